import { initialState, transition, type Effect, type Event, type Phase, type State } from '../src/index.ts'
import { settingsOf } from '../src/core/config.ts'
import { idleLeftMs, maxEndsAt } from '../src/core/deadlines.ts'
import type { SessionEffect } from '../src/core/effects.ts'
import type { SessionState } from '../src/core/state.ts'
import { CHART } from '../src/core/transition.ts'
import { viewOf } from '../src/core/view.ts'
import { boot, inProgress, LIVE_REPLY, NONE_REPLY, replies, SITUATIONS, type Situation } from './situations.ts'

const NOW = Date.parse('2026-01-01T00:00:00Z')

/** One state for each phase, reached as a customer reaches it. */
function representatives(): { readonly [phase in Phase]: State } {
  const after = (s: State, ...events: Event[]): State =>
    events.reduce((state, event) => transition(state, event, NOW)[0], s)
  const off = initialState()
  const booted = after(off, boot(true, '/'), { type: 'status-read', ticket: 1, body: NONE_REPLY, serverDate: null })
  const live = (reply: unknown): State => after(booted, ...replies(reply)(booted))
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
  readonly event: string
  readonly says: string
  readonly cells: readonly (Cell | null)[]
}

function storedInWords(verb: string, keys: readonly string[]): string {
  if (keys.length > 5) return `${verb} everything`
  if (keys.includes('sessionDetails')) return `${verb} the session`
  return `${verb} ${keys.join(', ')}`
}

const WORDS: { readonly [T in Effect['type']]?: (effect: Extract<SessionEffect, { type: T }>) => string } = {
  notify: (effect) =>
    effect.to === 'peers' ? `tell the other tabs: ${effect.news.type}` : `notice: ${effect.notice.type}`,
  persist: ({ entries }) =>
    storedInWords(
      'store',
      entries.map(([key]) => key),
    ),
  clear: ({ keys }) => storedInWords('remove', keys),
  log: ({ code }) => `log ${code}`,
  navigate: ({ to }) => `go to ${to}`,
  end: ({ body }) => `**end** “${body.chat_end_reason}”${body.auto_end ? ' (type 3)' : ''}`,
}

const effectInWords = (effect: Effect): string => WORDS[effect.type]?.(effect as never) ?? effect.type

const inSeconds = (ms: number | null): string => (ms === null ? 'none' : `${Math.ceil(ms / 1000)} s`)

/** What of the state is worth a word when it changes. */
const FACTS: { readonly [name: string]: (s: SessionState, now: number) => string } = {
  modal: (s, now) => String(viewOf(s, now, settingsOf(undefined)).modal ?? 'none'),
  'idle time': (s, now) =>
    `${inSeconds(idleLeftMs(s, now))}${idleLeftMs(s, now) !== null && s.idleEndsAt === null ? ', paused' : ''}`,
  'time remaining': (s, now) => inSeconds((maxEndsAt(s) ?? NaN) - now || null),
  confirmed: (s) => String(s.confirmed),
  cancelled: (s) => String(s.cancelled),
  suspect: (s) => String(s.suspect),
  'waits for another tab’s read': (s) => (s.read === 'elsewhere' ? 'yes' : 'no'),
  'failed reads': (s) => String(s.fails),
  'reading stopped': (s) => (s.stopped ? 'yes' : 'no'),
  'pending end': (s) => s.end?.stage ?? 'none',
  'review due': (s) => (s.ended?.review ? 'yes' : 'no'),
}

function cellOf(start: State, { events, afterMs = 0 }: Situation): Cell {
  const list = events(start, NOW)
  const event = list.at(-1) as Event
  const before = list.slice(0, -1).reduce((s, one) => transition(s, one, NOW)[0], start)
  const now = NOW + afterMs
  const [after, effects] = transition(before, event, now)
  const facts = Object.entries(FACTS)
    .map(([name, read]) => [
      name,
      read(before as unknown as SessionState, now),
      read(after as unknown as SessionState, now),
    ])
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
      event,
      says: situation.says,
      cells: PHASES.map((phase) => {
        const counts = event === 'time-passed' || CHART[event as keyof typeof CHART][0].includes(phase)
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
    ['event', 'situation', ...PHASES],
    ['---', '---', ...PHASES.map(() => '---')],
  ]
  for (const { event, says, cells } of rows) lines.push([`\`${event}\``, says, ...cells.map(cellText)])
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

What the core does with every event in every phase. Each cell was worked out by \`transition\` itself: from one state of that
phase, reached as a customer reaches it (a chat of fifteen minutes, a review at its end, the page \`/\`), and one event.
"–": the table \`CHART\` in \`src/core/transition.ts\` does not let the event count in that phase; it only lets time pass.
An arrow names the next phase; then come the effects in their order and what else has changed.

## Phases

\`\`\`mermaid
${diagramOf(rows).join('\n')}
\`\`\`

## Events

${tableOf(rows).join('\n')}
`
}
