import { expect, test } from './world/test.ts'

test('a wrong code is refused with a message, and the right one signs in', async ({ page, customer, expected }) => {
  expected.push(/otp_verify.*400|status of 400/)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()

  await page.getByRole('textbox', { name: 'Mobile number' }).fill('12345')
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await expect(page.getByRole('alert')).toContainText('10')

  await page.getByRole('textbox', { name: 'Mobile number' }).fill(customer.phone)
  await page.getByRole('button', { name: 'Get OTP' }).click()
  const code = page.getByRole('textbox', { name: '6-digit OTP' })
  await expect(code).toBeFocused()
  const right = await customer.readCode()
  const wrong = right === '111111' ? '222222' : '111111'
  await code.fill(wrong)
  await expect(page.getByRole('alert')).toBeVisible()

  // The wrong digits are selected, so typing replaces them.
  await expect(code).toBeFocused()
  await page.keyboard.type(right)
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})
