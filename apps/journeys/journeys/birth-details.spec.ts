import { expect, test } from './world/test.ts'

test('birth details and the first question are with the astrologer when paid time starts', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(34)
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
  await expect(sheet.getByText('Priya, 14 Mar 1994, 6:42 am, Nagpur, Maharashtra, India')).toBeVisible()
  await expect(sheet.getByRole('checkbox', { name: `Share with ${astrologer.name}` })).toBeChecked()
  await sheet.getByLabel('First question').fill('Will I move abroad?')
  await sheet.getByRole('button', { name: 'Start chat' }).click()

  await world.pickUp(await world.consultationWith(astrologer.id))
  await expect(page.getByText(`Shared with ${astrologer.name}: birth details`)).toBeVisible()
  await expect(page.getByText(/^Lagna \w+ · Rashi \w+ · Nakshatra \w+/)).toBeVisible()
  await expect(page.getByText('Will I move abroad?')).toBeVisible()

  await page.getByRole('button', { name: /Open the chart$/ }).click()
  const kundli = page.getByRole('dialog', { name: 'Priya’s kundli' })
  await expect(kundli.getByRole('img', { name: 'Priya’s kundli, North Indian chart.' })).toBeVisible()
  await expect(kundli.getByRole('row', { name: /^Moon Meena/ })).toContainText('Revati 1')
  await kundli.getByText('South', { exact: true }).click()
  await expect(kundli.getByRole('img', { name: 'Priya’s kundli, South Indian chart.' })).toBeVisible()
})
