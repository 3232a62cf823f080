const KEY = 'carriedQuestion'
const ASK = 'ask'
const LONGEST = 500

/** An address that carries a question to the price sheet. It stands in the hash, which no server sees. */
export const withQuestion = (path: string, question: string): string =>
  `${path}#${new URLSearchParams({ [ASK]: question }).toString()}`

/** The question in the hash of an address; null without one. */
export function questionIn(hash: string): string | null {
  const question = new URLSearchParams(hash.slice(1)).get(ASK)?.trim().slice(0, LONGEST)
  return question ? question : null
}

/** Keeps a question for the next price sheet of this tab; null forgets it. */
export function carryQuestion(question: string | null): void {
  try {
    if (question === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, question)
  } catch {
    // Storage is blocked: the question has to be written again.
  }
}

export function carriedQuestion(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
