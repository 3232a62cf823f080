import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { choosePrefetch } from '@tarapath/customer-core/platform'

/** Prefetches the pages of the links in view of a screen that is not hydrated yet, as its links do themselves later. */
export function VisibleLinks() {
  const { key } = useLocation()
  const [first] = useState(key)
  const [pages, setPages] = useState<readonly string[]>([])
  const isFirstPage = key === first
  useEffect(() => {
    if (!isFirstPage || choosePrefetch('viewport') !== 'viewport') return
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      for (const link of seen) observer.unobserve(link)
      const paths = seen.map((link) => link.getAttribute('href') ?? '/')
      if (paths.length > 0) setPages((known) => [...new Set([...known, ...paths])])
    })
    for (const link of document.querySelectorAll('a[data-prefetch="viewport"]')) observer.observe(link)
    return () => observer.disconnect()
  }, [isFirstPage])
  if (!isFirstPage) return null
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
