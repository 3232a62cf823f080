export interface Blanks {
  hello: string
  /** The customer's first name, '' when it is not known. */
  name: string
  self: string
  date: string
  time: string
}

/** Puts the particulars into a line. A name that is not known leaves no gap, comma or "ji" behind. */
export function fillLine(text: string, blanks: Blanks): string {
  const named = blanks.name === '' ? withoutName(text) : text
  return named.replaceAll(/\{(hello|name|self|date|time)\}/g, (_, blank: keyof Blanks) => blanks[blank])
}

function withoutName(text: string): string {
  const cut = text.replace(/^\{name\}(?: ji| जी)?, /u, '').replaceAll(/,? ?\{name\}(?: ji| जी)?/gu, '')
  return cut.charAt(0).toUpperCase() + cut.slice(1)
}
