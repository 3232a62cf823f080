import { WEB } from '../addresses.ts'
import { expect } from '../journeys/world/test.ts'
import { namedControlOfNavigation } from './find-visible.ts'
import { test } from './test.ts'

const CURRENT = '[@aria-current="page"]'

/** Whether the strip that says "No internet" listens, which it does with the worker's registration, and has its styles. */
const HAS_STRIP = `navigator.serviceWorker.getRegistration().then((worker) => Boolean(worker) &&
  getComputedStyle(document.querySelector('[role=status][data-state=online]')).display === 'none')`

test('a tab answers at once on a slow connection, and the shape of the page comes before the page', async ({
  network,
  visitor,
}) => {
  await visitor.open(WEB)
  await visitor.movePointer()
  const release = network.hold(/live\.data/)
  await visitor.press('Live')
  await visitor.seeElement(namedControlOfNavigation('Live') + CURRENT)
  await visitor.seeElement('//*[@role="progressbar"][@aria-label="Loading"]')
  await visitor.seeElement('//main[@aria-busy="true"]')
  await visitor.see('Loading')
  release()
  await visitor.seeElement('//h1[normalize-space(.)="Live now"]')
  await visitor.seeGone('Loading')
})

test('a page that is tapped without a network says so, and opens by itself when the network is back', async ({
  visitor,
  goOffline,
  goOnline,
}) => {
  await visitor.open(WEB)
  await visitor.movePointer()
  await expect.poll(() => visitor.ask(HAS_STRIP)).toBe(true)
  await goOffline()
  await visitor.see('No internet')
  await visitor.press('Live')
  await visitor.see('The page opens when you’re back online.')
  await goOnline()
  await visitor.seeElement('//h1[normalize-space(.)="Live now"]')
})

test('pages that were read open without a network, and the wallet says from when its data is', async ({
  visitor,
  signIn,
  goOffline,
  goOnline,
}) => {
  const isSaved = (path: string) =>
    expect.poll(() => visitor.ask(`caches.match('${path}', { ignoreVary: true }).then(Boolean)`)).toBe(true)
  await signIn({ rupees: 412 })
  await visitor.open(`${WEB}/mantras/gayatri-mantra`)
  await visitor.press('Vibration')
  await isSaved('/offline')
  await isSaved('/mantras/gayatri-mantra')
  await visitor.open(`${WEB}/wallet`)
  await visitor.see('₹412.00')
  await isSaved('/wallet')

  await goOffline()
  await visitor.open(`${WEB}/mantras/gayatri-mantra`)
  await visitor.see('Gayatri Mantra')
  expect(await visitor.text()).toMatch(/Saved .*\d:\d\d [ap]m/)
  await visitor.press('Vibration')
  await visitor.open(`${WEB}/wallet`)
  await visitor.see('₹412.00')
  expect(await visitor.text()).toMatch(/Saved .*\d:\d\d [ap]m/)
  await visitor.see('Recharging needs an internet connection.')
  await visitor.open(`${WEB}/orders`)
  await visitor.see('You’re offline')

  await goOnline()
  await visitor.open(`${WEB}/wallet`)
  await visitor.see('₹412.00')
  await visitor.seeGone('Recharging needs an internet connection.')
})

test('messages that are written without a network arrive once and in order', async ({
  world,
  visitor,
  signIn,
  askForChat,
  goOffline,
  goOnline,
}) => {
  const { id, path } = await world.meet(16)
  await signIn({ rupees: 500 })
  await askForChat(path)
  const consultation = await world.consultationWith(id)
  await world.pickUp(consultation)
  await visitor.fill('Message', 'Namaste.')
  await visitor.press('Send')
  await goOffline()
  await visitor.fill('Message', 'Written in a tunnel')
  await visitor.press('Send')
  await visitor.fill('Message', 'And another line')
  await visitor.press('Send')
  await visitor.see('No internet.')
  await visitor.see('The timer is still running.')
  await goOnline()
  await visitor.seeGone('No internet.')
  await world.say(consultation, 'Both of your lines are here.')
  await visitor.see('Both of your lines are here.')
  await visitor.reload()
  await visitor.see('Both of your lines are here.')
  const lines = (await visitor.text()).match(/Written in a tunnel|And another line/g)
  expect(lines).toEqual(['Written in a tunnel', 'And another line'])
})
