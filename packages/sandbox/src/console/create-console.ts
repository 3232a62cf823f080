import type { BackendParts } from '@tarapath/backend'
import { Hono, type Context } from 'hono'
import { notFound } from '@tarapath/backend/errors'
import { problemOf } from '@tarapath/backend/http'
import { checkCaller, createDeskPages, formLimit, readForm, sentenceOf } from '@tarapath/staff-desk'
import { consolePage, livePart, refusalPage } from './console-page.ts'
import { createHandsetPages } from './handset-pages.ts'
import { resetPage } from './data.ts'
import { LIVE_PAGE_SCRIPT } from './live-page-script.ts'
import { createStudioPages } from './studio-pages.ts'
import { actOf } from './panels.ts'
import { createCallPages } from './try-it/call-pages.ts'

const FORM_LIMIT_KB = 64

/** The developer console: one page that works without script, and a form for everything a person may do at it. */
export function createConsole(desk: BackendParts): Hono {
  const pages = new Hono()

  pages.use(async (c, next) => {
    checkCaller(c.req.raw, desk.settings.publicOrigin)
    await next()
    // With `no-referrer`, which is the rule elsewhere, a browser does not say where a form comes from.
    c.header('referrer-policy', 'same-origin')
  })

  pages.get('/', (c) => {
    const done = actOf(c.req.query('done') ?? '')?.done
    return consolePage(desk, chosenIn(c), done === undefined ? null : { kind: 'done', text: done })
  })

  pages.get('/live', async (c) => {
    c.header('cache-control', 'no-store')
    return c.html(await livePart(desk, chosenIn(c)))
  })

  pages.get('/live-page.js', (c) =>
    c.body(LIVE_PAGE_SCRIPT, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  )

  pages.route('/', createHandsetPages(desk))
  pages.route('/', createStudioPages(desk))
  pages.route('/desk', createDeskPages(desk, '/console/desk'))
  pages.route('/', createCallPages(desk))
  pages.get('/reset', () => resetPage())

  const chosenAct = ({ panel, act }: { panel: string; act: string }) => {
    const chosen = actOf(`${panel}/${act}`)
    if (!chosen) throw notFound('The console knows no such form.')
    return chosen
  }
  pages.post(
    '/:panel/:act',
    (c, next) => formLimit(chosenAct(c.req.param()).formLimitKb ?? FORM_LIMIT_KB)(c, next),
    async (c) => {
      const { panel, act } = c.req.param()
      await chosenAct({ panel, act }).perform(desk, await readForm(c))
      await desk.catchUp()
      const chosen = chosenIn(c)
      const still = chosen === null ? '' : `&consultation=${chosen}`
      return c.redirect(`/console?done=${panel}/${act}${still}#${panel}`, 303)
    },
  )

  pages.all('*', () => {
    throw notFound('The console has one page, and this is it.')
  })

  pages.onError((failure, c) => {
    const problem = problemOf(failure)
    const text = sentenceOf(problem)
    // A stranger sees nothing of the console; and where something is broken, the whole page might break on it again.
    if (problem.status === 403 || problem.status >= 500) return refusalPage(text, problem.status)
    return consolePage(desk, chosenIn(c), { kind: 'refused', text }, problem.status)
  })
  return pages
}

/** `/console?consultation=42` shows that one as well, however old it is. */
function chosenIn(c: Context): number | null {
  const id = /^\d{1,9}$/.exec(c.req.query('consultation') ?? '')?.[0]
  return id === undefined ? null : Number(id)
}
