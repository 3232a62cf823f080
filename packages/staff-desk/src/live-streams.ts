import { html } from 'hono/html'
import { z } from 'zod'
import { listAstrologerNames } from '@tarapath/backend/astrologers'
import {
  announceForAstrologer,
  cancelForAstrologer,
  endForAstrologer,
  listOpenLiveStreams,
  statusOf,
  tellEnded,
} from '@tarapath/backend/live'
import type { DeskPage, ListView } from './desk-page.ts'
import { chosenId, id, text } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { momentField } from './forms/moment-field.ts'
import { printDayTime } from './forms/print-time.ts'
import { pagination } from './list-section.ts'

/** The live streams that are on and those that are announced. */
export const liveStreams: DeskPage = {
  id: 'live-streams',
  title: 'Live streams',
  group: 'Catalogue',
  countOpen: async () => null,
  async show({ db }, view) {
    const { count, streams } = await listOpenLiveStreams(db, view)
    return html`${view.may('live-streams/announce') && announceForm(await listAstrologerNames(db), view)}
      ${count === 0 && html`<p>Nothing is announced.</p>`}
      <ul class="card rows" aria-label="Live streams">
        ${streams.map((listed) => streamRow(listed, view))}
      </ul>
      ${pagination('live-streams', view, count)}`
  },
  rowField: 'stream',
  actions: {
    announce: formAction(
      z.object({
        astrologer: chosenId('The astrologer', 'Choose an astrologer.'),
        title: text('The title', 100),
        at: momentField('Enter a date and a time.'),
      }),
      'Announced. Customers see it now, and the astrologer starts it in the studio.',
      ({ db, now }, { astrologer, title, at }) =>
        announceForAstrologer(db, now, { astrologerId: astrologer, title, at }),
    ),
    cancel: formAction(z.object({ stream: id('The live stream') }), 'Cancelled.', ({ db, now }, { stream }) =>
      cancelForAstrologer(db, now, stream),
    ),
    end: formAction(
      z.object({ stream: id('The live stream') }),
      'Ended. Its viewers are told.',
      ({ db, now }, { stream }) => endForAstrologer(db, now, stream),
      { afterwards: ({ ports }, { stream }) => tellEnded(ports, stream) },
    ),
  },
}

function announceForm(astrologers: readonly { id: number; name: string }[], view: ListView) {
  const entered = view.refused?.entered ?? {}
  const chosen = (id: number) => (entered['astrologer'] === String(id) ? 'selected' : '')
  return html`<section class="card job" aria-labelledby="announce">
    <h2 id="announce">Announce a live stream</h2>
    <form method="post" action="${view.basePath}/live-streams/announce">
      <label
        >Astrologer
        <select name="astrologer" required>
          <option value="">–</option>
          ${astrologers.map(({ id: value, name }) => html`<option value="${value}" ${chosen(value)}>${name}</option>`)}
        </select></label
      >
      <label
        >Title <input name="title" required maxlength="100" autocomplete="off" value="${entered['title'] ?? ''}"
      /></label>
      <label>Begins, in India <input name="at" type="datetime-local" required value="${entered['at'] ?? ''}" /></label>
      <button class="primary">Announce</button>
    </form>
  </section>`
}

const END = { name: 'end', label: 'End' }
const CANCEL = { name: 'cancel', label: 'Cancel' }

type ListedStream = Awaited<ReturnType<typeof listOpenLiveStreams>>['streams'][number]

const streamRow = ({ stream, astrologer }: ListedStream, view: ListView) => {
  const status = statusOf(stream)
  // A live stream with a planned end is a scripted one, which starts and ends by itself.
  const form = status === 'live' ? END : CANCEL
  return html`<li data-live-stream="${stream.id}">
    <div>
      <b>${stream.title}</b>
      <small>${astrologer} · ${stream.scheduledAt ? printDayTime(stream.scheduledAt) : 'not announced'}</small>
    </div>
    ${status === 'live' && html`<span class="tag" data-tag="online">Live</span>`}
    ${
      stream.endsAt === null &&
      view.may(`live-streams/${form.name}`) &&
      html`<form method="post" action="${view.basePath}/live-streams/${form.name}">
        <input type="hidden" name="stream" value="${stream.id}" />
        <button class="fail" aria-label="${form.label} ${stream.title}">${form.label}</button>
      </form>`
    }
  </li>`
}
