import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useCallback, useEffect } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import { profileWords } from './words/profile.gen.ts'

/** Asks before the customer leaves what is not saved: in the words of the browser where another document is opened. */
export function LeaveQuestion({ hasChanges }: { hasChanges: boolean }) {
  const words = profileWords()
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
      [hasChanges],
    ),
  )
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasChanges])
  useEffect(() => {
    // The question was about a save that has been answered meanwhile.
    if (blocker.state === 'blocked' && !hasChanges) blocker.proceed()
  }, [blocker, hasChanges])
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={words.leaveTitle}
      description={words.leaveHint}
      confirm={{ label: words.leave, variant: 'danger', onPress: () => blocker.proceed?.() }}
      cancel={{ label: words.stay, onPress: () => blocker.reset?.() }}
    />
  )
}
