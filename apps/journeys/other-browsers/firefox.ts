import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import { PATIENCE_MS, PHONE, type OtherBrowser } from './browser.ts'
import { elementWithText, findVisible, labelledField, namedControl, namedControlOfDialog } from './find-visible.ts'

/** Debian's Firefox, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(): Promise<OtherBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true })
  const page = await browser.newPage()
  await page.setViewport(PHONE)
  const find = (xpath: string) => findIn(page, xpath)
  return {
    open: async (address) => void (await page.goto(address, { timeout: PATIENCE_MS })),
    press: async (name) => (await find(namedControl(name))).click(),
    pressInDialog: async (name) => (await find(namedControlOfDialog(name))).click(),
    async fill(label, text) {
      const field = await find(labelledField(label))
      await field.click()
      await field.type(text)
    },
    // The field has a part for the month, the day and the year, and goes on to the next when one is full.
    async fillDate(label, { year, month, day }) {
      const field = await find(labelledField(label))
      await field.focus()
      await page.keyboard.type(`${twoDigits(month)}${twoDigits(day)}${year}`)
    },
    see: async (text) => void (await find(elementWithText(text))),
    text: () => page.evaluate(() => document.body.innerText),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

async function findIn(page: Page, xpath: string): Promise<ElementHandle> {
  const found = await page.waitForFunction(findVisible, { timeout: PATIENCE_MS, polling: 100 }, xpath)
  const element = found.asElement()
  if (!element) throw new Error(`Nothing is at ${xpath}.`)
  return element as ElementHandle
}
