const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The paragraphs of an HTML text as plain text: Trusted Types forbid markup from the API, and horoscopes need none. */
export function htmlToParagraphs(html: string): string[] {
  return html
    .split(/<\/p>|<br\s*\/?>/i)
    .map((part) =>
      part.replaceAll(/<[^<>]*>/g, '').replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity),
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
