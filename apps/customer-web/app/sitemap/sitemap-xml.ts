/** One address of a sitemap. */
export interface SitemapPage {
  path: string
  /** A day or an instant of ISO 8601; null where no data tells. */
  changedAt: string | null
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const sitemapIndex = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex ${SCHEMA}>\n${addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`

export const sitemap = (origin: string, pages: readonly SitemapPage[]): string =>
  `${HEAD}<urlset ${SCHEMA}>\n${pages
    .map(({ path, changedAt }) => {
      const lastmod = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`
      return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>\n`
    })
    .join('')}</urlset>\n`

export const xmlReply = (xml: string): Response =>
  new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
