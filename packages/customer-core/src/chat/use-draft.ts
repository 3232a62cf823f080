import { useState } from 'react'

/** A text that survives a reload of the tab, unless storage is blocked. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key))
  return [
    text,
    (next) => {
      setText(next)
      try {
        if (next === '') sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, next)
      } catch {
        // Storage is blocked: the text lives as long as the page.
      }
    },
  ]
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
