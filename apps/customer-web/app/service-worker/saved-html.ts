import { formatSavedAt } from '@tarapath/customer-core/format-saved-at'
import { savedWords } from './words/saved.gen.ts'

export interface SavedPage {
  path: string
  title: string
}

/** The colours are those of the strip that says "No internet". A page has no room for another style sheet. */
const STRIP =
  'padding:var(--space-4) var(--edge);background:var(--c-money-soft);color:var(--c-text);text-align:center;font-size:var(--text-13);line-height:var(--line-13)'

/** An astrologer who was online then may be offline now. */
const WITHOUT_STATUS = '[data-saved]~* .ui-status-dot{visibility:hidden}'

/**
 * Says at the top of a page when it was saved, and hides who was online. React leaves the elements alone, as it does those
 * of extensions.
 */
export function markSaved(html: string, savedAt: Date, now: Date): string {
  const words = savedWords()
  const when = formatSavedAt(savedAt, now)
  const strip = `<p role="status" data-saved style="${STRIP}">${words.savedAt({ when })} · <a href="">${words.reload}</a></p>`
  const [, nonce] = /<style nonce="([^"]*)"/.exec(html) ?? []
  const style = nonce === undefined ? '' : `<style nonce="${nonce}">${WITHOUT_STATUS}</style>`
  return html.replace('<body>', () => `<body>${style}${strip}`)
}

/** The text of the `title` element, escaped as it is there, without the name of the site. */
export function titleOf(html: string): string | null {
  const start = html.indexOf('<title')
  const end = html.indexOf('</title>', start)
  if (start < 0 || end < 0) return null
  return html.slice(html.indexOf('>', start) + 1, end).replace(/ · Tarapath$/, '')
}

/**
 * Writes the saved pages into the page that is shown in place of another. Its scripts are taken out: React would find
 * itself at another address than the one that the page was drawn for.
 */
export function listSaved(html: string, pages: readonly SavedPage[]): string {
  const body = html.indexOf('<body>')
  const rows = pages.map(({ path, title }) => `<li><a href="${escapeAttribute(path)}">${title}</a></li>`).join('')
  const still = withoutElements(withoutElements(html.slice(body), 'template'), 'script')
  return html.slice(0, body) + still.replace('<ul data-saved-pages=""></ul>', () => (rows ? `<ul>${rows}</ul>` : ''))
}

function withoutElements(html: string, name: string): string {
  const [before, ...rest] = html.split(`<${name}`)
  const end = `</${name}>`
  return [before, ...rest.map((part) => part.slice(part.indexOf(end) + end.length))].join('')
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
