import { dataModeAtom } from '@tarapath/customer-core/data-mode'
import { commonWords, useIsHydrated } from '@tarapath/customer-core/platform'
import { Anchor, CloseIcon, IconButton, MenuIcon } from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { HoroscopeEntry } from './load-shell.ts'
import styles from './menu-sheet.module.css'
import './menu-sheet.late.css'
import { SearchButton } from './search-button.tsx'
import { isCurrent, linkGroups } from './site-links.ts'
import { menuWords } from './words/menu.gen.ts'

const SHEET_ID = 'site-menu'

export interface MenuSheetProps {
  horoscopes: readonly HoroscopeEntry[]
}

/** The menu of a phone. It is a popover of the browser, which opens and closes without a script. */
export default function MenuSheet({ horoscopes }: MenuSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const { pathname, key } = useLocation()
  const words = menuWords()
  useEffect(() => sheet.current?.hidePopover?.(), [key])
  return (
    <div className={styles['menu']}>
      <IconButton label={words.menu} popoverTarget={SHEET_ID}>
        <MenuIcon />
      </IconButton>
      <div ref={sheet} id={SHEET_ID} popover="auto" className="site-menu">
        <nav aria-label={words.menu}>
          <div className="site-menu-head">
            {/* The sheet is above everything, dialogs too. */}
            <SearchButton onOpen={() => sheet.current?.hidePopover?.()} />
            <IconButton label={commonWords().close} popoverTarget={SHEET_ID} popoverTargetAction="hide">
              <CloseIcon />
            </IconButton>
          </div>
          {linkGroups(horoscopes).map(({ name, heading, links }) => (
            <section key={name}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Anchor href={href} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <DataSwitch />
      </div>
    </div>
  )
}

/** No web fonts and no decoration, from the next page on. */
function DataSwitch() {
  const isHydrated = useIsHydrated()
  const [mode, setMode] = useAtom(dataModeAtom)
  const isOn = isHydrated && mode === 'less'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="site-menu-switch"
      onClick={() => setMode(isOn ? null : 'less')}
    >
      {menuWords().saveData}
    </button>
  )
}
