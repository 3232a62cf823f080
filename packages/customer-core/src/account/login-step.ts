import { signInWords } from './words/sign-in.gen.ts'

/** A step of the login dialog: the phone number, then the code. */
export type LoginStep =
  | { name: 'phone'; phone: string; sending: boolean; problem: string | null; sent: SentCode | null }
  | {
      name: 'code'
      phone: string
      code: string
      state: CodeState
      problem: string | null
      /** When another code may be requested, by the device clock. */
      resendAtMs: number
      resending: boolean
    }

/** The last code sent, kept when the customer returns to the phone step. */
export interface SentCode {
  phone: string
  resendAtMs: number
}

export type CodeState = 'idle' | 'checking' | 'wrong' | 'expired'

export type PhoneStep = Extract<LoginStep, { name: 'phone' }>
export type CodeStep = Extract<LoginStep, { name: 'code' }>

export type LoginEvent =
  | { type: 'phoneTyped'; phone: string }
  | { type: 'codeRequested' }
  | { type: 'codeSent'; resendAtMs: number }
  | { type: 'sendingFailed'; problem: string }
  | { type: 'codeTyped'; code: string }
  | { type: 'codeSubmitted' }
  | { type: 'codeRejected'; state: Exclude<CodeState, 'checking'>; problem: string }
  | { type: 'wentBack' }

export const FIRST_STEP: PhoneStep = { name: 'phone', phone: '', sending: false, problem: null, sent: null }

export function nextStep(step: LoginStep, event: LoginEvent): LoginStep {
  return step.name === 'phone' ? afterPhone(step, event) : afterCode(step, event)
}

function afterPhone(step: PhoneStep, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'phoneTyped':
      return { ...step, phone: event.phone, problem: null }
    case 'codeRequested':
      return isPhoneNumber(step.phone)
        ? { ...step, sending: true, problem: null }
        : { ...step, problem: signInWords().notANumber }
    case 'codeSent':
      return codeStep(step.phone, event.resendAtMs)
    case 'sendingFailed':
      return { ...step, sending: false, problem: event.problem }
    case 'codeTyped':
    case 'codeSubmitted':
    case 'codeRejected':
    case 'wentBack':
      return step
  }
}

function afterCode(step: CodeStep, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'codeTyped':
      return { ...step, code: event.code, state: step.state === 'wrong' ? 'idle' : step.state, problem: null }
    case 'codeSubmitted':
      return { ...step, state: 'checking', problem: null }
    case 'codeRejected':
      return { ...step, state: event.state, problem: event.problem }
    case 'codeRequested':
      return { ...step, resending: true, problem: null }
    case 'codeSent':
      return codeStep(step.phone, event.resendAtMs)
    case 'sendingFailed':
      return { ...step, resending: false, problem: event.problem }
    case 'wentBack':
      return { ...FIRST_STEP, phone: step.phone, sent: { phone: step.phone, resendAtMs: step.resendAtMs } }
    case 'phoneTyped':
      return step
  }
}

function codeStep(phone: string, resendAtMs: number): LoginStep {
  return { name: 'code', phone, code: '', state: 'idle', problem: null, resendAtMs, resending: false }
}

/** Whether a code was sent to this number so recently that the server would refuse another. */
export function isCodeRecentlySent(step: LoginStep, nowMs: number): step is PhoneStep & { sent: SentCode } {
  return step.name === 'phone' && step.sent?.phone === step.phone && nowMs < step.sent.resendAtMs
}

export function isPhoneNumber(digits: string): boolean {
  return /^[6-9]\d{9}$/.test(digits)
}
