import {
  Loaded,
  PlatformProvider,
  SignedInHost,
  useFocusHeading,
  type Environment,
} from '@tarapath/customer-core/platform'
import type { createStore } from 'jotai'
import { Outlet, useLocation } from 'react-router'
import { BASE_PATH } from './move-path-into-hash.ts'

const accountHost = () => import('@tarapath/customer-core/account/account-host')
const sessionHost = () => import('@tarapath/customer-core/consultation/session-host')
const queueHost = () => import('@tarapath/customer-core/queue/queue-host')
const callHost = () => import('@tarapath/customer-core/call/call-host')
const networkStrip = () => import('@tarapath/customer-core/network-strip')
const NO_PROPS = {}

// Not indexed, and without a shell: the native app has its own.
const ENVIRONMENT: Environment = {
  platform: 'mobile',
  origin: null,
  reference: null,
  basePath: BASE_PATH,
  showTitle(title) {
    document.title = title
  },
}

export function EmbeddedView({ store }: { store: ReturnType<typeof createStore> }) {
  useFocusHeading()
  // A chat says it itself.
  const inChat = useLocation().pathname === '/chat'
  return (
    <PlatformProvider store={store} environment={ENVIRONMENT} reload={() => location.reload()}>
      <SignedInHost load={accountHost} />
      <SignedInHost load={sessionHost} />
      <SignedInHost load={callHost} />
      <SignedInHost load={queueHost} />
      {inChat ? null : <Loaded load={networkStrip} props={NO_PROPS} />}
      <Outlet />
    </PlatformProvider>
  )
}
