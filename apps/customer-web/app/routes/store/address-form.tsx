import { Select, TextInput } from '@tarapath/ui-kit'
import { commonWords } from '@tarapath/customer-core/platform'
import type { AddressDraft, AddressProblems } from './address.ts'
import { TownField } from './town-field.tsx'
import styles from './cart.module.css'
import { checkoutWords } from './words/checkout.gen.ts'

interface AddressFormProps {
  draft: AddressDraft
  problems: AddressProblems
  autoFocus?: boolean
  onChange(part: Partial<AddressDraft>): void
}

export function AddressForm({ draft, problems, autoFocus = false, onChange }: AddressFormProps) {
  const words = checkoutWords()
  const field = (name: keyof AddressDraft, autoComplete: string) => ({
    name,
    autoComplete: `shipping ${autoComplete}`,
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className={styles['form']}>
      <TextInput label={words.name} autoFocus={autoFocus} {...field('name', 'name')} />
      <TextInput
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        {...field('phone_number', 'tel-national')}
      />
      <TextInput label={words.line1} {...field('line1', 'address-line1')} />
      <TextInput label={words.line2} optional={commonWords().optional} {...field('line2', 'address-line2')} />
      <div className={styles['pair']}>
        <TextInput label={words.pincode} inputMode="numeric" maxLength={7} {...field('pincode', 'postal-code')} />
        <TownField value={draft.city} error={problems.city} onChange={onChange} />
      </div>
      <Select
        label={words.state}
        placeholder={words.chooseState}
        options={words.statesOfIndia.split('; ').map((state) => ({ value: state, label: state }))}
        {...field('state', 'address-level1')}
      />
    </div>
  )
}
