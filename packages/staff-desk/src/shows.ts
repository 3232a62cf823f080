import { html } from 'hono/html'
import { z } from 'zod'
import { listAstrologerNames } from '@tarapath/backend/astrologers'
import { announceFor, cancelShow, listProgramme, statusOf } from '@tarapath/backend/live'
import type { DeskPage, ListView } from './desk-page.ts'
import { id, text } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { printDayTime } from './forms/print-time.ts'
import { pagination } from './list-section.ts'

/** The programme of live streams: what is on, and what is announced. */
export const shows: DeskPage = {
  id: 'shows',
  title: 'Live programme',
  group: 'Catalogue',
  countOpen: async () => null,
  async show({ db }, view) {
    const { count, shows: listed } = await listProgramme(db, view)
    return html`${view.may('shows/announce') && announceForm(await listAstrologerNames(db), view)}
      ${count === 0 && html`<p>Nothing is announced.</p>`}
      <ul class="card rows" aria-label="Programme">
        ${listed.map((show) => showRow(show, view))}
      </ul>
      ${pagination('shows', view, count)}`
  },
  rowField: 'show',
  actions: {
    announce: formAction(
      z.object({
        astrologer: id('The astrologer'),
        title: text('The title', 100),
        at: z
          .string('The time is missing.')
          .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Enter a date and a time.')
          .transform((value) => new Date(`${value}:00+05:30`).toISOString()),
      }),
      'Announced. Customers see it now, and the astrologer starts it in the studio.',
      ({ db, now }, { astrologer, title, at }) => announceFor(db, now, { astrologerId: astrologer, title, at }),
    ),
    cancel: formAction(z.object({ show: id('The live stream') }), 'Cancelled.', ({ db, now }, { show }) =>
      cancelShow(db, now, show),
    ),
  },
}

const announceForm = (astrologers: readonly { id: number; name: string }[], view: ListView) =>
  html`<section class="card job" aria-labelledby="announce">
    <h2 id="announce">Announce a live stream</h2>
    <form method="post" action="${view.basePath}/shows/announce">
      <label
        >Astrologer
        <select name="astrologer" required>
          <option value="">–</option>
          ${astrologers.map(({ id: value, name }) => html`<option value="${value}">${name}</option>`)}
        </select></label
      >
      <label>Title <input name="title" required maxlength="100" autocomplete="off" /></label>
      <label>Begins, in India <input name="at" type="datetime-local" required /></label>
      <button class="primary">Announce</button>
    </form>
  </section>`

type Show = Awaited<ReturnType<typeof listProgramme>>['shows'][number]

const showRow = ({ stream, astrologer }: Show, view: ListView) => {
  const status = statusOf(stream)
  // What begins by itself belongs to the programme of the demonstration.
  const mayCancel = status === 'scheduled' && stream.endsAt === null && view.may('shows/cancel')
  return html`<li data-show="${stream.id}">
    <div>
      <b>${stream.title}</b>
      <small>${astrologer} · ${stream.scheduledAt ? printDayTime(stream.scheduledAt) : 'not announced'}</small>
    </div>
    ${status === 'live' && html`<span class="tag" data-tag="online">Live</span>`}
    ${
      mayCancel &&
      html`<form method="post" action="${view.basePath}/shows/cancel">
        <input type="hidden" name="show" value="${stream.id}" />
        <button class="fail" aria-label="Cancel ${stream.title}">Cancel</button>
      </form>`
    }
  </li>`
}
