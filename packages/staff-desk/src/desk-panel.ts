import { html } from 'hono/html'
import type { Panel } from './forms/panel.ts'
import { deskLists } from './desk-lists.ts'

/** Links to the lists of the desk, with the number of open rows. */
export const deskPanel: Panel = {
  id: 'desk',
  title: 'Desk',
  async show({ db }) {
    const links = []
    for (const { id, title, countOpen } of deskLists) {
      const count = await countOpen(db)
      links.push(
        html`<a href="/console/desk/${id}" data-open="${count ?? ''}">${title}${count ? ` (${count})` : ''}</a>`,
      )
    }
    return html`<p class="small">Work for staff: orders, refunds, questions, applications.</p>
      <nav aria-label="Desk">${links}</nav>`
  },
  actions: {},
}
