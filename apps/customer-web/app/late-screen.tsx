import { answerTap, MAX_LOAD_MS, repeatTap, sayNotOpened } from '@tarapath/customer-core/platform'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type FunctionComponent } from 'react'
import { useNavigate } from 'react-router'
import { firstInteraction, startInteraction } from './first-interaction.ts'
import styles from './late-screen.module.css'
import { MISSING_CODE } from './missing-code.ts'
import { isFirstPage, loadOrStay, openPageWithoutCode, openTappedPage, watchLeaving } from './outdated-page.ts'
import { pageOfClick } from './page-of-click.ts'

let tapWhileHydrating: Element | null = null

/** Notes taps from the moment on in which React answers them itself, until the late screens do. */
export function noteTapsWhileHydrating(): void {
  addEventListener('click', ({ target }) => (tapWhileHydrating = target as Element), { capture: true })
  addEventListener('click', openTappedPage, { capture: true })
  addEventListener(MISSING_CODE, openPageWithoutCode)
  watchLeaving()
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of the frame around the pages, whose code comes as late as that of a {@link lateScreen}. */
export const latePart = <Props extends object>(load: Load<Props>) => late(load, undefined, false)

/**
 * A screen that the server draws, and whose code the browser loads at the first interaction (decision 024). Until it is
 * hydrated its links to other pages work all the same, and other taps are repeated as soon as it is. A screen has
 * `atOnce` where its code draws something that the server cannot: it is loaded early where that is true.
 */
export const lateScreen = <Props extends object>(load: Load<Props>, atOnce?: () => boolean) => late(load, atOnce, true)

/** Whether a section of the page failed to load. It retries by itself once its code is loaded. */
const hasFailed = () => document.querySelector('.ui-state[data-tone]') !== null

function late<Props extends object>(
  load: Load<Props>,
  atOnce: (() => boolean) | undefined,
  isPage: boolean,
): FunctionComponent<Props> {
  const isLate = () => isFirstPage && !hasFailed() && !atOnce?.()
  let Screen: ComponentType<Props> = lazy(async () => {
    if (isLate()) await firstInteraction()
    return loadOrStay(load, isPage)
  })
  if (import.meta.env.SSR) void load().then((module) => (Screen = module.default))
  return function LateScreen(props) {
    const { box, onHydrated } = useWaitingTaps()
    const [isWaitedFor] = useState(() => isPage && !isFirstPage)
    const screen = (
      <>
        <Screen {...props} />
        <Hydrated run={onHydrated} />
      </>
    )
    return (
      <div ref={box} className={styles['screen']}>
        {/* The next page is shown when its code is there: a boundary would show an empty one until then. */}
        {isWaitedFor ? screen : <Suspense fallback={null}>{screen}</Suspense>}
      </div>
    )
  }
}

function useWaitingTaps() {
  const box = useRef<HTMLDivElement>(null)
  const tapped = useRef<HTMLElement>(null)
  const listening = useRef<AbortController>(null)
  const isHydrated = useRef(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (isHydrated.current) return
    const { signal } = (listening.current = new AbortController())
    const note = (element: HTMLElement | null) => {
      answerTap((tapped.current = element))
      if (element === null) return
      setTimeout(() => {
        if (tapped.current !== element || signal.aborted) return
        note(null)
        sayNotOpened()
      }, MAX_LOAD_MS)
    }
    if (tapWhileHydrating && box.current?.contains(tapWhileHydrating)) {
      note(buttonAt(tapWhileHydrating))
      tapWhileHydrating = null
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element
      const page = pageOfClick(event)
      // The last link counts.
      if (page !== null && tapped.current) note(null)
      if (isHydrated.current || !box.current?.contains(target)) return
      if (page === null) {
        note(buttonAt(target))
        return
      }
      event.preventDefault()
      if (!isOfThisPage(page)) {
        void navigate(page)
        return
      }
      // Another address of this screen would draw it anew, and lose what is typed in it.
      note(target.closest('a'))
      startInteraction()
    }
    // At the window, because React stops clicks at the document that it cannot handle yet.
    addEventListener('click', onClick, { capture: true, signal })
    return () => listening.current?.abort()
  }, [navigate])
  const onHydrated = () => {
    isHydrated.current = true
    // In a task of its own: React hydrates the card that is tapped, which it cannot do within its own work.
    setTimeout(() => {
      listening.current?.abort()
      if (tapped.current) repeatTap(tapped.current)
    })
  }
  return { box, onHydrated }
}

const isOfThisPage = (address: string) => address.split(/[?#]/, 1)[0] === location.pathname

const buttonAt = (target: Element) => target.closest<HTMLElement>('button[type=button],form[method=dialog] button')

/** Mounts when everything beside it is hydrated. */
function Hydrated({ run }: { run(): void }) {
  const onMount = useRef(run)
  useEffect(() => onMount.current(), [])
  return null
}
