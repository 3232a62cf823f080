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
  await expect(page.getByText('About 2 min left')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recharge' })).toBeVisible()

  await world.advanceClock(60)
  await expect(page.getByRole('timer')).toContainText(/0:\d\d left of 2:00/)
  await world.advanceClock(60)

  const ended = page.getByRole('dialog', { name: 'Chat Ended' })
  await expect(ended.getByText('Your balance ran out.')).toBeVisible()
  const total = paiseIn(await ended.getByRole('row', { name: /Charged/ }).innerText())
  expect(total).toBe(2 * astrologer.ratePaise)
  await expect(ended.getByRole('button', { name: 'Recharge' })).toBeVisible()
  await expect(ended.getByRole('button', { name: `Continue with ${astrologer.name}` })).toBeVisible()
  await customer.declineReview(ended)
  await expect(customer.walletChip).toContainText('₹0.00')
})

test('a customer recharges without leaving the chat: the draft stays, and the chat may run longer', async ({
  page,
  context,
  customer,
  world,
}) => {
  const astrologer = await world.meet(25)
  await customer.signIn({ rupees: (2 * astrologer.ratePaise) / 100 })
  await world.say(await customer.chatWith(astrologer), 'Namaste.')
  await customer.message.fill('I have a question about')
  await page.getByRole('button', { name: 'Recharge' }).click()

  const sheet = page.getByRole('dialog', { name: 'Recharge' })
  await expect(sheet.getByText('The timer is still running. The chat stays open.')).toBeVisible()
  await expect(page.getByText('Namaste.')).toBeVisible()
  const payPage = context.waitForEvent('page')
  await sheet.getByRole('button', { name: /^Pay ₹590/ }).click()
  const tab = await payPage
  await tab.getByRole('button', { name: 'Pay ₹590.00' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: '₹500.00 added' })).toBeVisible()
  await tab.close()

  await expect(sheet.getByText('₹550 added.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Back to the chat' }).click()
  await expect(customer.message).toHaveValue('I have a question about')
  await expect(customer.message).toBeFocused()
  const minutes = Math.floor((55_000 + 2 * astrologer.ratePaise) / astrologer.ratePaise)
  await expect(page.getByRole('timer')).toContainText(`left of ${minutes}:00`)
  await expect(page.getByText('About 2 min left')).toBeHidden()
})

test('the wallet chip shows what is left while the chat runs, and then what the receipt says', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(26)
  await customer.signIn({ rupees: 500 })
  await world.say(await customer.chatWith(astrologer), 'Namaste.')
  await page.getByRole('link', { name: 'Leave the chat open and go home' }).click()
  await expect(customer.walletChip).not.toContainText('₹500.00')
  await page.goto(astrologer.path)
  await expect(page.getByRole('link', { name: 'Open chat' }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start chat' })).toBeHidden()

  await page.getByRole('complementary', { name: 'Your chat' }).getByRole('link').click()
  await world.advanceClock(60)
  const ended = await customer.end()
  const charged = paiseIn(await ended.getByRole('row', { name: /Charged/ }).innerText())
  const left = ((50_000 - charged) / 100).toFixed(2)
  await customer.declineReview(ended)
  await expect(customer.walletChip).toContainText(`₹${left}`)
})
