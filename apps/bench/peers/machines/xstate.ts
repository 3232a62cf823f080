import { assign, createActor, createMachine } from 'xstate'

const machine = createMachine({
  initial: 'none',
  context: { idle: 180, ends: 0 },
  states: {
    none: { on: { REQUESTED: 'waiting' } },
    waiting: { on: { PICKED_UP: { target: 'active', actions: assign({ idle: 180 }) } } },
    active: {
      on: {
        TICK: [
          { guard: ({ context }) => context.idle <= 1, target: 'ending' },
          { actions: assign({ idle: ({ context }) => context.idle - 1 }) },
        ],
        SENT: { actions: assign({ idle: 180 }) },
        END_ASKED: 'ending',
      },
    },
    ending: {
      on: { END_CONFIRMED: { target: 'ended', actions: assign({ ends: ({ context }) => context.ends + 1 }) } },
    },
    ended: { on: { CLOSED: 'none' } },
  },
})

export function create() {
  const actor = createActor(machine).start()
  return {
    send: (type: string) => actor.send({ type }),
    seen() {
      const { value, context } = actor.getSnapshot()
      return `${JSON.stringify(value)} ${context.ends}`.replaceAll('"', '')
    },
  }
}
