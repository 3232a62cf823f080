import { WEB } from '../addresses.ts'
import { openApp } from './world/astrologer-app.ts'
import { openMediaBrowser } from './world/media-browser.ts'
import { expect, test } from './world/test.ts'

test('an astrologer goes live from their own app, reads the room, and ends', async ({ page, world, customer }) => {
  const astrologer = await world.meetHost(26)
  const browser = await openMediaBrowser()
  const app = await openApp(browser, world, astrologer.id)
  await app.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live' }).click()
  await expect(app.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible()
  await app.getByRole('textbox', { name: 'Title of the live stream' }).fill('Saturn in Pisces')
  await app.getByRole('button', { name: 'Check camera and microphone' }).click()
  await app.getByRole('button', { name: 'Go live' }).click()
  await expect(app.getByText('You are live.')).toBeVisible()

  // It goes on while the astrologer looks at another screen.
  const tabs = app.getByRole('navigation', { name: 'Main' })
  await tabs.getByRole('link', { name: 'Work' }).click()
  await expect(app.getByText('You are live.')).toBeHidden()
  await expect(tabs.getByRole('link', { name: 'Live on air' })).toBeVisible()
  await app.locator('video').evaluate((video: HTMLVideoElement) => {
    const [track] = (video.srcObject as MediaStream).getTracks()
    track?.dispatchEvent(new Event('ended'))
  })
  const notice = app.getByRole('alert').filter({ hasText: 'viewers get no video' })
  await notice.getByRole('link', { name: 'Open Live' }).click()
  await app.getByRole('button', { name: 'Send video again' }).click()
  await expect(app.getByText('You are live.')).toBeVisible()

  await customer.signIn()
  await page.goto(`${WEB}/live`)
  await page.getByRole('link', { name: /^Saturn in Pisces by / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saturn in Pisces' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Say something' }).fill('When does it leave?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(app.getByRole('log', { name: 'Room chat' })).toContainText('When does it leave?')
  await app.getByRole('textbox', { name: 'Say something' }).fill('In June 2027.')
  await app.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log', { name: 'Room chat' })).toContainText('In June 2027.')

  const question = app.waitForEvent('dialog')
  await app.close({ runBeforeUnload: true })
  await (await question).dismiss()
  await expect(app.getByText('You are live.')).toBeVisible()

  await app.getByRole('button', { name: 'End live stream' }).click()
  await app.getByRole('alertdialog').getByRole('button', { name: 'End live stream' }).click()
  await expect(app.getByRole('button', { name: 'Check camera and microphone' })).toBeVisible()
  await expect(page.getByText('This live stream has ended')).toBeVisible()
  await browser.close()
})
