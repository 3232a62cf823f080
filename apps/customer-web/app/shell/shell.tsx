import { isMaximisedAtom, usePlatform } from '@tarapath/customer-core/platform'
// The server draws the footer and the tabs, whose code comes late.
import '@tarapath/ui-kit/shell/footer.css'
import '@tarapath/ui-kit/shell/tab-bar.css'
import '@tarapath/ui-kit/tick-rule/tick-rule.css'
import './page-footer.module.css'
import { PromoStrip, SkipLink } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Header } from './header.tsx'
import type { LateShellProps } from './late-shell.tsx'
import type { ShellData } from './load-shell.ts'
import type { PageFooterProps } from './page-footer.tsx'
import { endFirstPicture } from '../first-picture.ts'
import { latePart } from '../late-screen.tsx'
import styles from './shell.module.css'
import { shellWords } from './words/shell.gen.ts'

const PageFooter = latePart<PageFooterProps>(() => import('./page-footer.tsx'))

const Tabs = latePart<object>(() => import('./tabs.tsx'))

const LateShell = latePart<LateShellProps>(() => import('./late-shell.tsx'))

/** A live stream fills the window from its first paint on. */
const OPENS_MAXIMISED = '/live-session'

/** The landing page has no shell, and a native app has its own. */
function useIsBare(): boolean {
  const inApp = usePlatform() === 'mobile'
  return useLocation().pathname === '/landing' || inApp
}

/** Stands first in the page, before the widget of a chat that runs. */
export function SkipToContent() {
  if (useIsBare()) return null
  return (
    <div className={styles['shell']}>
      <SkipLink>{shellWords().skipToContent}</SkipLink>
    </div>
  )
}

/** The header, footer and tabs around every page. */
export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  const words = shellWords()
  const isBare = useIsBare()
  const { pathname } = useLocation()
  const isMaximised = useAtomValue(isMaximisedAtom)
  // React would hold back the screen until what is drawn already, and comes after the picture, is hydrated.
  const isOpening = isMaximised === null && pathname === OPENS_MAXIMISED
  const maximised = isMaximised ?? isOpening
  // Once it is there it stays: it knows whether the network is gone, and which page is wanted then.
  const [hasLateShell, setHasLateShell] = useState(!isOpening)
  if (!isOpening && !hasLateShell) setHasLateShell(true)
  // A live stream that has not started has no picture, so nothing waits for it.
  useEffect(() => {
    if (isMaximised === false) endFirstPicture()
  }, [isMaximised])
  const inChat = pathname === '/chat'
  // These have a bar of their own on a phone.
  const hasPageBar = inChat || pathname === '/history'
  if (isBare) return children
  return (
    <>
      <div className={styles['shell']}>
        {maximised ? null : (
          <div className={hasPageBar ? styles['wideOnly'] : undefined}>
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
        {hasLateShell ? <LateShell inChat={inChat} /> : null}
      </div>
    </>
  )
}
