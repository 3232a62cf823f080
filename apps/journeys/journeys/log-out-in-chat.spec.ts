import { expect, test } from './world/test.ts'

test('logging out during a chat asks first, ends the chat, then signs out', async ({ page, customer, world }) => {
  const astrologer = await world.meet(17)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  await page.getByRole('link', { name: 'Leave the chat open and go home' }).click()
  await expect(page.getByRole('link', { name: /Open chat/ })).toContainText(astrologer.name)

  const logOut = async () => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
  }
  const question = page.getByRole('alertdialog', { name: 'End the consultation and log out?' })
  await logOut()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name: /Open chat/ })).toBeVisible()

  await logOut()
  await question.getByRole('button', { name: 'End and log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Open chat/ })).toBeHidden()
  await expect.poll(() => customer.cookies()).toEqual([])
  await expect.poll(() => world.isTalking(astrologer.id)).toBe(false)
})
