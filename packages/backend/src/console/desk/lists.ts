import { applications } from './applications.ts'
import type { DeskPage } from './desk-page.ts'
import { leads, queries } from './enquiries.ts'
import { orders } from './orders.ts'
import { site } from './site.ts'

export const deskLists: readonly DeskPage[] = [orders, applications, queries, leads, site]
