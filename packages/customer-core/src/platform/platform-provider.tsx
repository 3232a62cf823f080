import { LinkProvider, ToastOutlet, type AnchorProps } from '@tarapath/ui-kit'
import { Provider, type createStore } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { DialogHost } from './dialogs.tsx'
import { Link } from './platform-link.tsx'
import { choosePrefetch } from './choose-prefetch.ts'
import { signInAtom, signInSourceAtom } from './sign-in.ts'
import { EnvironmentProvider, type Environment } from './environment.tsx'
import { commonWords } from './words/common.gen.ts'

export interface PlatformProviderProps {
  store: ReturnType<typeof createStore>
  environment: Environment
  /** `location.reload`, except in tests. */
  reload(): void
  children: ReactNode
}

/** Provides client state, links, toasts and dialogs to every screen, and follows the sign-in of the other tabs. */
export function PlatformProvider({ store, environment, reload, children }: PlatformProviderProps) {
  useEffect(() => {
    const signIn = store.get(signInSourceAtom)
    if (!signIn) return
    store.set(signInAtom, signIn.isSignedIn() ? 'signed-in' : 'signed-out')
    return signIn.subscribe((change) => {
      // A page that shows a customer's data is reloaded when the session ends, and one that may hold that of a former one.
      if (change === 'other-account' || (change === 'signed-out' && store.get(signInAtom) === 'signed-in')) reload()
      else store.set(signInAtom, change)
    })
  }, [store, reload])

  return (
    <Provider store={store}>
      <EnvironmentProvider value={environment}>
        <LinkProvider component={KitLink}>
          {children}
          <DialogHost />
          <ToastOutlet label={commonWords().notifications} dismissLabel={commonWords().dismiss} />
        </LinkProvider>
      </EnvironmentProvider>
    </Provider>
  )
}

// The kit renders external links and anchors through this component too.
function KitLink({ href, prefetch, ...rest }: AnchorProps) {
  if (!href.startsWith('/') || href.startsWith('//')) return <a {...rest} href={href} />
  if (!prefetch) return <Link {...rest} to={href} />
  return <Link {...rest} to={href} data-prefetch={prefetch} prefetch={choosePrefetch(prefetch)} />
}
