import type { ChatMessage } from '@tarapath/api-client/types'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Messages } from './messages.tsx'

const messages = (texts: readonly string[]): ChatMessage[] =>
  texts.map((text, at) => ({
    id: at + 1,
    client_message_id: null,
    consultation_id: 7,
    sender: at % 2 ? 'consultant' : 'customer',
    kind: 'text',
    text,
    attachment_url: null,
    created_at: '2026-11-20T16:12:00+05:30',
  }))

test('a word is found in a long chat, in any case', async () => {
  const texts = ['Namaste', 'When is Saturn direct?', ...Array.from({ length: 7 }, (_, at) => `Line ${at}`)]
  render(<Messages list={messages(texts)} name="Acharya Meera" />)
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'saturn')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('When is Saturn direct?')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('1 message')
  await user.type(screen.getByRole('searchbox'), 'zz')
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No message matches')
})

test('a short chat has no search', () => {
  render(<Messages list={messages(['Namaste'])} name="Acharya Meera" />)
  expect(screen.queryByRole('searchbox')).toBeNull()
})
