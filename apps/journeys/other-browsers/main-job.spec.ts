import { WEB } from '../addresses.ts'
import { expect } from '../journeys/world/test.ts'
import { test } from './test.ts'

test('a customer signs in, recharges, chats and reads the receipt', async ({ world, visitor, signIn, askForChat }) => {
  const { id, name, path } = await world.meet(24)
  await signIn()
  await visitor.open(`${WEB}/wallet`)
  await visitor.press('Pay ₹590 · get ₹550')
  await visitor.press('Pay ₹590.00')
  await visitor.see('₹500.00 added')

  await askForChat(path)
  await visitor.see(`Connecting to ${name}…`)
  const consultation = await world.consultationWith(id)
  await world.pickUp(consultation)
  await visitor.fill('Message', 'Namaste, is this year good for a new job?')
  await visitor.press('Send')
  await world.say(consultation, 'Namaste. After Diwali, yes.')
  await visitor.see('After Diwali, yes.')
  await world.advanceClock(80)
  await visitor.press('End')
  await visitor.pressInDialog('End chat')
  await visitor.see('Receipt')
  expect(await visitor.text()).toMatch(/Charged\s+₹/)
})
