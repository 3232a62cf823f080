import { expect, test } from './world/test.ts'

/** For the lists of products, mantras and astrologers, whose pages are built alike. */
const SOME = 2

test('a page that is the same for everyone is rendered once and shared', async ({ request }) => {
  const pathsOf = async (sitemap: string) => {
    const xml = await (await request.get(sitemap)).text()
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  }
  const sitemaps = await pathsOf('/sitemap.xml')
  expect(sitemaps).toContain('/sitemaps/pages.xml')
  for (const sitemap of sitemaps) {
    const paths = await pathsOf(sitemap)
    expect(paths, sitemap).not.toEqual([])
    // A page that is rendered for its visitor is streamed, and has no length.
    const lengthOf = async (path: string) => Number((await request.get(path)).headers()['content-length'] ?? 0)
    for (const path of sitemap.includes('pages') ? paths : paths.slice(0, SOME))
      await expect.poll(() => lengthOf(path), path).toBeGreaterThan(0)
  }
})
