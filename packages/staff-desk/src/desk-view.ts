import type { Context } from 'hono'
import { readReference } from '@tarapath/backend/consultations'
import type { BasePath, ListView } from './desk-page.ts'
import type { DeskEnv } from './desk-pages.ts'
import { isAllowed } from './permissions.ts'

const ROWS = 20
const LAST_PAGE = 5000
/** A sealed search is longer than what was typed. */
const MAX_QUERY_LENGTH = 500

/** `?past` shows past rows, `?page=2` the second page, `?consultation=42` or its reference that consultation only. */
export function viewOf(c: Context<DeskEnv>, basePath: BasePath): ListView {
  const digitsIn = (name: string, pattern: RegExp) => pattern.exec(c.req.query(name) ?? '')?.[0]
  const page = Number(digitsIn('page', /^\d{1,4}$/) ?? 1)
  const offset = (Math.min(Math.max(page, 1), LAST_PAGE) - 1) * ROWS
  const consultationId = digitsIn('consultation', /^\d{1,9}$/)
  const reader = c.get('reader')
  return {
    basePath,
    limit: ROWS,
    offset,
    isPast: c.req.query('past') !== undefined,
    consultationId: consultationId === undefined ? null : Number(consultationId),
    reference: readReference(c.req.query('consultation') ?? ''),
    query: Object.fromEntries(
      Object.entries(c.req.query()).map(([name, value]) => [name, value.slice(0, MAX_QUERY_LENGTH)]),
    ),
    refused: null,
    may: (form) => reader === undefined || isAllowed(reader.roles, form),
  }
}
