import { chromium, type Browser } from 'playwright'

/** The Chromium of `CHROMIUM_PATH` or of Playwright, without requests of its own. */
export const openChromium = (...options: string[]): Promise<Browser> => launch(process.env['CHROMIUM_PATH'], options)

/**
 * The headless shell of `HEADLESS_SHELL_PATH`, where there is one. The whole browser without a screen leaves some frames
 * unpresented until something else is painted, and counts the wait as part of the interaction. It also draws the frame of a
 * window for each page, which takes half a core while the page loads.
 */
export const openHeadlessShell = (...options: string[]): Promise<Browser> =>
  launch(process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'], options)

const launch = (path: string | undefined, options: string[]): Promise<Browser> =>
  chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...options,
    ],
  })
