import { Hono, type Context } from 'hono'
import type { Db } from '@tarapath/backend/database'
import { notFound } from '@tarapath/backend/errors'
import { problemOf } from '@tarapath/backend/http'
import type { Clock } from '@tarapath/backend/ports'
import { applicationPicture } from '@tarapath/backend/registration'
import { logStaffAction } from '@tarapath/backend/staff'
import type { Notice } from './forms/notice.ts'
import { formLimit, readForm } from './forms/read-form.ts'
import { sentenceOf } from './forms/sentence-of.ts'
import type { DeskPage, Place, View } from './desk-page.ts'
import { deskLayout } from './layout.ts'
import { deskLists } from './lists.ts'

/** What the desk stands on, wherever it stands. */
export interface Ground {
  db: Db
  clock: Clock
  /** Waits until every part of this process knows of what was changed. */
  catchUp: () => Promise<void>
}

/** Whoever has signed in; nobody does at the console. */
export interface AtDesk {
  Variables: { phone?: string }
}

const FORM_LIMIT_KB = 16
const ROWS = 20
const LAST_PAGE = 5000

/** The work that waits for a person: a page for each list, and a form for everything done about a row. */
export function createDeskPages({ db, clock, catchUp }: Ground, place: Place): Hono<AtDesk> {
  const pages = new Hono<AtDesk>()
  const show = (c: Context<AtDesk>, page: DeskPage, notice: Notice | null, status = 200) =>
    deskLayout({ db, now: clock.now() }, page, viewOf(c, place), { notice, status, phone: c.get('phone') ?? null })

  pages.get('/', (c) => c.redirect(`${place}/${deskLists[0]?.id}`))

  pages.get('/applications/:id{\\d{1,9}}/:field{[a-z_]{1,40}}', async (c) => {
    const { type, bytes } = await applicationPicture(db, Number(c.req.param('id')), c.req.param('field'))
    return c.body(bytes, 200, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  pages.get('/:page', async (c) => {
    const page = pageOf(c)
    const done = page.acts[c.req.query('done') ?? '']?.done
    return show(c, page, done === undefined ? null : { kind: 'done', text: done })
  })

  pages.post('/:page/:act', formLimit(FORM_LIMIT_KB), async (c) => {
    const page = pageOf(c)
    const name = c.req.param('act')
    const act = Object.hasOwn(page.acts, name) ? page.acts[name] : undefined
    if (!act) throw notFound('The desk knows no such form.')
    const now = clock.now()
    try {
      const form = await readForm(c)
      await db.transaction(async (tx) => {
        await act.perform({ db: tx, now }, form)
        const row = form[page.rowField ?? '']
        const rowId = typeof row === 'string' ? Number.parseInt(row, 10) : null
        await logStaffAction(tx, { at: now, phone: c.get('phone') ?? null, page: page.id, action: name, rowId })
      })
    } catch (failure) {
      const problem = problemOf(failure)
      if (problem.status >= 500) throw failure
      return show(c, page, { kind: 'refused', text: sentenceOf(problem) }, problem.status)
    }
    await catchUp()
    const { chosen } = viewOf(c, place)
    const still = chosen === null ? '' : `&consultation=${chosen}`
    return c.redirect(`${place}/${page.id}?done=${name}${still}`, 303)
  })
  return pages
}

function pageOf(c: Context): DeskPage {
  const page = deskLists.find(({ id }) => id === c.req.param('page'))
  if (!page) throw notFound('The desk has no such list.')
  return page
}

/** `?past` shows what is done, `?page=2` the rows after the first ones, `?consultation=42` that one alone. */
function viewOf(c: Context, place: Place): View {
  const numberIn = (name: string, digits: RegExp) => digits.exec(c.req.query(name) ?? '')?.[0]
  const page = Number(numberIn('page', /^\d{1,4}$/) ?? 1)
  const offset = (Math.min(Math.max(page, 1), LAST_PAGE) - 1) * ROWS
  const chosen = numberIn('consultation', /^\d{1,9}$/)
  return {
    place,
    limit: ROWS,
    offset,
    isPast: c.req.query('past') !== undefined,
    chosen: chosen === undefined ? null : Number(chosen),
  }
}
