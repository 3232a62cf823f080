import { nationalDigits } from '@tarapath/ui-kit'
import { landingWords } from './words/landing.gen.ts'

/** The values of the form: the number in the first step, the name and the one-time code in the second. */
export interface Draft {
  phone: string
  /** The request token of the one-time code. Null before one was sent. */
  requestToken: string | null
  code: string
  name: string
  wantsNewCode: boolean
}

export type Faults = Partial<Record<'phone' | 'code' | 'name', string>>

const MAX_NAME_LENGTH = 100
const MAX_PHONE_LENGTH = 20

export function readDraft(form: FormData): Draft {
  const text = (field: string): string => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  const requestToken = text('request_token')
  return {
    phone: nationalDigits(text('phone').slice(0, MAX_PHONE_LENGTH)),
    requestToken: /^[\da-f]{32}$/.test(requestToken) ? requestToken : null,
    code: text('otp_key').replaceAll(/\D/g, '').slice(0, 6),
    name: text('name').trim().slice(0, MAX_NAME_LENGTH),
    wantsNewCode: form.has('resend'),
  }
}

export function faultsOf({ phone, requestToken, code, name, wantsNewCode }: Draft): Faults {
  const words = landingWords()
  if (!/^[6-9]\d{9}$/.test(phone)) return { phone: words.notANumber }
  if (requestToken === null || wantsNewCode) return {}
  return {
    ...(code.length < 6 && { code: words.codeMissing }),
    ...(name === '' && { name: words.nameMissing }),
  }
}

/** The campaign that the address of the page names. It is cut because anybody can write it. */
export function sourceOf(address: string): string | undefined {
  return new URL(address).searchParams.get('utm_source')?.slice(0, 40) || undefined
}
