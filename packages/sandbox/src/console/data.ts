import { html } from 'hono/html'
import { z } from 'zod'
import { resetDatabase } from '../reset-data.ts'
import { htmlPage } from '@tarapath/backend/http'
import { CONSOLE_STYLE, oneOf, act, type Panel } from '@tarapath/staff-desk'

/** The calls to try by hand, and the way back to the beginning. */
export const data: Panel = {
  id: 'data',
  title: 'Calls and data',
  show: () =>
    html`<nav aria-label="Calls and data">
      <a href="/console/calls">Every call, with a form to try it</a>
      <a href="/console/reset">Reset the data…</a>
    </nav>`,
  acts: {
    reset: act(
      z.object({ sure: oneOf('“Sure”', ['yes'], 'yes: the data is only reset on purpose') }),
      'Everything is as it was after the first start.',
      ({ db, clock }) => resetDatabase(db, clock.now()),
    ),
  },
}

/** Asks before everything is thrown away. */
export const resetPage = (): Promise<Response> =>
  htmlPage({
    title: 'Reset the data – Tarapath developer console',
    style: CONSOLE_STYLE,
    body: html`<section class="card">
      <h1>Reset the data?</h1>
      <p>
        Customers, wallets, consultations, orders and everything else that was made since the first start is deleted for
        good; astrologers, texts and the store are made anew. Everybody is signed out. The clock and the faults stay as
        they are.
      </p>
      <div class="row">
        <form method="post" action="/console/data/reset">
          <button class="fail" name="sure" value="yes">Delete everything</button>
        </form>
        <a href="/console#data">Keep it</a>
      </div>
    </section>`,
  })
