import { Hono, type Context } from 'hono'
import { problemOf } from '../../http/failure-reply.ts'
import { notFound } from '../../http/problem.ts'
import { applicationPicture } from '../../rules/registration/list-applications.ts'
import type { Notice } from '../console-page.ts'
import type { Desk } from '../panel.ts'
import { formLimit, readForm } from '../read-form.ts'
import { sentenceOf } from '../sentence-of.ts'
import type { DeskPage, View } from './desk-page.ts'
import { deskLayout } from './layout.ts'
import { deskLists } from './lists.ts'

const FORM_LIMIT_KB = 16
const ROWS = 20
const LAST_PAGE = 5000

/** The work that waits for a person: a page for each list, and a form for everything done about a row. */
export function createDeskPages(desk: Desk): Hono {
  const pages = new Hono()

  pages.get('/desk', (c) => c.redirect(`/console/desk/${deskLists[0]?.id}`))

  pages.get('/desk/applications/:id{\\d{1,9}}/:field{[a-z_]{1,40}}', async (c) => {
    const { type, bytes } = await applicationPicture(desk.db, Number(c.req.param('id')), c.req.param('field'))
    return c.body(bytes, 200, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  pages.get('/desk/:page', async (c) => {
    const page = pageOf(c)
    const done = page.acts[c.req.query('done') ?? '']?.done
    return deskLayout(desk, page, viewOf(c), done === undefined ? null : { kind: 'done', text: done })
  })

  pages.post('/desk/:page/:act', formLimit(FORM_LIMIT_KB), async (c) => {
    const page = pageOf(c)
    const name = c.req.param('act')
    const act = Object.hasOwn(page.acts, name) ? page.acts[name] : undefined
    if (!act) throw notFound('The desk knows no such form.')
    try {
      await act.perform(desk, await readForm(c))
    } catch (failure) {
      const problem = problemOf(failure)
      if (problem.status >= 500) throw failure
      const notice: Notice = { kind: 'refused', text: sentenceOf(problem) }
      return deskLayout(desk, page, viewOf(c), notice, problem.status)
    }
    await desk.catchUp()
    return c.redirect(`/console/desk/${page.id}?done=${name}`, 303)
  })
  return pages
}

function pageOf(c: Context): DeskPage {
  const page = deskLists.find(({ id }) => id === c.req.param('page'))
  if (!page) throw notFound('The desk has no such list.')
  return page
}

/** `?past` shows what is done, `?page=2` the rows after the first ones. */
function viewOf(c: Context): View {
  const page = Number(/^\d{1,4}$/.exec(c.req.query('page') ?? '')?.[0] ?? 1)
  const offset = (Math.min(Math.max(page, 1), LAST_PAGE) - 1) * ROWS
  return { limit: ROWS, offset, isPast: c.req.query('past') !== undefined }
}
