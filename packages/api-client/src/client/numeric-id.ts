/** An id as the server expects it: text of digits becomes a number, anything else stays for the server to refuse. */
export function numericId(id: string | number | undefined): string | number | undefined {
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id
}
