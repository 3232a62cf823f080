import { expect, test } from './world/test.ts'

test('a customer asks about an ended chat, staff refund a minute and answer, and the page shows both', async ({
  page,
  context,
  customer,
  world,
}) => {
  const astrologer = await world.meet(37)
  await customer.signIn({ rupees: 500 })
  await world.say(await customer.chatWith(astrologer), 'Namaste.')
  await world.advanceClock(90)
  const ended = await customer.end()
  await ended.getByRole('link', { name: 'Report a problem' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Chat with ${astrologer.name}` })).toBeVisible()
  await expect(ended).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByText('I was charged incorrectly').click()
  const words = `दो मिनट का पैसा गया, उत्तर नहीं आया। ${Date.now()}`
  await page.getByRole('textbox', { name: 'Describe the problem' }).fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your question' })).toBeFocused()

  const desk = await context.newPage()
  await desk.goto(`${world.address}/desk/questions`)
  const card = desk.getByRole('article').filter({ hasText: words })
  await card.getByRole('link', { name: 'Refund' }).click()
  const form = desk.locator('#selected form')
  await form.getByLabel('Amount').fill('5')
  await form.getByLabel(/^Reason/).fill('A minute passed in silence.')
  await form.getByRole('button', { name: 'Refund' }).click()
  await desk.getByRole('link', { name: /^Answer question/ }).click()
  await card.getByLabel(/^Answer/).fill('आपके ₹5 वापस कर दिए हैं।')
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(card).toHaveCount(0)
  await desk.close()

  await page.reload()
  await expect(page.getByText('₹5.00 refunded to your wallet.')).toBeVisible()
  await expect(page.getByText('आपके ₹5 वापस कर दिए हैं।')).toBeVisible()
})
