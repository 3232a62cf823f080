import {
  initialState,
  transition,
  type Effect,
  type Phase,
  type SessionEvent,
  type SessionState,
} from '../src/index.ts'
import { CHART } from '../src/core/chart.ts'
import { settingsOf } from '../src/core/config.ts'
import { idleLeftMs, maxEndsAt } from '../src/core/deadlines.ts'
import { viewOf } from '../src/core/view.ts'
import { MAY_LEAD_TO } from './may-lead-to.ts'
import { boot, inProgress, LIVE_REPLY, NONE_REPLY, replies, SITUATIONS, type Situation } from './situations.ts'

const NOW = Date.parse('2026-01-01T00:00:00Z')

/** One state for each phase, reached as a customer reaches it. */
function representatives(): { readonly [phase in Phase]: SessionState } {
  const after = (start: SessionState, ...events: SessionEvent[]): SessionState =>
    events.reduce((state, event) => transition(state, event, NOW)[0], start)
  const off = initialState()
  const booted = after(off, boot(true, '/'), { type: 'status-read', ticket: 1, body: NONE_REPLY, serverDate: null })
  const live = (reply: unknown): SessionState => after(booted, ...replies(reply)(booted))
  const active = live(LIVE_REPLY)
  const ending = after(active, { type: 'end-asked' })
  const ended = after(ending, { type: 'end-confirmed', id: '501', reply: {} })
  const review = after(ended, { type: 'ended-closed' })
  const done = after(review, { type: 'review-done' })
  return {
    off,
    none: booted,
    waiting: live(inProgress({ astro_pickup_status: false })),
    active,
    ending,
    ended,
    review,
    done,
  }
}

export interface Cell {
  readonly from: Phase
  readonly to: Phase
  /** What the event does, in words; empty when it only lets time pass. */
  readonly does: readonly string[]
}

export interface Row {
  readonly event: keyof typeof CHART
  readonly says: string
  readonly cells: readonly (Cell | null)[]
}

function storedInWords(verb: string, keys: readonly string[]): string {
  if (keys.length > 5) return `${verb} everything`
  if (keys.includes('sessionDetails')) return `${verb} the session`
  return `${verb} ${keys.join(', ')}`
}

const WORDS: { readonly [T in Effect['type']]?: (effect: Extract<Effect, { type: T }>) => string } = {
  notify(effect) {
    if (effect.to === 'host') return `notice: ${effect.notice.type}`
    const { message } = effect
    return `tell the other tabs: ${message.type === 'status' && message.body === null ? 'read failed' : message.type}`
  },
  persist: ({ entries }) =>
    storedInWords(
      'store',
      entries.map(([key]) => key),
    ),
  clear: ({ keys }) => storedInWords('remove', keys),
  log: ({ code }) => `log ${code}`,
  navigate: ({ path }) => `go to ${path}`,
  end: ({ body }) => `**end** “${body.chat_end_reason}”${body.auto_end ? ' (type 3)' : ''}`,
}

const effectInWords = (effect: Effect): string => WORDS[effect.type]?.(effect as never) ?? effect.type

const inSeconds = (ms: number): string => (ms === Infinity ? 'none' : `${Math.ceil(ms / 1000)} s`)

function idleInWords({ session }: SessionState, now: number): string {
  const leftMs = session ? idleLeftMs(session, now) : Infinity
  return `${inSeconds(leftMs)}${leftMs < Infinity && session?.idleEndsAt === Infinity ? ', paused' : ''}`
}

