import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WEB } from '../addresses.ts'
import { PICTURE } from '../journeys/world/picture.ts'
import { expect } from '../journeys/world/test.ts'
import { test } from './test.ts'

test('a customer recharges while the chat goes on: the draft stays, and the chat may run longer', async ({
  world,
  visitor,
  signIn,
  askForChat,
}) => {
  const { id, path, ratePaise } = await world.meet(25)
  await signIn({ rupees: (2 * ratePaise) / 100 })
  await askForChat(path)
  const consultation = await world.consultationWith(id)
  await world.pickUp(consultation)
  await world.say(consultation, 'Namaste.')
  await visitor.see('Namaste.')
  await visitor.see('About 2 min left')
  await visitor.fill('Message', 'I have a question about')
  await visitor.press('Recharge')
  await visitor.see('The timer is still running. The chat stays open.')
  await visitor.pressInDialog('Pay ₹590 with PhonePe')
  await visitor.inNewTab(async () => {
    await visitor.press('Pay ₹590.00')
    await visitor.see('₹500.00 added')
  })
  await visitor.see('₹550 added.')
  await visitor.pressInDialog('Back to the chat')
  expect(await visitor.ask('document.activeElement.value')).toBe('I have a question about')
  await visitor.seeGone('About 2 min left')
  await visitor.see(`left of ${Math.floor((55_000 + 2 * ratePaise) / ratePaise)}:00`)
})

test('a customer sends pictures over a connection that breaks, and each arrives once', async ({
  world,
  visitor,
  signIn,
  askForChat,
  goOffline,
  goOnline,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'))
  const file = join(folder, PICTURE.name)
  await writeFile(file, PICTURE.buffer)
  const { id, path } = await world.meet(43)
  await signIn({ rupees: 500 })
  await askForChat(path)
  await world.pickUp(await world.consultationWith(id))
  const larger = '//button[contains(., "Open larger")]'
  const countPictures = () => visitor.ask(`document.evaluate('count(${larger})', document).numberValue`)

  await visitor.press('Add a picture or birth details')
  await visitor.chooseFile('Choose a picture', file)
  await visitor.seeElement(larger)

  await visitor.press('Add a picture or birth details')
  await goOffline()
  await visitor.chooseFile('Choose a picture', file)
  await visitor.see('Waiting for the internet…')
  await goOnline()
  await visitor.seeGone('Waiting for the internet…')
  await expect.poll(countPictures).toBe(2)
  await visitor.open(`${WEB}/chat`)
  await visitor.seeElement(larger)
  await expect.poll(countPictures).toBe(2)
})
