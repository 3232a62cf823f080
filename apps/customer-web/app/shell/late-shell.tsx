import { ScrollTop } from '@tarapath/ui-kit'
import { loadScreenError } from '@tarapath/customer-core/platform'
import { savePage } from '@tarapath/customer-core/saved-pages'
import { useEffect } from 'react'
import { SERVICE_WORKER } from '../service-worker-path.ts'
import { HashScroll } from './hash-scroll.tsx'
import { IpLookup } from './ip-lookup.tsx'
import { WebNetworkStrip } from './network-strip.tsx'
import { SearchKeys } from './search-button.tsx'
import { SlowNavigation } from './slow-navigation.tsx'
import { menuWords } from './words/menu.gen.ts'

export interface LateShellProps {
  inChat: boolean
}

/** What the shell does after the first interaction only. */
export default function LateShell({ inChat }: LateShellProps) {
  useEffect(registerServiceWorker, [])
  useEffect(() => void loadScreenError().catch(() => {}), [])
  return (
    <>
      {inChat ? null : <ScrollTop after={20} label={menuWords().backToTop} />}
      <SlowNavigation />
      {inChat ? null : <WebNetworkStrip />}
      <HashScroll />
      <IpLookup />
      <SearchKeys />
    </>
  )
}

/** The development server has none: it would keep files that change. */
function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Refused in private windows of some browsers. Pages then need a network, as without it.
  navigator.serviceWorker.register(SERVICE_WORKER).catch(() => {})
  void savePage()
}
