// `pnpm --filter @tarapath/bench tabs` measures sessions in real tabs of Chromium and, if installed, Firefox. It takes about
// 15 minutes. Parts have names: `… tabs refresh`, `polls`, `hidden`, `resume`; only a run of all writes results/tabs.md.
import { writeFile } from 'node:fs/promises'
import { commit } from './commit.ts'
import type { Browser } from './tabs/browser.ts'
import { openChromium } from './tabs/chromium.ts'
import { hiddenEnd, resumed, sharedPolls } from './tabs/engine-tabs.ts'
import { openFirefox } from './tabs/firefox.ts'
import { openHost, type Host } from './tabs/host.ts'
import { refreshRounds } from './tabs/refresh-rounds.ts'
import { table } from './table.ts'

const PARTS = ['refresh', 'polls', 'hidden', 'resume']
const MAX_POLLS = 41
const MAX_DELAY_MS = 2000
const SECOND_MS = 1000

const asked = process.argv.slice(2)
const parts = asked.length > 0 ? asked : PARTS
const broken: string[] = []

function hold(what: string, holds: boolean): void {
  if (!holds) broken.push(what)
}

/** Each part has a new browser, so that its tabs share no window with others. */
async function withBrowser<Result>(
  open: () => Promise<Browser | null>,
  run: (browser: Browser) => Promise<Result>,
): Promise<Result | null> {
  const browser = await open()
  if (!browser) return null
  try {
    return await run(browser)
  } catch (failure) {
    // The other parts are measured all the same.
    broken.push(`${browser.name}: ${String(failure)}`)
    return null
  } finally {
    await browser.close()
  }
}

async function refreshRows(open: () => Promise<Browser | null>): Promise<string[][]> {
  const rows = await withBrowser(open, async (browser) => {
    const measured: string[][] = []
    for (const [scheme, count] of [
      ['https', 2],
      ['http', 2],
      ['https', 6],
    ] as const) {
      const { rounds, calls, refreshes, failures, sessionsLost, signOutMs, ...most } = await refreshRounds(
        browser,
        scheme,
        count,
      )
      hold(`${browser.name}, ${count} tabs over ${scheme}: ${sessionsLost} sessions lost`, sessionsLost === 0)
      hold(`${browser.name}, ${count} tabs over ${scheme}: ${failures.length} failed calls`, failures.length === 0)
      const kinds = [...new Set(failures)].map((kind) => kind.trim()).join(', ')
      const failed = failures.length === 0 ? '0' : `${failures.length}: ${kinds}`
      const numbers = [count, rounds, calls, refreshes, most.maxRefreshesPerRound].map(String)
      measured.push([browser.name, scheme, ...numbers, failed, String(sessionsLost), `${signOutMs} ms`])
    }
    return measured
  })
  return rows ?? []
}

async function pollRow(host: Host, open: () => Promise<Browser | null>): Promise<string[] | null> {
  return withBrowser(open, async (browser) => {
    const { tabs, hidden, pollsAMinute, pollsAfterClosing, maxGapMs } = await sharedPolls(browser, host)
    const most = Math.max(...pollsAMinute, pollsAfterClosing)
    if (browser.name.startsWith('Chromium')) hold(`${browser.name}: ${most} polls a minute`, most <= MAX_POLLS)
    return [
      browser.name,
      `${tabs}, ${hidden} hidden`,
      pollsAMinute.join(', '),
      String(pollsAfterClosing),
      `${maxGapMs} ms`,
    ]
  })
}

async function hiddenRow(host: Host, open: () => Promise<Browser | null>): Promise<string[] | null> {
  return withBrowser(open, async (browser) => {
    const { hiddenMs, lateMs, reason, endCalls, pollsInLastMinute } = await hiddenEnd(browser, host)
    hold(`${browser.name}: a hidden tab ended ${lateMs} ms late`, lateMs >= 0 && lateMs <= MAX_DELAY_MS)
    hold(`${browser.name}: ${endCalls} end calls of a hidden tab`, endCalls === 1)
    const seconds = `${Math.round(hiddenMs / 1000)} s`
    return [browser.name, seconds, `${Math.round(lateMs)} ms`, reason, String(endCalls), String(pollsInLastMinute)]
  })
}

