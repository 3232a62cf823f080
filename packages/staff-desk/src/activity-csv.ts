import { listStaffActions } from '@tarapath/backend/staff'
import { activitySearch } from './activity-search.ts'
import { csvReply } from './csv-reply.ts'
import type { DeskContext, ListView } from './desk-page.ts'

const MAX_ROWS = 50_000

/** The log as the search shows it, for a spreadsheet. */
export async function activityCsv({ db }: DeskContext, view: ListView): Promise<Response> {
  const { actions } = await listStaffActions(db, { limit: MAX_ROWS, offset: 0 }, activitySearch(view))
  return csvReply(
    'activity.csv',
    actions.map(({ id, at, name, phone, page, action, rowId }) => ({
      number: id,
      at: at.toISOString(),
      name: name ?? '',
      phone: phone ?? 'developer console',
      page,
      action,
      row: rowId ?? '',
    })),
  )
}
