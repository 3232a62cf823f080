const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * The paragraphs of a text that comes as HTML, as plain text. A page of ours takes no markup from the outside: Trusted Types
 * forbid it, and a horoscope needs none.
 */
export function htmlToParagraphs(html: string): string[] {
  return html
    .split(/<\/p>|<br\s*\/?>/i)
    .map((part) =>
      part.replaceAll(/<[^<>]*>/g, '').replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
