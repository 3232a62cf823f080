import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatEvent } from '../src/chat/chat-events.ts'
import { initialChatState } from '../src/chat/chat-state.ts'
import { chatTransition } from '../src/chat/chat-transition.ts'
import type { ServerMessage } from '../src/chat.ts'
import { deepFreeze } from './invariants/arbitrary-events.ts'

const KEYS = ['a', 'b', 'c']
const key = fc.constantFrom(...KEYS)
const message: fc.Arbitrary<ServerMessage> = fc.record({
  id: fc.constantFrom('1', '2', '3'),
  clientId: fc.constantFrom(null, ...KEYS),
  sender: fc.constantFrom('me', 'them'),
  kind: fc.constant('text'),
  text: fc.constantFrom('hello', 'yes'),
  attachmentUrl: fc.constant(null),
  at: fc.constant(0),
})

const event: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.constantFrom('opened', 'opened', 'seen', 'timer-fired', 'timer-fired', 'ended').map((type) => ({ type })),
  fc.record({ type: fc.constant('listed'), list: fc.array(message, { maxLength: 3 }), full: fc.boolean() }),
  fc.record({ type: fc.constant('written'), key, text: fc.constantFrom('hello', 'yes'), at: fc.constant(0) }),
  fc.record({ type: fc.constant('sent'), key, id: fc.constantFrom(null, '1', '2') }),
  fc.record({ type: fc.constant('send-failed'), key, refused: fc.boolean(), retryAfterMs: fc.constant(0) }),
  fc.record({ type: fc.constantFrom('retried', 'removed'), key }),
  fc.record({ type: fc.constant('read'), id: fc.constantFrom('1', '2', '3') }),
) as fc.Arbitrary<ChatEvent>

const events = fc.array(event, { minLength: 5, maxLength: 40 })

test('the message store changes nothing it is given and answers the same for the same', () => {
  fc.assert(
    fc.property(events, (list) => {
      let state = deepFreeze(initialChatState([]))
      for (const each of list) {
        const before = structuredClone(state)
        const first = chatTransition(state, deepFreeze(each))
        expect(state).toEqual(before)
        expect(chatTransition(state, each)).toEqual(first)
        state = deepFreeze(first[0])
      }
    }),
  )
})

test('nothing is sent before the transport is open and the conversation has been listed', () => {
  fc.assert(
    fc.property(events, (list) => {
      let state = initialChatState([])
      for (const each of list) {
        const [next, effects] = chatTransition(state, each)
        if (effects.some(({ type }) => type === 'send')) expect(next).toMatchObject({ isOpen: true, hasLoaded: true })
        state = next
      }
    }),
  )
})

test('one message is delivered at a time', () => {
  fc.assert(
    fc.property(events, (list) => {
      let state = initialChatState([])
      for (const each of list) {
        const [next, effects] = chatTransition(state, each)
        const sends = effects.filter(({ type }) => type === 'send')
        expect(sends.length).toBeLessThanOrEqual(1)
        if (sends.length > 0) expect(next.delivery?.phase).toBe('sending')
        state = next
      }
    }),
  )
})
