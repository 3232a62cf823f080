import { expect, test } from 'vitest'
import { FIRST_STEP, isCodeRecentlySent, nextStep, type LoginEvent, type LoginStep } from './login-step.ts'

const replay = (...events: LoginEvent[]): LoginStep => events.reduce(nextStep, FIRST_STEP)
const PHONE: LoginEvent = { type: 'phoneTyped', phone: '9876543210' }
const SENT: LoginEvent = { type: 'codeSent', resendAtMs: 30_000 }

test('a number that is not a mobile number is rejected and no code is sent', () => {
  expect(replay({ type: 'phoneTyped', phone: '12345' }, { type: 'codeRequested' })).toMatchObject({
    name: 'phone',
    sending: false,
    problem: expect.stringContaining('10-digit'),
  })
})

test('a sent code leads to the code step', () => {
  expect(replay(PHONE, { type: 'codeRequested' })).toMatchObject({ name: 'phone', sending: true })
  expect(replay(PHONE, { type: 'codeRequested' }, SENT)).toMatchObject({ name: 'code', code: '', resendAtMs: 30_000 })
})

test('going back keeps the number', () => {
  expect(replay(PHONE, SENT, { type: 'wentBack' })).toMatchObject({ name: 'phone', phone: '9876543210' })
})

test('a number that was just sent a code returns to the code step without another code', () => {
  const back = replay(PHONE, SENT, { type: 'wentBack' })
  expect(isCodeRecentlySent(back, 29_999)).toBe(true)
  expect(isCodeRecentlySent(back, 30_000)).toBe(false)
  expect(isCodeRecentlySent(nextStep(back, { type: 'phoneTyped', phone: '9876543211' }), 1000)).toBe(false)
})

test('a wrong code keeps its digits until one is changed', () => {
  const refused = replay(
    PHONE,
    SENT,
    { type: 'codeTyped', code: '111111' },
    { type: 'codeSubmitted' },
    { type: 'codeRejected', state: 'wrong', problem: 'Not the code we sent.' },
  )
  expect(refused).toMatchObject({ name: 'code', code: '111111', state: 'wrong' })
  expect(nextStep(refused, { type: 'codeTyped', code: '11111' })).toMatchObject({ state: 'idle', problem: null })
})

test('a new code clears the digits and restarts the wait', () => {
  const again = replay(PHONE, SENT, { type: 'codeTyped', code: '123' }, { type: 'codeRequested' })
  expect(again).toMatchObject({ name: 'code', resending: true })
  expect(nextStep(again, { type: 'codeSent', resendAtMs: 60_000 })).toMatchObject({ code: '', resendAtMs: 60_000 })
})

test('a code that could not be sent again leaves the step as it was', () => {
  const failed = replay(PHONE, SENT, { type: 'codeRequested' }, { type: 'sendingFailed', problem: 'No connection.' })
  expect(failed).toMatchObject({ name: 'code', resending: false, problem: 'No connection.' })
})
