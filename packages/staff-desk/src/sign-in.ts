import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { invalidFields } from '@tarapath/backend/errors'
import { type Exchange, problemOf } from '@tarapath/backend/http'
import { describeFailure, type Ports } from '@tarapath/backend/ports'
import { codeMessage, markNotSent, requestCode, verifyCode, phoneNumber } from '@tarapath/backend/identity'
import { createStaffSession, endStaffSession, staffRolesOf } from '@tarapath/backend/staff'
import type { DeskOptions } from './desk-pages.ts'
import { text } from './forms/fields.ts'
import { problemText } from './forms/problem-text.ts'
import { formLimit, readForm } from './forms/read-form.ts'
import { codePage, phonePage } from './sign-in-page.ts'
import { staffCookie } from './staff-cookie.ts'

const FORM_LIMIT_KB = 4

const phoneField = z.object({ phone_number: text('The number', 40) })
const codeField = z.object({ code: z.string('The OTP is missing.').regex(/^\d{6}$/, 'The OTP has six digits.') })

export interface SignInOptions extends DeskOptions {
  ports: DeskOptions['ports'] & Pick<Ports, 'sms'>
}

/** Phone number and one-time code, with the limits that customers have. Replies do not reveal which numbers are staff. */
export function createSignIn({ db, clock, settings, ports }: SignInOptions) {
  const { staff, secrets, publicOrigin } = settings
  const pages = new Hono<{ Bindings: Exchange }>()
  const cookie = staffCookie(publicOrigin)
  const isStaffNumber = async (phone: string) => (await staffRolesOf(db, staff, phone)).length > 0

  pages.get('/sign-in', () => phonePage())

  pages.post('/sign-in', formLimit(FORM_LIMIT_KB), (c) =>
    withPhone(c, async (phone) => {
      const ip = c.env.ip ?? '127.0.0.1'
      const request = { phone, ip, purpose: 'desk', secrets, maxPerHour: settings.codesPerHour } as const
      const { id, code } = await requestCode(db, clock.now(), request, ports.log)
      const isStaff = await isStaffNumber(phone)
      if (code !== null && isStaff) send(phone, code, id)
      return codePage(phone)
    }),
  )

  pages.post('/sign-in/code', formLimit(FORM_LIMIT_KB), (c) =>
    withPhone(c, async (phone, form) => {
      const { code } = parse(codeField, form)
      const ip = c.env.ip ?? '127.0.0.1'
      await verifyCode(db, clock.now(), { phone, ip, purpose: 'desk', secrets, code })
      // A guessed code of another number opens no session.
      if (await isStaffNumber(phone)) cookie.write(c, await createStaffSession(db, clock.now(), phone))
      return c.redirect('/desk', 303)
    }),
  )

  pages.post('/sign-out', async (c) => {
    const token = cookie.read(c)
    if (token !== undefined) await endStaffSession(db, token)
    cookie.delete(c)
    return c.redirect('/desk/sign-in', 303)
  })

  /** The reply does not wait for the message, so that its time does not reveal whether the number is staff. */
  function send(phone: string, code: string, id: number): void {
    const message = codeMessage({ phone, code, template: 'login_code', origin: publicOrigin })
    ports.sms.send(message).catch((failure: unknown) => {
      ports.log.write({ level: 'error', event: 'message not sent', ...describeFailure(failure) })
      return markNotSent(db, id)
    })
  }
  return pages
}

/** Reads the form, and shows a refusal on the page of the form: that of the number or that of the code. */
async function withPhone(c: Context, answer: (phone: string, form: unknown) => Promise<Response>): Promise<Response> {
  const form = await readForm(c)
  let phone: string | null = null
  try {
    phone = phoneNumber(parse(phoneField, form).phone_number)
    return await answer(phone, form)
  } catch (failure) {
    const problem = problemOf(failure)
    if (problem.status >= 500) throw failure
    const refusal = { text: problemText(problem), status: problem.status }
    const page = await (phone === null ? phonePage(refusal) : codePage(phone, refusal))
    for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value)
    return page
  }
}

function parse<Fields extends z.ZodType>(fields: Fields, form: unknown): z.output<Fields> {
  const parsed = fields.safeParse(form)
  if (!parsed.success) throw invalidFields({ form: parsed.error.issues.map(({ message }) => message) })
  return parsed.data
}
