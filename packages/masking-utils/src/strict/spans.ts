/** A stretch of text, in UTF-16 code units; `end` is past the last one. */
export interface Span {
  start: number
  end: number
}

export function findSpans(pattern: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** Puts spans in order and joins those that overlap. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const before = merged.at(-1)
    if (before && span.start < before.end) before.end = Math.max(before.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

/** Writes something else over spans, which are in order; without spans the text itself comes back. */
export function coverSpans(text: string, spans: readonly Span[], cover: (length: number) => string): string {
  if (!spans.length) return text
  let covered = ''
  let copiedTo = 0
  for (const { start, end } of spans) {
    covered += text.slice(copiedTo, start) + cover(end - start)
    copiedTo = end
  }
  return covered + text.slice(copiedTo)
}
