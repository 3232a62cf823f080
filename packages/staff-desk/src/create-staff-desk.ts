import type { Extension } from '@tarapath/backend'
import { Hono, type Context } from 'hono'
import { type Exchange, problemOf } from '@tarapath/backend/http'
import { findSignedInStaff } from '@tarapath/backend/staff'
import { createDeskPages, type DeskEnv } from './desk-pages.ts'
import { checkCaller } from './forms/check-caller.ts'
import { problemText } from './forms/problem-text.ts'
import { formLimit, readForm } from './forms/read-form.ts'
import { createSecondFactor, isSecondFactorMissing } from './second-factor.ts'
import { createSignIn, type SignInOptions } from './sign-in.ts'
import { messagePage } from './sign-in-page.ts'
import { staffCookie } from './staff-cookie.ts'

/** The desk for staff who have signed in, without anything of the console. */
export function createStaffDesk(options: SignInOptions): Hono<DeskEnv & { Bindings: Exchange }> {
  const { db, clock, settings } = options
  const pages = new Hono<DeskEnv & { Bindings: Exchange }>()
  const cookie = staffCookie(settings.publicOrigin)

  pages.use(async (c, next) => {
    checkCaller(c.req.raw, settings.publicOrigin)
    await next()
    // With `no-referrer`, the default elsewhere, browsers send `Origin: null` with forms.
    c.header('referrer-policy', 'same-origin')
    c.header('cache-control', 'no-store')
  })
  pages.route('/', createSignIn(options))

  pages.use(async (c, next) => {
    const token = cookie.read(c)
    const reader = token === undefined ? null : await findSignedInStaff(db, clock.now(), settings.staff, token)
    if (reader === null) {
      if (c.req.method === 'GET') return c.redirect('/desk/sign-in', 303)
      return messagePage('You are not signed in. Nothing was changed.', 401, await sentencesIn(c))
    }
    c.set('reader', reader)
    return next()
  })
  pages.route('/second-factor', createSecondFactor(options))
  pages.use((c, next) => {
    const reader = c.get('reader')
    if (!reader || !isSecondFactorMissing(reader)) return next()
    if (c.req.method === 'GET') return Promise.resolve(c.redirect('/desk/second-factor', 303))
    return messagePage('The second step of the sign-in is missing. Nothing was changed.', 401)
  })
  pages.route('/', createDeskPages(options, '/desk'))
  pages.all('*', () => messagePage('Page not found.', 404))

  pages.onError(async (failure, c) => {
    c.env.failure = failure
    const problem = problemOf(failure)
    const page = await messagePage(problemText(problem), problem.status)
    for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value)
    return page
  })
  return pages
}

const MAX_LOST_FORM_KB = 64

/** What somebody wrote in a form that came too late, to copy it. Numbers and choices are soon entered again. */
async function sentencesIn(c: Context): Promise<string[]> {
  let sentences: string[] = []
  const read = formLimit(MAX_LOST_FORM_KB)(c, async () => {
    const fields = Object.values(await readForm(c))
    sentences = fields.filter((value): value is string => typeof value === 'string' && value.trim().includes(' '))
  })
  // A larger form has pictures or a report, which are still on the device.
  await read.catch(() => undefined)
  return sentences
}

/** Adds the desk at `/desk`. Whom the setting `staff` or the table of staff members does not name cannot sign in. */
export const staffDesk: Extension = {
  routes(app, parts) {
    app.route('/desk', createStaffDesk(parts))
  },
}