async function resumeRow(host: Host, open: () => Promise<Browser | null>): Promise<string[] | null> {
  return withBrowser(open, async (browser) => {
    const { keptByBrowser, backMs, idleShiftMs, maxShiftMs, reloadMs, reloadIdleShiftMs, endCalls } = await resumed(
      browser,
      host,
    )
    hold(`${browser.name}: the page was not kept`, keptByBrowser)
    // Idle time pauses until a resumed page has read the status, and is stored in whole seconds.
    hold(`${browser.name}: idle time moved when coming back`, Math.abs(idleShiftMs) <= backMs + SECOND_MS)
    hold(`${browser.name}: idle time moved by a reload`, Math.abs(reloadIdleShiftMs) <= reloadMs + SECOND_MS)
    hold(`${browser.name}: the time left moved`, Math.abs(maxShiftMs) <= SECOND_MS)
    hold(`${browser.name}: leaving ended the chat`, endCalls === 0)
    const times = [backMs, idleShiftMs, maxShiftMs, reloadMs, reloadIdleShiftMs].map((ms) => `${Math.round(ms)} ms`)
    return [browser.name, keptByBrowser ? 'yes' : 'no', ...times, String(endCalls)]
  })
}

const firefox = await openFirefox()
await firefox?.close()
const browsers: (() => Promise<Browser | null>)[] = firefox ? [openChromium, openFirefox] : [openChromium]
const report = ['# Real tabs', '']
report.push(
  firefox
    ? `Made by \`pnpm --filter @tarapath/bench tabs\` on commit ${commit}: real tabs of one profile with the real client and engine, against the real backend, whose clock is turned between the rounds.`
    : `Made by \`pnpm --filter @tarapath/bench tabs\` on commit ${commit} in Chromium alone: Firefox is not installed here. Real tabs of one profile with the real client and engine, against the real backend, whose clock is turned between the rounds.`,
  '',
)

if (parts.includes('refresh')) {
  const rows = (await Promise.all(browsers.map(refreshRows))).flat()
  report.push(
    '## Access tokens expire and all tabs call at once',
    '',
    'Each tab makes three calls a round. In every other round the cookie of the access token is gone as well. At the end one tab signs out.',
    '',
    ...table(
      [
        'browser',
        '',
        'tabs',
        'rounds',
        'calls',
        'refreshes',
        'most in a round',
        'failed calls',
        'sessions lost',
        'sign-out heard after',
      ],
      rows,
    ),
    '',
  )
}

const host = await openHost('https')
try {
  const both = async (
    part: string,
    row: (host: Host, open: () => Promise<Browser | null>) => Promise<string[] | null>,
  ) =>
    parts.includes(part)
      ? (await Promise.all(browsers.map((open) => row(host, open)))).filter((one) => one !== null)
      : []
  const [polls, hidden, back] = await Promise.all([
    both('polls', pollRow),
    both('hidden', hiddenRow),
    both('resume', resumeRow),
  ])
  report.push(
    '## Six tabs of one chat',
    '',
    `Status reads of all tabs together, three minutes, then a minute after the tab in front was closed. Goal in Chromium: ${MAX_POLLS} at most.`,
    '',
    ...table(['browser', 'tabs', 'reads a minute', 'after closing', 'longest gap'], polls),
    '',
    '## A hidden tab falls silent',
    '',
    `Hidden all the time, six minutes of silence. Goal: the end call arrives within ${MAX_DELAY_MS / 1000} s of the moment the idle time is over.`,
    '',
    ...table(['browser', 'hidden for', 'late', 'reason', 'end calls', 'reads in the last minute'], hidden),
    '',
    '## Leaving, coming back, loading again',
    '',
    'Seven seconds on another page, then back; then a reload. How far the moments moved at which the countdowns end: idle time stands still until the page has heard from the server again, the time left never does.',
    '',
    ...table(
      [
        'browser',
        'kept by the browser',
        'first read',
        'idle moved',
        'time left moved',
        'reload until confirmed',
        'idle moved',
        'end calls',
      ],
      back,
    ),
    '',
  )
} finally {
  await host.close()
}

console.log(report.join('\n'))
if (parts.length === PARTS.length) await writeFile(new URL('results/tabs.md', import.meta.url), report.join('\n'))
for (const what of broken) console.error(`Broken: ${what}.`)
process.exitCode = broken.length > 0 ? 1 : 0
