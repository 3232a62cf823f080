import { nationalDigits } from '@tarapath/ui-kit'
import { landingWords } from './words/landing.gen.ts'

/** What was written: the number comes first, the name after it. */
export interface Draft {
  phone: string
  /** Null before it was asked for. */
  name: string | null
}

export type Faults = Partial<Record<keyof Draft, string>>

const LONGEST_NAME = 120
const LONGEST_PHONE = 20

export function readDraft(form: FormData): Draft {
  const phone = form.get('phone')
  const name = form.get('name')
  return {
    phone: typeof phone === 'string' ? nationalDigits(phone.slice(0, LONGEST_PHONE)) : '',
    name: typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : null,
  }
}

export function faultsOf({ phone, name }: Draft): Faults {
  const words = landingWords()
  if (!/^[6-9]\d{9}$/.test(phone)) return { phone: words.notANumber }
  return name === '' ? { name: words.nameMissing } : {}
}

/** The campaign that the address of the page names. It is cut because anybody can write it. */
export function sourceOf(address: string): string | undefined {
  return new URL(address).searchParams.get('utm_source')?.slice(0, 40) || undefined
}
