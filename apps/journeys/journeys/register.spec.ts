import { API } from '../addresses.ts'
import { expect, test } from './world/test.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('an astrologer applies step by step, is taken on at the staff desk, and stands in the list', async ({
  page,
  world,
  customer,
}) => {
  await page.goto('/register-consultant')
  const goOn = page.getByRole('button', { name: 'Continue' })
  await page.getByLabel('Name', { exact: true }).fill('Vidya Kamath')
  await goOn.click()
  await expect(page.getByText('4 fields need a correction')).toBeVisible()
  await page.getByLabel('Mobile number').fill(customer.phone)
  await page.getByLabel('E-mail').fill('vidya@example.in')
  await page.getByLabel('Date of birth').fill('1984-02-11')
  await page.getByLabel('Town or city').fill('Udupi')
  await page.reload()
  await expect(page.getByLabel('Town or city')).toHaveValue('Udupi')
  await goOn.click()

  await expect(page.getByRole('heading', { name: 'Your practice' })).toBeFocused()
  await page.getByLabel('Vedic').check()
  await page.getByLabel('Kannada').check()
  await page.getByLabel('Years of experience').fill('12')
  await page.getByLabel('Hours available per day').selectOption('2 to 4')
  await page.getByLabel('About your work').fill('I read charts slowly and say what I cannot see in them.')
  await goOn.click()
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
  await expect(page.getByText('me.png, 1 KB')).toBeVisible()
  await goOn.click()

  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: 'me.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await page.getByRole('textbox', { name: '6-digit OTP' }).fill(await customer.readCode())
  await expect(page.getByText(`${customer.phone} is verified`)).toBeVisible()
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We have your application' })).toBeVisible()
  const reference = /TPA-(\d+)/.exec(await page.getByText(/TPA-\d+/).innerText())?.[1]
  await page.reload()
  await expect(page.getByText(`TPA-${reference}`)).toBeVisible()

  const desk = await page.context().newPage()
  await desk.goto(`${API}/console/desk/applications`)
  const application = desk.locator(`[data-application="${reference}"]`)
  await expect(application.getByText('Number confirmed')).toBeVisible()
  await application.getByLabel('₹ per minute').fill('25')
  await application.getByRole('button', { name: 'Approve' }).click()
  await expect(application).toHaveCount(0)
  await desk.goto(`${API}/console/desk/applications?past`)
  const id = Number(await application.locator('[data-astrologer]').getAttribute('data-astrologer'))
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
