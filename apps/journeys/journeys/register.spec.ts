import { API } from '../addresses.ts'
import { applicationOn } from './world/application.ts'
import { expect, test } from './world/test.ts'

test('an astrologer applies step by step, is taken on at the staff desk, and stands in the list', async ({
  page,
  world,
  customer,
}) => {
  const application = applicationOn(page)
  await page.goto('/register-consultant')
  const goOn = page.getByRole('button', { name: 'Continue' })
  await page.getByLabel('Name', { exact: true }).fill('Vidya Kamath')
  await goOn.click()
  await expect(page.getByText('4 fields need a correction')).toBeVisible()
  await application.fillContact(customer.phone)
  await page.reload()
  await expect(page.getByLabel('Town or city')).toHaveValue('Udupi')
  await goOn.click()

  await application.fillPractice()
  await goOn.click()
  await application.addPhoto()
  await goOn.click()

  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: 'me.png' })).toBeVisible()
  const reference = await application.send(customer)
  await page.reload()
  await expect(page.getByText(`TPA-${reference}`)).toBeVisible()

  const desk = await page.context().newPage()
  await desk.goto(`${API}/console/desk/applications`)
  const received = desk.locator(`[data-application="${reference}"]`)
  await expect(received.getByText('Number confirmed')).toBeVisible()
  await received.getByLabel('₹ per minute').fill('25')
  await received.getByRole('button', { name: 'Approve' }).click()
  await expect(received).toHaveCount(0)
  await desk.goto(`${API}/console/desk/applications?past`)
  const id = Number(await received.locator('[data-astrologer]').getAttribute('data-astrologer'))
  const { path } = await world.meet(id)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Vidya Kamath' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an astrologer applies in one form, and what was written survives a refusal', async ({ page, expected }) => {
    expected.push(/status of 400/)
    await page.goto('/register-consultant')
    await page.getByLabel('Name', { exact: true }).fill('Gita Rao')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText('This field is required.').first()).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Gita Rao')
  })
})
