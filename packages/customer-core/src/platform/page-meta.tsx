import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useEnvironment } from './environment.tsx'
import { shortDescription } from './short-description.ts'

export interface PageMetaProps {
  title: string
  description?: string
  /** For pages that search engines must not list, such as those of a signed-in customer. */
  noindex?: boolean
  /** The address that counts, where another page shows the same. */
  canonical?: string
  /** What a shared link shows: a file below `/share`. */
  picture?: { file: string; alt: string }
}

const PICTURE = { file: 'tarapath.png', alt: 'Tarapath' }

/** The title and the metadata of a screen. React moves these elements into the head. */
export function PageMeta({ title, description, noindex = false, canonical, picture = PICTURE }: PageMetaProps) {
  const { origin, showTitle } = useEnvironment()
  const { pathname } = useLocation()
  const fullTitle = title.includes('Tarapath') ? title : `${title} · Tarapath`
  useEffect(() => showTitle?.(fullTitle), [showTitle, fullTitle])
  if (showTitle) return null
  const short = description === undefined ? undefined : shortDescription(description)
  const address = origin === null ? null : origin + (canonical ?? pathname)
  return (
    <>
      <title>{fullTitle}</title>
      {short ? <meta name="description" content={short} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {address && !noindex ? (
        <>
          <link rel="canonical" href={address} />
          {/* Networks take from `og:` what `twitter:` does not say. */}
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Tarapath" />
          <meta property="og:title" content={fullTitle} />
          {short ? <meta property="og:description" content={short} /> : null}
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${origin}/share/${picture.file}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      ) : null}
    </>
  )
}
