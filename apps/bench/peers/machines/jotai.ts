import { atom, createStore } from 'jotai/vanilla'
import { initial, next } from './reducer.ts'

export function create() {
  const store = createStore()
  const stateAtom = atom(initial)
  const eventAtom = atom(null, (get, set, event: string) => set(stateAtom, next(get(stateAtom), event)))
  return {
    send: (event: string) => store.set(eventAtom, event),
    seen() {
      const { name, ends } = store.get(stateAtom)
      return `${name} ${ends}`
    },
  }
}
