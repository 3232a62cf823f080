import { html } from 'hono/html'
import type { Html } from '@tarapath/backend/http'
import type { View } from './desk-page.ts'

interface Listed {
  /** Path below the desk. */
  page: string
  view: View
  count: number
  cards: readonly Html[]
  /** The two halves of the list, and what is said where one is empty. */
  words: { waiting: string; past: string; nothingWaits: string; nothingPast: string }
}

/** A list in two halves, what waits and what is done, page by page. */
export function listOf({ page, view, count, cards, words }: Listed): Html {
  const { place, isPast } = view
  const current = html`aria-current="page"`
  return html`<nav class="which" aria-label="Which ones">
      <a href="${place}/${page}" ${isPast ? '' : current}>${words.waiting}</a>
      <a href="${place}/${page}?past" ${isPast ? current : ''}>${words.past}</a>
    </nav>
    ${cards.length === 0 ? html`<p>${isPast ? words.nothingPast : words.nothingWaits}</p>` : cards}
    ${pagesOf(page, view, count)}`
}

/** The way to the rows before and after; nothing where all are shown. */
export function pagesOf(page: string, view: View, count: number) {
  const { offset, limit } = view
  return (
    count > limit &&
    html`<nav class="pages" aria-label="Pages">
      ${offset > 0 ? pageLink(page, view, -1, 'Before') : html`<span></span>`}
      ${offset + limit < count ? pageLink(page, view, 1, 'More') : ''}
    </nav>`
  )
}

const pageLink = (page: string, { place, isPast, offset, limit }: View, step: number, label: string) =>
  html`<a href="${place}/${page}?${isPast ? 'past&' : ''}page=${offset / limit + 1 + step}">${label}</a>`
