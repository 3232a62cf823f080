import type { BackendParts } from '@tarapath/backend'
import { Hono, type Context } from 'hono'
import { notFound } from '@tarapath/backend/errors'
import { problemOf } from '@tarapath/backend/http'
import { checkCaller, createDeskPages, formLimit, problemText, readForm } from '@tarapath/staff-desk'
import { consolePage, livePart, refusalPage } from './console-page.ts'
import { createHandsetPages } from './handset-pages.ts'
import { LIVE_PAGE_SCRIPT } from './live-page-script.ts'
import { createStudioPages } from './studio-pages.ts'
import { actionOf } from './panels.ts'
import { resetPage } from './reset.ts'
import { createEndpointPages } from './try-it/endpoint-pages.ts'

const FORM_LIMIT_KB = 64

/** The developer console: one page of panels, whose forms work without script. */
export function createConsole(parts: BackendParts): Hono {
  const pages = new Hono()

  pages.use(async (c, next) => {
    checkCaller(c.req.raw, parts.settings.publicOrigin)
    await next()
    // With `no-referrer`, the default elsewhere, browsers send `Origin: null` with forms.
    c.header('referrer-policy', 'same-origin')
  })

  pages.get('/', (c) => {
    const notice = actionOf(c.req.query('done') ?? '')?.notice
    return consolePage(parts, consultationIn(c), notice === undefined ? null : { kind: 'done', text: notice })
  })

  pages.get('/live', async (c) => {
    c.header('cache-control', 'no-store')
    return c.html(await livePart(parts, consultationIn(c)))
  })

  pages.get('/live-page.js', (c) =>
    c.body(LIVE_PAGE_SCRIPT, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )

  pages.route('/', createHandsetPages(parts))
  pages.route('/', createStudioPages(parts))
  pages.route('/desk', createDeskPages(parts, '/console/desk'))
  pages.route('/', createEndpointPages(parts))
  pages.get('/reset', () => resetPage())

  const requireAction = ({ panel, action }: { panel: string; action: string }) => {
    const found = actionOf(`${panel}/${action}`)
    if (!found) throw notFound('Form not found.')
    return found
  }
  pages.post(
    '/:panel/:action',
    (c, next) => formLimit(requireAction(c.req.param()).formLimitKb ?? FORM_LIMIT_KB)(c, next),
    async (c) => {
      const { panel, action } = c.req.param()
      await requireAction({ panel, action }).perform(parts, await readForm(c))
      await parts.catchUp()
      const consultationId = consultationIn(c)
      const query = consultationId === null ? '' : `&consultation=${consultationId}`
      return c.redirect(`/console?done=${panel}/${action}${query}#${panel}`, 303)
    },
  )

  pages.all('*', () => {
    throw notFound('Page not found.')
  })

  pages.onError((failure, c) => {
    const problem = problemOf(failure)
    const text = problemText(problem)
    // Other sites see no data of the console, and a fault of the server might strike again on the whole page.
    if (problem.status === 403 || problem.status >= 500) return refusalPage(text, problem.status)
    return consolePage(parts, consultationIn(c), { kind: 'refused', text }, problem.status)
  })
  return pages
}

/** `/console?consultation=42` shows that consultation as well, whatever its age. */
function consultationIn(c: Context): number | null {
  const id = /^\d{1,9}$/.exec(c.req.query('consultation') ?? '')?.[0]
  return id === undefined ? null : Number(id)
}
