import { html } from 'hono/html'
import type { Panel } from './forms/panel.ts'
import { deskLists } from './lists.ts'

/** What waits for a person at the desk. */
export const deskPanel: Panel = {
  id: 'desk',
  title: 'Desk',
  async show({ db }) {
    const links = []
    for (const { id, title, waiting } of deskLists) {
      const count = await waiting(db)
      links.push(
        html`<a href="/console/desk/${id}" data-waiting="${count ?? ''}">${title}${count ? ` (${count})` : ''}</a>`,
      )
    }
    return html`<p class="small">What customers started and a person finishes.</p>
      <nav aria-label="Desk">${links}</nav>`
  },
  acts: {},
}
