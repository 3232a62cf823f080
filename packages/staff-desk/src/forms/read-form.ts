import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DomainError } from '@tarapath/backend/errors'

/** Refuses larger forms before they are read. */
export const formLimit = (kilobytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => {
      throw new DomainError('too_large', `A form may have ${kilobytes} KB.`)
    },
  })

export async function readForm(c: Context): Promise<Record<string, string | File>> {
  try {
    return await c.req.parseBody()
  } catch {
    throw new DomainError('parse_error', 'The form cannot be read.')
  }
}
