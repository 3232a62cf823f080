import { setOwnPrice } from '@tarapath/astrologer-api'
import { formatRupees, InlineNotice, TextInput } from '@tarapath/ui-kit'
import { useState } from 'react'
import { api } from '../platform/api.ts'
import { useSave } from '../platform/use-save.ts'
import { settingsWords } from '../words/settings.gen.ts'
import { FormSection, type SettingsFormProps } from './settings-form.tsx'

const plain = (paise: number) => formatRupees(paise, { trailingZeros: 'strip' })

export function PriceForm({ settings, onSaved }: SettingsFormProps) {
  const words = settingsWords()
  const { price_paise: price, discounted_paise: discounted, price_limits: limits } = settings
  const [rupees, setRupees] = useState(String(price / 100))
  const { isSaving, isSaved, error, save, change } = useSave(onSaved)

  function send() {
    if (!/^\d{1,6}$/.test(rupees.trim())) return change(words.wholeRupees)
    void save(() => setOwnPrice(api, { price_paise: Number(rupees) * 100 }))
  }

  return (
    <FormSection title={words.price} isSaving={isSaving} isSaved={isSaved} onSave={send}>
      {discounted === null ? null : (
        <InlineNotice tone="info">{words.discount({ discounted: plain(discounted) })}</InlineNotice>
      )}
      <TextInput
        label={words.perMinute}
        hint={words.limits({ lowest: plain(limits.min_paise), highest: plain(limits.max_paise) })}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        prefix="₹"
        value={rupees}
        onChange={(event) => {
          change()
          setRupees(event.target.value)
        }}
      />
    </FormSection>
  )
}
