import { expect, test } from './world/test.ts'
import { wholeBrowser } from './world/whole-browser.ts'

test.use({
  launchOptions: [
    // Playwright turns the back/forward cache off.
    // oxlint-disable-next-line no-empty-pattern -- a fixture names what it needs
    async ({}, give, { project }) =>
      give({ ...project.use.launchOptions, ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test('logging out in one tab signs the other out', async ({ page, context, customer }) => {
  await customer.signInOnHome()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test.describe('two tabs', () => {
  test.use({ expected: [/status of 401/] })

  test('with expired tokens both stay signed in', async ({ page, context, customer, world }) => {
    await customer.signInOnHome()
    const other = await context.newPage()
    await other.goto('/')
    for (let round = 0; round < 3; round += 1) {
      // An access token lives ten minutes.
      await world.advanceClock(660)
      await Promise.all([page.goto('/wallet'), other.goto('/wallet')])
      for (const tab of [page, other]) {
        await expect(tab.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
        await expect(tab.getByRole('button', { name: 'Your account' })).toBeVisible()
      }
    }
  })
})

test('after Back from the pay page, each pay button opens it again', async ({ page, customer }) => {
  await customer.signIn()
  await page.goto('/store/rudraksha-mala-108')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'See cart' })).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem(
      'delivery_address',
      JSON.stringify({
        name: 'Aditi Sharma',
        phone_number: '9812345670',
        pincode: '440010',
        line1: '12 Dhantoli',
        line2: '',
        city: 'Nagpur',
        state: 'Maharashtra',
      }),
    ),
  )
  for (const [path, name] of [
    ['/wallet', /^Pay ₹590 · get/],
    ['/checkout', 'Pay ₹749.00'],
    ['/courses/2', /^Enrol for/],
  ] as const) {
    await page.goto(path)
    const pay = page.getByRole('button', { name })
    const payPage = page.getByRole('button', { name: 'Decline' })
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })))
    await pay.click()
    await expect(payPage).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => (globalThis as { persisted?: boolean }).persisted)).toBe(true)
    await expect(pay).not.toHaveAttribute('aria-busy')
    await pay.click()
    await expect(payPage).toBeVisible()
  }
})

test('a chat goes on in a page from the back/forward cache', async ({ page, customer, world }) => {
  const astrologer = await world.meet(19)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  await customer.write('Shall I wait with the move?')
  await expect(page.getByText('Shall I wait with the move?')).toBeVisible()
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })))

  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })

  await expect(customer.message).toBeEnabled()
  await expect.poll(() => page.evaluate(() => (globalThis as { persisted?: boolean }).persisted)).toBe(true)
  await customer.write('I am back.')
  await expect(page.getByText('I am back.')).toBeVisible()
  await expect.poll(() => world.isTalking(astrologer.id)).toBe(true)
})
