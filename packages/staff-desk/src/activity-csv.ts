import Papa from 'papaparse'
import { listStaffActions } from '@tarapath/backend/staff'
import { activitySearch } from './activity-search.ts'
import type { DeskContext, ListView } from './desk-page.ts'

const MOST_ROWS = 50_000

/** The log as the search shows it, for a spreadsheet. */
export async function activityCsv({ db }: DeskContext, view: ListView): Promise<Response> {
  const { actions } = await listStaffActions(db, { limit: MOST_ROWS, offset: 0 }, activitySearch(view))
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

/** A file to save. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
export function csvReply(name: string, rows: readonly Record<string, string | number>[]): Response {
  // The mark at the beginning tells Excel that the file is UTF-8.
  return new Response(`\uFEFF${Papa.unparse([...rows], { escapeFormulae: true, newline: '\r\n' })}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
