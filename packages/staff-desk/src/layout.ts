import { html } from 'hono/html'
import { htmlPage } from '@tarapath/backend/http'
import type { SignedInStaff } from '@tarapath/backend/staff'
import type { DeskContext, DeskPage, ListView } from './desk-page.ts'
import { deskTabs } from './desk-tabs.ts'
import { DESK_STYLE } from './desk-style.ts'
import { ORDERS_STYLE } from './orders-style.ts'
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
  const { reader } = context
  return htmlPage(
    {
      title: `${page.title} – Tarapath desk`,
      style: CONSOLE_STYLE + DESK_STYLE + ORDERS_STYLE,
      hasMedia: true,
      body: html`${reader === null ? html`<p class="small"><a href="/console">Console</a> › Desk</p>` : staffBar(reader)}
        <div class="desk">
          <h1>${page.title}</h1>
          <div class="menu">${await deskTabs(context, page, view)}</div>
          <div class="content">
            <div class="ticks"></div>
            ${notice && html`<p class="notice" data-notice="${notice.kind}" role="status">${notice.text}</p>`}
            ${await page.show(context, view)}
          </div>
        </div>`,
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
