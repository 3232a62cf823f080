import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useEnvironment } from './environment.tsx'

export interface PageMetaProps {
  title: string
  description?: string
  /** Signed-in pages, and pages that say nothing to a search engine. */
  noindex?: boolean
}

/** A screen says what it is called wherever it runs. React moves these elements into the head. */
export function PageMeta({ title, description, noindex = false }: PageMetaProps) {
  const { origin, showTitle } = useEnvironment()
  const { pathname } = useLocation()
  const fullTitle = title.includes('Tarapath') ? title : `${title} · Tarapath`
  useEffect(() => showTitle?.(fullTitle), [showTitle, fullTitle])
  if (showTitle) return null
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {origin && !noindex ? <link rel="canonical" href={origin + pathname} /> : null}
    </>
  )
}
