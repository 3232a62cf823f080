import { createStore } from '@xstate/store'
import { initial, next } from './reducer.ts'

export function create() {
  const store = createStore({
    context: initial,
    on: {
      REQUESTED: (context) => next(context, 'REQUESTED'),
      PICKED_UP: (context) => next(context, 'PICKED_UP'),
      TICK: (context) => next(context, 'TICK'),
      SENT: (context) => next(context, 'SENT'),
      END_ASKED: (context) => next(context, 'END_ASKED'),
      END_CONFIRMED: (context) => next(context, 'END_CONFIRMED'),
      CLOSED: (context) => next(context, 'CLOSED'),
    },
  })
  return {
    send: (type: string) => store.send({ type } as never),
    seen() {
      const { name, ends } = store.getSnapshot().context
      return `${name} ${ends}`
    },
  }
}
