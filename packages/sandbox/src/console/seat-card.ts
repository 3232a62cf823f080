import { html } from 'hono/html'
import type { ChatMessage } from '@tarapath/backend/consultations'
import type { SeatView } from '../scripted-astrologers/seat.ts'
import { printPaise } from '@tarapath/backend/money'
import { masked, printMeter, printTime } from '@tarapath/staff-desk'

const STATUS: Readonly<Record<string, string>> = {
  requested: 'Waiting',
  ringing: 'Ringing',
  accepted: 'Picked up',
  in_progress: 'Running',
}

/** A message, and where its file is. */
export type SeatMessage = ChatMessage & { path: string | null }

/** One open consultation as its astrologer sees it, with the last messages. */
export function seatCard(one: SeatView, messages: readonly SeatMessage[]) {
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
        ${messages.map(bubble)}
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

const ACCEPTED = 'image/png, image/jpeg, image/webp, audio/*'

const sayForm = (id: number, name: string) =>
  html`<form class="say" method="post" action="/console/seat/say" enctype="multipart/form-data">
    <input type="hidden" name="consultation" value="${id}" />
    <input name="text" aria-label="Message" placeholder="Message" maxlength="1000" autocomplete="off" />
    <input type="file" name="attachment" aria-label="Picture or recording" accept="${ACCEPTED}" />
    <button class="primary">Say as ${name}</button>
  </form>`

const button = (act: string, label: string, look = '') =>
  html`<button formaction="/console/seat/${act}" class="${look}">${label}</button>`

const bubble = (message: SeatMessage) =>
  html`<li id="message-${message.id}" data-sender="${message.sender}">
    ${message.kind !== 'text' && shown(message)} ${message.text} <small>${printTime(message.createdAt)}</small>
  </li>`

function shown({ kind, path, sender }: SeatMessage) {
  if (path === null) return html`<i>This file is not kept any more.</i>`
  if (kind === 'audio') return html`<audio controls preload="metadata" src="${path}"></audio>`
  const who = sender === 'customer' ? 'the customer' : 'the astrologer'
  return html`<a href="${path}" target="_blank"
    ><img src="${path}" alt="Picture from ${who}" width="240" height="180"
  /></a>`
}
