import type { Validator } from './validators.ts'

/** One thing that is wrong with a reply. */
export interface ReplyIssue {
  /** Where the value is: `['results', 0, 'name']`. */
  path: PropertyKey[]
  /** `Expected text, got null`. Never quotes the value. */
  message: string
}

/** Validates the reply of one endpoint. A [Standard Schema](https://standardschema.dev) of version 1. */
export interface ReplyCheck<Reply> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'tarapath'
    readonly validate: (value: unknown) => { value: Reply; issues?: undefined } | { issues: ReplyIssue[] }
    readonly types?: { readonly input: Reply; readonly output: Reply }
  }
}

/** A check that builds its validator on first use. */
export function check<Reply>(createValidator: () => Validator): ReplyCheck<Reply> {
  let validator: Validator | undefined
  const validate = (value: unknown) => {
    validator ??= createValidator()
    const issues = validator(value)
    return issues ? { issues } : { value: value as Reply }
  }
  return { '~standard': { version: 1, vendor: 'tarapath', validate } }
}
