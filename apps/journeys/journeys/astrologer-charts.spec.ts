import { openApp } from './world/astrologer-app.ts'
import { expect, test } from './world/test.ts'

test('an astrologer reads the charts of a customer beside the chat, and shares two cards', async ({
  page,
  browser,
  world,
  customer,
}) => {
  const astrologer = await world.meet(28)
  const app = await openApp(browser, world, astrologer.id)
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
  await sheet.getByRole('button', { name: 'Add birth details' }).click()
  await sheet.getByLabel('Name').fill('Priya')
  await sheet.getByLabel('Date of birth').fill('1994-03-14')
  await sheet.getByLabel('Time of birth').fill('06:42')
  await sheet.getByLabel('Place of birth').fill('Nagp')
  await expect(sheet.locator('option[value="Nagpur, Maharashtra, India"]')).toBeAttached()
  await sheet.getByLabel('Place of birth').fill('Nagpur, Maharashtra, India')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.getByRole('button', { name: 'Start chat' }).click()

  await app.getByRole('button', { name: 'Accept' }).click()
  await app.getByRole('radio', { name: 'Chart' }).check({ force: true })
  const chart = app.getByRole('region', { name: 'Chart' })
  for (const name of ['Navamsha', 'Transits now', 'Panchang of the day of birth'])
    await expect(chart.getByRole('heading', { name, exact: true })).toBeVisible()
  await chart.getByRole('button', { name: 'Share the chart in the chat' }).click()
  await expect(page.getByText(`${astrologer.name} shared your birth chart`)).toBeVisible()
  const share = chart.getByRole('button', { name: /^Share \w+ – \w+ dasha in the chat$/ })
  const title = /^Share (.+) in the chat$/.exec(await share.innerText())?.[1] ?? ''
  const [from, to] = await chart.locator('tr[data-now] td').allInnerTexts()
  await share.click()
  await expect(page.getByText(`${from} to ${to}`)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: title })).toBeVisible()
  await expect(page.getByText(`${astrologer.name} shared a period of your dasha`)).toBeVisible()

  // Both sides see that the other types and what the other has seen, and the astrologer what the customer sees drawn.
  await app.getByRole('radio', { name: 'Chat', exact: true }).check({ force: true })
  const log = app.getByRole('log')
  await expect(log.getByText(title, { exact: true })).toBeVisible()
  await expect(log.locator('.ui-chart-thumb')).toHaveCount(2)
  await expect(log.getByText('Read').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('Should I')
  await expect(app.getByText(/is typing$/)).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log.getByText('Should I')).toBeVisible()
  await expect(app.getByText(/is typing$/)).toBeHidden()
  await app.setViewportSize({ width: 1280, height: 800 })
  await expect(chart.getByRole('heading', { name: 'Navamsha', exact: true })).toBeVisible()
  await expect(app.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 })
  expect(await app.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  await app.context().close()
})
