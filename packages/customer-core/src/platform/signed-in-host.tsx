import { useAtomValue } from 'jotai'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { signInAtom } from './sign-in.ts'

const RETRY_AFTER_MS = 5000

interface SignedInHostProps {
  load(): Promise<{ default: ComponentType }>
  /** Stands where the component will, as long as its code is on the way. */
  fallback?: ReactNode
}

/** Mounts what only signed-in customers need, and loads its code only then. `load` must be a constant. */
export function SignedInHost({ load, fallback = null }: SignedInHostProps) {
  const signedIn = useAtomValue(signInAtom) === 'signed-in'
  const [Host, setHost] = useState<ComponentType | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!signedIn || Host) return
    let wanted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    load().then(
      (module) => {
        if (wanted) setHost(() => module.default)
      },
      () => {
        if (wanted) retry = setTimeout(() => setAttempt(attempt + 1), RETRY_AFTER_MS)
      },
    )
    return () => {
      wanted = false
      clearTimeout(retry)
    }
  }, [signedIn, Host, load, attempt])
  if (!signedIn) return null
  return Host ? <Host /> : fallback
}
