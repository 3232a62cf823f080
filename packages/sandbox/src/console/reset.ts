import { html } from 'hono/html'
import { z } from 'zod'
import { resetDatabase } from '../reset-database.ts'
import { htmlPage } from '@tarapath/backend/http'
import { CONSOLE_STYLE, formAction, oneOf, type Panel } from '@tarapath/staff-desk'

/** Links to the endpoint forms and to the reset of all data. */
export const data: Panel = {
  id: 'data',
  title: 'Endpoints and data',
  show: () =>
    html`<nav aria-label="Endpoints and data">
      <a href="/console/endpoints">Endpoints, with a form for each</a>
      <a href="/console/reset">Reset the data…</a>
    </nav>`,
  actions: {
    reset: formAction(z.object({ sure: oneOf('“Sure”', ['yes'], 'yes') }), 'All data was reset.', ({ db, clock }) =>
      resetDatabase(db, clock.now()),
    ),
  },
}

/** Asks for confirmation before all data is deleted. */
export const resetPage = (): Promise<Response> =>
  htmlPage({
    title: 'Reset the data – Tarapath developer console',
    style: CONSOLE_STYLE,
    body: html`<section class="card">
      <h1>Reset the data?</h1>
      <p>
        This deletes all customers, wallets, consultations and orders, and restores the demo data: astrologers, texts
        and the store. Everyone is signed out. The clock and the faults do not change.
      </p>
      <div class="row">
        <form method="post" action="/console/data/reset">
          <button class="fail" name="sure" value="yes">Delete everything</button>
        </form>
        <a href="/console#data">Cancel</a>
      </div>
    </section>`,
  })
