/** No line ends inside a number. */
const SPACE = '\u00a0'

/** A phone number that its owner recognises and nobody can dial: +91 98••• ••210. */
export function hiddenPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').slice(-10)
  return ['+91', `${digits.slice(0, 2)}•••`, `••${digits.slice(-3)}`].join(SPACE)
}
