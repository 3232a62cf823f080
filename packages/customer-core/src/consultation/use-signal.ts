import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { alertsAtom } from '../account/index.ts'
import { attractAttention } from './attract-attention.ts'
import { notify } from './notifications.ts'

/** A sound, a vibration and a notification at each rise of `count`, which starts at `from`: by default at its first value. */
export function useSignal(count: number, { title, body, from }: { title: string; body: string; from?: number }): void {
  const isOn = useAtomValue(alertsAtom)
  const before = useRef(from ?? count)
  useEffect(() => {
    const hasRisen = count > before.current
    before.current = count
    if (!hasRisen || !isOn) return
    attractAttention()
    notify(title, body)
  }, [count, isOn, title, body])
}

/** Puts `title` before that of the page, and takes it back. */
export function usePageTitle(title: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (title === null) return
    const ofPage = document.title
    document.title = title
    return () => {
      // The next page has set its own.
      if (document.title === title) document.title = ofPage
    }
  }, [title, pathname])
}
