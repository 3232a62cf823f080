/** Where a person stands between "what is your number" and "you are in". */
export type LoginStep =
  | { name: 'phone'; phone: string; sending: boolean; problem: string | null }
  | {
      name: 'code'
      phone: string
      code: string
      state: CodeState
      problem: string | null
      /** When another code may be asked for, by this device's clock. */
      resendAtMs: number
      resending: boolean
    }

export type CodeState = 'idle' | 'checking' | 'wrong' | 'expired'

export type LoginEvent =
  | { type: 'phoneTyped'; phone: string }
  | { type: 'codeAskedFor' }
  | { type: 'codeSent'; resendAtMs: number }
  | { type: 'sendingFailed'; problem: string }
  | { type: 'codeTyped'; code: string }
  | { type: 'codeGivenIn' }
  | { type: 'codeRefused'; state: Exclude<CodeState, 'checking'>; problem: string }
  | { type: 'wentBack' }

export function firstStep(phone = ''): LoginStep {
  return { name: 'phone', phone, sending: false, problem: null }
}

export function nextStep(step: LoginStep, event: LoginEvent): LoginStep {
  return step.name === 'phone' ? afterPhone(step, event) : afterCode(step, event)
}

function afterPhone(step: Extract<LoginStep, { name: 'phone' }>, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'phoneTyped':
      return { ...step, phone: event.phone, problem: null }
    case 'codeAskedFor':
      return isPhoneNumber(step.phone)
        ? { ...step, sending: true, problem: null }
        : { ...step, problem: 'Enter a 10-digit Indian mobile number. It starts with 6, 7, 8 or 9.' }
    case 'codeSent':
      return codeStep(step.phone, event.resendAtMs)
    case 'sendingFailed':
      return { ...step, sending: false, problem: event.problem }
    case 'codeTyped':
    case 'codeGivenIn':
    case 'codeRefused':
    case 'wentBack':
      return step
  }
}

function afterCode(step: Extract<LoginStep, { name: 'code' }>, event: LoginEvent): LoginStep {
  switch (event.type) {
    case 'codeTyped':
      return { ...step, code: event.code, state: step.state === 'wrong' ? 'idle' : step.state, problem: null }
    case 'codeGivenIn':
      return { ...step, state: 'checking', problem: null }
    case 'codeRefused':
      return { ...step, state: event.state, problem: event.problem }
    case 'codeAskedFor':
      return { ...step, resending: true, problem: null }
    case 'codeSent':
      return codeStep(step.phone, event.resendAtMs)
    case 'sendingFailed':
      return { ...step, resending: false, problem: event.problem }
    case 'wentBack':
      return firstStep(step.phone)
    case 'phoneTyped':
      return step
  }
}

function codeStep(phone: string, resendAtMs: number): LoginStep {
  return { name: 'code', phone, code: '', state: 'idle', problem: null, resendAtMs, resending: false }
}

export function isPhoneNumber(digits: string): boolean {
  return /^[6-9]\d{9}$/.test(digits)
}
