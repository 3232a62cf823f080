import { Hono, type Context } from 'hono'
import type { Db } from '@tarapath/backend/database'
import { readReference } from '@tarapath/backend/consultations'
import { notFound } from '@tarapath/backend/errors'
import { problemOf, UPLOAD_POLICY } from '@tarapath/backend/http'
import type { Clock } from '@tarapath/backend/ports'
import { applicationPicture } from '@tarapath/backend/registration'
import { logStaffAction } from '@tarapath/backend/staff'
import type { Notice } from './forms/notice.ts'
import { formLimit, readForm } from './forms/read-form.ts'
import { problemText } from './forms/problem-text.ts'
import type { BasePath, DeskPage, ListView } from './desk-page.ts'
import { deskLists } from './desk-lists.ts'
import { deskLayout } from './layout.ts'

export interface DeskOptions {
  db: Db
  clock: Clock
  /** Waits until the caches of this process include every change. */
  catchUp: () => Promise<void>
}

export interface DeskEnv {
  /** Of the signed-in staff member; missing on the console. */
  Variables: { phone?: string }
}

const FORM_LIMIT_KB = 16
const ROWS = 20
const LAST_PAGE = 5000

/** A page for each list of the desk, and the forms of their rows. */
export function createDeskPages({ db, clock, catchUp }: DeskOptions, basePath: BasePath): Hono<DeskEnv> {
  const pages = new Hono<DeskEnv>()
  const show = (c: Context<DeskEnv>, page: DeskPage, notice: Notice | null, status = 200) =>
    deskLayout({ db, now: clock.now() }, page, viewOf(c, basePath), { notice, status, phone: c.get('phone') ?? null })

  pages.get('/', (c) => c.redirect(`${basePath}/${deskLists[0]?.id}`))

  pages.get('/applications/:id{\\d{1,9}}/:field{[a-z_]{1,40}}', async (c) => {
    const { type, bytes } = await applicationPicture(db, Number(c.req.param('id')), c.req.param('field'))
    return c.body(bytes, 200, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': UPLOAD_POLICY,
    })
  })

  pages.get('/:page', async (c) => {
    const page = pageOf(c)
    const notice = page.actions[c.req.query('done') ?? '']?.notice
    return show(c, page, notice === undefined ? null : { kind: 'done', text: notice })
  })

  pages.post('/:page/:action', formLimit(FORM_LIMIT_KB), async (c) => {
    const page = pageOf(c)
    const name = c.req.param('action')
    const action = Object.hasOwn(page.actions, name) ? page.actions[name] : undefined
    if (!action) throw notFound('Form not found.')
    const now = clock.now()
    try {
      const form = await readForm(c)
      await db.transaction(async (tx) => {
        await action.perform({ db: tx, now }, form)
        const row = form[page.rowField ?? '']
        const rowId = typeof row === 'string' ? Number.parseInt(row, 10) : null
        await logStaffAction(tx, { at: now, phone: c.get('phone') ?? null, page: page.id, action: name, rowId })
      })
    } catch (failure) {
      const problem = problemOf(failure)
      if (problem.status >= 500) throw failure
      return show(c, page, { kind: 'refused', text: problemText(problem) }, problem.status)
    }
    await catchUp()
    const { consultationId } = viewOf(c, basePath)
    const query = consultationId === null ? '' : `&consultation=${consultationId}`
    return c.redirect(`${basePath}/${page.id}?done=${name}${query}`, 303)
  })
  return pages
}

function pageOf(c: Context): DeskPage {
  const page = deskLists.find(({ id }) => id === c.req.param('page'))
  if (!page) throw notFound('List not found.')
  return page
}

/** `?past` shows past rows, `?page=2` the second page, `?consultation=42` or its reference that consultation only. */
function viewOf(c: Context, basePath: BasePath): ListView {
  const digitsIn = (name: string, pattern: RegExp) => pattern.exec(c.req.query(name) ?? '')?.[0]
  const page = Number(digitsIn('page', /^\d{1,4}$/) ?? 1)
  const offset = (Math.min(Math.max(page, 1), LAST_PAGE) - 1) * ROWS
  const consultationId = digitsIn('consultation', /^\d{1,9}$/)
  return {
    basePath,
    limit: ROWS,
    offset,
    isPast: c.req.query('past') !== undefined,
    consultationId: consultationId === undefined ? null : Number(consultationId),
    reference: readReference(c.req.query('consultation') ?? ''),
  }
}
