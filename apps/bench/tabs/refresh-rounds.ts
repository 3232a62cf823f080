import type { Browser, Tab } from './browser.ts'
import { openHost } from './host.ts'
import { openTab, until } from './tab.ts'

const ROUNDS = 300
const CALLS = 3
/** A little longer than the lifetime of an access token. */
const PAUSE_MS = 11 * 60_000

export interface RefreshRounds {
  rounds: number
  calls: number
  failures: string[]
  refreshes: number
  maxRefreshesPerRound: number
  sessionsLost: number
  signOutMs: number
}

/**
 * All tabs send requests at the same moment with an expired access token. In every other round its cookie has expired as
 * well.
 */
export async function refreshRounds(
  browser: Browser,
  scheme: 'http' | 'https',
  count: number,
  rounds = ROUNDS,
): Promise<RefreshRounds> {
  const host = await openHost(scheme)
  try {
    const tabs: Tab[] = []
    for (let number = 1; number <= count; number += 1) tabs.push(await openTab(browser, `${host.origin}/tab/${number}`))
    const [first, ...others] = tabs as [Tab, ...Tab[]]
    const { access, refresh } = await host.newCustomer()
    await first.ask(`tab.signIn(${JSON.stringify({ access, refresh })})`)

    const failures: string[] = []
    let maxRefreshesPerRound = 0
    let sessionsLost = 0
    const refreshes = () => host.arrivals.filter(({ path }) => path === '/api/token/refresh/').length
    for (let round = 1; round <= rounds; round += 1) {
      const before = refreshes()
      host.clock.turn(PAUSE_MS)
      if (round % 2 === 0) await first.ask('tab.dropAccess()')
      const failed = await Promise.all(tabs.map((tab) => tab.ask<string[]>(`tab.call(${CALLS})`)))
      failures.push(...failed.flat())
      maxRefreshesPerRound = Math.max(maxRefreshesPerRound, refreshes() - before)
      if (await first.ask<boolean>('tab.hasSession()')) continue
      sessionsLost += 1
      const again = await host.newCustomer()
      await first.ask(`tab.signIn(${JSON.stringify({ access: again.access, refresh: again.refresh })})`)
    }

    const signedOutAt = await first.ask<number>('tab.signOut()')
    const heard = await Promise.all(others.map((tab) => until(tab, ({ lost }) => lost > sessionsLost)))
    for (const tab of others)
      if ((await tab.ask<string[]>('tab.call(1)')).join() !== 'signed-out ')
        throw new Error('A tab still has a session.')
    return {
      rounds,
      calls: rounds * count * CALLS,
      failures,
      refreshes: refreshes(),
      maxRefreshesPerRound,
      sessionsLost,
      signOutMs: Math.max(...heard.map(({ lostAt }) => lostAt - signedOutAt)),
    }
  } finally {
    await host.close()
  }
}
