import { expect, test } from './world/test.ts'

test('a customer sees at once that the astrologer declined, and pays nothing', async ({ page, customer, world }) => {
  const astrologer = await world.meet(15)
  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)

  await world.reject(await world.consultationWith(astrologer.id))

  const ended = page.getByRole('dialog')
  await expect(ended.getByText(`${astrologer.name} cannot take a chat right now. You were not charged.`)).toBeVisible()
  await expect(ended.getByRole('row', { name: /Charged/ })).toContainText('₹0.00')
  await ended.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL('/')
  await expect(customer.walletChip).toContainText('₹500.00')
})
