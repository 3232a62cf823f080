import { z } from 'zod'
import {
  registrationForm,
  approveApplication,
  declineApplication,
  countUndecidedApplications,
  listApplications,
} from '@tarapath/backend/registration'
import { id, line, tick, whole } from './forms/fields.ts'
import { act } from './forms/panel.ts'
import { applicationCard } from './application-card.ts'
import type { DeskPage } from './desk-page.ts'
import { listOf } from './list-of.ts'

const application = z.object({ application: id('Application') })

/** People who want to work as astrologers, and somebody who decides. */
export const applications: DeskPage = {
  id: 'applications',
  title: 'Applications',
  waiting: countUndecidedApplications,
  async show({ db, now }, view) {
    const form = await registrationForm(db, now)
    const { count, applications: listed } = await listApplications(db, view)
    return listOf({
      page: 'applications',
      view,
      count,
      cards: listed.map((one) => applicationCard(one, form, view.place)),
      words: {
        waiting: 'To decide',
        past: 'Decided',
        nothingWaits: 'Nobody waits for a decision.',
        nothingPast: 'Nothing is decided yet.',
      },
    })
  },
  rowField: 'application',
  acts: {
    approve: act(
      application.extend({
        rupees: whole('The rate', 5, 500),
        chats: tick,
        calls: tick,
        verified: tick,
        called: tick,
      }),
      'Taken on: offline until they are switched on, under Astrologers.',
      async ({ db, now }, { application: one, rupees, chats, calls, verified, called }) =>
        approveApplication(db, now, one, {
          pricePerMinutePaise: rupees * 100,
          takesChats: chats,
          takesCalls: calls,
          isVerified: verified,
          hasCalled: called,
        }),
    ),
    decline: act(
      application.extend({ reason: line('The reason', 500) }),
      'Declined. Tell them why.',
      ({ db, now }, given) => declineApplication(db, now, given.application, given.reason),
    ),
  },
}
