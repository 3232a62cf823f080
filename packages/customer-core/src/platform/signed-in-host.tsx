import { useAtomValue } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { signInAtom } from './sign-in.ts'
import { Loaded } from './loaded.tsx'

const NO_PROPS = {}

interface SignedInHostProps {
  load(): Promise<{ default: ComponentType }>
  /** Shown while the code is loading. */
  fallback?: ReactNode
}

/** Loads and mounts a component for signed-in customers only. `load` must be a constant. */
export function SignedInHost({ load, fallback = null }: SignedInHostProps) {
  const isSignedIn = useAtomValue(signInAtom) === 'signed-in'
  return isSignedIn ? <Loaded load={load} props={NO_PROPS} fallback={fallback} /> : null
}
