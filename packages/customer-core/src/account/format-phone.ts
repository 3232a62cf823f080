/** `+91 98765 43210`. Numbers of other countries are not changed. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
}
