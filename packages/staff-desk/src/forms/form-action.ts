import type { z } from 'zod'
import type { BackendParts } from '@tarapath/backend'
import { invalidFields } from '@tarapath/backend/errors'

/** What a submitted form does. */
export interface FormAction<Context = BackendParts> {
  /** The notice on the page afterwards. */
  notice: string
  /** For a form that carries a file. */
  formLimitKb?: number
  perform: (context: Context, form: unknown) => Promise<void>
}

/** Checks the submitted fields, then runs. Fields that are not valid are a `DomainError`. */
export function formAction<Fields extends z.ZodType, Context = BackendParts>(
  fields: Fields,
  notice: string,
  run: (context: Context, input: z.output<Fields>) => unknown,
  limits: Pick<FormAction, 'formLimitKb'> = {},
): FormAction<Context> {
  return {
    ...limits,
    notice,
    async perform(context, form) {
      const parsed = fields.safeParse(form)
      if (!parsed.success)
        throw invalidFields(
          Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.') || 'form', message])),
        )
      await run(context, parsed.data)
    },
  }
}
