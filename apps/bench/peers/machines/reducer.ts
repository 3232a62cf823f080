/** The machine as a reducer, for the two libraries that have a store but no machine. */
export interface State {
  name: 'none' | 'waiting' | 'active' | 'ending' | 'ended'
  idle: number
  ends: number
}

export const initial: State = { name: 'none', idle: 180, ends: 0 }

export function next(state: State, event: string): State {
  switch (state.name) {
    case 'none':
      return event === 'REQUESTED' ? { ...state, name: 'waiting' } : state
    case 'waiting':
      return event === 'PICKED_UP' ? { ...state, name: 'active', idle: 180 } : state
    case 'active':
      if (event === 'TICK') return state.idle <= 1 ? { ...state, name: 'ending' } : { ...state, idle: state.idle - 1 }
      if (event === 'SENT') return { ...state, idle: 180 }
      return event === 'END_ASKED' ? { ...state, name: 'ending' } : state
    case 'ending':
      return event === 'END_CONFIRMED' ? { ...state, name: 'ended', ends: state.ends + 1 } : state
    case 'ended':
      return event === 'CLOSED' ? { ...state, name: 'none' } : state
  }
}
