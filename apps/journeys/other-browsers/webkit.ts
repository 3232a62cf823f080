import { spawn } from 'node:child_process'
import { freePort } from '@tarapath/backend-testing/postgres'
import { Builder, Capabilities, error, type WebElement } from 'selenium-webdriver'
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

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** The small browser of Debian's WebKitGTK, on a display of its own. */
export async function openWebKit(proxyPort: number): Promise<OtherBrowser> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // Kills what it has started together with it.
    detached: true,
  })
  const stop = () => driver.pid !== undefined && process.kill(-driver.pid, 'SIGKILL')
  try {
    await untilReady(port)
    return await openAt(port, proxyPort, stop)
  } catch (failure) {
    stop()
    throw failure
  }
}

async function openAt(port: number, proxyPort: number, stop: () => unknown): Promise<OtherBrowser> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` },
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  })
  const browser = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PHONE })
  const find = async (xpath: string): Promise<WebElement> =>
    browser.wait(
      () => browser.executeScript<WebElement | null>(`return (${findVisible.toString()})(arguments[0])`, xpath),
      PATIENCE_MS,
      `Nothing is at ${xpath}.`,
      100,
    ) as Promise<WebElement>
  const until = async (script: string): Promise<void> =>
    void (await browser.wait(() => browser.executeScript<boolean>(`return ${script}`), PATIENCE_MS, script, 100))
  /** What still moves, or lies behind a sheet that goes, is pressed when it is there. */
  const press = async (xpath: string): Promise<void> => {
    const isPressed = async () => {
      const element = await find(xpath)
      return element.click().then(
        () => true,
        async (failure: unknown) => {
          if (!(failure instanceof error.ElementNotInteractableError)) throw failure
          // A fixed bar may lie over it, from under which a customer scrolls it.
          await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
          return false
        },
      )
    }
    await browser.wait(isPressed, PATIENCE_MS, `Nothing can be pressed at ${xpath}.`, 100)
  }
  return {
    open: (address) => browser.get(address),
    press: (name) => press(namedControl(name)),
    pressInDialog: (name) => press(namedControlOfDialog(name)),
    fill: async (label, text) => (await find(labelledField(label))).sendKeys(text),
    fillDate: async (label, date) => (await find(labelledField(label))).sendKeys(dateKeys(date, '-')),
    see: async (text) => void (await find(elementWithText(text))),
    seeElement: async (xpath) => void (await find(xpath)),
    seeGone: (text) => until(isGone(elementWithText(text))),
    async movePointer() {
      await until(IS_LISTENING)
      await browser.actions().move({ x: 20, y: 300 }).perform()
    },
    chooseFile: async (label, path) => (await find(labelledField(label))).sendKeys(path),
    ask: (script) => browser.executeScript(`return ${script}`),
    async inNewTab(act) {
      const opener = await browser.getWindowHandle()
      await browser.wait(async () => (await browser.getAllWindowHandles()).length > 1, PATIENCE_MS)
      const opened = (await browser.getAllWindowHandles()).find((handle) => handle !== opener)
      await browser.switchTo().window(opened ?? '')
      await act()
      await browser.close()
      await browser.switchTo().window(opener)
    },
    reload: () => browser.navigate().refresh(),
    // Its driver cannot, so the page is told what the browser would tell.
    tell: (state) =>
      browser.executeScript(
        `Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => ${String(state === 'online')} })
         dispatchEvent(new Event('${state}'))`,
      ),
    text: () => browser.executeScript<string>('return document.body.innerText'),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async close() {
      await browser.quit()
      stop()
    },
  }
}

async function untilReady(port: number): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not start.')
}
