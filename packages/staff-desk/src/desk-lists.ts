import { activityLog } from './activity-log.ts'
import { applications } from './applications.ts'
import { astrologers } from './astrologers.ts'
import { cataloguePages } from './catalogue/catalogue-pages.ts'
import { consultations } from './consultations.ts'
import type { DeskPage } from './desk-page.ts'
import { leads, queries } from './enquiries.ts'
import { orders } from './orders.ts'
import { refunds } from './refunds.ts'
import { site } from './site.ts'
import { staffList } from './staff.ts'

export const deskLists: readonly DeskPage[] = [
  orders,
  refunds,
  queries,
  applications,
  leads,
  consultations,
  astrologers,
  ...cataloguePages,
  site,
  staffList,
  activityLog,
]
