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

/** `?past&page=2`, for the forms of a list: the row of a refused one is shown again. */
export function placeIn({ isPast, offset, limit }: ListView): string {
  const place = [isPast && 'past', offset > 0 && `page=${offset / limit + 1}`].filter(Boolean).join('&')
  return place && `?${place}`
}

/** Links to the previous and next page, where there are more rows than fit. */
export function pagination(page: string, view: ListView, count: number, search = '') {
  const { offset, limit } = view
  const pageLink = (step: number, label: string) => {
    const query = [view.isPast && 'past', search, `page=${offset / limit + 1 + step}`].filter(Boolean).join('&')
    return html`<a href="${view.basePath}/${page}?${query}">${label}</a>`
  }
  return (
    count > limit &&
    html`<nav class="pages" aria-label="Pages">
      ${offset > 0 ? pageLink(-1, 'Previous') : html`<span></span>`}
      ${offset + limit < count ? pageLink(1, 'Next') : ''}
    </nav>`
  )
}
