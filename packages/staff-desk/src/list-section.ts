import { html } from 'hono/html'
import type { Html } from '@tarapath/backend/http'
import type { ListView } from './desk-page.ts'

interface ListSection {
  /** Id of the desk page. */
  page: string
  view: ListView
  count: number
  cards: readonly Html[]
  /** The names of the two tabs, and the texts of an empty list. */
  labels: { open: string; past: string; noneOpen: string; nonePast: string }
}

/** A list with a tab for open and one for past rows, page by page. */
export function listSection({ page, view, count, cards, labels }: ListSection): Html {
  const { basePath, isPast } = view
  const current = html`aria-current="page"`
  return html`<nav class="which" aria-label="Open or past">
      <a href="${basePath}/${page}" ${isPast ? '' : current}>${labels.open}</a>
      <a href="${basePath}/${page}?past" ${isPast ? current : ''}>${labels.past}</a>
    </nav>
    ${cards.length === 0 ? html`<p>${isPast ? labels.nonePast : labels.noneOpen}</p>` : cards}
    ${pagination(page, view, count)}`
}

/** Links to the previous and next page, where there are more rows than fit. */
export function pagination(page: string, view: ListView, count: number) {
  const { offset, limit } = view
  return (
    count > limit &&
    html`<nav class="pages" aria-label="Pages">
      ${offset > 0 ? pageLink(page, view, -1, 'Previous') : html`<span></span>`}
      ${offset + limit < count ? pageLink(page, view, 1, 'Next') : ''}
    </nav>`
  )
}

const pageLink = (page: string, { basePath, isPast, offset, limit }: ListView, step: number, label: string) =>
  html`<a href="${basePath}/${page}?${isPast ? 'past&' : ''}page=${offset / limit + 1 + step}">${label}</a>`
