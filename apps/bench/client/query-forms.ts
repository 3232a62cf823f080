import { bundle, load } from './bundle.ts'
import { sourceOf, type Contestant } from './contestants.ts'
import { operations } from './operations.ts'

/** Values of the parameter `a` with the expected query; null if the parameter is left out. */
export const QUERY_FORMS: [value: string, query: string | null][] = [
  ['[1, 2]', 'a=1&a=2'],
  ['true', 'a=true'],
  ['undefined', ''],
  ['null', ''],
  ["'a&b=c d+é'", 'a=a%26b%3Dc+d%2B%C3%A9'],
  ['0', 'a=0'],
  ['NaN', null],
]

/** For each value `yes`, or the query that the contestant sends instead. */
export async function queryForms(contestant: Contestant): Promise<string[]> {
  const operation = operations.find(({ name }) => name === 'listAstrologers')!
  const real = globalThis.fetch
  const answers: string[] = []
  try {
    for (const [value, expected] of QUERY_FORMS) {
      const sent: string[] = []
      globalThis.fetch = async (input, init) => {
        sent.push(new URL(new Request(input, init).url).search.slice(1))
        return Response.json({ count: 0, next: null, previous: null, results: [] })
      }
      const code = await bundle(sourceOf(contestant, [{ ...operation, query: { a: value } }]))
      const { calls } = await load<{ calls: Record<string, () => Promise<unknown>> }>(`${code}//${answers.length}`)
      await calls['listAstrologers']!().catch(() => undefined)
      const [query = null] = sent
      answers.push(isSame(query, expected) ? 'yes' : query === null ? 'not sent' : `\`${query || '(nothing)'}\``)
    }
  } finally {
    globalThis.fetch = real
  }
  return answers
}

/** `+` and `%20` both mean a space. */
const isSame = (sent: string | null, expected: string | null): boolean =>
  sent === null || expected === null
    ? sent === expected
    : new URLSearchParams(sent).toString() === new URLSearchParams(expected).toString()
