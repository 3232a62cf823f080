import { html } from 'hono/html'
import { listParticipants } from '@tarapath/backend/courses'
import { contactLinks } from './contact-links.ts'
import type { DeskPage } from './desk-page.ts'
import { printDayTime } from './forms/print-time.ts'
import { listSection } from './list-section.ts'

/** The participants of each course, to whom staff send how to take part. */
export const participants: DeskPage = {
  id: 'participants',
  title: 'Course participants',
  group: 'Catalogue',
  countOpen: () => Promise.resolve(null),
  async show({ db, now }, view) {
    const { count, rows } = await listParticipants(db, now, view)
    const labels = {
      open: 'To come',
      past: 'Started or recorded',
      noneOpen: 'Nobody is enrolled in a course to come',
      nonePast: 'Nobody is enrolled in a course that has started or is recorded',
    }
    const cards = rows.map(
      ({ course, ...participant }, index) =>
        html`${
            course.id !== rows[index - 1]?.course.id &&
            html`<h2>${course.title}, ${course.startsAt ? printDayTime(course.startsAt) : 'recorded'}</h2>`
          }
          <article class="card job" data-participant="${participant.id}">
            <header>
              <h3>${participant.name || 'No name'}</h3>
              <small>No. ${participant.id} · enrolled ${printDayTime(participant.enrolledAt)}</small>
            </header>
            ${contactLinks({ ...participant, subject: course.title })}
          </article>`,
    )
    return listSection({ page: 'participants', view, count, cards, labels })
  },
  rowField: null,
  actions: {},
}
