import type { Page } from '@playwright/test'
import { applicationOn } from '../journeys/world/application.ts'
import { signInToApp } from '../journeys/world/astrologer-app.ts'
import { paiseIn } from '../journeys/world/customer.ts'
import { websiteFor } from '../journeys/world/website.ts'
import { ORIGINS } from './deployment.ts'
import { codesOf, deskOf } from './people.ts'
import { ADMIN, expect, test } from './test.ts'

const VIDYA = { name: 'Vidya Kamath', phone: '9876501234' }
const CUSTOMER = '9845098450'
const RATE_PAISE = 50_000

test('two people meet in production while processes are killed and replaced, and the money is right', async ({
  deployment,
  page: deskPage,
  newPhone,
}) => {
  const { servers, websites, prepared } = deployment
  expect(prepared).toMatch(/^Added languages, .+, an admin\.$/m)
  const desk = deskOf(deskPage, ADMIN)
  await desk.signIn(codesOf(deployment, ADMIN))
  await desk.open('first-day')
  await expect(deskPage.getByText('Until the first paid chat')).toBeVisible()

  const app = await newPhone()
  const vidya = { ...VIDYA, readCode: codesOf(deployment, VIDYA.phone) }
  await test.step('an astrologer applies, is taken on, and goes on duty', async () => {
    await app.goto(`${ORIGINS.site}/register-consultant`)
    const application = applicationOn(app)
    const goOn = app.getByRole('button', { name: 'Continue' })
    await app.getByLabel('Name', { exact: true }).fill(vidya.name)
    await application.fillContact(vidya.phone)
    await goOn.click()
    await application.fillPractice()
    await goOn.click()
    await application.addPhoto()
    await goOn.click()
    await application.send(vidya)

    await desk.open('applications')
    await deskPage.getByLabel('₹ per minute').fill(String(RATE_PAISE / 100))
    await deskPage.getByRole('button', { name: 'Approve' }).click()
    await expect(deskPage.getByText('No open applications')).toBeVisible()

    await app.goto(`${ORIGINS.api}/astrologer/`)
    await signInToApp(app, vidya)
    await setHoursOfEveryDay(app)
    await app.getByRole('link', { name: 'Work' }).click()
    await app.getByRole('button', { name: 'Go on duty' }).click()
    await expect(app.getByRole('button', { name: 'Go off duty' })).toBeVisible()
  })

  const page = await newPhone()
  const customer = websiteFor(page, { phone: CUSTOMER, readCode: codesOf(deployment, CUSTOMER) })
  await test.step('a customer signs in and recharges; the gateway is away the first time', async () => {
    await page.goto(ORIGINS.site)
    await customer.signInOnHome()
    await page.goto(`${ORIGINS.site}/wallet`)
    await page.getByText('₹2,000', { exact: true }).click()
    const pay = page.getByRole('button', { name: /^Pay ₹2,360 · get/ })
    deployment.pauseProviders(true)
    await pay.click()
    await expect(page.getByText('The payment page cannot be reached. Nothing was paid.')).toBeVisible()
    deployment.pauseProviders(false)
    await pay.click()
    await page.getByRole('button', { name: 'Pay ₹2,360.00' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '₹2,000.00 added' })).toBeVisible()
    await expect(customer.walletChip).toContainText('₹2,200.00')
  })

  const said = (from: Page) => from.getByRole('log')
  await test.step('they meet, and a killed and a replaced pair of processes lose nothing', async () => {
    await page.goto(ORIGINS.site)
    await page.getByRole('link', { name: 'Astrologers', exact: true }).click()
    await page.getByRole('link', { name: vidya.name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: vidya.name })).toBeVisible()
    await customer.askForChat({ name: vidya.name, path: page.url() })
    await app.getByRole('button', { name: 'Accept' }).click()
    await expect(customer.message).toBeEnabled()
    await customer.write('Namaste, is this year good for a new job?')
    await expect(said(app)).toContainText('is this year good')

    servers[0].kill()
    await answer(app, 'Namaste. After Diwali, yes.')
    await expect(said(page)).toContainText('After Diwali, yes.')
    await customer.write('And the flat in Pune?')
    await expect(said(app)).toContainText('flat in Pune')

    await websites[1].stop()
    await servers[1].stop()
    await answer(app, 'Not before March.')
    await expect(said(page)).toContainText('Not before March.')
    servers[1].start()
    websites[1].start()
    await customer.write('Thank you.')
    await expect(said(app)).toContainText('Thank you.')
    for (const log of [said(page), said(app)])
      for (const text of ['is this year good', 'After Diwali', 'flat in Pune', 'before March', 'Thank you.'])
        await expect(log.getByText(text)).toHaveCount(1)
  })

  let balance = ''
  await test.step('the receipt, the wallet, the desk, the earnings and the payout agree to the paisa', async () => {
    // Four minutes can be paid; a chat that ends within the first one could be refunded.
    await expect(page.getByText(/^2:\d\d$/).first()).toBeVisible({ timeout: 120_000 })
    const ended = await customer.end()
    const charged = paiseIn(
      await ended
        .getByText(/^Charged/)
        .locator('..')
        .innerText(),
    )
    expect(charged).toBeGreaterThan(RATE_PAISE)
    await ended.getByRole('button', { name: 'Continue' }).click()
    await page.goto(`${ORIGINS.site}/wallet`)
    balance = rupees(220_000 - charged)
    await expect(page.getByRole('main')).toContainText(balance)

    await desk.open('consultations?past')
    await expect(deskPage.getByText(rupees(charged)).first()).toBeVisible()
    const share = Math.floor(charged / 2)
    await app.getByRole('link', { name: 'Earnings' }).click()
    await expect(app.getByText(rupees(share)).first()).toBeVisible()
    await desk.payOut(vidya.name, rupees(share))
    await desk.open('first-day')
    await expect(deskPage.getByText('The service has had its first paid chat')).toBeVisible()
  })

  await test.step('without its database the website says so, and goes on by itself', async () => {
    deployment.postgres.process?.kill()
    await page.goto(`${ORIGINS.site}/wallet`)
    await expect(page.getByText('Recharge amounts did not load')).toBeVisible()
    await expect(page.getByText('Tarapath is not available right now.').first()).toBeVisible()
    await deployment.postgres.process?.restart()
    await expect(async () => {
      await page.goto(`${ORIGINS.site}/wallet`)
      await expect(page.getByRole('main')).toContainText(balance, { timeout: 5000 })
    }).toPass()
  })
})

const rupees = (paise: number): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100)

async function answer(app: Page, text: string): Promise<void> {
  await app.getByRole('textbox', { name: 'Message' }).fill(text)
  await app.getByRole('button', { name: 'Send' }).click()
}

async function setHoursOfEveryDay(app: Page): Promise<void> {
  await app.getByRole('link', { name: 'Settings' }).click()
  const hours = app.getByRole('region', { name: 'Working hours' })
  const days = hours.getByRole('group', { name: 'Days' }).getByRole('button')
  await expect(days).toHaveCount(7)
  for (const day of await days.all()) await day.click()
  await hours.getByLabel('From').fill(timeIn(-1))
  await hours.getByLabel('To').fill(timeIn(21))
  await hours.getByRole('button', { name: 'Save' }).click()
  await expect(hours.getByText('Saved.')).toBeVisible()
}

/** The time of India in this many hours. */
const timeIn = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  })
