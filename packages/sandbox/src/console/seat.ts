import { html } from 'hono/html'
import { z } from 'zod'
import { invalidFields, notFound } from '@tarapath/backend/errors'
import * as chair from '../scripted-astrologers/seat.ts'
import { attachmentPath, MAX_ATTACHMENT_BYTES } from '@tarapath/backend/consultations'
import { astrologerChoice, chosenAstrologer } from './astrologer-choice.ts'
import { id, line, optional, optionalFile, act, type Panel } from '@tarapath/staff-desk'
import { seatCard } from './seat-card.ts'

const LONGEST_MESSAGE = 1000
const MESSAGES_SHOWN = 10

const consultation = z.object({ consultation: id('Consultation') })
const astrologer = z.object({ astrologer: id('Astrologer') })

/** Playing the astrologer by hand: whoever acts here takes the chair from the script. */
export const seat: Panel = {
  id: 'seat',
  title: 'The astrologer’s seat',
  async show({ db, settings }, now) {
    const open = await chair.listOpenConsultations(db, now)
    const taken = (await chair.listTakenSeats(db)).filter(
      ({ id: sat }) => !open.some((one) => one.astrologer.id === sat),
    )
    const cards = []
    for (const one of open) {
      const messages = (await chair.readMessages(db, one.id)).slice(-MESSAGES_SHOWN)
      const paths = await Promise.all(messages.map((message) => attachmentPath(settings, now, message)))
      cards.push(
        seatCard(
          one,
          messages.map((message, at) => ({ ...message, path: paths[at] ?? null })),
        ),
      )
    }
    return html`${open.length === 0 && html`<p>Nobody is waiting and nothing is running.</p>`} ${cards}
      <form class="row" method="post" action="/console/seat/sit-down">
        ${await astrologerChoice(db, 'Play an astrologer yourself')}
        <button>Take the seat</button>
      </form>
      ${
        taken.length > 0 &&
        html`<ul class="rows">
          ${taken.map(
            ({ id: astrologerId, name, hasScript }) =>
              html`<li id="seat-${astrologerId}" data-seat="${astrologerId}">
                <div>
                  <b>${name}</b>
                  <small
                    >${hasScript ? 'The script leaves this astrologer to you.' : 'Stays on duty until you leave.'}</small
                  >
                </div>
                <form method="post" action="/console/seat/hand-back">
                  <button name="astrologer" value="${astrologerId}">
                    ${hasScript ? 'Hand back to the script' : 'Leave the seat'}
                  </button>
                </form>
              </li>`,
          )}
        </ul>`
      }`
  },
  acts: {
    'pick-up': act(consultation, 'Picked up.', ({ db, clock }, given) =>
      chair.pickUp(db, clock.now(), given.consultation),
    ),
    reject: act(consultation, 'The request is turned down.', ({ db, clock }, given) =>
      chair.reject(db, clock.now(), given.consultation),
    ),
    'go-quiet': act(consultation, 'The script is quiet: the seat is yours.', async ({ db, clock }, given) => {
      const open = await chair.listOpenConsultations(db, clock.now())
      if (!open.some((one) => one.id === given.consultation)) throw notFound('There is no such open consultation.')
      await chair.goQuiet(db, given.consultation)
    }),
    end: act(consultation, 'The consultation is over.', ({ db, clock }, given) =>
      chair.end(db, clock.now(), given.consultation),
    ),
    say: act(
      consultation.extend({ text: optional(line('The message', LONGEST_MESSAGE)), attachment: optionalFile }),
      'Said.',
      ({ db, clock }, { consultation: id, text = '', attachment }) => {
        if (text === '' && !attachment) throw invalidFields({ text: 'Write a message or choose a file.' })
        return chair.say(db, clock.now(), id, { text, attachment })
      },
      { formLimitKb: MAX_ATTACHMENT_BYTES / 1024 + 64 },
    ),
    'sit-down': act(astrologer, 'The seat is yours.', async ({ db, clock }, given) => {
      await chair.sitDown(db, clock.now(), await chosenAstrologer(db, given.astrologer))
    }),
    'hand-back': act(astrologer, 'The seat is free again.', ({ db }, given) => chair.standUp(db, given.astrologer)),
  },
}
