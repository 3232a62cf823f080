import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { sayWhereMissing } from './load-in-time.ts'

const RETRY_AFTER_MS = 5000

interface LoadedProps<Props> {
  load(): Promise<{ default: ComponentType<Props> }>
  props: Props
  /** Shown while the code is loading. */
  fallback?: ReactNode
}

/** A component whose code is loaded when it is first wanted. A failed load is repeated. `load` must be a constant. */
export function Loaded<Props extends object>({ load, props, fallback = null }: LoadedProps<Props>) {
  const [Content, setContent] = useState<ComponentType<Props> | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isMounted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    sayWhereMissing(load()).then(
      (module) => {
        if (isMounted) setContent(() => module.default)
      },
      () => {
        if (isMounted) retry = setTimeout(() => setAttempt(attempt + 1), RETRY_AFTER_MS)
      },
    )
    return () => {
      isMounted = false
      clearTimeout(retry)
    }
  }, [load, attempt])
  return Content ? <Content {...props} /> : fallback
}
