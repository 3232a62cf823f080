import { Spinner } from '@tarapath/ui-kit'
import { useEffect, useRef, useState } from 'react'
import type { ScreenProps } from './screen.tsx'
import styles from './screens.module.css'
import type { Draw } from './screen-realm.tsx'

export interface ScreenFrameProps extends ScreenProps {
  title: string
  /** Otherwise the screen is looked at only, and takes no focus when a dialog opens in it. */
  isInHand: boolean
}

const DOCUMENT = '<!doctype html><html lang="en"><head></head><body><div id="scenario-screen"></div></body></html>'
/** What development servers give each realm before the first module runs. */
const DEVELOPMENT_GLOBALS = ['$RefreshReg$', '$RefreshSig$', '__vitest_browser_runner__', '__vitest_worker__']

export function ScreenFrame({ run, tab, title, isInHand }: ScreenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [draw, setDraw] = useState<Draw | null>(null)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const ready = (event: Event) => setDraw(() => (event as CustomEvent<Draw>).detail)
    element.addEventListener('screen-ready', ready)
    const stop = openRealm(element)
    return () => {
      element.removeEventListener('screen-ready', ready)
      stop()
    }
  }, [])
  useEffect(() => draw?.({ run, tab }), [draw, run, tab])
  useEffect(() => () => draw?.(null), [draw])
  useEffect(() => (draw && frame.current && !isInHand ? keepFocusOutside(frame.current) : undefined), [draw, isInHand])

  return (
    <div className={styles['frameBox']}>
      <iframe ref={frame} className={styles['frame']} title={title} srcDoc={DOCUMENT} inert={!isInHand} />
      {draw ? null : (
        <div className={styles['loading']}>
          <Spinner size={24} label="The screen is loading" />
        </div>
      )}
    </div>
  )
}

/** A dialog that opens in the frame takes the focus, inert or not; it is given back to the controls. */
function keepFocusOutside(frame: HTMLIFrameElement): () => void {
  let last: HTMLElement | null = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const remember = ({ target }: FocusEvent) => {
    if (target !== frame && target instanceof HTMLElement) last = target
  }
  const giveBack = () => {
    if (document.activeElement !== frame) return
    frame.blur()
    window.focus()
    last?.focus({ preventScroll: true })
  }
  const inner = frame.contentDocument
  document.addEventListener('focusin', remember)
  inner?.addEventListener('focusin', giveBack)
  return () => {
    document.removeEventListener('focusin', remember)
    inner?.removeEventListener('focusin', giveBack)
  }
}

/** Loads the screens into the frame's own realm, and keeps its looks those of the page around it. */
function openRealm(frame: HTMLIFrameElement): () => void {
  const outer = document.documentElement
  const adopt = () => {
    const inner = frame.contentDocument?.documentElement
    if (!inner) return
    inner.dataset['theme'] = outer.dataset['theme'] ?? 'light'
    inner.style.fontSize = outer.style.fontSize
  }
  const looks = new MutationObserver(adopt)
  const load = async () => {
    const { realmAddress } = await import('./screen-realm.tsx')
    const inner = frame.contentDocument
    const realm = frame.contentWindow as unknown as Record<string, unknown> | null
    if (!inner || !realm || !frame.isConnected) return
    const own = window as unknown as Record<string, unknown>
    for (const name of DEVELOPMENT_GLOBALS) realm[name] ??= own[name]
    for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) inner.head.append(inner.importNode(sheet))
    adopt()
    const script = inner.createElement('script')
    script.type = 'module'
    script.src = realmAddress
    inner.head.append(script)
  }
  const begin = () => void load()
  looks.observe(outer, { attributes: true, attributeFilter: ['data-theme', 'style'] })
  // A document that small may have been read before anybody listened.
  if (frame.contentDocument?.getElementById('scenario-screen')) begin()
  else frame.addEventListener('load', begin, { once: true })
  return () => {
    looks.disconnect()
    frame.removeEventListener('load', begin)
  }
}
