import { expect, test } from 'vitest'
import { faultsOf, readDraft, sourceOf } from './read-lead.ts'

const requestToken = '0123456789abcdef'.repeat(2)

function draftOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readDraft(form)
}

test('an Indian mobile number is enough for the first step', () => {
  const draft = draftOf({ phone: '+91 98765-43210' })
  expect(draft).toEqual({ phone: '9876543210', requestToken: null, code: '', name: '', wantsNewCode: false })
  expect(faultsOf(draft)).toEqual({})
  for (const phone of ['', '12345', '1234567890']) expect(Object.keys(faultsOf(draftOf({ phone })))).toEqual(['phone'])
})

test('the second step needs the one-time code and a name, unless another code is wanted', () => {
  const second = { phone: '9876543210', request_token: requestToken }
  expect(Object.keys(faultsOf(draftOf({ ...second, otp_key: '12345', name: '  ' })))).toEqual(['code', 'name'])
  expect(faultsOf(draftOf({ ...second, resend: '' }))).toEqual({})
  const draft = draftOf({ ...second, otp_key: ' 123 456 ', name: ` ${'x'.repeat(200)} ` })
  expect(draft).toMatchObject({ requestToken, code: '123456' })
  expect(draft.name).toHaveLength(100)
  expect(faultsOf(draft)).toEqual({})
})

test('a request token that is not of this page begins the form again', () => {
  expect(draftOf({ phone: '9876543210', request_token: 'made up' }).requestToken).toBe(null)
})

test('the source is the campaign of the address', () => {
  expect(sourceOf('https://example.in/landing?utm_source=navratri')).toBe('navratri')
  expect(sourceOf('https://example.in/landing?utm_source=')).toBe(undefined)
})
