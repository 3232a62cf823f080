import { choosePrefetch } from '@tarapath/customer-core/platform'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { startInteraction } from '../first-interaction.ts'
import { loadFiles, prefetchData, prefetchFiles } from '../next-pages.ts'

const LINKS = 'a[data-prefetch="viewport"]'

/**
 * Prefetches what links of the first page lead to. React Router would not: their screens are not hydrated yet, it does
 * not know the routes of links when it draws them, and it does not know the files of late screens.
 */
export function VisibleLinks() {
  const { key } = useLocation()
  const [first] = useState(key)
  const isFirstPage = key === first
  useEffect(() => {
    // What is left of the first page, such as the footer, is hydrated when another page is there.
    if (!isFirstPage) return startInteraction()
    const leaving = new AbortController()
    addEventListener('pointerdown', onPress, { capture: true, passive: true, signal: leaving.signal })
    const mode = choosePrefetch('viewport')
    if (mode === 'none') return () => leaving.abort()
    void untilIdle().then(() => {
      if (leaving.signal.aborted) return
      if (mode === 'intent') prefetchHovered(leaving.signal)
      else prefetchVisible(leaving.signal)
    })
    return () => leaving.abort()
  }, [isFirstPage])
  return null
}

/** Nothing is prefetched before the page has all that it shows. */
async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  // Safari has no idle callbacks.
  await new Promise<unknown>((idle) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(idle) : setTimeout(idle),
  )
}

const pageAt = ({ target }: Event) => (target as Element).closest(LINKS)?.getAttribute('href')

function onPress(event: Event): void {
  const page = pageAt(event)
  if (page) loadFiles(page)
}

/** A link that is pointed at is hydrated, so that React Router prefetches its data. */
function prefetchHovered(signal: AbortSignal): void {
  const onHover = (event: Event) => {
    const page = pageAt(event)
    if (page) prefetchFiles(page)
  }
  addEventListener('mouseover', onHover, { passive: true, signal })
  addEventListener('focusin', onHover, { passive: true, signal })
}

function prefetchVisible(signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const page = target.getAttribute('href')
      if (!isIntersecting || page === null) continue
      observer.unobserve(target)
      prefetchFiles(page)
      prefetchData(page)
    }
  })
  for (const link of document.querySelectorAll(LINKS)) observer.observe(link)
  signal.addEventListener('abort', () => observer.disconnect())
}
