import type { Extension } from '@tarapath/backend'
import { Hono } from 'hono'
import { type Exchange, problemOf } from '@tarapath/backend/http'
import { findStaffPhone } from '@tarapath/backend/staff'
import { checkCaller } from './forms/check-caller.ts'
import { sentenceOf } from './forms/sentence-of.ts'
import { createDeskPages, type AtDesk } from './desk-pages.ts'
import { sentencePage } from './sign-in-page.ts'
import { createSignIn, type SignInGround } from './sign-in.ts'
import { staffCookie } from './staff-cookie.ts'

/** The desk by itself, for those whom the setting names: nothing of the console is behind it. */
export function createStaffDesk(ground: SignInGround): Hono<AtDesk & { Bindings: Exchange }> {
  const { db, clock, settings } = ground
  const pages = new Hono<AtDesk & { Bindings: Exchange }>()
  const cookie = staffCookie(settings.publicOrigin)

  pages.use(async (c, next) => {
    checkCaller(c.req.raw, settings.publicOrigin)
    await next()
    // With `no-referrer`, which is the rule elsewhere, a browser does not say where a form comes from.
    c.header('referrer-policy', 'same-origin')
    c.header('cache-control', 'no-store')
  })
  pages.route('/', createSignIn(ground))

  pages.use(async (c, next) => {
    const token = cookie.read(c)
    const phone = token === undefined ? null : await findStaffPhone(db, clock.now(), settings.staff, token)
    if (phone === null) {
      if (c.req.method === 'GET') return c.redirect('/desk/sign-in', 303)
      return sentencePage('You are not signed in, so nothing was done.', 401)
    }
    c.set('phone', phone)
    return next()
  })
  pages.route('/', createDeskPages(ground, '/desk'))
  pages.all('*', () => sentencePage('The desk has no such page.', 404))

  pages.onError(async (failure, c) => {
    c.env.failure = failure
    const problem = problemOf(failure)
    const page = await sentencePage(sentenceOf(problem), problem.status)
    for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value)
    return page
  })
  return pages
}

/** The desk at `/desk`, where the setting names staff. */
export const staffDesk: Extension = {
  routes(app, parts) {
    if (parts.settings.staff.length > 0) app.route('/desk', createStaffDesk(parts))
  },
}
