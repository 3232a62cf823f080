import type { Extension } from '@tarapath/backend'
import { Hono } from 'hono'
import { type Exchange, problemOf } from '@tarapath/backend/http'
import { findStaffPhone } from '@tarapath/backend/staff'
import { createDeskPages, type DeskEnv } from './desk-pages.ts'
import { checkCaller } from './forms/check-caller.ts'
import { problemText } from './forms/problem-text.ts'
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
    const phone = token === undefined ? null : await findStaffPhone(db, clock.now(), settings.staff, token)
    if (phone === null) {
      if (c.req.method === 'GET') return c.redirect('/desk/sign-in', 303)
      return messagePage('You are not signed in. Nothing was changed.', 401)
    }
    c.set('phone', phone)
    return next()
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

/** Adds the desk at `/desk` when the setting `staff` is not empty. */
export const staffDesk: Extension = {
  routes(app, parts) {
    if (parts.settings.staff.length > 0) app.route('/desk', createStaffDesk(parts))
  },
}
