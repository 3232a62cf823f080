import { useEffect } from 'react'
import { attractAttention } from './attract-attention.ts'

const EVERY_MS = 4000

/** Asks for attention again and again while there is a reason: sound, vibration, the title, and a notification once. */
export function useAttention(reason: string | null): void {
  useEffect(() => {
    if (reason === null) return
    const title = document.title
    const notification = attractAttention(reason)
    const timer = setInterval(() => attractAttention(null), EVERY_MS)
    document.title = reason
    return () => {
      clearInterval(timer)
      notification?.close()
      document.title = title
    }
  }, [reason])
}
