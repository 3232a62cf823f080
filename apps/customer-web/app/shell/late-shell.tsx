import { ScrollTop } from '@tarapath/ui-kit'
import { HashScroll } from './hash-scroll.tsx'
import { IpLookup } from './ip-lookup.tsx'
import { NetworkStrip } from './network-strip.tsx'
import { SearchKeys } from './search-button.tsx'
import { SlowNavigation } from './slow-navigation.tsx'
import { shellWords } from './words/shell.gen.ts'

export interface LateShellProps {
  inChat: boolean
}

/** What the shell does after the first interaction only. */
export default function LateShell({ inChat }: LateShellProps) {
  return (
    <>
      {inChat ? null : <ScrollTop after={20} label={shellWords().backToTop} />}
      <SlowNavigation />
      {inChat ? null : <NetworkStrip />}
      <HashScroll />
      <IpLookup />
      <SearchKeys />
    </>
  )
}
