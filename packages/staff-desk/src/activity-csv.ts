import { listStaffActions } from '@tarapath/backend/staff'
import { activitySearch } from './activity-search.ts'
import { csvReply } from './csv-reply.ts'
import type { DeskContext, ListView } from './desk-page.ts'
import { readAll } from './read-all.ts'

/** The log as the search shows it, for a spreadsheet. */
export async function activityCsv({ db }: DeskContext, view: ListView): Promise<Response> {
  const search = activitySearch(view)
  const actions = await readAll(db, async (snapshot, piece) => {
    return (await listStaffActions(snapshot, piece, search)).actions
  })
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
