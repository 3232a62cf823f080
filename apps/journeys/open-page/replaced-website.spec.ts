import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { API, WEB } from '../addresses.ts'
import { paiseIn } from '../journeys/world/customer.ts'
import { expect, test as base } from '../journeys/world/test.ts'

const FARAH = { id: 11, name: 'Dr. Farah Khan' }
const FOLDERS = {
  previous: process.env['PREVIOUS_FOLDER'] ?? '',
  present: fileURLToPath(new URL('../../../', import.meta.url)),
}
type Version = keyof typeof FOLDERS

/** Starts the website of a version, after the one that runs has answered what it began. */
const test = base.extend<{ serve: (version: Version) => Promise<void> }>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture names what it needs
  serve: async ({}, give) => {
    let running: ChildProcess | null = null
    const stop = async (): Promise<void> => {
      const ended = running && new Promise((resolve) => running?.once('exit', resolve))
      running?.kill('SIGTERM')
      await ended
    }
    await give(async (version) => {
      await stop()
      running = spawn(process.execPath, ['server.ts'], {
        cwd: `${FOLDERS[version]}/apps/customer-web`,
        env: { ...process.env, NODE_ENV: 'production', PORT: new URL(WEB).port, API_URL: API, API_TIMEOUT_MS: '60000' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const isReady = () =>
        fetch(`${WEB}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isReady).toBe(true)
    })
    await stop()
  },
})

// While a website is replaced a page gets no reply, and the other version does not have the files of its build.
// An older website sends data that the page does not know, before it is loaded as a document.
const EXPECTED = [
  /TypeError|Minified React error|reloading page/,
  /Failed to load resource/,
  /net::ERR/,
  /dynamically imported module/,
  /preload/,
  /Refused to apply style/,
]

for (const [first, second] of [
  ['previous', 'present'],
  ['present', 'previous'],
] as const) {
  test(`a page of the ${first} version goes on to a receipt on the ${second} website`, async ({
    page,
    customer,
    world,
    serve,
    expected,
  }) => {
    expected.push(...EXPECTED)
    await serve(first)
    await world.setPresence(FARAH.id, 'online')
    await customer.signIn({ rupees: 500 })
    await page.goto('/')
    await expect(customer.walletChip).toContainText('₹500')
    await serve(second)
    await page.getByRole('link', { name: 'Astrologers', exact: true }).click()
    await page.getByRole('link', { name: FARAH.name }).first().click()
    const sheet = page.getByRole('dialog', { name: `Chat with ${FARAH.name}` })
    const reload = page.getByRole('button', { name: 'Reload' })
    await page.getByRole('button', { name: 'Start chat' }).click()
    await expect(sheet.or(reload)).toBeVisible()
    // A page that was prefetched is of the build before, which has no sheet any more.
    if (await reload.isVisible()) {
      await reload.click()
      await page.getByRole('button', { name: 'Start chat' }).click()
    }
    await sheet.getByRole('button', { name: 'Start chat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Connecting to ${FARAH.name}…` })).toBeVisible()
    const consultation = await world.consultationWith(FARAH.id)
    await world.pickUp(consultation)
    await world.say(consultation, 'Namaste.')
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Namaste.')).toBeVisible()
    // And once more in the middle of the chat.
    await serve(first)
    await customer.write('Is this year good for a new job?')
    await expect(page.getByRole('log').getByText('Is this year good')).toHaveCount(1)
    const ended = await customer.end()
    const charged = paiseIn(await ended.getByRole('row', { name: /Charged/ }).innerText())
    await ended.getByRole('button', { name: 'Close' }).first().click()
    await page.goto('/wallet')
    await expect(page.getByRole('main')).toContainText(`₹${((50_000 - charged) / 100).toFixed(2)}`)
  })
}
