/** The words of a text as a search compares them: lower case, without marks around them, in any script. */
export const wordsOf = (text: string): string[] => [
  ...new Set(text.normalize('NFC').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)),
]
