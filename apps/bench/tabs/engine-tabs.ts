import type { Browser, Tab } from './browser.ts'
import type { Arrival, Host } from './host.ts'
import { openTab, until } from './tab.ts'

const STATUS_PATH = '/api/v1/consultation/ongoing-status/'
const MINUTE_MS = 60_000
/** Longer than the five minutes after which browsers throttle hidden tabs most. */
const IDLE_MS = 365_000

export const isPoll = ({ path, method }: Arrival): boolean => path === STATUS_PATH && method === 'GET'
const isEnd = ({ path }: Arrival): boolean => path.includes('/end-consultation/')
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Signs in a customer with a running chat. */
async function signInto(browser: Browser, host: Host): Promise<number> {
  const customer = await host.newCustomer()
  const consultation = await host.chatFor(customer)
  const door = await openTab(browser, `${host.origin}/tab/door`)
  await door.ask(`tab.signIn(${JSON.stringify({ access: customer.access, refresh: customer.refresh })})`)
  await door.close()
  return consultation
}

const withEngine = (host: Host, name: string, config = {}): string =>
  `${host.origin}/tab/${name}?engine=${encodeURIComponent(JSON.stringify(config))}`

export interface SharedPolls {
  tabs: number
  hidden: number
  /** Polls of all tabs together in each minute. */
  pollsAMinute: number[]
  /** Polls after the visible tab was closed. */
  pollsAfterClosing: number
  maxGapMs: number
}

/** Opens six tabs of one consultation; the last is visible. */
export async function sharedPolls(browser: Browser, host: Host, count = 6, minutes = 3): Promise<SharedPolls> {
  const prefix = `${browser.name}-shared-`
  await signInto(browser, host)
  const tabs: Tab[] = []
  for (let number = 1; number <= count; number += 1)
    tabs.push(await openTab(browser, withEngine(host, `${prefix}${number}`, { idleInitialMs: 30 * MINUTE_MS })))
  const front = tabs.at(-1)!
  await front.show()
  await Promise.all(tabs.map((tab) => until(tab, ({ phase, confirmedAt }) => phase === 'active' && confirmedAt > 0)))
  const hidden = (await Promise.all(tabs.map((tab) => until(tab, () => true)))).filter((view) => view.hidden).length
  // Each new tab reads the status once.
  await pause(3000)

  const pollsSince = (from: number) =>
    host.arrivals.filter((arrival) => arrival.at >= from && isPoll(arrival) && arrival.tab.startsWith(prefix))
  const from = Date.now()
  const pollsAMinute: number[] = []
  for (let minute = 0; minute < minutes; minute += 1) {
    const begin = Date.now()
    await pause(MINUTE_MS)
    pollsAMinute.push(pollsSince(begin).length)
  }
  const times = pollsSince(from).map(({ at }) => at)
  const gaps = times.slice(1).map((at, index) => at - times[index]!)
  await front.close()
  await tabs[0]!.show()
  const closedAt = Date.now()
  await pause(MINUTE_MS)
  return {
    tabs: count,
    hidden,
    pollsAMinute,
    pollsAfterClosing: pollsSince(closedAt).length,
    maxGapMs: Math.max(...gaps),
  }
}

export interface HiddenEnd {
  hiddenMs: number
  /** How long after the idle limit the end request arrived. */
  lateMs: number
  reason: string
  endCalls: number
  pollsInLastMinute: number
}

/** Opens a hidden tab that stays idle for more than six minutes. */
export async function hiddenEnd(browser: Browser, host: Host): Promise<HiddenEnd> {
  const name = `${browser.name}-hidden`
  await signInto(browser, host)
  const tab = await openTab(browser, withEngine(host, name, { idleInitialMs: IDLE_MS }))
  const inFront = await openTab(browser, `${host.origin}/tab/front`)
  await inFront.show()
  await until(tab, ({ phase, confirmedAt, hidden }) => phase === 'active' && confirmedAt > 0 && hidden)
  const hiddenFrom = Date.now()
  const { idleEndsAt } = await until(tab, (view) => view.idleEndsAt !== null)
  const ends = () => host.arrivals.filter((arrival) => arrival.tab === name && isEnd(arrival))
  while (ends().length === 0 && Date.now() < idleEndsAt! + MINUTE_MS) await pause(100)
  const [end] = ends()
  if (!end) throw new Error(`${browser.name}: a hidden tab did not end.`)
  const { chat_end_reason: reason } = JSON.parse(end.body) as { chat_end_reason: string }
  await until(tab, ({ phase }) => phase === 'ended' || phase === 'review')
  const polls = host.arrivals.filter(
    ({ at, ...rest }) => rest.tab === name && isPoll({ at, ...rest }) && at > end.at - MINUTE_MS && at <= end.at,
  )
  return {
    hiddenMs: end.at - hiddenFrom,
    lateMs: end.at - idleEndsAt!,
    reason,
    endCalls: ends().length,
    pollsInLastMinute: polls.length,
  }
}

export interface Resumed {
  /** Whether the page came from the back/forward cache. */
  keptByBrowser: boolean
  backMs: number
  /** How wrong the two countdowns were after coming back. */
  idleShiftMs: number
  maxShiftMs: number
  reloadMs: number
  reloadIdleShiftMs: number
  endCalls: number
}

/** Leaves the page for seven seconds and comes back, then reloads it. */
export async function resumed(browser: Browser, host: Host): Promise<Resumed> {
  const name = `${browser.name}-resume`
  await signInto(browser, host)
  const tab = await openTab(browser, withEngine(host, name))
  await tab.show()
  const before = await until(tab, ({ phase, confirmedAt }) => phase === 'active' && confirmedAt > 0)
  const pollsSince = (at: number) => host.arrivals.filter((one) => one.tab === name && isPoll(one) && one.at > at)

  await tab.ask('tab.leave()')
  await until(tab, () => true, 'location.pathname === "/elsewhere" ? {} : null')
  await pause(7000)
  const returnedAt = Date.now()
  await tab.ask('void setTimeout(() => history.back())')
  const back = await until(
    tab,
    ({ phase, confirmedAt, idleEndsAt }) =>
      phase === 'active' && confirmedAt > 0 && idleEndsAt !== null && pollsSince(returnedAt).length > 0,
  )
  const backMs = pollsSince(returnedAt)[0]!.at - returnedAt

  const reloadedAt = Date.now()
  await tab.ask('tab.reload()')
  const reloaded = await until(tab, ({ phase, confirmedAt }) => phase === 'active' && confirmedAt > reloadedAt)
  return {
    keptByBrowser: back.persisted,
    backMs,
    idleShiftMs: back.idleEndsAt! - before.idleEndsAt!,
    maxShiftMs: back.maxEndsAt! - before.maxEndsAt!,
    reloadMs: reloaded.confirmedAt - reloadedAt,
    reloadIdleShiftMs: reloaded.idleEndsAt! - back.idleEndsAt!,
    endCalls: host.arrivals.filter((one) => one.tab === name && isEnd(one)).length,
  }
}
