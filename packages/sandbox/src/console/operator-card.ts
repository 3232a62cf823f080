import { html } from 'hono/html'
import type { ChatMessage } from '@tarapath/backend/consultations'
import { printPaise } from '@tarapath/backend/money'
import { maskedPhone, printMeter, printTime } from '@tarapath/staff-desk'
import type { OpenConsultation } from '../scripted-astrologers/operator-takeover.ts'

const STATUS: Readonly<Record<string, string>> = {
  requested: 'Waiting',
  ringing: 'Ringing',
  accepted: 'Picked up',
  in_progress: 'Running',
}

/** A message with the path of its file; null without a file, and after the file was deleted. */
export type ShownMessage = ChatMessage & { path: string | null }

/** One open consultation from the astrologer's side, with the last messages. */
export function operatorCard(open: OpenConsultation, messages: readonly ShownMessage[]) {
  const { id, status, kind, astrologer, customer, requestedAt, startedAt } = open
  return html`<article
    id="consultation-${id}"
    class="item"
    data-consultation="${id}"
    data-status="${status}"
    data-astrologer="${astrologer.id}"
    data-customer="${customer.id}"
    data-operated="${String(open.isOperated)}"
  >
    <header>
      <h3>${astrologer.name}</h3>
      <span class="tag" data-tag="${status}">${STATUS[status] ?? status}</span>
    </header>
    <p class="facts">
      <span>${kind === 'chat' ? 'Chat' : 'Call'} with ${customer.name || maskedPhone(customer.phone)}</span>
      <span>${startedAt ? 'since' : 'requested at'} ${printTime(startedAt ?? requestedAt)}</span>
      ${startedAt && html`<span>${printMeter(open.paidSeconds)} of ${printMeter(open.maxSeconds)}</span>`}
      <b class="money" data-charge-paise="${open.chargePaise}">${printPaise(open.chargePaise)} charged</b>
      <span>${whoPlays(open)}</span>
    </p>
    ${
      messages.length > 0 &&
      html`<ol class="chat" aria-label="The last messages">
        ${messages.map(bubble)}
      </ol>`
    }
    ${startedAt && kind === 'chat' && messageForm(id, astrologer.name)}
    <form class="row" method="post">
      <input type="hidden" name="consultation" value="${id}" />
      <input type="hidden" name="astrologer" value="${astrologer.id}" />
      ${kind === 'chat' && status === 'requested' && button('pick-up', 'Pick up', 'primary')}
      ${kind === 'chat' && !startedAt && button('reject', 'Reject', 'fail')}
      ${!open.isOperated && button('take-over-consultation', 'Take over')}
      ${open.isOperated && open.hasScript && button('hand-back', 'Hand back to the script')}
      ${startedAt && kind === 'chat' && button('type', 'Type')} ${startedAt && button('end', 'End', 'fail')}
    </form>
  </article>`
}

function whoPlays({ isOperated, hasScript }: OpenConsultation): string {
  if (!hasScript) return 'This astrologer has no script. Answer here.'
  return isOperated ? 'You play this astrologer.' : 'Played by the script.'
}

const ACCEPTED = 'image/png, image/jpeg, image/webp, audio/*'

const messageForm = (id: number, name: string) =>
  html`<form class="say" method="post" action="/console/operator/say" enctype="multipart/form-data">
    <input type="hidden" name="consultation" value="${id}" />
    <input name="text" aria-label="Message" placeholder="Message" maxlength="1000" autocomplete="off" />
    <input type="file" name="attachment" aria-label="Picture or recording" accept="${ACCEPTED}" />
    <button class="primary">Send as ${name}</button>
  </form>`

const button = (action: string, label: string, look = '') =>
  html`<button formaction="/console/operator/${action}" class="${look}">${label}</button>`

const bubble = (message: ShownMessage) =>
  html`<li id="message-${message.id}" data-sender="${message.sender}">
    ${message.kind !== 'text' && fileOf(message)} ${message.text} <small>${printTime(message.createdAt)}</small>
  </li>`

function fileOf({ kind, path, sender }: ShownMessage) {
  if (path === null) return html`<i>This file was deleted.</i>`
  if (kind === 'audio') return html`<audio controls preload="metadata" src="${path}"></audio>`
  const who = sender === 'customer' ? 'the customer' : 'the astrologer'
  return html`<a href="${path}" target="_blank"
    ><img src="${path}" alt="Picture from ${who}" width="240" height="180"
  /></a>`
}
