import { useState } from 'react'
import { isSignedIn } from './platform/token-storage.ts'
import { SignInScreen } from './session/sign-in-screen.tsx'
import { SignedInApp } from './work/signed-in-app.tsx'

export function App() {
  const [isIn, setIn] = useState(isSignedIn)
  return isIn ? <SignedInApp onSignedOut={() => setIn(false)} /> : <SignInScreen onSignedIn={() => setIn(true)} />
}
