import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import { dateKeys, PATIENCE_MS, PHONE, type OtherBrowser } from './browser.ts'
import {
  elementWithText,
  findVisible,
  IS_LISTENING,
  isGone,
  labelledField,
  namedControl,
  namedControlOfDialog,
} from './find-visible.ts'

const WAITING = { timeout: PATIENCE_MS, polling: 100 }

/** Debian's Firefox, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(proxyPort: number): Promise<OtherBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.allow_hijacking_localhost': true,
    },
  })
  let page = await browser.newPage()
  await page.setViewport(PHONE)
  const before = new Set(browser.targets())
  const find = (xpath: string) => findIn(page, xpath)
  // A sheet that rises is pressed when it stands still.
  const press = async (xpath: string) => (await find(xpath)).asLocator().setTimeout(PATIENCE_MS).click()
  return {
    open: async (address) => void (await page.goto(address, { timeout: PATIENCE_MS })),
    press: (name) => press(namedControl(name)),
    pressInDialog: (name) => press(namedControlOfDialog(name)),
    async fill(label, text) {
      const field = await find(labelledField(label))
      await field.click()
      await field.type(text)
    },
    async fillDate(label, date) {
      await (await find(labelledField(label))).focus()
      await page.keyboard.type(dateKeys(date))
    },
    see: async (text) => void (await find(elementWithText(text))),
    seeElement: async (xpath) => void (await find(xpath)),
    seeGone: async (text) => void (await page.waitForFunction(isGone(elementWithText(text)), WAITING)),
    async movePointer() {
      await page.waitForFunction(IS_LISTENING, WAITING)
      await page.mouse.move(20, 300)
    },
    async chooseFile(label, path) {
      const field = (await find(labelledField(label))) as ElementHandle<HTMLInputElement>
      await field.uploadFile(path)
    },
    ask: (script) => page.evaluate(script),
    async inNewTab(act) {
      const opener = page
      // A tab that was opened empty has no opener for this driver.
      const target = await browser.waitForTarget((one) => !before.has(one), { timeout: PATIENCE_MS })
      page = (await target.page()) ?? opener
      await act()
      await page.close()
      page = opener
      await page.bringToFront()
    },
    reload: async () => void (await page.reload({ timeout: PATIENCE_MS })),
    tell: (state) => page.setOfflineMode(state === 'offline'),
    text: () => page.evaluate(() => document.body.innerText),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

async function findIn(page: Page, xpath: string): Promise<ElementHandle> {
  const found = await page.waitForFunction(findVisible, WAITING, xpath)
  const element = found.asElement()
  if (!element) throw new Error(`Nothing is at ${xpath}.`)
  return element as ElementHandle
}
