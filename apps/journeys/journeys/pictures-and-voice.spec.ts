import { openApp } from './world/astrologer-app.ts'
import { PICTURE } from './world/picture.ts'
import { expect, test } from './world/test.ts'
import { wholeBrowser } from './world/whole-browser.ts'

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...wholeBrowser,
    args: ['--use-fake-device-for-media-stream', '--disable-dev-shm-usage'],
  },
})

test('a customer sends pictures and a voice message over a bad connection, each of them once', async ({
  page,
  context,
  customer,
  world,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/)
  const astrologer = await world.meet(43)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)

  await page.getByRole('button', { name: 'Add a picture' }).click()
  await page.getByLabel('Choose a picture').setInputFiles(PICTURE)
  await expect(page.getByRole('button', { name: /Open larger$/ })).toHaveCount(1)
  const add = page.getByRole('button', { name: 'Add a picture' })
  await expect(add).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Take a photo')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Take a photo')).toBeFocused()
  await context.setOffline(true)
  await page.getByLabel('Choose a picture').setInputFiles(PICTURE)
  await expect(page.getByText('Waiting for the internet…')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /Open larger$/ })).toHaveCount(2)
  await expect(page.getByText('Waiting for the internet…')).toBeHidden()

  const microphone = page.getByRole('button', { name: /^Record a voice message/ })
  await microphone.click()
  await expect(page.getByRole('timer').filter({ hasText: '0:01' })).toBeVisible()
  await page.getByRole('group', { name: 'Recording' }).getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Play: Recording from you' }).click()
  await expect(page.getByText(/0:0\d \/ 0:0\d/)).toBeVisible()

  await microphone.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Recording' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(microphone).toBeFocused()
  await expect(page.getByRole('button', { name: 'Play: Recording from you' })).toHaveCount(1)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Recording' }).getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'Recording' })).toBeHidden()
  await expect(microphone).toBeFocused()
})

test('a recording is sent up to the moment when the microphone was unplugged', async ({ page, customer, world }) => {
  // A track that is stopped ends as one whose device is gone.
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      addEventListener('unplugged', () => stream.getTracks().forEach((track) => track.stop()))
      return stream
    }
  })
  const astrologer = await world.meet(58)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  await page.getByRole('button', { name: /^Record a voice message/ }).click()
  await expect(page.getByRole('timer').filter({ hasText: '0:01' })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('unplugged')))
  await page.getByRole('group', { name: 'Recording' }).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Play: Recording from you' })).toBeVisible()
})

test('a picture that a server without an answer did not take waits for no internet', async ({
  page,
  customer,
  world,
  expected,
}) => {
  expected.push(/503/)
  const astrologer = await world.meet(59)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  await world.addFault({ call: 'sendChatMessage', kind: 'fail', status: 503, times: 1 })
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await page.getByLabel('Choose a picture').setInputFiles(PICTURE)
  await expect(page.getByText('Not sent yet. Trying again…')).toBeVisible()
  await expect(page.getByRole('button', { name: /Open larger$/ })).toHaveCount(1)
})

test('a chat goes on while the code of its panels does not load', async ({ page, customer, world, expected }) => {
  expected.push(/ERR_FAILED/)
  await page.route(/(attach-panel|recording-panel|ended-dialog)-.*[.]js/, (route) => route.abort())
  const astrologer = await world.meet(60)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  const add = page.getByRole('button', { name: 'Add a picture' })
  const microphone = page.getByRole('button', { name: /^Record a voice message/ })
  const toast = page.getByText('Part of this page did not load. Reload the page.')
  for (const button of [add, microphone]) {
    await button.click()
    await expect(toast).toBeVisible()
    await expect(customer.message).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toBeHidden()
  }
  const ended = await customer.end()
  await expect(ended).toBeHidden()
  await page.unrouteAll()
  await expect(ended).toBeVisible()
})

test('an astrologer sends a picture and a voice message from the app', async ({ page, browser, customer, world }) => {
  const astrologer = await world.meet(24)
  const app = await openApp(browser, world, astrologer.id)
  await app.context().grantPermissions(['microphone'])
  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)
  await app.getByRole('button', { name: 'Accept' }).click()

  await app.getByRole('button', { name: 'Add a picture' }).click()
  await app.getByLabel('Choose a picture').setInputFiles(PICTURE)
  await expect(app.getByRole('img', { name: 'Picture from you' })).toBeVisible()
  await app.getByRole('button', { name: /^Record a voice message/ }).click()
  await expect(app.getByRole('timer').filter({ hasText: '0:01' })).toBeVisible()
  await app.getByRole('group', { name: 'Recording' }).getByRole('button', { name: 'Send' }).click()
  await expect(app.getByRole('button', { name: 'Play: Recording from you' })).toBeVisible()

  await expect(page.getByRole('button', { name: /Open larger$/ })).toHaveCount(1)
  await page.getByRole('button', { name: `Play: Recording from ${astrologer.name}` }).click()
  await expect(page.getByText(/0:0\d \/ 0:0\d/)).toBeVisible()
  await app.context().close()
})

test.describe('without a microphone', () => {
  test.use({ permissions: [] })
  test('a customer is told that the microphone is blocked, and writes instead', async ({ page, customer, world }) => {
    const astrologer = await world.meet(44)
    await customer.signIn({ rupees: 500 })
    await customer.chatWith(astrologer)
    await page.getByRole('button', { name: /^Record a voice message/ }).click()
    await expect(page.getByText('The microphone is blocked.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Type instead' })).toBeFocused()
    await page.keyboard.press('Enter')
    await customer.message.fill('Then I write.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Then I write.')).toBeVisible()
  })
})
