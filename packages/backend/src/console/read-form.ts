import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuse } from '../http/problem.ts'

/** Refuses forms of more than so many KB before they are read. */
export const formLimit = (kilobytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => {
      throw refuse(413, 'too_large', `A form may have ${kilobytes} KB.`)
    },
  })

export async function readForm(c: Context): Promise<Record<string, string | File>> {
  try {
    return await c.req.parseBody()
  } catch {
    throw refuse(400, 'parse_error', 'The form cannot be read.')
  }
}
