import { useLocation } from 'react-router'
import { useSurroundings } from './surroundings.tsx'

export interface PageMetaProps {
  title: string
  description?: string
  /** Signed-in pages, and pages that say nothing to a search engine. */
  noindex?: boolean
}

/** React moves these into the head, so a screen says what it is called wherever it runs. */
export function PageMeta({ title, description, noindex = false }: PageMetaProps) {
  const { origin } = useSurroundings()
  const { pathname } = useLocation()
  const fullTitle = title.includes('Tarapath') ? title : `${title} · Tarapath`
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
