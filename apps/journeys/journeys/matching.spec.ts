import { openApp } from './world/astrologer-app.ts'
import { expect, test } from './world/test.ts'

test('a mother shares her son and a bride in the chat, and the astrologer matches them', async ({
  page,
  browser,
  world,
  customer,
}) => {
  const astrologer = await world.meet(29)
  const app = await openApp(browser, world, astrologer.id)
  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)
  await app.getByRole('button', { name: 'Accept' }).click()
  await expect(customer.message).toBeEnabled()

  await app.getByRole('radio', { name: 'Chart' }).check({ force: true })
  const chart = app.getByRole('region', { name: 'Chart' })
  await chart.getByRole('button', { name: /^Ask .+ for birth details$/ }).click()
  await app.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Please share the birth details')

  await page.getByRole('button', { name: 'Add a picture or birth details' }).click()
  await page.getByRole('button', { name: 'Birth details of another person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share birth details' })
  for (const [name, day, month, year, time] of [
    ['Suresh', '21', '11', '1990', null],
    ['Rohan Kulkarni', '2', '08', '1992', '18:05'],
    ['Anita', '14', '03', '1994', '06:42'],
  ] as const) {
    if (name !== 'Suresh') {
      await page.getByRole('button', { name: 'Add a picture or birth details' }).click()
      await page.getByRole('button', { name: 'Birth details of another person' }).click()
      await dialog.getByRole('button', { name: 'Add a person' }).click()
    }
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Day').fill(day)
    await dialog.getByLabel('Month').selectOption(month)
    await dialog.getByLabel('Year').fill(year)
    if (time) await dialog.getByLabel('Time of birth').fill(time)
    else await dialog.getByRole('checkbox', { name: 'I don’t know the time' }).check()
    await dialog.getByLabel('Place of birth').fill('Nagpur, Maharashtra, India')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: `Share ${name}` }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(new RegExp(`^${name}, .*Nagpur`))).toBeVisible()
  }

  await app.getByRole('radio', { name: 'Chart' }).check({ force: true })
  await expect(chart.getByRole('combobox', { name: 'Groom' })).toHaveValue('Rohan Kulkarni')
  await expect(chart.getByRole('combobox', { name: 'Bride' })).toHaveValue('Anita')
  const table = chart.getByRole('table', { name: 'The eight kootas' })
  await expect(table.getByRole('row', { name: /^Nadi/ })).toBeVisible()
  const score = chart.getByRole('progressbar', { name: 'Guna milan' })
  const before = await score.getAttribute('aria-valuetext')
  await chart.getByRole('combobox', { name: 'Groom' }).selectOption('Anita')
  await expect(chart.getByRole('combobox', { name: 'Bride' })).toHaveValue('Rohan Kulkarni')
  await expect(score).toHaveAttribute('aria-valuetext', /\d of 36$/)
  expect(before).toMatch(/\d of 36$/)

  await chart.getByRole('combobox', { name: 'Groom' }).selectOption('Suresh')
  await expect(chart.getByRole('combobox', { name: 'Bride' })).toHaveValue('Rohan Kulkarni')
  await expect(
    chart.getByText(/^The time of birth of Suresh is not known\. On that day the Moon went from /),
  ).toBeVisible()
  await expect(chart.getByRole('img', { name: /^Guna milan: [\d.]+–[\d.]+ of 36$/ })).toBeVisible()
  await chart.getByRole('button', { name: 'Anita' }).click()
  await expect(chart.getByRole('img', { name: /^Birth chart of Anita/ })).toBeVisible()
  // The cards in the chat are about the customer.
  await expect(chart.getByRole('button', { name: /^Share/ })).toBeHidden()
  await app.context().close()
})
