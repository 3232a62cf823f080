import { expect, test } from './world/test.ts'

test('what is written without a connection arrives once, and in order', async ({
  page,
  context,
  customer,
  world,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/)
  const astrologer = await world.meet(16)
  await customer.signIn({ rupees: 500 })
  const consultation = await customer.chatWith(astrologer)

  await context.setOffline(true)
  await customer.write('Written in a tunnel')
  await customer.write('And another line')
  await expect(page.getByText('The connection is lost.')).toBeVisible()
  await expect(page.getByText('And another line')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('The connection is lost.')).toBeHidden({ timeout: 20_000 })
  await world.say(consultation, 'Both of your lines are here.')
  await expect(page.getByText('Both of your lines are here.')).toBeVisible()

  await page.reload()
  const room = page.getByRole('main')
  await expect(room.getByText('Both of your lines are here.')).toHaveCount(1)
  await expect(room.getByText(/Written in a tunnel|And another line/)).toHaveText([
    'Written in a tunnel',
    'And another line',
  ])
})
