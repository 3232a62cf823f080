import { html } from 'hono/html'
import { z } from 'zod'
import { getSiteSettings, setDownloadCount, formatDownloads } from '@tarapath/backend/content'
import { whole } from './forms/fields.ts'
import { act } from './forms/panel.ts'
import { printDayTime } from './forms/print-time.ts'
import type { DeskPage } from './desk-page.ts'

/** What the site says that only its operator knows. */
export const site: DeskPage = {
  id: 'site',
  title: 'Site',
  waiting: async () => null,
  async show({ db }, { place }) {
    const settings = await getSiteSettings(db)
    const downloads = settings?.appDownloads ?? 0
    const enteredAt = settings?.appDownloadsAt ?? null
    return html`<section class="card job" aria-labelledby="downloads">
      <h2 id="downloads">Downloads of the apps</h2>
      <p>
        ${
          enteredAt
            ? html`<b data-downloads="${downloads}">${formatDownloads(downloads)}</b> are shown, as entered
                ${printDayTime(enteredAt)}.`
            : html`<b data-downloads="${downloads}">${downloads}</b> are shown: nobody has entered a number yet.`
        }
      </p>
      <form class="row" method="post" action="${place}/site/downloads">
        <label class="wide"
          >As Play Console and App Store Connect report them, added up
          <input name="downloads" inputmode="numeric" pattern="\\d{1,9}" required autocomplete="off"
        /></label>
        <button class="primary">Enter</button>
      </form>
    </section>`
  },
  rowField: null,
  acts: {
    downloads: act(
      z.object({ downloads: whole('The number', 0, 999_999_999) }),
      'Entered: apps and pages show it now.',
      ({ db, now }, given) => setDownloadCount(db, now, given.downloads),
    ),
  },
}
