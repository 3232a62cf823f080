import { LinkProvider, ToastOutlet, type AnchorProps } from '@tarapath/ui-kit'
import { Provider, type createStore } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { DialogHost } from './dialogs.tsx'
import { Link } from './platform-link.tsx'
import { choosePrefetch } from './choose-prefetch.ts'
import { signInAtom, signInSourceAtom } from './sign-in.ts'
import { EnvironmentProvider, type Environment } from './environment.tsx'

export interface PlatformProviderProps {
  store: ReturnType<typeof createStore>
  environment: Environment
  /** `location.reload`, except in tests. */
  reload(): void
  children: ReactNode
}

/** What every screen stands on: client state, links, toasts, dialogs and the sign-in of all tabs. */
export function PlatformProvider({ store, environment, reload, children }: PlatformProviderProps) {
  useEffect(() => {
    const signIn = store.get(signInSourceAtom)
    if (!signIn) return
    store.set(signInAtom, signIn.isSignedIn() ? 'signed-in' : 'signed-out')
    return signIn.subscribe((news) => {
      // A page that shows one customer's things does not outlive that customer's session.
      if (news === 'signed-out' && store.get(signInAtom) === 'signed-in') reload()
      else store.set(signInAtom, news)
    })
  }, [store, reload])

  return (
    <Provider store={store}>
      <EnvironmentProvider value={environment}>
        <LinkProvider component={KitLink}>
          {children}
          <DialogHost />
          <ToastOutlet />
        </LinkProvider>
      </EnvironmentProvider>
    </Provider>
  )
}

// The kit draws links to other sites and anchors through here too: those stay plain.
function KitLink({ href, prefetch, ...rest }: AnchorProps) {
  if (!href.startsWith('/') || href.startsWith('//')) return <a {...rest} href={href} />
  return <Link {...rest} to={href} {...(prefetch ? { prefetch: choosePrefetch(prefetch) } : {})} />
}
