import Papa from 'papaparse'

/** A file to save. Cells that a spreadsheet would run as a formula begin with an apostrophe. */
export function csvReply(
  name: string,
  rows: readonly Record<string, string | number>[],
  { mark = true }: { mark?: boolean } = {},
): Response {
  const text = Papa.unparse([...rows], { escapeFormulae: true, newline: '\r\n' })
  // The mark at the beginning tells Excel that the file is UTF-8.
  return new Response(`${mark ? '\uFEFF' : ''}${text}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

/** An amount in a cell: rupees with two decimals, without a sign of the currency. */
export const rupeesText = (paise: number): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
