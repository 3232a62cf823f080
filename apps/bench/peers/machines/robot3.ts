import { createMachine, guard, interpret, reduce, state, transition } from 'robot3'

interface Context {
  idle: number
  ends: number
}

const machine = createMachine(
  'none',
  {
    none: state(transition('REQUESTED', 'waiting')),
    waiting: state(
      transition(
        'PICKED_UP',
        'active',
        reduce((context: Context) => ({ ...context, idle: 180 })),
      ),
    ),
    active: state(
      transition(
        'TICK',
        'ending',
        guard((context: Context) => context.idle <= 1),
      ),
      transition(
        'TICK',
        'active',
        reduce((context: Context) => ({ ...context, idle: context.idle - 1 })),
      ),
      transition(
        'SENT',
        'active',
        reduce((context: Context) => ({ ...context, idle: 180 })),
      ),
      transition('END_ASKED', 'ending'),
    ),
    ending: state(
      transition(
        'END_CONFIRMED',
        'ended',
        reduce((context: Context) => ({ ...context, ends: context.ends + 1 })),
      ),
    ),
    ended: state(transition('CLOSED', 'none')),
  },
  (): Context => ({ idle: 180, ends: 0 }),
)

export function create() {
  const service = interpret(machine, () => undefined)
  return {
    send: (type: string) => service.send(type as never),
    seen: () => `${service.machine.current} ${service.context.ends}`,
  }
}
