import { pushOutbox, smsOutbox } from '@tarapath/backend/ports'
import { type Panel, printTime } from '@tarapath/staff-desk'
import { desc, inArray } from 'drizzle-orm'
import { html } from 'hono/html'

const SHOWN = 10

/** What would be sent by Web Push and, as notifications, by SMS, newest first. */
export const notifications: Panel = {
  id: 'notifications',
  title: 'Notifications',
  async show({ db }) {
    const pushes = await db.select().from(pushOutbox).orderBy(desc(pushOutbox.id)).limit(SHOWN)
    const isNotification = inArray(smsOutbox.template, ['astrologer_free', 'live_started'])
    const texts = await db.select().from(smsOutbox).where(isNotification).orderBy(desc(smsOutbox.id)).limit(SHOWN)
    const sent = [
      ...pushes.map(({ title, body, createdAt }) => ({ by: 'push', text: `${title} · ${body}`, createdAt })),
      ...texts.map(({ phone, text, createdAt }) => ({ by: `SMS to ${phone}`, text, createdAt })),
    ].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    if (sent.length === 0)
      return html`<p>No notifications yet. "Notify me" on the profile of a busy astrologer asks for one.</p>`
    return html`<ol class="rows tall" tabindex="0" aria-label="Notifications, newest first">
      ${sent.map(
        ({ by, text, createdAt }) =>
          html`<li data-by="${by}">
            <div>
              <span>${text}</span>
              <small>${by} · ${printTime(createdAt)}</small>
            </div>
          </li>`,
      )}
    </ol>`
  },
  actions: {},
}
