import type { StoreOrder } from '@tarapath/api-client/types'
import { checkoutWords } from './words/checkout.gen.ts'

type DeliveryAddress = NonNullable<StoreOrder['delivery_address']>

export type AddressDraft = Record<keyof DeliveryAddress, string>

export type AddressProblems = Partial<Record<keyof DeliveryAddress, string>>

const KEY = 'delivery_address'

const EMPTY: AddressDraft = { name: '', phone_number: '', pincode: '', line1: '', line2: '', city: '', state: '' }

/** The address of the last order on this device. It is deleted at sign-out, as everything on the device is. */
export function storedAddress(): AddressDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const draft = { ...EMPTY, ...stored }
    return Object.values(draft).every((value) => typeof value === 'string') ? draft : null
  } catch {
    return null // Blocked storage, or not ours.
  }
}

export function storeAddress(draft: AddressDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is blocked: the address is asked for again next time.
  }
}

/** What the profile knows of it. */
export const addressFrom = (profile: { name: string; phone_number: string } | null): AddressDraft => ({
  ...EMPTY,
  name: profile?.name ?? '',
  phone_number: profile?.phone_number.replace(/^\+91/, '') ?? '',
})

export function addressProblems(draft: AddressDraft): AddressProblems {
  const words = checkoutWords()
  const isBlank = (field: keyof DeliveryAddress) => draft[field].trim() === ''
  return {
    ...(isBlank('name') && { name: words.missingName }),
    ...(!/^(?:\+?91|0)?[6-9]\d{9}$/.test(draft.phone_number.replaceAll(/[\s-]/g, '')) && {
      phone_number: words.badPhone,
    }),
    ...(isBlank('line1') && { line1: words.missingLine1 }),
    ...(!/^[1-9]\d{5}$/.test(draft.pincode.replaceAll(' ', '')) && { pincode: words.badPincode }),
    ...(isBlank('city') && { city: words.missingCity }),
    ...(isBlank('state') && { state: words.missingState }),
  }
}

export const toAddress = ({ line2, ...draft }: AddressDraft): DeliveryAddress => ({
  ...draft,
  pincode: draft.pincode.replaceAll(' ', ''),
  ...(line2.trim() !== '' && { line2 }),
})
