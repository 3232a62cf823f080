import { paiseIn } from './world/customer.ts'
import { expect, test } from './world/test.ts'

test('a chat ends when the balance runs out, says so, and costs no more than the balance', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(14)
  await customer.signIn({ rupees: (2 * astrologer.ratePaise) / 100 })
  await world.say(await customer.chatWith(astrologer), 'Namaste.')
  await expect(page.getByRole('timer')).toContainText('left of 2:00')
  await expect(page.getByRole('link', { name: 'Add money' })).toBeVisible()

  await world.turnClock(60)
  await expect(page.getByRole('timer')).toContainText(/0:\d\d left of 2:00/)
  await world.turnClock(60)

  const ended = page.getByRole('dialog', { name: 'Chat Ended' })
  await expect(ended.getByText('Your balance ran out.')).toBeVisible()
  const total = paiseIn(await ended.getByRole('row', { name: /Charged/ }).innerText())
  expect(total).toBe(2 * astrologer.ratePaise)
  await ended.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByRole('dialog', { name: /^Rate / })
    .getByRole('button', { name: 'Skip' })
    .click()
  await expect(customer.walletChip).toContainText('₹0.00')
})
