import { html } from 'hono/html'
import { z } from 'zod'
import { getSiteSettings, setDownloadCount, formatDownloads } from '@tarapath/backend/content'
import type { DeskPage } from './desk-page.ts'
import { integer } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { printDayTime } from './forms/print-time.ts'

/** Figures that only staff know. */
export const site: DeskPage = {
  id: 'site',
  title: 'Site',
  group: 'Catalogue',
  countOpen: async () => null,
  async show({ db }, { basePath, may }) {
    const settings = await getSiteSettings(db)
    const downloads = settings?.appDownloads ?? 0
    const enteredAt = settings?.appDownloadsAt ?? null
    return html`<section class="card job" aria-labelledby="downloads">
      <h2 id="downloads">App downloads</h2>
      <p>
        ${
          enteredAt
            ? html`<b data-downloads="${downloads}">${formatDownloads(downloads)}</b> shown, entered
                ${printDayTime(enteredAt)}.`
            : html`<b data-downloads="${downloads}">${downloads}</b> shown: no number was entered yet.`
        }
      </p>
      ${
        may('site/downloads') &&
        html`<form class="row" method="post" action="${basePath}/site/downloads">
          <label class="wide"
            >Total of Play Console and App Store Connect
            <input name="downloads" inputmode="numeric" pattern="\\d{1,9}" required autocomplete="off"
          /></label>
          <button class="primary">Save</button>
        </form>`
      }
    </section>`
  },
  rowField: null,
  actions: {
    downloads: formAction(
      z.object({ downloads: integer('The number', 0, 999_999_999) }),
      'Saved. Apps and pages show it now.',
      ({ db, now }, input) => setDownloadCount(db, now, input.downloads),
    ),
  },
}
