import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'

interface LeaveQuestionProps {
  /** Whether something is lost by leaving. */
  isAsked: boolean
  title: string
  description: string
  leave: string
  stay: string
}

/** Asks before the page is left. Where that opens another document, the browser asks in its own words. */
export function LeaveQuestion({ isAsked, title, description, leave, stay }: LeaveQuestionProps) {
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
      [isAsked],
    ),
  )
  useUnloadQuestion(isAsked)
  useEffect(() => {
    // Nothing is lost any more: what was being saved is saved.
    if (blocker.state === 'blocked' && !isAsked) blocker.proceed()
  }, [blocker, isAsked])
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={title}
      description={description}
      confirm={{ label: leave, variant: 'danger', onPress: () => blocker.proceed?.() }}
      cancel={{ label: stay, onPress: () => blocker.reset?.() }}
    />
  )
}

/** The browser asks before it closes the page, reloads it or opens another document. */
export function useUnloadQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}
