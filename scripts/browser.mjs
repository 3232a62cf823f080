// Finds a Chromium for the tests, or downloads one. The first that runs is used: $CHROMIUM_PATH, Playwright's cache,
// the system's browser, Debian's package (as root), Playwright's download.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './apt.mjs'
import { root } from './toolchain.mjs'

const HEADLESS_SHELL = 'chromium-headless-shell'

const runs = (path) =>
  path && existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0

const systemPaths = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
}

function playwrightPaths() {
  const folder = { linux: '.cache', darwin: 'Library/Caches', win32: 'AppData/Local' }[process.platform] ?? '.cache'
  const base = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), folder, 'ms-playwright')
  const inner = {
    linux: ['chrome-linux64/chrome', 'chrome-linux/chrome'],
    darwin: ['chrome-mac/Chromium.app/Contents/MacOS/Chromium'],
    win32: ['chrome-win/chrome.exe'],
  }[process.platform]
  if (!existsSync(base) || !inner) return []
  const newestFirst = readdirSync(base)
    .filter((name) => /^chromium-\d/.test(name))
    .sort()
    .reverse()
  return newestFirst.flatMap((name) => inner.map((path) => join(base, name, path)))
}

const found = () =>
  [process.env.CHROMIUM_PATH, ...playwrightPaths(), ...(systemPaths[process.platform] ?? [])].find(runs)

function download({ pnpm, env }) {
  console.log('No Chromium found. Downloading one with Playwright …')
  spawnSync(pnpm, ['--filter', '@tarapath/journeys', 'exec', 'playwright', 'install', 'chromium'], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000' },
    stdio: 'ignore',
    timeout: 180_000,
  })
}

/**
 * Returns the paths of a whole Chromium and of a headless shell, which is the same engine without notifications, sound
 * and the back/forward cache: it takes a third less CPU time. Either is null where it could not be had.
 */
export function ensureBrowser(tools) {
  if (!found()) aptInstall(`chromium ${HEADLESS_SHELL}`)
  // Older Debians have no headless shell.
  if (!found()) aptInstall('chromium')
  if (!found()) download(tools)
  return {
    chromium: found() ?? null,
    headlessShell: [process.env.HEADLESS_SHELL_PATH, `/usr/bin/${HEADLESS_SHELL}`].find(runs) ?? null,
  }
}
