import type { z } from 'zod'
import type { BackendParts } from '@tarapath/backend'
import { invalidFields } from '@tarapath/backend/errors'

/** What a submitted form does. */
export interface FormAction<Context = BackendParts> {
  /** The notice on the page afterwards. */
  notice: string
  /** For a form that carries a file. */
  formLimitKb?: number
  /** Returns what the address of the next page adds, such as `row=5`. */
  perform: (context: Context, form: unknown) => Promise<string | void>
  /** What is done after the commit, because it cannot be undone. */
  afterwards?: (context: Context, form: unknown) => Promise<void>
  /** How much money it moves; missing where none. */
  sumPaise?: (context: Context, form: unknown) => Promise<number>
}

interface FormExtras<Fields extends z.ZodType, Context> {
  formLimitKb?: number
  afterwards?: (context: Context, input: z.output<Fields>) => Promise<void>
  /** How much money the form moves, for the confirmation of large sums. */
  sumPaise?: (context: Context, input: z.output<Fields>) => Promise<number> | number
}

/** Checks the submitted fields, then runs. Fields that are not valid are a `DomainError`. */
export function formAction<Fields extends z.ZodType, Context = BackendParts>(
  fields: Fields,
  notice: string,
  run: (context: Context, input: z.output<Fields>) => unknown,
  { afterwards, sumPaise, ...limits }: FormExtras<Fields, Context> = {},
): FormAction<Context> {
  return {
    ...limits,
    notice,
    async perform(context, form) {
      const next = await run(context, parse(fields, form))
      return typeof next === 'string' ? next : undefined
    },
    ...(afterwards && {
      afterwards: async (context: Context, form: unknown) => afterwards(context, parse(fields, form)),
    }),
    ...(sumPaise && { sumPaise: async (context: Context, form: unknown) => sumPaise(context, parse(fields, form)) }),
  }
}

function parse<Fields extends z.ZodType>(fields: Fields, form: unknown): z.output<Fields> {
  const parsed = fields.safeParse(form)
  if (parsed.success) return parsed.data
  throw invalidFields(
    Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.') || 'form', message])),
  )
}
