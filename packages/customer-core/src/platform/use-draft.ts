import { useState } from 'react'

/** A text that survives a reload of the tab, unless storage is blocked. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key))
  return [
    text,
    (next) => {
      setText(next)
      keepDraft(key, next)
    },
  ]
}

/** An empty text is not kept. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is blocked: the text lives as long as the page.
  }
}

export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
