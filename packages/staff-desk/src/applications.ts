import { z } from 'zod'
import {
  registrationForm,
  approveApplication,
  declineApplication,
  countUndecidedApplications,
  listApplications,
} from '@tarapath/backend/registration'
import { applicationCard } from './application-card.ts'
import type { DeskPage } from './desk-page.ts'
import { checkbox, id, integer, text } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { listSection } from './list-section.ts'

const application = z.object({ application: id('Application') })

/** Applications to work as an astrologer, to approve or reject. */
export const applications: DeskPage = {
  id: 'applications',
  title: 'Applications',
  group: 'Astrologers',
  countOpen: countUndecidedApplications,
  async show({ db, now }, view) {
    const form = await registrationForm(db, now)
    const { count, applications: listed } = await listApplications(db, view)
    return listSection({
      page: 'applications',
      view,
      count,
      cards: listed.map((entry) => applicationCard(entry, form, view)),
      labels: {
        open: 'Open',
        past: 'Decided',
        noneOpen: 'No open applications',
        nonePast: 'No decided applications',
      },
    })
  },
  rowField: 'application',
  actions: {
    approve: formAction(
      application.extend({
        rupees: integer('The rate', 5, 500),
        chats: checkbox,
        calls: checkbox,
        verified: checkbox,
        called: checkbox,
      }),
      'Approved. They sign in at /astrologer/ with the number of their application, and go on duty there.',
      async ({ db, now }, { application: applicationId, rupees, chats, calls, verified, called }) =>
        approveApplication(db, now, applicationId, {
          pricePerMinutePaise: rupees * 100,
          takesChats: chats,
          takesCalls: calls,
          isVerified: verified,
          hasCalled: called,
        }),
    ),
    decline: formAction(
      application.extend({ reason: text('The reason', 500) }),
      'Rejected. Inform the applicant of the reason.',
      ({ db, now }, input) => declineApplication(db, now, input.application, input.reason),
    ),
  },
}
