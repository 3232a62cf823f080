import { chromium, type Browser } from '@playwright/test'
import { wholeBrowser } from './whole-browser.ts'

/** A browser with a fake camera that moves and a fake microphone that beeps, which grants access without asking. */
export const openMediaBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...wholeBrowser,
    ...(process.getuid?.() === 0 ? { chromiumSandbox: false } : {}),
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--disable-dev-shm-usage',
    ],
  })
