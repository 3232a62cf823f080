import type { Tokens } from '@tarapath/api-client'
import { atom } from 'jotai'
import { createContext, redirect, type RouterContextProvider } from 'react-router'

/** The server never knows: the token cookies are SameSite=Strict and public pages do not vary by them. */
export type SignIn = 'unknown' | 'signed-in' | 'signed-out'
export type SignInChange = Exclude<SignIn, 'unknown'>

/** Whether this browser holds a session, and word of it from the other tabs. */
export interface SignInSource {
  isSignedIn(): boolean
  tokens(): Tokens | Promise<Tokens>
  /** Tells the other tabs. */
  announce(news: SignInChange): void
  /** Hears the other tabs, and is asked again whenever this tab comes back into view. */
  subscribe(listener: (news: SignInChange) => void): () => void
}

export const signInContext = createContext<SignInSource>()

export const signInAtom = atom<SignIn>('unknown')

/** Null on the server. */
export const signInSourceAtom = atom<SignInSource | null>(null)

/** For the loaders of /chat and its like, which run in the browser only. */
export function requireSignIn(context: Readonly<RouterContextProvider>): void {
  if (!context.get(signInContext).isSignedIn()) throw redirect('/')
}
