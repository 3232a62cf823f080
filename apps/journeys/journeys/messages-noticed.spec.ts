import { expect, test } from './world/test.ts'

test('a message that arrives while the customer reads another page is noticed', async ({ page, customer, world }) => {
  const astrologer = await world.meet(31)
  await customer.signIn({ rupees: 500 })
  const consultation = await customer.chatWith(astrologer)
  await expect(customer.message, 'after pick-up the customer can write at once').toBeFocused()

  await page.getByRole('link', { name: 'Leave the chat open and go home' }).click()
  const widget = page.getByRole('complementary', { name: 'Your chat' })
  await expect(widget).toBeVisible()
  await world.say(consultation, 'Mars stands in your seventh house.')
  await expect(widget).toContainText('Mars stands in your seventh house.')
  await expect(widget.getByText('1 new message')).toBeAttached()
  await expect(page).toHaveTitle(`(1) ${astrologer.name} replied`)

  await widget.getByRole('link').click()
  await expect(widget).toBeHidden()
  await expect(page.getByText('Mars stands in your seventh house.')).toBeVisible()
  await expect(page).toHaveTitle(/^Chat/)
})

test('a customer who reads older messages sees that new ones came, and goes to them', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(32)
  await customer.signIn({ rupees: 500 })
  const consultation = await customer.chatWith(astrologer)
  for (let line = 1; line <= 9; line += 1)
    await world.say(consultation, `Line ${line}\n\nof a long reading\n\nabout you`)
  await expect(page.getByText('Line 9')).toBeVisible()

  await page.getByRole('region', { name: 'Messages', exact: true }).evaluate((log) => log.scrollTo(0, 0))
  await world.say(consultation, 'And now the answer.')
  await page.getByRole('button', { name: '1 new message' }).click()
  await expect(page.getByText('And now the answer.')).toBeInViewport()
  await expect(page.getByRole('button', { name: '1 new message' })).toBeHidden()
})
