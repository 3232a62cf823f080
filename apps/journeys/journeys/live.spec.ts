import type { Page } from '@playwright/test'
import { WEB } from '../addresses.ts'
import { createCustomer } from './world/customer.ts'
import { openMediaBrowser } from './world/media-browser.ts'
import { expect, test } from './world/test.ts'

/** More frames arrive, so that the picture moves and does not only stand. */
async function expectMovingPicture(page: Page): Promise<void> {
  const frames = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
  await expect.poll(frames).toBeGreaterThan(3)
  const before = await frames()
  await expect.poll(frames).toBeGreaterThan(before)
}

test('an astrologer goes live; a viewer watches, writes and tips, and is blocked', async ({
  page,
  world,
  customer,
  expected,
}) => {
  // The viewer is refused after being blocked.
  expected.push(/403/)
  const astrologer = await world.meetHost(45)
  const browser = await openMediaBrowser()
  const context = await browser.newContext({ baseURL: WEB, viewport: { width: 1280, height: 800 }, locale: 'en-IN' })
  const studio = await context.newPage()
  const host = createCustomer(studio, world)
  await host.signIn()
  await world.connectAccount(host.phone, astrologer.id)
  await studio.goto('/studio/live')
  await studio.getByRole('textbox', { name: 'Title of the live stream' }).fill('Wedding dates in 2027')
  await studio.getByRole('button', { name: 'Check camera and microphone' }).click()
  await expectMovingPicture(studio)
  await studio.getByRole('button', { name: 'Go live' }).click()
  await expect(studio.getByText('You are live.')).toBeVisible()

  await customer.signIn({ rupees: 200 })
  await page.goto('/live')
  await page.getByRole('link', { name: /^Wedding dates in 2027 by / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wedding dates in 2027' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expectMovingPicture(page)
  const log = page.getByRole('log', { name: 'Room chat' })
  await page.getByRole('textbox', { name: 'Say something' }).fill('Is 14 February a good day?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(studio.getByRole('log')).toContainText('Is 14 February a good day?')
  await studio.getByRole('textbox', { name: 'Say something' }).fill('After 1:28 pm, yes.')
  await studio.getByRole('button', { name: 'Send' }).click()
  await expect(log).toContainText('Host')

  await page.getByRole('button', { name: 'Tip' }).click()
  const sheet = page.getByRole('dialog', { name: `Tip ${astrologer.name}` })
  await sheet.getByText('₹51', { exact: true }).click()
  await sheet.getByRole('button', { name: /^Tip ₹51/ }).click()
  await expect(studio.getByRole('log')).toContainText('sent a tip of ₹51')

  await studio.getByRole('button', { name: 'Pause video' }).click()
  await expect(page.getByText(`${astrologer.name} has paused the video. The chat goes on.`)).toBeVisible()
  await studio.getByRole('button', { name: 'Continue video' }).click()
  await expect(page.getByText('has paused the video')).toBeHidden()
  await expectMovingPicture(page)

  await studio.getByRole('link', { name: 'Tarapath, home' }).click()
  const question = studio.getByRole('alertdialog', { name: 'Leave the studio?' })
  await question.getByRole('button', { name: 'Stay live' }).click()
  await expect(question).toBeHidden()
  await expect(studio.getByText('You are live.')).toBeVisible()

  await studio.getByRole('log').getByRole('button', { name: 'Block Guest' }).first().click()
  await studio.getByRole('alertdialog', { name: 'Block Guest?' }).getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText(`${astrologer.name} has blocked you from this live stream.`)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(studio.getByRole('button', { name: 'Unblock Guest' })).toBeVisible()

  await studio.getByRole('button', { name: 'End live stream' }).click()
  await studio.getByRole('alertdialog').getByRole('button', { name: 'End live stream' }).click()
  await expect(studio.getByRole('button', { name: 'Check camera and microphone' })).toBeVisible()
  await browser.close()
})
