import { desc } from 'drizzle-orm'
import { html } from 'hono/html'
import { smsOutbox } from '@tarapath/backend/ports'
import { type Panel, printTime } from '@tarapath/staff-desk'

const SHOWN = 20
const PURPOSES: Readonly<Record<string, string>> = { login_code: 'to sign in', confirm_code: 'to confirm a phone' }

/** Codes that would have gone out as text messages, newest first. */
export const codes: Panel = {
  id: 'codes',
  title: 'Codes sent',
  async show({ db }) {
    const sent = await db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)).limit(SHOWN)
    if (sent.length === 0) return html`<p>No code yet. Sign in on the website, and its code appears here.</p>`
    return html`<ol class="rows tall" tabindex="0" aria-label="Codes, newest first">
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
  acts: {},
}

const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? 'no code'
