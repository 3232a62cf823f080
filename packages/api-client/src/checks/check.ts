import type { Shape } from './shape.ts'

/** One thing that is wrong with a reply. */
export interface Complaint {
  /** The way to the value: `['results', 0, 'name']`. */
  path: PropertyKey[]
  /** `Expected text, got null`. Never quotes the value. */
  message: string
}

/** Looks at the reply of one call. A [Standard Schema](https://standardschema.dev) of version 1. */
export interface ReplyCheck<Reply> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'tarapath'
    readonly validate: (value: unknown) => { value: Reply; issues?: undefined } | { issues: Complaint[] }
    readonly types?: { readonly input: Reply; readonly output: Reply }
  }
}

/** A check that makes its shape when it is first needed. */
export function check<Reply>(makeShape: () => Shape): ReplyCheck<Reply> {
  let shape: Shape | undefined
  const validate = (value: unknown) => {
    shape ??= makeShape()
    const issues = shape(value)
    return issues ? { issues } : { value: value as Reply }
  }
  return { '~standard': { version: 1, vendor: 'tarapath', validate } }
}
