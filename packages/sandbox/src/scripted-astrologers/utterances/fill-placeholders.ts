export interface Placeholders {
  greeting: string
  /** The customer's first name, '' when it is not known. */
  name: string
  self: string
  date: string
  time: string
}

/** Without a name, the comma or "ji" that belongs to it is removed as well. */
export function fillPlaceholders(text: string, values: Placeholders): string {
  const template = values.name === '' ? withoutName(text) : text
  return template.replaceAll(/\{(greeting|name|self|date|time)\}/g, (_, name: keyof Placeholders) => values[name])
}

function withoutName(text: string): string {
  const rest = text.replace(/^\{name\}(?: ji| जी)?, /u, '').replaceAll(/,? ?\{name\}(?: ji| जी)?/gu, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
