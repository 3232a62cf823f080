import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useEnvironment } from './environment.tsx'

export interface PageMetaProps {
  title: string
  description?: string
  /** For pages that search engines must not list, such as those of a signed-in customer. */
  noindex?: boolean
  /** The address that counts, where another page shows the same. */
  canonical?: string
}

/** The title and the metadata of a screen. React moves these elements into the head. */
export function PageMeta({ title, description, noindex = false, canonical }: PageMetaProps) {
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
      {origin && !noindex ? <link rel="canonical" href={origin + (canonical ?? pathname)} /> : null}
    </>
  )
}
