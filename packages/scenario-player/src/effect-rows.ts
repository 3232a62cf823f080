import type { RunEntry } from './run-scenario.ts'

export interface EffectRow {
  key: string
  /** Of the last one, in milliseconds since the start. */
  t: number
  tab: number
  kind: 'call' | 'failure' | 'notice' | 'tabs' | 'page' | 'log' | 'phase'
  text: string
  /** The same thing this often in a row. */
  times: number
}

type Description = Pick<EffectRow, 'kind' | 'text'>

/** What the engines did, latest first. What repeats itself, such as the polling, is one row with a count. */
export function effectRows(trace: readonly RunEntry[], most: number): EffectRow[] {
  const rows: EffectRow[] = []
  for (const [index, entry] of trace.entries()) {
    const description = describe(entry)
    if (!description) continue
    const { t, tab } = entry
    const last = rows.at(-1)
    if (last?.text === description.text && last.tab === tab)
      rows[rows.length - 1] = { ...last, t, times: last.times + 1 }
    else rows.push({ key: String(index), t, tab, ...description, times: 1 })
  }
  return rows.slice(-most).toReversed()
}

/** Storage has a panel of its own, answers are the server's, and a reply that is passed on belongs to its read. */
function describe(entry: RunEntry): Description | null {
  switch (entry.kind) {
    case 'call': {
      const { method, path, body } = entry.call
      const reason = (body as { chat_end_reason?: string } | undefined)?.chat_end_reason
      const name = path.split('/').at(-2) === 'ongoing-status' ? 'ongoing-status' : 'end-consultation'
      return { kind: 'call', text: `${method} ${name}${reason ? ` “${reason}”` : ''}` }
    }
    case 'reply':
      return entry.error ? { kind: 'failure', text: entry.error.message } : null
    case 'log':
      return { kind: 'log', text: entry.line }
    case 'navigation':
      return { kind: 'page', text: entry.to === 'reload' ? 'load the page again' : `go to ${entry.to}` }
    case 'notice':
      return { kind: 'notice', text: entry.notice.type }
    case 'message':
      return entry.message.type === 'status'
        ? null
        : { kind: 'tabs', text: `tell the other tabs: ${entry.message.type}` }
    case 'phase':
      return { kind: 'phase', text: `${entry.from} → ${entry.to} (${entry.event})` }
    case 'storage':
      return null
  }
}
