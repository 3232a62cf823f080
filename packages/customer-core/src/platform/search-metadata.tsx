import { useLocation } from 'react-router'
import { useEnvironment } from './environment.tsx'
import type { PageMetaProps } from './page-meta.tsx'
import { shortDescription } from './short-description.ts'

const PICTURE = { file: 'tarapath.png', alt: 'Tarapath' }

/** What search engines and shared links show of a page. An app that neither finds is built without it. */
export function SearchMetadata({ title, description, noindex, canonical, picture = PICTURE }: PageMetaProps) {
  const { origin } = useEnvironment()
  const { pathname } = useLocation()
  const short = description === undefined ? undefined : shortDescription(description)
  const address = origin === null ? null : origin + (canonical ?? pathname)
  return (
    <>
      {short ? <meta name="description" content={short} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {address && !noindex ? (
        <>
          <link rel="canonical" href={address} />
          {/* Networks take from `og:` what `twitter:` does not say. */}
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Tarapath" />
          <meta property="og:title" content={title} />
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
