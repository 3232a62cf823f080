import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import { dateKeys, PATIENCE_MS, PHONE, type OtherBrowser } from './browser.ts'
import { elementWithText, findVisible, labelledField, namedControl, namedControlOfDialog } from './find-visible.ts'

/** Debian's Firefox, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(): Promise<OtherBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true })
  const page = await browser.newPage()
  await page.setViewport(PHONE)
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
    text: () => page.evaluate(() => document.body.innerText),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

async function findIn(page: Page, xpath: string): Promise<ElementHandle> {
  const found = await page.waitForFunction(findVisible, { timeout: PATIENCE_MS, polling: 100 }, xpath)
  const element = found.asElement()
  if (!element) throw new Error(`Nothing is at ${xpath}.`)
  return element as ElementHandle
}
