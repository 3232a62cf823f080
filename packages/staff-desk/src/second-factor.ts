import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { DomainError } from '@tarapath/backend/errors'
import { problemOf } from '@tarapath/backend/http'
import {
  confirmEnrolment,
  enrolmentKey,
  hasSecondFactor,
  logStaffAction,
  passSecondFactor,
  replaceRecoveryCodes,
  type SignedInStaff,
  verifySecondFactor,
} from '@tarapath/backend/staff'
import type { DeskEnv, DeskOptions } from './desk-pages.ts'
import { text } from './forms/fields.ts'
import { maskedPhone } from './forms/masked-phone.ts'
import { problemText } from './forms/problem-text.ts'
import { formLimit, readForm } from './forms/read-form.ts'
import { needsSecondFactor } from './permissions.ts'
import { enrolPage, recoveryCodesPage, verifyPage } from './second-factor-page.ts'
import type { Refusal } from './sign-in-page.ts'
import { staffCookie } from './staff-cookie.ts'

const FORM_LIMIT_KB = 4

const codeFields = z.object({ code: text('The code', 40) })

/** The pages between the one-time code and the desk, for everybody who may move money. */
export function createSecondFactor({ db, clock, settings }: DeskOptions) {
  const pages = new Hono<DeskEnv>()
  const { secrets } = settings
  const cookie = staffCookie(settings.publicOrigin)

  const showForm = async (reader: SignedInStaff, refusal?: Refusal) => {
    if (await hasSecondFactor(db, reader.id)) return verifyPage(refusal)
    return enrolPage(await enrolmentKey(db, { id: reader.id, label: labelOf(reader) }, secrets), refusal)
  }
  const pass = (c: Context) => passSecondFactor(db, clock.now(), cookie.read(c) ?? '')
  const log = (reader: SignedInStaff, action: string) =>
    logStaffAction(db, { at: clock.now(), phone: reader.phone, page: 'second factor', action, rowId: reader.id })

  pages.get('/', async (c) => (readerOf(c).hasPassedSecondFactor ? c.redirect('/desk', 303) : showForm(readerOf(c))))

  pages.post('/', formLimit(FORM_LIMIT_KB), (c) =>
    withRefusal(c, showForm, async (reader) => {
      await verifySecondFactor(db, clock.now(), { memberId: reader.id, code: await codeIn(c), secrets })
      await pass(c)
      await log(reader, 'enter')
      return c.redirect('/desk', 303)
    }),
  )

  pages.post('/enrol', formLimit(FORM_LIMIT_KB), (c) =>
    withRefusal(c, showForm, async (reader) => {
      const attempt = { memberId: reader.id, code: await codeIn(c), secrets }
      const codes = await confirmEnrolment(db, clock.now(), attempt)
      await pass(c)
      await log(reader, 'set up')
      return recoveryCodesPage(codes)
    }),
  )

  pages.post('/codes', formLimit(FORM_LIMIT_KB), (c) =>
    withRefusal(c, showForm, async (reader) => {
      const attempt = { memberId: reader.id, code: await codeIn(c), secrets }
      const codes = await replaceRecoveryCodes(db, clock.now(), attempt)
      await pass(c)
      await log(reader, 'new codes')
      return recoveryCodesPage(codes)
    }),
  )
  return pages
}

/** Lets nobody with a role that moves money past before the second step. */
export const isSecondFactorMissing = ({ roles, hasPassedSecondFactor }: SignedInStaff): boolean =>
  needsSecondFactor(roles) && !hasPassedSecondFactor

function readerOf(c: Context<DeskEnv>): SignedInStaff {
  const reader = c.get('reader')
  if (!reader) throw new DomainError('not_authenticated', 'You are not signed in.')
  return reader
}

const labelOf = ({ name, phone }: SignedInStaff): string => name || maskedPhone(phone)

async function codeIn(c: Context): Promise<string> {
  const parsed = codeFields.safeParse(await readForm(c))
  if (!parsed.success) throw new DomainError('parse_error', parsed.error.issues.map(({ message }) => message).join(' '))
  return parsed.data.code
}

async function withRefusal(
  c: Context<DeskEnv>,
  showForm: (reader: SignedInStaff, refusal: Refusal) => Promise<Response>,
  answer: (reader: SignedInStaff) => Promise<Response>,
): Promise<Response> {
  const reader = readerOf(c)
  try {
    return await answer(reader)
  } catch (failure) {
    const problem = problemOf(failure)
    if (problem.status >= 500) throw failure
    const page = await showForm(reader, { text: problemText(problem), status: problem.status })
    for (const [name, value] of Object.entries(problem.headers)) page.headers.set(name, value)
    return page
  }
}
