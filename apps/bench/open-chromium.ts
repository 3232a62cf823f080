import { chromium, type Browser } from 'playwright'

/** The Chromium of `CHROMIUM_PATH` or of Playwright, without requests of its own. */
export function openChromium(...options: string[]): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...options,
    ],
  })
}
