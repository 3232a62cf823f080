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
    const fields: Record<string, string | File> = await c.req.parseBody()
    // Browsers send two characters for the end of a line, and count one of them against the greatest length of a field.
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
      ]),
    )
  } catch {
    throw new DomainError('parse_error', 'The form cannot be read.')
  }
}
