import { expect, test } from './world/test.ts'

test('a customer sees that the astrologer types, and that a message was read', async ({ page, customer, world }) => {
  const astrologer = await world.meet(38)
  await customer.signIn({ rupees: 500 })
  const consultation = await customer.chatWith(astrologer)
  await customer.write('When will I marry?')
  await expect(page.getByText(/· Sent$/)).toBeVisible()

  await world.type(consultation)
  await expect(page.getByText(`${astrologer.name} is typing`)).toBeVisible()
  await expect(page.getByText(/· Read$/)).toBeVisible()
  await world.say(consultation, 'In spring.')
  await expect(page.getByText('In spring.')).toBeVisible()
  await expect(page.getByText(`${astrologer.name} is typing`)).toBeHidden()
})
