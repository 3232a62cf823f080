import { useState } from 'react'
import { sentenceOf } from './api.ts'

/** Sends a form: whether it is on its way, what went wrong, and whether it was saved since the last change. */
export function useSave<Saved>(onSaved: (saved: Saved) => void) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [error, setError] = useState<string>()

  async function save(send: () => Promise<Saved>) {
    setState('saving')
    setError(undefined)
    try {
      onSaved(await send())
      setState('saved')
    } catch (failure) {
      setError(sentenceOf(failure))
      setState('idle')
    }
  }

  function change(problem?: string) {
    setState('idle')
    setError(problem)
  }

  return { isSaving: state === 'saving', isSaved: state === 'saved', error, save, change }
}