/** What of the state is written down when it changes. */
const FACTS: { readonly [name: string]: (state: SessionState, now: number) => string } = {
  modal: (state, now) => String(viewOf(state, now, settingsOf(undefined)).modal ?? 'none'),
  'idle time': idleInWords,
  'time remaining': (state, now) => inSeconds(maxEndsAt(state) - now),
  confirmed: ({ confirmed }) => String(confirmed),
  cancelled: ({ cancelled }) => String(cancelled),
  suspect: ({ session }) => String(session?.suspect ?? 0),
  'waits for another tab’s read': ({ read }) => (read === 'deferred' ? 'yes' : 'no'),
  'failed reads': ({ failures }) => String(failures),
  'pending end': ({ pendingEnd }) => pendingEnd?.stage ?? 'none',
  'end confirmed': ({ ended }) => (ended?.confirmed ? 'yes' : 'no'),
  'review due': ({ ended }) => (ended?.review ? 'yes' : 'no'),
}

function cellOf(start: SessionState, { events, afterMs = 0 }: Situation): Cell {
  const list = events(start, NOW)
  const event = list.at(-1) as SessionEvent
  const before = list.slice(0, -1).reduce((state, one) => transition(state, one, NOW)[0], start)
  const now = NOW + afterMs
  const [after, effects] = transition(before, event, now)
  const facts = Object.entries(FACTS)
    .map(([name, read]) => [name, read(before, now), read(after, now)])
    .filter(([, was, is]) => was !== is)
    .map(([name, , is]) => `${name}: ${is}`)
  return { from: before.phase, to: after.phase, does: [...effects.map(effectInWords), ...facts] }
}

export const PHASES = Object.keys(representatives()) as Phase[]

/** Every event in every phase in which the table of the code lets it count, carried out by the code itself. */
export function explore(): Row[] {
  const states = representatives()
  return Object.entries(SITUATIONS).flatMap(([event, situations]) =>
    situations.map((situation) => ({
      event: event as keyof typeof CHART,
      says: situation.says,
      cells: PHASES.map((phase) => {
        const counts = CHART[event as keyof typeof CHART][0].includes(phase)
        return counts && situation.only?.includes(phase) !== false ? cellOf(states[phase], situation) : null
      }),
    })),
  )
}

function cellText(cell: Cell | null): string {
  if (!cell) return '–'
  const does = cell.does.join('; ')
  if (cell.from === cell.to) return does || 'nothing'
  return `→ **${cell.to}**${does && `; ${does}`}`
}

function tableOf(rows: readonly Row[]): string[] {
  const lines = [
    ['event', 'may lead to', 'situation', ...PHASES],
    ['---', '---', '---', ...PHASES.map(() => '---')],
  ]
  for (const { event, says, cells } of rows)
    lines.push([`\`${event}\``, Object.keys(MAY_LEAD_TO[event]).join(', ') || '–', says, ...cells.map(cellText)])
  return lines.map((line) => `| ${line.join(' | ')} |`)
}

function diagramOf(rows: readonly Row[]): string[] {
  const edges = new Map<string, Set<string>>()
  for (const { event, cells } of rows) {
    for (const cell of cells) {
      if (!cell || cell.from === cell.to) continue
      const edge = `${cell.from} --> ${cell.to}`
      edges.set(edge, (edges.get(edge) ?? new Set()).add(event))
    }
  }
  return [
    'stateDiagram-v2',
    '  [*] --> off',
    ...[...edges].map(([edge, events]) => `  ${edge}: ${[...events].join(', ')}`),
  ]
}

/** CHART.md. */
export function chartDocument(): string {
  const rows = explore()
  return `<!-- Made from src/core by \`pnpm generate\`; change the code instead. -->

# The state chart

What the core does with every event in every phase. Each cell was computed by \`transition\`: from one state of that
phase, reached as a customer reaches it (a chat of fifteen minutes, a review at its end, the page \`/\`), and one event.
"–": by the table \`CHART\` in \`src/core/chart.ts\` the event does not count in that phase; it only lets time pass.
"may lead to" are the phases that the table allows; the compiler holds the handlers to it. Time passes after every event, so
the phases of \`time-passed\` may follow as well. An arrow names the next phase; then come the effects in their order and
what else has changed.

## Phases

\`\`\`mermaid
${diagramOf(rows).join('\n')}
\`\`\`

## Events

${tableOf(rows).join('\n')}
`
}
