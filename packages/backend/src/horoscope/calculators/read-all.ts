import { InvalidFields, invalidFields } from '../../errors.ts'

type Reads<Values extends readonly unknown[]> = {
  [Index in keyof Values]: () => Values[Index] | Promise<Values[Index]>
}

/** Runs all reads and throws one error with the invalid fields of all of them. */
export async function readAll<Values extends readonly unknown[]>(...reads: Reads<Values>): Promise<Values> {
  const results = await Promise.allSettled(reads.map(async (read) => read()))
  const invalid: Record<string, string[]> = {}
  for (const result of results) {
    if (result.status === 'fulfilled') continue
    if (!(result.reason instanceof InvalidFields)) throw result.reason
    Object.assign(invalid, result.reason.fields)
  }
  if (Object.keys(invalid).length > 0) throw invalidFields(invalid)
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as Values
}
