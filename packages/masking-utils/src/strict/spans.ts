/** A range of a text in UTF-16 code units; `end` is exclusive. */
export interface Span {
  start: number
  end: number
}

export function findSpans(pattern: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** Sorts spans and merges those that overlap. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

/** Replaces spans, which must be sorted. Without spans it returns the same string. */
export function replaceSpans(text: string, spans: readonly Span[], replacement: (length: number) => string): string {
  if (!spans.length) return text
  let replaced = ''
  let copiedTo = 0
  for (const { start, end } of spans) {
    replaced += text.slice(copiedTo, start) + replacement(end - start)
    copiedTo = end
  }
  return replaced + text.slice(copiedTo)
}
