import type { Browser } from '@playwright/test'
import { WEB } from '../addresses.ts'
import { openApp } from './world/astrologer-app.ts'
import { createCustomer } from './world/customer.ts'
import type { Astrologer } from './world/developer-console.ts'
import { expect, test, type Journey } from './world/test.ts'

/** Starts a chat between the customer and the astrologer, and puts another customer on the astrologer's waiting list. */
async function chatWithWaiter(
  { browser, world, customer }: Pick<Journey, 'world' | 'customer'> & { browser: Browser },
  astrologer: Astrologer,
) {
  const app = await openApp(browser, world, astrologer.id)
  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)
  await app.getByRole('button', { name: 'Accept' }).click()
  await expect(customer.message).toBeEnabled()

  const waiter = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-IN', baseURL: WEB })
  const waiting = await waiter.newPage()
  await createCustomer(waiting, world).signIn({ rupees: 500 })
  await waiting.goto(astrologer.path)
  await waiting.getByRole('button', { name: 'Join waiting list' }).click()
  return { app, waiting }
}

test('an astrologer sees the queue during a chat, the customer they are held for after it, and the turn that passed', async ({
  browser,
  world,
  customer,
}) => {
  const astrologer = await world.meet(30)
  const { app, waiting } = await chatWithWaiter({ browser, world, customer }, astrologer)

  const bar = app.getByRole('region', { name: 'Waiting for you' })
  await expect(bar.getByRole('status')).toHaveText(/^Customer waits for a chat\s*turn in about/)
  await bar.getByRole('button', { name: 'Take Customer after this consultation' }).click()
  await expect(bar.getByRole('status')).toContainText('Customer knows that they are next')
  await expect(waiting.getByText(new RegExp(`^${astrologer.name} takes you next`)).first()).toBeVisible()

  await app.getByRole('button', { name: 'End', exact: true }).click()
  await app.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
  const held = app.getByRole('group', { name: 'You are held for Customer' })
  await expect(held).toContainText(/They have [12]:\d\d to start/)
  await world.advanceClock(130)
  await expect(app.getByText(/^Customer did not start when it was their turn/)).toBeVisible()
  await waiting.context().close()
  await app.context().close()
})

test('an astrologer declines a customer who waits, who reads that and is not charged', async ({
  browser,
  world,
  customer,
}) => {
  const astrologer = await world.meet(53)
  const { app, waiting } = await chatWithWaiter({ browser, world, customer }, astrologer)

  await app.getByRole('button', { name: 'Decline Customer' }).click()
  await app.getByRole('alertdialog', { name: 'Decline Customer?' }).getByRole('button', { name: 'Decline' }).click()
  await expect(app.getByRole('region', { name: 'Waiting for you' })).toBeHidden()
  await expect(
    waiting.getByText(`${astrologer.name} can’t take you now. You were not charged for waiting.`),
  ).toBeVisible()
  await waiting.getByRole('button', { name: 'Join waiting list' }).click()
  await expect(waiting.getByText(/You can join this waiting list again in \d+ min\.$/)).toBeVisible()
  await waiting.context().close()
  await app.context().close()
})

test('an astrologer sees both telephones of a call', async ({ browser, world, customer, page }) => {
  const astrologer = await world.meet(31)
  const app = await openApp(browser, world, astrologer.id)
  await customer.signIn({ rupees: 500 })
  await customer.askForCall(astrologer)
  const phones = app.getByRole('list', { name: 'Telephones' })
  await expect(phones.getByRole('listitem').first()).toContainText('Your telephoneringing')
  await world.operateHandset(astrologer.name, 'astrologer', 'answer')
  await expect(phones.getByRole('listitem').last()).toContainText('ringing')
  await world.operateHandset(astrologer.name, 'customer', 'answer')
  await expect(phones).toContainText('Your telephoneon the line')
  await page.getByRole('button', { name: 'End call' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End call' }).click()
  await expect(phones).toBeHidden()
  await app.context().close()
})

test('a customer reads that the astrologer has lost the network, and that it is back', async ({
  page,
  browser,
  world,
  customer,
}) => {
  const astrologer = await world.meet(32)
  const app = await openApp(browser, world, astrologer.id)
  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)
  await app.getByRole('button', { name: 'Accept' }).click()
  await expect(customer.message).toBeEnabled()
  await app.context().setOffline(true)
  await expect(app.getByText(/^No connection\. We keep trying/)).toBeVisible()
  const notice = page.getByText(`${astrologer.name} is not connected`)
  await expect(notice).toBeVisible()
  await app.context().setOffline(false)
  await expect(notice).toBeHidden()
  await app.context().close()
})
