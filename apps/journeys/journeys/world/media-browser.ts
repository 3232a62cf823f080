import { chromium, type Browser } from '@playwright/test'

/** A browser with a camera that shows a moving picture and a microphone that beeps, and nobody to ask about them. */
export const openMediaBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    ...(process.getuid?.() === 0 ? { chromiumSandbox: false } : {}),
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--disable-dev-shm-usage',
    ],
  })
