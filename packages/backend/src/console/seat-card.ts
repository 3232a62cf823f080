import { html } from 'hono/html'
import type { ChatMessage } from '../database/schema/index.ts'
import type { SeatView } from '../people/seat.ts'
import { printPaise } from '../rules/rupees.ts'
import { printMeter, printTime } from './print-time.ts'

const MESSAGES_SHOWN = 10
const STATUS: Readonly<Record<string, string>> = {
  requested: 'Waiting',
  ringing: 'Ringing',
  accepted: 'Picked up',
  in_progress: 'Running',
}

/** One open consultation as its astrologer sees it. */
export function seatCard(one: SeatView, messages: readonly ChatMessage[]) {
  const { id, status, kind, astrologer, customer, requestedAt, startedAt } = one
  return html`<article
    id="consultation-${id}"
    class="seat"
    data-consultation="${id}"
    data-status="${status}"
    data-astrologer="${astrologer.id}"
    data-customer="${customer.id}"
    data-taken="${String(one.taken)}"
  >
    <header>
      <h3>${astrologer.name}</h3>
      <span class="tag" data-tag="${status}">${STATUS[status] ?? status}</span>
    </header>
    <p class="facts">
      <span>${kind === 'chat' ? 'Chat' : 'Call'} with ${customer.name || masked(customer.phone)}</span>
      <span>${startedAt ? 'since' : 'asked at'} ${printTime(startedAt ?? requestedAt)}</span>
      ${startedAt && html`<span>${printMeter(one.paidSeconds)} of ${printMeter(one.maxSeconds)}</span>`}
      <b class="money" data-charge-paise="${one.chargePaise}">${printPaise(one.chargePaise)} taken</b>
      <span>${whoPlays(one)}</span>
    </p>
    ${
      messages.length > 0 &&
      html`<ol class="chat" aria-label="The last messages">
        ${messages.slice(-MESSAGES_SHOWN).map(bubble)}
      </ol>`
    }
    ${startedAt && kind === 'chat' && sayForm(id, astrologer.name)}
    <form class="row" method="post">
      <input type="hidden" name="consultation" value="${id}" />
      <input type="hidden" name="astrologer" value="${astrologer.id}" />
      ${kind === 'chat' && status === 'requested' && button('pick-up', 'Pick up', 'primary')}
      ${kind === 'chat' && !startedAt && button('reject', 'Reject', 'fail')}
      ${!one.taken && button('go-quiet', 'Go quiet')}
      ${one.taken && one.hasScript && button('hand-back', 'Hand back to the script')}
      ${startedAt && button('end', 'End', 'fail')}
    </form>
  </article>`
}

function whoPlays({ taken, hasScript }: SeatView): string {
  if (!hasScript) return 'No script plays this astrologer: answer here.'
  return taken ? 'You play this astrologer.' : 'The script plays.'
}

const sayForm = (id: number, name: string) =>
  html`<form class="say" method="post" action="/console/seat/say">
    <input type="hidden" name="consultation" value="${id}" />
    <input name="text" aria-label="Message" placeholder="Message" maxlength="1000" required autocomplete="off" />
    <button class="primary">Say as ${name}</button>
  </form>`

const button = (act: string, label: string, look = '') =>
  html`<button formaction="/console/seat/${act}" class="${look}">${label}</button>`

const bubble = ({ id, sender, text, createdAt }: ChatMessage) =>
  html`<li id="message-${id}" data-sender="${sender}">${text} <small>${printTime(createdAt)}</small></li>`

export const masked = (phone: string): string => `••••• ${phone.slice(-4)}`
