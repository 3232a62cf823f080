import { isApiError, type Client } from '@tarapath/api-client'
import { sendOtp, verifyOtp } from '@tarapath/api-client/account'
import { createLandingPageLead } from '@tarapath/api-client/content'
import { createRequestToken } from '@tarapath/customer-core/account'
import { failureOf, failureSentence, refusalSentence } from '@tarapath/customer-core/platform'
import type { Draft, Faults } from './read-lead.ts'
import { landingWords } from './words/landing.gen.ts'

/** The form again, with what was written. */
export interface FormReply {
  status: number
  draft: Draft
  faults: Faults
  failure: { title: string; text: string } | null
  /** The message about a code that was sent again. */
  notice: string | null
}

export type Reply = { status: number; detail: string } | FormReply

export const formReply = (draft: Draft, reply: Partial<FormReply> = {}): FormReply => ({
  status: 200,
  draft,
  faults: {},
  failure: null,
  notice: null,
  ...reply,
})

/** The first step: a one-time code for the number. */
export async function sendCode(api: Client, draft: Draft): Promise<Reply> {
  const requestToken = draft.requestToken ?? createRequestToken()
  try {
    const { detail } = await sendOtp(api, { phone_number: `+91${draft.phone}`, request_token: requestToken })
    return formReply({ ...draft, requestToken, code: '' }, { notice: draft.wantsNewCode ? detail : null })
  } catch (error) {
    return failed(draft, error, landingWords().codeNotSent)
  }
}

/** The second step: only a number whose code was entered becomes a lead. */
export async function sendLead(api: Client, draft: Draft, source: string | undefined): Promise<Reply> {
  const words = landingWords()
  const phone = `+91${draft.phone}`
  const { requestToken, code, name } = draft
  try {
    await verifyOtp(api, { phone_number: phone, otp_key: code, ...(requestToken && { request_token: requestToken }) })
  } catch (error) {
    const status = isApiError(error) ? error.status : undefined
    if (status !== 400 && status !== 401) return failed(draft, error, words.notSent)
    const fault = status === 401 ? words.wrongCode : (refusalSentence(error) ?? words.wrongCode)
    return formReply({ ...draft, code: '' }, { status: 400, faults: { code: fault } })
  }
  try {
    const { detail } = await createLandingPageLead(api, { name, phone_number: phone, source })
    return { status: 200, detail }
  } catch (error) {
    // The code is used up: the next try begins with another.
    return failed({ ...draft, requestToken: null, code: '' }, error, words.notSent)
  }
}

function failed(draft: Draft, error: unknown, title: string): FormReply {
  const refusal = refusalSentence(error)
  const text = refusal ?? failureSentence(failureOf(error))
  return formReply(draft, { status: refusal === null ? 503 : 400, failure: { title, text } })
}
