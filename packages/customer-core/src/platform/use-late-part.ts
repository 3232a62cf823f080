import { useEffect, useRef, useState, type ComponentType } from 'react'
import { loadInTime } from './load-in-time.ts'

/**
 * A part of a screen that is opened by a button, such as the recharge in a chat. Its code is fetched with the screen, so
 * that it opens at once, and without a network too. Until it is there, `isLoading` is for the button; when it cannot be
 * loaded, a toast says so and the screen stays.
 */
export function useLatePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [isLoading, setLoading] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    // Opening it tries again, and tells a failure.
    load().catch(() => undefined)
    return () => {
      isMounted.current = false
    }
  }, [load])

  const open = async (): Promise<void> => {
    setLoading(true)
    try {
      const { default: Loaded } = await loadInTime(load)
      if (isMounted.current) setPart(() => Loaded)
    } catch {
      // A message has been shown.
    }
    setLoading(false)
  }
  return { Part, isLoading, open, close: () => setPart(null) }
}
