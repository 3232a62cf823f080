import { isMaximisedAtom, usePlatform } from '@tarapath/customer-core/platform'
import { PromoStrip, ScrollTop, SkipLink } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { HashScroll } from './hash-scroll.tsx'
import { Header } from './header.tsx'
import { IpLookup } from './ip-lookup.tsx'
import type { ShellData } from './load-shell.ts'
import { PageFooter } from './page-footer.tsx'
import styles from './shell.module.css'
import { Tabs } from './tabs.tsx'
import { shellWords } from './words/shell.gen.ts'

/** The header, footer and tabs around every page. A native app has its own. */
export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  const words = shellWords()
  const inApp = usePlatform() === 'mobile'
  const maximised = useAtomValue(isMaximisedAtom)
  const inChat = useLocation().pathname === '/chat'
  if (inApp) return children
  return (
    <>
      <div className={styles['shell']}>
        <SkipLink>{words.skipToContent}</SkipLink>
        {maximised ? null : (
          <div className={inChat ? styles['wideOnly'] : undefined}>
            {inChat ? null : <PromoStrip text={data.promo} label={words.announcement} />}
            <Header horoscopes={data.horoscopes} />
          </div>
        )}
      </div>
      {children}
      <div className={styles['shell']}>
        {maximised || inChat ? null : (
          <>
            <PageFooter horoscopes={data.horoscopes} support={data.support} />
            <Tabs />
          </>
        )}
        {inChat ? null : <ScrollTop after={20} label={words.backToTop} />}
      </div>
      <HashScroll />
      <IpLookup />
    </>
  )
}
