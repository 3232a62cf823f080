import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RoomChat } from './room-chat.tsx'
import { createRoomLines } from './room-lines.ts'
import type { Room } from './use-room.ts'

test('a message is there at once, as being sent until it is answered', async () => {
  const lines = createRoomLines()
  const answer = Promise.withResolvers<null>()
  const send = vi.fn<Room['send']>(async (text) => {
    await answer.promise
    lines.add({ key: 'm1', kind: 'message', userId: 1, name: 'Priya', isHost: false, text })
    return null
  })
  render(<RoomChat room={{ isConnected: true, lines, send } as unknown as Room} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Say something' }), 'Namaste')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('Namaste')).toBeDefined()
  expect(screen.getByText('Sending…')).toBeDefined()
  expect(screen.queryByText('No messages yet. Say namaste.')).toBeNull()
  answer.resolve(null)
  await within(screen.getByRole('log', { name: 'Room chat' })).findByText('Namaste')
  expect(screen.queryByText('Sending…')).toBeNull()
  expect(screen.getAllByText('Namaste')).toHaveLength(1)
})
