import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { invalidFields } from '@tarapath/backend/errors'
import { type Exchange, problemOf } from '@tarapath/backend/http'
import { describeFailure, type Ports, type Settings } from '@tarapath/backend/ports'
import { codeMessage, requestCode, verifyCode, phoneNumber } from '@tarapath/backend/identity'
import { endStaffSession, createStaffSession } from '@tarapath/backend/staff'
import { line } from './forms/fields.ts'
import { formLimit, readForm } from './forms/read-form.ts'
import { sentenceOf } from './forms/sentence-of.ts'
import type { Ground } from './desk-pages.ts'
import { codePage, phonePage } from './sign-in-page.ts'
import { staffCookie } from './staff-cookie.ts'

const FORM_LIMIT_KB = 4

const phoneField = z.object({ phone_number: line('The number', 40) })
const codeField = z.object({ code: z.string('The code is missing.').regex(/^\d{6}$/, 'The code has six digits.') })

export interface SignInGround extends Ground {
  settings: Settings
  ports: Pick<Ports, 'sms' | 'log'>
}

/** Telephone and code, under the rules and limits that customers have; whoever is not staff is told the same. */
export function createSignIn({ db, clock, settings, ports }: SignInGround) {
  const { staff, secret, publicOrigin } = settings
  const pages = new Hono<{ Bindings: Exchange }>()
  const cookie = staffCookie(publicOrigin)

  pages.get('/sign-in', () => phonePage())

  pages.post('/sign-in', formLimit(FORM_LIMIT_KB), (c) =>
    withPhone(c, async (phone) => {
      const ip = c.env.ip ?? '127.0.0.1'
      const newCode = await requestCode(db, clock.now(), { phone, ip, purpose: 'desk', secret })
      if (staff.includes(phone)) send(phone, newCode)
      return codePage(phone)
    }),
  )

  pages.post('/sign-in/code', formLimit(FORM_LIMIT_KB), (c) =>
    withPhone(c, async (phone, form) => {
      const { code } = given(codeField, form)
      await verifyCode(db, clock.now(), { phone, purpose: 'desk', secret, code })
      // Whoever guessed a code that was never sent holds nothing.
      if (staff.includes(phone)) cookie.write(c, await createStaffSession(db, clock.now(), phone))
      return c.redirect('/desk', 303)
    }),
  )

  pages.post('/sign-out', async (c) => {
    const token = cookie.read(c)
    if (token !== undefined) await endStaffSession(db, token)
    cookie.drop(c)
    return c.redirect('/desk/sign-in', 303)
  })

  /** Nobody waits for it: how long an answer takes says nothing about whose number it is. */
  function send(phone: string, newCode: string): void {
    const message = codeMessage({ phone, code: newCode, template: 'login_code', origin: publicOrigin })
    ports.sms.send(message).catch((failure: unknown) => {
      ports.log.write({ level: 'error', event: 'message not sent', ...describeFailure(failure) })
    })
  }
  return pages
}

/** Reads the form, and says a refusal on the page it came from: that of the number, or that of the code. */
async function withPhone(c: Context, answer: (phone: string, form: unknown) => Promise<Response>): Promise<Response> {
  const form = await readForm(c)
  let phone: string | null = null
  try {
    phone = phoneNumber(given(phoneField, form).phone_number)
    return await answer(phone, form)
  } catch (failure) {
    const problem = problemOf(failure)
    if (problem.status >= 500) throw failure
    const said = { refused: sentenceOf(problem), status: problem.status }
    const page = await (phone === null ? phonePage(said) : codePage(phone, said))
    for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value)
    return page
  }
}

function given<Fields extends z.ZodType>(fields: Fields, form: unknown): z.output<Fields> {
  const read = fields.safeParse(form)
  if (!read.success) throw invalidFields({ form: read.error.issues.map(({ message }) => message) })
  return read.data
}
