/** The language of a text, for fonts and screen readers: `hi` when it has Devanagari. */
export function languageOf(text: string): string | undefined {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined
}
