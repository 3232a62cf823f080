import { signOutAstrologer } from '@tarapath/astrologer-api'
import { Button } from '@tarapath/ui-kit'
import { AlertDialog } from '@tarapath/ui-kit/alert-dialog'
import { useState } from 'react'
import type { Notes } from '../note/create-notes.ts'
import { api } from '../platform/api.ts'
import { storedTokens } from '../platform/token-storage.ts'
import { pushEndpoint } from '../platform/web-push.ts'
import { appWords } from '../words/app.gen.ts'
import { logOutWords } from '../words/log-out.gen.ts'

type LeavingState = 'in' | 'leaving' | 'unsaved' | 'failed'

/** Ends duty and the session. Asks before a note is lost, and says so when the server could not be told. */
export function LogOut({ notes, onSignedOut }: { notes: Notes; onSignedOut: () => void }) {
  const words = logOutWords()
  const [state, setState] = useState<LeavingState>('in')
  const stay = { label: words.stay, onPress: () => setState('in') }

  async function logOut() {
    setState('leaving')
    if (await notes.saveAll()) await signOut()
    else setState('unsaved')
  }

  async function signOut() {
    setState('leaving')
    const { refresh } = storedTokens()
    const push_endpoint = await pushEndpoint()
    try {
      if (refresh !== undefined) await signOutAstrologer(api, { refresh, ...(push_endpoint && { push_endpoint }) })
    } catch {
      return setState('failed')
    }
    await leave()
  }

  /** The session that the server could not end expires there. */
  async function leave() {
    notes.forget()
    await api.session.signOut()
    onSignedOut()
  }

  return (
    <>
      <Button size="s" variant="quiet" loading={state === 'leaving'} onClick={() => void logOut()}>
        {appWords().logOut}
      </Button>
      <AlertDialog
        open={state === 'unsaved'}
        title={words.unsavedTitle}
        description={words.unsavedText}
        confirm={{ label: appWords().logOut, onPress: () => void signOut(), variant: 'danger' }}
        cancel={stay}
      />
      <AlertDialog
        open={state === 'failed'}
        title={words.failedTitle}
        description={words.failedText}
        confirm={{ label: appWords().tryAgain, onPress: () => void signOut() }}
        cancel={stay}
      >
        <Button variant="quiet" onClick={() => void leave()}>
          {words.onlyHere}
        </Button>
      </AlertDialog>
    </>
  )
}
