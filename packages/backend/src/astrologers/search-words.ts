/** Marks that people type or leave out: accents, joiners, the nukta of ज़. */
const OPTIONAL_MARKS = /\p{Script=Inherited}|\u093c/gu
const APOSTROPHES = /['’]/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
const MAX_WORDS = 8

const wordsOf = (text: string): string[] => [
  ...new Set(text.normalize('NFKD').replaceAll(OPTIONAL_MARKS, '').toLowerCase().match(WORD)),
]

/** The words to index. D'Souza is found as dsouza and as souza. */
export const indexedWords = (text: string): string[] => wordsOf(`${text} ${text.replaceAll(APOSTROPHES, '')}`)

/** The words of a search. They consist of letters and digits, so none contains a wildcard of LIKE. */
export const searchedWords = (text: string): string[] => wordsOf(text.replaceAll(APOSTROPHES, '')).slice(0, MAX_WORDS)
