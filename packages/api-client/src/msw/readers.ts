/** Parses the strings that a path or a query holds under one key. */
export type Reader = (values: string[]) => unknown

const toNumber = (value: string) => (value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value))

export const string: Reader = ([first]) => first
/** Other values stay strings: `limit` may be `all`. */
export const number: Reader = ([first = '']) => toNumber(first)
export const boolean: Reader = ([first]) => first === 'true'
export const strings: Reader = (values) => values
export const numbers: Reader = (values) => values.map(toNumber)
