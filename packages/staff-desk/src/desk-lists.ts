import { activityLog } from './activity-log.ts'
import { applications } from './applications.ts'
import { astrologers } from './astrologers.ts'
import { cataloguePages } from './catalogue/catalogue-pages.ts'
import { consultations } from './consultations.ts'
import { customerPage } from './customers.ts'
import type { DeskPage } from './desk-page.ts'
import { firstDay } from './first-day.ts'
import { leads, queries } from './enquiries.ts'
import { liveStreams } from './live-streams.ts'
import { orders } from './orders.ts'
import { overview } from './overview.ts'
import { participants } from './participants.ts'
import { payouts } from './payouts/payouts.ts'
import { reconciliation } from './reconciliation/reconciliation.ts'
import { refunds } from './refunds.ts'
import { site } from './site.ts'
import { staffList } from './staff.ts'
import { stock } from './stock.ts'

/** In the order of the tabs. */
export const deskLists: readonly DeskPage[] = [
  overview,
  orders,
  queries,
  leads,
  consultations,
  astrologers,
  applications,
  customerPage,
  refunds,
  payouts,
  reconciliation,
  ...cataloguePages,
  stock,
  participants,
  liveStreams,
  site,
  firstDay,
  staffList,
  activityLog,
]
