import { WEB } from '../addresses.ts'
import { test as base } from '../journeys/world/test.ts'
import type { OtherBrowser } from './browser.ts'
import { openFirefox } from './firefox.ts'
import { openNetwork, type Network } from './network.ts'
import { openWebKit } from './webkit.ts'

const BROWSERS = { Firefox: openFirefox, WebKit: openWebKit }

export interface InOtherBrowser {
  /** The name of the browser, which a project gives. */
  otherBrowser: keyof typeof BROWSERS
  /** Between the browser and the website. */
  network: Network
  visitor: OtherBrowser
  goOffline: () => Promise<void>
  goOnline: () => Promise<void>
  /** Signs the customer in by number and code. */
  signIn: (balance?: { rupees: number }) => Promise<void>
  /** Asks for a chat on the page of an astrologer. */
  askForChat: (path: string) => Promise<void>
}

export const test = base.extend<InOtherBrowser>({
  otherBrowser: ['Firefox', { option: true }],
  network: async ({ otherBrowser: _otherBrowser }, give) => {
    const network = await openNetwork()
    await give(network)
    network.close()
  },
  visitor: async ({ otherBrowser, network }, give, info) => {
    const visitor = await BROWSERS[otherBrowser](network.port)
    try {
      await give(visitor)
    } finally {
      await info.attach('screen', { body: await visitor.screenshot(), contentType: 'image/png' })
      await visitor.close()
    }
  },
  goOffline: async ({ network, visitor }, give) =>
    give(async () => {
      await visitor.tell('offline')
      network.cut()
    }),
  goOnline: async ({ network, visitor }, give) =>
    give(async () => {
      network.mend()
      await visitor.tell('online')
    }),
  signIn: async ({ visitor, customer, world }, give) =>
    give(async (balance) => {
      await visitor.open(WEB)
      await visitor.press('Sign in')
      await visitor.fill('Mobile number', customer.phone)
      await visitor.press('Get OTP')
      await visitor.see('6-digit OTP')
      await visitor.fill('6-digit OTP', await customer.readCode())
      await visitor.see('₹0.00')
      if (balance) await world.setWallet(customer.phone, balance.rupees)
    }),
  askForChat: async ({ visitor }, give) =>
    give(async (path) => {
      await visitor.open(WEB + path)
      await visitor.press('Start chat')
      await visitor.pressInDialog('Start chat')
    }),
})
