import { expect, test } from './world/test.ts'

test('a customer joins a waiting list, goes on reading, and starts when it is their turn', async ({
  page,
  world,
  customer,
}) => {
  const astrologer = await world.meet(56)
  await world.setPresence(astrologer.id, 'busy')
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Join waiting list' }).click()
  await expect(page.getByRole('button', { name: `Leave waiting list of ${astrologer.name}` })).toBeVisible()

  await page.goto('/horoscope')
  const bar = page.getByRole('complementary', { name: 'Waiting list' })
  await expect(bar).toContainText(`Waiting for ${astrologer.name}`)
  await bar.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting list' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You’re next')

  await world.setPresence(astrologer.id, 'online')
  const turn = page.getByRole('dialog', { name: 'It’s your turn' })
  await expect(turn).toContainText(`${astrologer.name} is ready for your chat.`)
  await expect(turn.getByRole('row', { name: /Maximum cost/ })).toContainText('₹')
  await expect(page).toHaveTitle(/^\(1:\d\d\) Your turn$/)
  await turn.getByRole('button', { name: 'Start chat' }).click()
  await world.pickUp(await world.consultationWith(astrologer.id))
  await expect(customer.message).toBeEnabled()
  await expect(bar).toBeHidden()
})

test('a turn can be given up', async ({ page, world, customer }) => {
  const astrologer = await world.meet(58)
  await world.setPresence(astrologer.id, 'busy')
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Join waiting list' }).click()
  await world.setPresence(astrologer.id, 'online')
  const turn = page.getByRole('dialog', { name: 'It’s your turn' })
  await turn.getByRole('button', { name: 'Give up my place' }).click()
  await expect(turn).toBeHidden()
  await expect(page.getByText(`You left the waiting list of ${astrologer.name}.`).first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Waiting list' })).toBeHidden()
})

test('a turn stays while its start is on the way, although the waiting list has used it up', async ({
  page,
  world,
  customer,
}) => {
  const astrologer = await world.meet(55)
  await world.setPresence(astrologer.id, 'busy')
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Join waiting list' }).click()
  await world.setPresence(astrologer.id, 'online')
  const turn = page.getByRole('dialog', { name: 'It’s your turn' })
  const arrived = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  await page.route(/request-initiate/, async (route) => {
    const response = await route.fetch()
    arrived.resolve()
    await late.promise
    await route.fulfill({ response })
  })
  await turn.getByRole('button', { name: 'Start chat' }).click()
  await arrived.promise
  const read = page.waitForResponse(/my-queue-details/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await (await read).json()).toMatchObject({ entries: [] })
  await expect(turn.getByRole('button', { name: 'Cancel' })).toBeVisible()
  late.resolve()
  await world.pickUp(await world.consultationWith(astrologer.id))
  await expect(customer.message).toBeEnabled()
})
