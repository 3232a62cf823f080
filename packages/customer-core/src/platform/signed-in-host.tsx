import { useAtomValue } from 'jotai'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { signInAtom } from './sign-in.ts'

const RETRY_AFTER_MS = 5000

interface SignedInHostProps {
  load(): Promise<{ default: ComponentType }>
  /** Shown while the code is loading. */
  fallback?: ReactNode
}

/** Loads and mounts a component for signed-in customers only. `load` must be a constant. */
export function SignedInHost({ load, fallback = null }: SignedInHostProps) {
  const isSignedIn = useAtomValue(signInAtom) === 'signed-in'
  const [Host, setHost] = useState<ComponentType | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isSignedIn || Host) return
    let isMounted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    load().then(
      (module) => {
        if (isMounted) setHost(() => module.default)
      },
      () => {
        if (isMounted) retry = setTimeout(() => setAttempt(attempt + 1), RETRY_AFTER_MS)
      },
    )
    return () => {
      isMounted = false
      clearTimeout(retry)
    }
  }, [isSignedIn, Host, load, attempt])
  if (!isSignedIn) return null
  return Host ? <Host /> : fallback
}
