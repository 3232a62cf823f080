/** Makes a value of the texts that a path or a query holds under one key. */
export type Reader = (texts: string[]) => unknown

const numberOf = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text))

export const text: Reader = ([only]) => only
/** What is no number stays text: `limit` may be `all`. */
export const number: Reader = ([only = '']) => numberOf(only)
export const flag: Reader = ([only]) => only === 'true'
export const texts: Reader = (all) => all
export const numbers: Reader = (all) => all.map(numberOf)
