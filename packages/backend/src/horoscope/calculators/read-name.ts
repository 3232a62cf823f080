import { invalidFields } from '../../errors.ts'

/** A name with Latin letters, because Chaldean numbers are defined for them only. */
export function readName(name: string | undefined, field: 'name' | 'partner_name'): string {
  if (name === undefined) throw invalidFields({ [field]: 'This field is required.' })
  if (!/[A-Z]/i.test(name.normalize('NFD')))
    throw invalidFields({ [field]: 'Write the name in Latin letters, A to Z.' })
  return name
}
