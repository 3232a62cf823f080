import { html } from 'hono/html'
import { z } from 'zod'
import { whole, act, type Panel, printDay, printSpan, printTime } from '@tarapath/staff-desk'

const DAY_SECONDS = 86_400
/** A sign-in lasts no longer than this. */
const MAX_SECONDS = 30 * DAY_SECONDS
const TURNS: readonly [seconds: number, label: string][] = [
  [60, '+1 min'],
  [300, '+5 min'],
  [3600, '+1 h'],
  [DAY_SECONDS, '+1 day'],
]

/** The time of the whole backend. Turning it does everything that would have been due meanwhile. */
export const clock: Panel = {
  id: 'clock',
  title: 'The clock',
  show({ clock: { offsetMs } }, now) {
    const seconds = Math.round(offsetMs / 1000)
    return html`<p class="now" data-now="${now.toISOString()}" data-offset-seconds="${seconds}">
        ${printTime(now)}
        <small>${printDay(now)} · ${offsetInWords(seconds)}</small>
      </p>
      <form class="row" method="post" action="/console/clock/turn">
        ${TURNS.map(([count, label]) => html`<button name="seconds" value="${count}">${label}</button>`)}
      </form>
      <form class="row" method="post" action="/console/clock/turn">
        <label
          >Seconds
          <input name="seconds" type="number" inputmode="numeric" min="1" max="${MAX_SECONDS}" value="30" required />
        </label>
        <button>Turn on</button>
      </form>
      <form class="row" method="post" action="/console/clock/real">
        <button ${seconds === 0 ? 'disabled' : ''}>Back to real time</button>
      </form>`
  },
  acts: {
    turn: act(
      z.object({ seconds: whole('Seconds', 1, MAX_SECONDS) }),
      'The clock is turned, and what was due meanwhile is done.',
      ({ advance }, { seconds }) => advance(seconds * 1000),
    ),
    real: act(z.object({}), 'The clock shows real time again.', ({ clock: turned }) => turned.turn(-turned.offsetMs)),
  },
}

const offsetInWords = (seconds: number): string => (seconds === 0 ? 'real time' : `${printSpan(seconds)} ahead`)
