import { html } from 'hono/html'
import { htmlPage } from '../../http/html-page.ts'
import { CONSOLE_STYLE } from '../console-style.ts'
import type { Notice } from '../console-page.ts'
import type { Desk } from '../panel.ts'
import type { DeskPage, View } from './desk-page.ts'
import { DESK_STYLE } from './desk-style.ts'
import { deskLists } from './lists.ts'

/** One list of the desk, with what the last form did or why it did not. */
export async function deskLayout(
  desk: Desk,
  page: DeskPage,
  view: View,
  notice: Notice | null,
  status = 200,
): Promise<Response> {
  const tabs = []
  for (const { id, title, waiting } of deskLists) {
    const count = await waiting(desk.db)
    tabs.push(
      html`<a
        href="/console/desk/${id}"
        ${id === page.id ? html`aria-current="page"` : ''}
        data-waiting="${count ?? ''}"
        >${title}${count !== null && count > 0 ? html` <b>${count}</b>` : ''}</a
      >`,
    )
  }
  return htmlPage(
    {
      title: `${page.title} – Tarapath desk`,
      style: CONSOLE_STYLE + DESK_STYLE,
      hasMedia: true,
      body: html`<p class="small"><a href="/console">Console</a> › Desk</p>
        <h1>${page.title}</h1>
        <nav class="tabs" aria-label="Lists of the desk">${tabs}</nav>
        <div class="ticks"></div>
        ${notice && html`<p class="notice" data-notice="${notice.kind}" role="status">${notice.text}</p>`}
        ${await page.show(desk, view)}`,
    },
    status,
  )
}
