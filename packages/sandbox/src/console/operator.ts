import type { BackendParts } from '@tarapath/backend'
import { html } from 'hono/html'
import { z } from 'zod'
import { attachmentPath, MAX_ATTACHMENT_BYTES, listMessages } from '@tarapath/backend/consultations'
import { invalidFields, notFound } from '@tarapath/backend/errors'
import { formAction, id, optional, optionalFile, type Panel, text } from '@tarapath/staff-desk'
import {
  handBackAstrologer,
  listOpenConsultations,
  listOperatedAstrologers,
  type OpenConsultation,
  operatorEnds,
  operatorPicksUp,
  operatorSays,
  operatorTypes,
  takeOverAstrologer,
  takeOverConsultation,
} from '../scripted-astrologers/operator-takeover.ts'
import { astrologerField, requireAstrologer } from './astrologer-field.ts'
import { operatorCard } from './operator-card.ts'

const MAX_MESSAGE_LENGTH = 1000
const MESSAGES_SHOWN = 10

const consultation = z.object({ consultation: id('Consultation') })
const astrologer = z.object({ astrologer: id('Astrologer') })

/** Plays an astrologer by hand. Every form here takes its consultation over from the script. */
export const operator: Panel = {
  id: 'operator',
  title: 'Play an astrologer',
  async show(parts, now) {
    const { db } = parts
    const open = await listOpenConsultations(db, now)
    const withConsultation = new Set(open.map((one) => one.astrologer.id))
    const operated = (await listOperatedAstrologers(db)).filter(
      ({ id: operatedId }) => !withConsultation.has(operatedId),
    )
    const cards = []
    for (const one of open) cards.push(await cardOf(parts, now, one))
    return html`${open.length === 0 && html`<p>No open consultations</p>`} ${cards}
      <form class="row" method="post" action="/console/operator/take-over">
        ${await astrologerField(db, 'Astrologer')}
        <button>Take over</button>
      </form>
      ${
        operated.length > 0 &&
        html`<ul class="rows">
          ${operated.map(operatedRow)}
        </ul>`
      }`
  },
  actions: {
    'pick-up': formAction(consultation, 'Picked up.', ({ db, clock }, input) =>
      operatorPicksUp(db, clock.now(), input.consultation),
    ),
    reject: formAction(consultation, 'Request rejected.', ({ db, clock }, input) =>
      operatorEnds(db, clock.now(), input.consultation),
    ),
    'take-over-consultation': formAction(consultation, 'Consultation taken over.', async ({ db, clock }, input) => {
      const open = await listOpenConsultations(db, clock.now())
      if (!open.some((one) => one.id === input.consultation)) throw notFound('No open consultation has this number.')
      await takeOverConsultation(db, input.consultation)
    }),
    end: formAction(consultation, 'Consultation ended.', ({ db, clock }, input) =>
      operatorEnds(db, clock.now(), input.consultation),
    ),
    type: formAction(consultation, 'Typing.', ({ db, clock }, input) =>
      operatorTypes(db, clock.now(), input.consultation),
    ),
    say: formAction(
      consultation.extend({ text: optional(text('The message', MAX_MESSAGE_LENGTH)), attachment: optionalFile }),
      'Message sent.',
      ({ db, clock }, { consultation: consultationId, text: message = '', attachment }) => {
        if (message === '' && !attachment) throw invalidFields({ text: 'Write a message or choose a file.' })
        return operatorSays(db, clock.now(), consultationId, { text: message, attachment })
      },
      { formLimitKb: MAX_ATTACHMENT_BYTES / 1024 + 64 },
    ),
    'take-over': formAction(astrologer, 'Astrologer taken over.', async ({ db, clock }, input) => {
      await takeOverAstrologer(db, clock.now(), await requireAstrologer(db, input.astrologer))
    }),
    'hand-back': formAction(astrologer, 'Astrologer handed back.', ({ db }, input) =>
      handBackAstrologer(db, input.astrologer),
    ),
  },
}

async function cardOf({ db, settings }: BackendParts, now: Date, open: OpenConsultation) {
  const messages = (await listMessages(db, open.id, 0)).slice(-MESSAGES_SHOWN)
  const paths = await Promise.all(messages.map((message) => attachmentPath(settings, now, message)))
  return operatorCard(
    open,
    messages.map((message, at) => ({ ...message, path: paths[at] ?? null })),
  )
}

const operatedRow = ({ id: astrologerId, name, hasScript }: { id: number; name: string; hasScript: boolean }) =>
  html`<li id="operated-${astrologerId}" data-operated-astrologer="${astrologerId}">
    <div>
      <b>${name}</b>
      <small>${hasScript ? 'You play this astrologer, not the script.' : 'Stays online until handed back.'}</small>
    </div>
    <form method="post" action="/console/operator/hand-back">
      <button name="astrologer" value="${astrologerId}">${hasScript ? 'Hand back to the script' : 'Hand back'}</button>
    </form>
  </li>`
