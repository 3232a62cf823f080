import { expect, test } from 'vitest'
import { faultsOf, readDraft, sourceOf } from './read-lead.ts'

function draftOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readDraft(form)
}

test('an Indian mobile number is enough for the first step', () => {
  const draft = draftOf({ phone: '+91 98765-43210' })
  expect(draft).toEqual({ phone: '9876543210', name: null })
  expect(faultsOf(draft)).toEqual({})
  for (const phone of ['', '12345', '1234567890']) expect(Object.keys(faultsOf(draftOf({ phone })))).toEqual(['phone'])
})

test('the second step needs a name', () => {
  expect(Object.keys(faultsOf(draftOf({ phone: '9876543210', name: '  ' })))).toEqual(['name'])
  expect(draftOf({ phone: '9876543210', name: ` ${'x'.repeat(200)} ` }).name).toHaveLength(120)
})

test('the source is the campaign of the address', () => {
  expect(sourceOf('https://example.in/landing?utm_source=navratri')).toBe('navratri')
  expect(sourceOf('https://example.in/landing?utm_source=')).toBe(undefined)
})
