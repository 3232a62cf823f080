import { originOf } from '../../server/api.server.ts'
import { escapeXml } from '../../sitemap/sitemap-xml.ts'
import type { Route } from './+types/rss'
import { articles } from './articles.ts'
import { blogWords } from './words/blog.gen.ts'

/** /blogs/rss.xml */
export function loader({ request }: Route.LoaderArgs) {
  const origin = originOf(request)
  const words = blogWords()
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
  const items = articles().map(({ slug, title, description, published }) => {
    const address = `${origin}/blogs/${slug}`
    const date = new Date(`${published}T00:00:00+05:30`).toUTCString()
    const parts = { title, link: address, guid: address, description, pubDate: date }
    return `<item>${Object.entries(parts)
      .map(([name, text]) => element(name, text))
      .join('')}</item>\n`
  })
  const head =
    element('title', words.title) + element('link', `${origin}/blogs`) + element('description', words.description)
  const channel = `<channel>${head}<language>en-in</language>\n${items.join('')}</channel>`
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0">${channel}</rss>\n`, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
