import { useEffect } from 'react'
import { useEnvironment } from './environment.tsx'
import { SearchMetadata } from './search-metadata.tsx'

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

/** The title and the metadata of a screen. React moves these elements into the head. */
export function PageMeta({ title, ...shown }: PageMetaProps) {
  const { showTitle } = useEnvironment()
  const fullTitle = title.includes('Tarapath') ? title : `${title} · Tarapath`
  useEffect(() => showTitle?.(fullTitle), [showTitle, fullTitle])
  if (showTitle) return null
  return (
    <>
      <title>{fullTitle}</title>
      <SearchMetadata title={fullTitle} {...shown} />
    </>
  )
}
