import { expect, test } from './world/test.ts'
import { wholeBrowser } from './world/whole-browser.ts'

test.use({
  launchOptions: { ...wholeBrowser, args: ['--disable-dev-shm-usage'] },
  permissions: ['notifications'],
  // Push messages come through a worker.
  serviceWorkers: 'allow',
  // The browser of a test is private, where Chromium has no Web Push.
  expected: [/does not support the Push API in incognito/],
})

test('a customer is notified once when a busy astrologer is free', async ({ page, world, customer, context }) => {
  const { id, name, path } = await world.meet(36)
  await customer.signIn()
  await world.setPresence(id, 'busy')
  await page.goto(path)
  await page.getByRole('button', { name: 'Notify me', exact: true }).click()
  await expect(page.getByText('We’ll notify you')).toBeVisible()
  // Without a push service it comes by SMS.
  await expect(page.getByText(/By SMS, once, until/)).toBeVisible()
  await expect(page.getByRole('button', { name: `Turn off the notification about ${name}` })).toBeFocused()

  const messages = async () => (await world.read('notifications')).filter((text) => text.includes(customer.phone))
  await world.advanceClock(60)
  expect(await messages()).toEqual([])
  await world.setPresence(id, 'online')
  await world.advanceClock(30)
  expect(await messages()).toEqual([expect.stringContaining(`${name} is free for a chat now`)])
  await world.advanceClock(120)
  expect(await messages()).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start chat' })).toBeVisible()

  // The worker was registered, and shows what a push service would deliver.
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/assets/'))
      if (own) resolve(own.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify({ title: `${name} is free now`, body: 'Start a chat.', path, tag: `astrologer-${id}` })
  const push = { origin: new URL(page.url()).origin, registrationId: await registered, data }
  await devtools.send('ServiceWorker.deliverPushMessage', push)
  await devtools.send('ServiceWorker.deliverPushMessage', push)
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/assets/')
      return (await worker?.getNotifications())?.map(({ title }) => title)
    })
  await expect.poll(shown).toEqual([`${name} is free now`])
})
