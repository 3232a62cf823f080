import type { Tokens } from '@tarapath/api-client'
import { atom, type createStore } from 'jotai'
import { createContext, redirect, type RouterContextProvider } from 'react-router'

/** `unknown` on the server, whose public pages do not vary by the token cookies. */
export type SignIn = 'unknown' | 'signed-in' | 'signed-out'

/** `other-account`: another customer than the one before has signed in. */
export type SignInChange = Exclude<SignIn, 'unknown'> | 'other-account'

/** The session of this browser, shared by its tabs. */
export interface SignInSource {
  isSignedIn(): boolean
  tokens(): Tokens | Promise<Tokens>
  /** Notifies the other tabs. */
  announce(change: SignInChange): void
  /** Calls the listener for a change in another tab, and with the present state whenever this tab becomes visible. */
  subscribe(listener: (change: SignInChange) => void): () => void
}

export const signInContext = createContext<SignInSource>()

export const signInAtom = atom<SignIn>('unknown')

/** Null on the server. */
export const signInSourceAtom = atom<SignInSource | null>(null)

/**
 * Whether somebody is signed in, when an action needs to know. The cookies decide: the page may not have read them yet, or
 * another tab may have signed in since.
 */
export function isSignedIn(store: ReturnType<typeof createStore>): boolean {
  if (store.get(signInAtom) !== 'signed-in' && store.get(signInSourceAtom)?.isSignedIn())
    store.set(signInAtom, 'signed-in')
  return store.get(signInAtom) === 'signed-in'
}

/** For loaders that run in the browser only: redirects a visitor to the home page. */
export function requireSignIn(context: Readonly<RouterContextProvider>): void {
  if (!context.get(signInContext).isSignedIn()) throw redirect('/')
}
