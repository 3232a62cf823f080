import type { UserProfile } from '@tarapath/api-client/types'
import { toPaise } from '@tarapath/customer-core/platform'
import { ActionBar, Button, formatRupees, InlineNotice, TickRule } from '@tarapath/ui-kit'
import { useState, type FormEvent } from 'react'
import { AddressForm } from './address-form.tsx'
import { addressFrom, addressProblems, storedAddress, type AddressDraft } from './address.ts'
import { arrivalDay } from './arrival-day.ts'
import { blockedReason } from './blocked-reason.ts'
import { PinIcon, TruckIcon } from './cart-icon.tsx'
import { CartSum } from './cart-sum.tsx'
import { CheckoutProblemNotice } from './checkout-problem.tsx'
import type { PricedCart } from './price-cart.ts'
import styles from './cart.module.css'
import { useCheckout } from './use-checkout.ts'
import { checkoutWords } from './words/checkout.gen.ts'

interface CheckoutFormProps {
  cart: PricedCart
  profile: UserProfile | null
  /** Rupees in the wallet; null while unknown. */
  balance: number | null
}

/** Address, arrival, payment and sum on one page. */
export function CheckoutForm({ cart, profile, balance }: CheckoutFormProps) {
  const words = checkoutWords()
  const [known] = useState(storedAddress)
  const [typed, setTyped] = useState<Partial<AddressDraft>>(known ?? {})
  const draft = { ...addressFrom(profile), ...typed }
  const [isEditing, setEditing] = useState(known === null)
  const [startsAtName, setStartsAtName] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const { isPaying, problem, pay } = useCheckout()
  const problems = isChecked ? addressProblems(draft) : {}

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setChecked(true)
    const [first] = Object.keys(addressProblems(draft))
    if (first !== undefined) {
      setEditing(true)
      setStartsAtName(true)
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const lines = cart.lines.map(({ line }) => line)
    await pay({ lines, draft, totalPaise: cart.totalPaise })
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TickRule />
      <h2>{words.deliverTo}</h2>
      {isEditing ? (
        <AddressForm
          draft={draft}
          problems={problems}
          autoFocus={startsAtName}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
      ) : (
        <AddressCard
          draft={draft}
          onChange={() => {
            setEditing(true)
            setStartsAtName(true)
          }}
        />
      )}
      {cart.deliveryDays === null ? null : (
        <p className={styles['withIcon']}>
          <TruckIcon /> {words.arrives({ day: arrivalDay(cart.deliveryDays) })}
        </p>
      )}
      <h2>{words.payWith}</h2>
      <p className={styles['method']}>
        <b>{words.phonePe}</b>
        <span className="ui-note">{words.phonePeHint}</span>
        {balance === null || balance === 0 ? null : (
          <span className="ui-note">{words.walletStays({ balance: formatRupees(toPaise(balance)) })}</span>
        )}
      </p>
      <CartSum cart={cart} />
      <p className="ui-note">{words.returns}</p>
      {Object.keys(problems).length > 0 ? (
        <InlineNotice tone="danger" live="alert" title={words.fixFields({ count: Object.keys(problems).length })} />
      ) : null}
      <ActionBar>
        <CheckoutProblemNotice problem={problem} />
        <Button type="submit" variant="money" full loading={isPaying} disabledReason={blockedReason(cart)}>
          {words.pay({ amount: formatRupees(cart.totalPaise) })}
        </Button>
      </ActionBar>
    </form>
  )
}

function AddressCard({ draft, onChange }: { draft: AddressDraft; onChange(): void }) {
  const { name, line1, line2, city, pincode, state, phone_number: phone } = draft
  return (
    <address className={styles['address']}>
      <PinIcon />
      <span>
        <b>{name}</b>
        {[[line1, line2].filter(Boolean).join(', '), `${city} ${pincode}, ${state}`, phone].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <Button variant="quiet" size="s" onClick={onChange}>
        {checkoutWords().change}
      </Button>
    </address>
  )
}
