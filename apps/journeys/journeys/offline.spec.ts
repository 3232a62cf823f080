import { expect, test } from './world/test.ts'

test('messages written offline arrive once and in order', async ({ page, context, customer, world, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/)
  const astrologer = await world.meet(16)
  await customer.signIn({ rupees: 500 })
  const consultation = await customer.chatWith(astrologer)

  await context.setOffline(true)
  await customer.write('Written in a tunnel')
  await customer.write('And another line')
  await expect(page.getByText('No internet.')).toBeVisible()
  await expect(page.getByText('And another line')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('No internet.')).toBeHidden()
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

test('a message whose reply is lost is neither lost nor doubled', async ({ page, customer, world, expected }) => {
  expected.push(/status of 50\d/, /ERR_EMPTY_RESPONSE/)
  const astrologer = await world.meet(23)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  await world.addFault({ call: 'sendChatMessage', kind: 'drop-reply', times: 1 })

  await customer.write('Heard, but the answer is lost')
  await customer.write('The line after it')
  const room = page.getByRole('main')
  await expect(room.getByText(/·\s*Sent/)).toHaveCount(2)
  await page.reload()
  await expect(room.getByText(/Heard, but|The line after/)).toHaveText([
    'Heard, but the answer is lost',
    'The line after it',
  ])
})
