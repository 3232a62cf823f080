import { html } from 'hono/html'
import { z } from 'zod'
import { formAction, integer, type Panel, printDay, printSpan, printTime } from '@tarapath/staff-desk'

const DAY_SECONDS = 86_400
/** The lifetime of a sign-in. */
const MAX_SECONDS = 30 * DAY_SECONDS
const STEPS: readonly [seconds: number, label: string][] = [
  [60, '+1 min'],
  [300, '+5 min'],
  [3600, '+1 h'],
  [DAY_SECONDS, '+1 day'],
]

/** Advances the backend's clock and runs every job that falls due on the way. */
export const clock: Panel = {
  id: 'clock',
  title: 'Clock',
  show({ clock: { offsetMs } }, now) {
    const seconds = Math.round(offsetMs / 1000)
    return html`<p class="now" data-now="${now.toISOString()}" data-offset-seconds="${seconds}">
        ${printTime(now)}
        <small>${printDay(now)} · ${offsetText(seconds)}</small>
      </p>
      <form class="row" method="post" action="/console/clock/advance">
        ${STEPS.map(([count, label]) => html`<button name="seconds" value="${count}">${label}</button>`)}
      </form>
      <form class="row" method="post" action="/console/clock/advance">
        <label
          >Seconds
          <input name="seconds" type="number" inputmode="numeric" min="1" max="${MAX_SECONDS}" value="30" required />
        </label>
        <button>Advance</button>
      </form>
      <form class="row" method="post" action="/console/clock/real">
        <button ${seconds === 0 ? 'disabled' : ''}>Back to real time</button>
      </form>`
  },
  actions: {
    advance: formAction(
      z.object({ seconds: integer('Seconds', 1, MAX_SECONDS) }),
      'The clock was advanced, and due jobs have run.',
      ({ advance }, { seconds }) => advance(seconds * 1000),
    ),
    real: formAction(z.object({}), 'The clock shows real time again.', ({ clock: current }) =>
      current.turn(-current.offsetMs),
    ),
  },
}

const offsetText = (seconds: number): string => (seconds === 0 ? 'real time' : `${printSpan(seconds)} ahead`)
