import { expect, test } from './world/test.ts'

test('a payment that fails adds nothing and can be tried again', async ({ page, customer }) => {
  await customer.signIn()
  await page.goto('/wallet')
  await page.getByRole('button', { name: /^Pay ₹590 · get/ }).click()
  await page.getByRole('button', { name: 'Decline' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible()
  await expect(page.getByText('Nothing was added to your wallet.')).toBeVisible()
  await expect(customer.walletChip).toContainText('₹0.00')

  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /^Pay ₹590 · get/ }).click()
  await page.getByRole('button', { name: 'Pay ₹590.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '₹500.00 added' })).toBeVisible()
  await expect(customer.walletChip).toContainText('₹550.00')
  await page.getByRole('link', { name: 'Go to wallet' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed' })).toHaveCount(1)
})

test('a customer need not wait for a pending payment; it is credited later', async ({ page, customer, world }) => {
  await page.clock.install()
  await customer.signIn()
  await page.goto('/wallet')
  await page.getByRole('button', { name: /^Pay ₹590 · get/ }).click()
  await page.getByRole('button', { name: 'Return while pending' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checking your payment' })).toBeVisible()

  const pending = page.getByRole('heading', { level: 1, name: 'Payment pending' })
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(pending).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
  const txn = new URL(page.url()).searchParams.get('txn_id') ?? ''
  await page.getByRole('link', { name: 'Go to wallet' }).click()
  await expect(page.getByText('Pending · Check status')).toBeVisible()

  await world.settlePayment(txn)
  await page.getByRole('link', { name: 'Payment pending' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '₹500.00 added' })).toBeVisible()
  await expect(customer.walletChip).toContainText('₹550.00')
})
