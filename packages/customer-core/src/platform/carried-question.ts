const KEY = 'carriedQuestion'
const ASK = 'ask'
const LONGEST = 500

/**
 * An address that carries a question to the price sheet, with the birth details of the calculation that it is about. They
 * stand in the hash, which no server sees.
 */
export const withQuestion = (path: string, question: string, birth: Readonly<Record<string, string>> = {}): string =>
  `${path}#${new URLSearchParams({ [ASK]: question, ...birth }).toString()}`

/** The question in the hash of an address; null without one. */
export function questionIn(hash: string): string | null {
  const question = new URLSearchParams(hash.slice(1)).get(ASK)?.trim().slice(0, LONGEST)
  return question ? question : null
}

/** Keeps what a hash carries for the next price sheet of this tab; null forgets it. */
export function carryQuestion(hash: string | null): void {
  try {
    if (hash === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, hash)
  } catch {
    // Storage is blocked: the question has to be written again.
  }
}

/** The hash that was kept; empty without one. */
export function carriedHash(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
