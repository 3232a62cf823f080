import { desc, inArray } from 'drizzle-orm'
import { html } from 'hono/html'
import { smsOutbox } from '@tarapath/backend/ports'
import { type Panel, printTime } from '@tarapath/staff-desk'

const SHOWN = 20
const PURPOSES: Readonly<Record<string, string>> = { login_code: 'sign-in', confirm_code: 'phone confirmation' }

/** One-time codes that would be sent by SMS, newest first. */
export const codes: Panel = {
  id: 'codes',
  title: 'OTPs',
  async show({ db }) {
    const isCode = inArray(smsOutbox.template, Object.keys(PURPOSES))
    const sent = await db.select().from(smsOutbox).where(isCode).orderBy(desc(smsOutbox.id)).limit(SHOWN)
    if (sent.length === 0) return html`<p>No OTPs yet. They appear here when you sign in on the website.</p>`
    return html`<ol class="rows tall" tabindex="0" aria-label="OTPs, newest first">
      ${sent.map(
        ({ id, phone, template, text, createdAt }) =>
          html`<li id="code-${id}" data-phone="${phone}" data-purpose="${template}">
            <div>
              <span class="phone">${phone.slice(0, -4)}<b>${phone.slice(-4)}</b></span>
              <small>${PURPOSES[template] ?? template} · ${printTime(createdAt)}</small>
            </div>
            <output data-code class="code">${codeIn(text)}</output>
          </li>`,
      )}
    </ol>`
  },
  actions: {},
}

const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? 'no OTP'
