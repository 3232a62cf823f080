import { html } from 'hono/html'
import { htmlPage } from '@tarapath/backend/http'
import type { Notice } from './forms/notice.ts'
import { CONSOLE_STYLE } from './forms/console-style.ts'
import { MARK } from './forms/mark.ts'
import { masked } from './forms/masked.ts'
import type { DeskPage, View, Work } from './desk-page.ts'
import { DESK_STYLE } from './desk-style.ts'
import { deskLists } from './lists.ts'

interface Shown {
  /** What the last form did, or why it did not. */
  notice: Notice | null
  status: number
  /** Of whoever has signed in. */
  phone: string | null
}

/** One list of the desk. */
export async function deskLayout(
  work: Work,
  page: DeskPage,
  view: View,
  { notice, status, phone }: Shown,
): Promise<Response> {
  const tabs = []
  for (const { id, title, waiting } of deskLists) {
    const count = await waiting(work.db)
    tabs.push(
      html`<a
        href="${view.place}/${id}"
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
      body: html`${phone === null ? html`<p class="small"><a href="/console">Console</a> › Desk</p>` : staffBar(phone)}
        <h1>${page.title}</h1>
        <nav class="tabs" aria-label="Lists of the desk">${tabs}</nav>
        <div class="ticks"></div>
        ${notice && html`<p class="notice" data-notice="${notice.kind}" role="status">${notice.text}</p>`}
        ${await page.show(work, view)}`,
    },
    status,
  )
}

const staffBar = (phone: string) =>
  html`<header class="top staff">
    ${MARK}
    <div><b>Tarapath desk</b><small>${masked(phone)}</small></div>
    <form method="post" action="/desk/sign-out"><button>Sign out</button></form>
  </header>`
