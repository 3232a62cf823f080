// `pnpm --filter @tarapath/bench interactions` measures in Chromium, at the CPU of a cheap phone, how long what a customer
// does takes until the next paint, and fails where the median is above the goal. It needs the apps built.
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import type { Browser, Locator, Page } from 'playwright'
import { commit } from './commit.ts'
import { openChat } from './interactions/open-chat.ts'
import { pointAt, timeOf, watchInteractions } from './interactions/watch-interactions.ts'
import { openHeadlessShell } from './open-chromium.ts'
import { openSite, type Site } from './open-site.ts'
import { table } from './table.ts'

const ROUNDS = 9
const CPU_SLOWDOWN = 4
const GOAL_MS = 100

type Times = Map<string, number[]>

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await watchInteractions(page)
  return page
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

const add = (times: Times, name: string, ms: number): void => {
  times.set(name, [...(times.get(name) ?? []), ms])
}

/** The list of astrologers: its sheet of filters, a filter, the matches, a chip, a name. */
async function filterOn(page: Page, site: Site, times: Times): Promise<void> {
  await page.goto(`${site.web}/consult-astrologer-online`)
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  const tap = async (name: string, target: Locator, isDone: () => Promise<unknown>) =>
    add(times, name, await timeOf(page, await pointAt(page, target), isDone))
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const vedic = sheet.getByRole('checkbox', { name: /^Vedic/, checked: true })
  const matches = sheet.getByRole('button', { name: /^Show \d+ astrologers/ })
  await tap('the first tap: opens the filters', page.getByRole('button', { name: 'Filters', exact: true }), () =>
    sheet.waitFor(),
  )
  await tap('chooses a filter in the sheet', sheet.locator('label', { hasText: 'Vedic' }), () => vedic.waitFor())
  await tap('shows the matches', matches, () => page.waitForURL(/speciality=/))
  await tap('taps a chip that filters', page.getByRole('link', { name: 'Online now' }), () =>
    page.waitForURL(/available/),
  )
  const name = page.getByRole('searchbox', { name: 'Search by name' })
  const type = () => name.press('a')
  add(times, 'types a letter of a name', await timeOf(page, type, () => page.waitForURL(/search=a/)))
}

const QUESTION = 'Will I move to another city next year?'

/** A chat with forty messages: typing and sending. */
async function sendOn(page: Page, site: Site, times: Times, round: number): Promise<void> {
  await openChat(page, site, `97000${String(round).padStart(5, '0')}`)
  await slowDown(page)
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.tap()
  const isTyped = () => page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  add(
    times,
    'types the first letter of a message',
    await timeOf(page, () => field.press(QUESTION.slice(0, 1)), isTyped),
  )
  await field.pressSequentially(QUESTION.slice(1))
  const send = await pointAt(page, page.getByRole('button', { name: 'Send', exact: true }))
  add(times, 'sends a message', await timeOf(page, send, () => page.getByText(QUESTION).waitFor()))
  await page.getByRole('button', { name: 'End', exact: true }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End chat' }).tap()
  await page.getByRole('dialog', { name: 'Chat Ended' }).waitFor()
}

const times: Times = new Map()
const before = loadavg()[0] ?? 0
const site = await openSite({ webPort: 3300, apiPort: 4300 })
try {
  const browser = await openHeadlessShell()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const act of [filterOn, sendOn]) {
      const page = await openPhone(browser)
      await act(page, site, times, round)
      await page.context().close()
    }
  }
  const name = `Chromium ${browser.version().split('.')[0]}`
  await browser.close()
  const rows = [...times].map(([what, list]) => {
    const sorted = list.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
    if (at(0.5) > GOAL_MS) process.exitCode = 1
    return [what, ...[sorted[0] ?? 0, at(0.5), at(0.75), sorted.at(-1) ?? 0].map((ms) => ms.toFixed())]
  })
  const text = [
    '# Interactions',
    '',
    `Made by \`pnpm --filter @tarapath/bench interactions\` on commit ${commit} in ${name} at 360 × 740 px with the CPU slowed`,
    `down ${CPU_SLOWDOWN} times: from the tap or the key to the next paint, as Interaction to Next Paint counts it, in steps of 8 ms.`,
    `${ROUNDS} rounds, each on new pages. The goal for filtering and sending is ${GOAL_MS} ms at the median. The load of the machine was`,
    `${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
    '',
    ...table(['what', 'least, ms', 'median, ms', 'three of four, ms', 'most, ms'], rows),
    '',
  ].join('\n')
  await writeFile(new URL('results/interactions.md', import.meta.url), text)
  console.log(text)
} finally {
  await site.close()
}
