import type { BackendParts } from '@tarapath/backend'
import { html } from 'hono/html'
import { htmlPage, type Html } from '@tarapath/backend/http'
import { CONSOLE_STYLE, LOGO, type Notice, type Panel, printTime } from '@tarapath/staff-desk'
import { columns, panels } from './panels.ts'

/** The whole console, with the result of the last form. */
export async function consolePage(
  parts: BackendParts,
  consultationId: number | null,
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
          ${LOGO}
          <h1>Tarapath <small>developer console</small></h1>
        </header>
        ${notice && html`<p class="notice" data-notice="${notice.kind}" role="status">${notice.text}</p>`}
        <p class="offline" role="status">The server is not responding. Retrying…</p>
        ${await livePart(parts, consultationId)}`,
    },
    status,
  )
}

/** The part of the page that an open page reloads every two seconds. */
export async function livePart(parts: BackendParts, consultationId: number | null): Promise<Html> {
  const now = parts.clock.now()
  const shown: Html[] = []
  // In sequence, because the embedded database has one connection.
  for (const column of columns) {
    const cards: Html[] = []
    for (const panel of column) cards.push(card(panel, await panel.show(parts, now, consultationId)))
    shown.push(html`<div class="column">${cards}</div>`)
  }
  return html`<div data-live>
    <nav aria-label="Panels">
      ${panels.map(({ id, title }) => html`<a href="#${id}">${title}</a>`)}
      <span class="chip">${printTime(now)}</span>
    </nav>
    <div class="ticks"></div>
    <div class="columns">${shown}</div>
  </div>`
}

/** A refusal without any data of the console. */
export const refusalPage = (text: string, status: number): Promise<Response> =>
  htmlPage({ title: 'Developer console', body: html`<h1>${text}</h1>` }, status)

const card = ({ id, title }: Panel, content: Html) =>
  html`<section id="${id}" class="card" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`
