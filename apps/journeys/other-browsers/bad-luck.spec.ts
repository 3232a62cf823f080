import { WEB } from '../addresses.ts'
import { expect } from '../journeys/world/test.ts'
import { test } from './test.ts'

const LIST = `${WEB}/consult-astrologer-online`

test('an astrologer found by name declines the request; nothing is charged, and others are offered', async ({
  world,
  visitor,
  signIn,
}) => {
  const { id, name, path } = await world.meet(15)
  await signIn({ rupees: 500 })
  await visitor.open(LIST)
  await visitor.fill('Search by name', name)
  await visitor.see('1 astrologer')
  await visitor.press('Filters · 1')
  await visitor.pressInDialog('Show 1 astrologer')

  await visitor.open(WEB + path)
  await visitor.press('Start chat')
  await visitor.pressInDialog('Add birth details')
  await visitor.fill('Name', 'Priya')
  await visitor.fillDate('Date of birth', { year: 1994, month: 3, day: 14 })
  await visitor.press('I don’t know the time')
  await visitor.fill('Place of birth', 'Nagpur, Maharashtra, India')
  await visitor.pressInDialog('Save')
  await visitor.see('Priya, 14 Mar 1994, time unknown, Nagpur, Maharashtra, India')
  await visitor.fill('First question (optional)', 'Will I move abroad?')
  await visitor.pressInDialog('Start chat')
  await visitor.see('Request ends in')
  await world.reject(await world.consultationWith(id))
  await visitor.see(`${name} cannot take a chat right now`)
  await visitor.see('You were not charged.')
  await visitor.see('Similar astrologers')
  await visitor.press('Try again')
  await visitor.seeElement(`//*[@role="dialog"][.//h2[normalize-space(.)="Chat with ${name}"]]`)
})

test('the astrologer does not answer: others are offered during the wait, and the request ends with its sentence', async ({
  world,
  visitor,
  signIn,
  askForChat,
}) => {
  const { name, path } = await world.meet(35)
  await signIn({ rupees: 500 })
  await askForChat(path)
  await visitor.see('Request ends in')
  await world.advanceClock(50)
  await visitor.see('Similar astrologers')
  await world.advanceClock(70)
  await visitor.see(`${name} did not join in 2 minutes`)
  await visitor.see('You were not charged.')
  await visitor.see('Your balance is still ₹500.00.')
  await visitor.press('Notify me')
  await visitor.see('By SMS, once, until')
  await visitor.press('See all')
  await visitor.see('Sort by')
})

test('a busy astrologer is waited for, and a request is taken back', async ({
  world,
  visitor,
  signIn,
  askForChat,
  customer,
}) => {
  const { id, name, path } = await world.meet(36)
  await signIn({ rupees: 500 })
  await world.setPresence(id, 'busy')
  await visitor.open(WEB + path)
  await visitor.press('Notify me')
  await visitor.see('By SMS, once, until')
  await world.setPresence(id, 'online')
  await world.advanceClock(30)
  await expect.poll(() => world.read('notifications')).toContainEqual(expect.stringContaining(customer.phone))

  await askForChat(path)
  await visitor.see('Request ends in')
  // The request goes on after a reload.
  await visitor.open(WEB + path)
  await visitor.see('Waiting to join. You are not charged yet.')
  await visitor.open(`${WEB}/chat`)
  await visitor.see(`Connecting to ${name}`)
  await visitor.press('Cancel')
  await visitor.see('Request cancelled. You were not charged.')
})

test('a message is noticed on another page, and a chat ends when the money does', async ({
  world,
  visitor,
  signIn,
  askForChat,
}) => {
  const astrologer = await world.meet(14)
  const { id, name, path, ratePaise } = astrologer
  await signIn({ rupees: (2 * ratePaise) / 100 })
  await askForChat(path)
  const consultation = await world.consultationWith(id)
  await world.pickUp(consultation)
  await visitor.see('About 2 min left')
  await visitor.press('Leave the chat open and go home')
  await world.say(consultation, 'Mars stands in your seventh house.')
  await visitor.see('Mars stands in your seventh house.')

  await visitor.open(`${WEB}/chat`)
  await visitor.press('Recharge')
  await visitor.see('The timer is still running. The chat stays open.')
  await visitor.pressInDialog('Close')
  await world.advanceClock(120)
  await visitor.see('Your balance ran out.')
  await visitor.see(`Continue with ${name}`)
  await visitor.pressInDialog('Continue')
  await visitor.pressInDialog('5 stars, Excellent')
  await visitor.pressInDialog('Submit review')
  await visitor.see('Thank you')
  await visitor.pressInDialog('Done')
  await visitor.see('₹0.00')
})
