import type { BackendParts } from '@tarapath/backend'
import { html } from 'hono/html'
import { htmlPage, type Html } from '@tarapath/backend/http'
import { CONSOLE_STYLE, MARK, type Notice, type Panel, printTime } from '@tarapath/staff-desk'
import { columns, panels } from './panels.ts'

/** The whole console, with what the last form did or why it did not. */
export async function consolePage(
  desk: BackendParts,
  chosen: number | null,
  notice: Notice | null,
  status = 200,
): Promise<Response> {
  return htmlPage(
    {
      title: 'Tarapath developer console',
      style: CONSOLE_STYLE,
      script: '/console/live-page.js',
      hasMedia: true,
      body: html`<header class="top">
          ${MARK}
          <h1>Tarapath <small>developer console</small></h1>
        </header>
        ${notice && html`<p class="notice" data-notice="${notice.kind}" role="status">${notice.text}</p>`}
        <p class="silent" role="status">The server does not answer. This page goes on asking.</p>
        ${await livePart(desk, chosen)}`,
    },
    status,
  )
}

/** All that changes by itself: the part a page reads again while it is open. */
export async function livePart(desk: BackendParts, chosen: number | null): Promise<Html> {
  const now = desk.clock.now()
  const shown: Html[] = []
  // One after the other: the embedded database has one connection.
  for (const column of columns) {
    const cards: Html[] = []
    for (const panel of column) cards.push(card(panel, await panel.show(desk, now, chosen)))
    shown.push(html`<div class="column">${cards}</div>`)
  }
  return html`<div data-live>
    <nav aria-label="Parts of the console">
      ${panels.map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}
      <span class="chip">${printTime(now)}</span>
    </nav>
    <div class="ticks"></div>
    <div class="columns">${shown}</div>
  </div>`
}

/** A sentence and nothing of the console. */
export const refusalPage = (text: string, status: number): Promise<Response> =>
  htmlPage({ title: 'Developer console', body: html`<h1>${text}</h1>` }, status)

const card = ({ id, title }: Panel, content: Html) =>
  html`<section id="${id}" class="card" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`
