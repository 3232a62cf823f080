import { useRef, useState } from 'react'
import { sentenceOf } from './api.ts'

/** Sends a form: whether it is on its way, what went wrong, and whether it was saved since the last change. */
export function useSave<Saved>(onSaved: (saved: Saved) => void) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [error, setError] = useState<string>()
  /** Counts sends and changes: an answer says nothing about what came after it was asked for. */
  const turn = useRef(0)

  async function save(send: () => Promise<Saved>) {
    const own = (turn.current += 1)
    setState('saving')
    setError(undefined)
    try {
      onSaved(await send())
      if (own === turn.current) setState('saved')
    } catch (failure) {
      setError(sentenceOf(failure))
      if (own === turn.current) setState('idle')
    }
  }

  function change(problem?: string) {
    turn.current += 1
    setState('idle')
    setError(problem)
  }

  return { isSaving: state === 'saving', isSaved: state === 'saved', error, save, change }
}
