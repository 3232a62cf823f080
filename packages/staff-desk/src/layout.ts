import { html } from 'hono/html'
import { htmlPage } from '@tarapath/backend/http'
import { deskLists } from './desk-lists.ts'
import type { SignedInStaff } from '@tarapath/backend/staff'
import type { DeskContext, DeskPage, ListView } from './desk-page.ts'
import { DESK_STYLE } from './desk-style.ts'
import { CONSOLE_STYLE } from './forms/console-style.ts'
import { LOGO } from './forms/logo.ts'
import { maskedPhone } from './forms/masked-phone.ts'
import type { Notice } from './forms/notice.ts'

interface LayoutOptions {
  notice: Notice | null
  status: number
}

/** The HTML page around one list of the desk. */
export async function deskLayout(
  context: DeskContext,
  page: DeskPage,
  view: ListView,
  { notice, status }: LayoutOptions,
): Promise<Response> {
  const tabs = []
  const { reader } = context
  for (const { id, title, countOpen } of deskLists.filter((list) => view.may(list.id))) {
    const count = await countOpen(context.db)
    tabs.push(
      html`<a
        href="${view.basePath}/${id}"
        ${id === page.id ? html`aria-current="page"` : ''}
        data-open="${count ?? ''}"
        >${title}${count !== null && count > 0 ? html` <b>${count}</b>` : ''}</a
      >`,
    )
  }
  return htmlPage(
    {
      title: `${page.title} – Tarapath desk`,
      style: CONSOLE_STYLE + DESK_STYLE,
      hasMedia: true,
      body: html`${reader === null ? html`<p class="small"><a href="/console">Console</a> › Desk</p>` : staffBar(reader)}
        <h1>${page.title}</h1>
        <nav class="tabs" aria-label="Lists of the desk">${tabs}</nav>
        <div class="ticks"></div>
        ${notice && html`<p class="notice" data-notice="${notice.kind}" role="status">${notice.text}</p>`}
        ${await page.show(context, view)}`,
    },
    status,
  )
}

const staffBar = ({ name, phone, roles }: SignedInStaff) =>
  html`<header class="top staff">
    ${LOGO}
    <div><b>Tarapath desk</b><small>${name || maskedPhone(phone)} · ${roles.join(', ')}</small></div>
    <form method="post" action="/desk/sign-out"><button>Sign out</button></form>
  </header>`
