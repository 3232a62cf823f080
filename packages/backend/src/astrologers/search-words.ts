/** What a keyboard may or may not have put on a letter: accents, joiners, the dot of ज़. */
const MARKS_THAT_VARY = /\p{Script=Inherited}|\u093c/gu
const APOSTROPHES = /['’]/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const MAX_WORDS = 8

const wordsOf = (text: string): string[] => [
  ...new Set(text.normalize('NFKD').replaceAll(MARKS_THAT_VARY, '').toLowerCase().match(WORD)),
]

/** The words somebody is found by. D'Souza is found as dsouza and as souza. */
export const indexedWords = (text: string): string[] => wordsOf(`${text} ${text.replaceAll(APOSTROPHES, '')}`)

/** The words to look for: letters and digits of any script, so nothing in them means anything to LIKE. */
export const searchedWords = (text: string): string[] => wordsOf(text.replaceAll(APOSTROPHES, '')).slice(0, MAX_WORDS)
