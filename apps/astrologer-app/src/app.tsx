import { useEffect, useState } from 'react'
import { isSignedIn } from './platform/token-storage.ts'
import { endPush } from './platform/web-push.ts'
import { SignInScreen } from './session/sign-in-screen.tsx'
import { SignedInApp } from './work/signed-in-app.tsx'

export function App() {
  const [isIn, setIn] = useState(isSignedIn)
  useEffect(() => {
    // Also when the server ended the session: the next user of the device must not see requests of customers.
    if (!isIn) endPush().catch(() => undefined)
  }, [isIn])
  return isIn ? <SignedInApp onSignedOut={() => setIn(false)} /> : <SignInScreen onSignedIn={() => setIn(true)} />
}
