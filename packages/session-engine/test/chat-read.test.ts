import { expect, test } from 'vitest'
import { createChat, type ChatTransport, type ServerMessage } from '../src/chat.ts'
import { createHandClock } from './fake-chat-server.ts'

type Handlers = Parameters<ChatTransport['open']>[0]

/** A chat whose server is played by hand. */
function open() {
  const hands = createHandClock()
  let handlers: Handlers | undefined
  let ids = 0
  const chat = createChat({
    consultationId: '501',
    transport: {
      open(given) {
        handlers = given
        return { send: async () => ({ id: '1' }), refresh() {}, close() {} }
      },
    },
    clock: hands.clock,
    scheduler: hands.scheduler,
    newId: () => `c${(ids += 1)}`,
  })
  return {
    hands,
    chat,
    server: handlers as Handlers,
    statuses: () => chat.getSnapshot().rows.map(({ status }) => status),
  }
}

const message = (id: string, more: Partial<ServerMessage> = {}): ServerMessage => ({
  id,
  clientId: null,
  sender: 'me',
  kind: 'text',
  text: `message ${id}`,
  attachmentUrl: null,
  at: 0,
  ...more,
})

test('an own message is sent, then read when the server says so, and stays read', async () => {
  const { hands, chat, server, statuses } = open()
  server.onMessages([], true)
  chat.send('Namaste')
  await hands.advance(100)
  expect(statuses()).toEqual(['sent'])
  server.onMessages([message('1', { clientId: 'c1', text: 'Namaste' })], true)
  expect(statuses()).toEqual(['sent'])
  server.onRead?.('1')
  expect(statuses()).toEqual(['read'])
  expect(chat.getSnapshot().rows[0]).toMatchObject({ key: 'c1' })
  server.onMessages([message('1', { clientId: 'c1', text: 'Namaste', attachmentUrl: '/changed' })], true)
  expect(statuses()).toEqual(['read'])
})

test('everything own up to the message is read, what follows is not, and the others keep their rows', () => {
  const { chat, server, statuses } = open()
  server.onMessages([message('1'), message('2', { sender: 'them' }), message('3'), message('4')], true)
  const before = chat.getSnapshot().rows
  server.onRead?.('3')
  expect(statuses()).toEqual(['read', 'sent', 'read', 'sent'])
  expect(chat.getSnapshot().rows[1]).toBe(before[1])
  expect(chat.getSnapshot().rows[3]).toBe(before[3])
  const view = chat.getSnapshot()
  server.onRead?.('3')
  expect(chat.getSnapshot()).toBe(view)
})

test('a message that is listed after it was read is shown as read', () => {
  const { server, statuses } = open()
  server.onMessages([], true)
  server.onRead?.('2')
  server.onMessages([message('1'), message('2'), message('3')], false, null)
  expect(statuses()).toEqual(['read', 'read', 'sent'])
})

test('a list says by itself what was read, and a server that says nothing leaves it at sent', () => {
  const { server, statuses } = open()
  server.onMessages([message('1', { isRead: true }), message('2', { isRead: false }), message('3')], true)
  expect(statuses()).toEqual(['read', 'sent', 'sent'])
})
