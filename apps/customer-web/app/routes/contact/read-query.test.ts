import { expect, test } from 'vitest'
import { faultsOf, readDraft, toQuery } from './read-query.ts'

function draftOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readDraft(form)
}

test('a message needs a name, a text and a way to answer', () => {
  expect(Object.keys(faultsOf(draftOf({ about: 'question' })))).toEqual(['name', 'phone', 'message'])
  expect(faultsOf(draftOf({ name: 'Asha', email: 'a@b.in', message: 'Hello' }))).toEqual({})
  expect(faultsOf(draftOf({ name: 'Asha', phone: '98765 43210', message: 'Hello' }))).toEqual({})
})

test('the desk gets the subject, and an Indian number with its country', () => {
  const draft = draftOf({ about: 'data', name: ' Asha ', phone: '98765 43210', message: 'Delete all.' })
  expect(toQuery(draft)).toEqual({
    name: 'Asha',
    message: '[My personal data]\nDelete all.',
    phone_number: '+919876543210',
  })
  expect(toQuery({ ...draft, about: 'question' }).message).toBe('Delete all.')
})

test('a text that is too long is cut, and fields of another kind are empty', () => {
  const draft = draftOf({ about: 'x', name: 'Asha', message: 'x'.repeat(5000) })
  expect(draft.message).toHaveLength(4000)
  expect(toQuery(draft).message).toHaveLength(4000)
  expect(draft.email).toBe('')
})
