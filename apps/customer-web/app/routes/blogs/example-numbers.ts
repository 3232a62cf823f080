import { bhagyank, grahaOfNumber, loShuGrid, mulank, nameNumber } from '@tarapath/jyotish'

const DATE = '1994-08-17'

/** The numbers of 17 August 1994, and of a name in two spellings. */
export function exampleNumbers() {
  const { rows, missing, fullLines } = loShuGrid(DATE)
  return {
    mulank: mulank(DATE),
    mulankGraha: grahaOfNumber(mulank(DATE)),
    bhagyank: bhagyank(DATE),
    bhagyankGraha: grahaOfNumber(bhagyank(DATE)),
    rows: rows.map((row) => ({
      name: row.map(({ digit }) => digit).join(', '),
      places: row.map(({ digit, count }) => String(digit).repeat(count) || '–').join(' · '),
    })),
    missing: missing.join(', '),
    fullLines: fullLines.length,
    names: ['Vikas', 'Vikaas'].map((name) => {
      const { compound, number } = nameNumber(name)
      return { name, compound, number, graha: grahaOfNumber(number) }
    }),
  }
}
