import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MessageContent, type ShownMessage } from './message-content.tsx'

const PATH = '/api/media/attachments/12?until=1&seal=a'

const show = (message: Partial<ShownMessage>) =>
  render(
    <MessageContent
      name="Acharya Meera"
      message={{ sender: 'them', kind: 'text', text: null, attachmentUrl: null, ...message }}
    />,
  )

test('a picture names its sender, has a fixed size and opens larger', async () => {
  show({ kind: 'image', attachmentUrl: PATH, text: 'Your chart' })
  const picture = screen.getByRole('img', { name: 'Picture from Acharya Meera: Your chart' })
  expect(picture).toMatchObject({ width: 260, height: 195 })
  await userEvent.click(screen.getByRole('button', { name: /Open larger$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Picture from Acharya Meera' })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe(PATH)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture that does not load is replaced by a message', () => {
  show({ sender: 'me', kind: 'image', attachmentUrl: PATH })
  fireEvent.error(screen.getByRole('img', { name: 'Picture from you' }))
  expect(screen.getByText('The picture did not load.')).toBeTruthy()
})

test('a recording is played by a button that names its sender', () => {
  show({ kind: 'audio', attachmentUrl: PATH })
  expect(screen.getByLabelText('Recording from Acharya Meera').getAttribute('src')).toBe(PATH)
  expect(screen.getByRole('button', { name: 'Play: Recording from Acharya Meera' })).toBeTruthy()
})

test.each([
  ['image', 'This picture is no longer available.'],
  ['audio', 'This recording is no longer available.'],
])('a deleted attachment of kind %s is replaced by a message', (kind, words) => {
  show({ kind, text: 'My palm' })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('My palm')).toBeTruthy()
})

test('a chart is a link followed by its text', () => {
  show({ kind: 'kundli', text: 'Your kundli', attachmentUrl: PATH })
  expect(screen.getByRole('link', { name: 'Open kundli' }).getAttribute('href')).toBe(PATH)
  expect(screen.getByText('Your kundli')).toBeTruthy()
})
