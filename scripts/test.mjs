// `npm test`: installs what is missing, including a browser, and runs every check and what a change can break.
// `npm run test:full`, which adds `--full`, runs every test.
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePackages } from './full-run-packages.mjs'
import { ensurePostgres } from './postgres.mjs'
import { main, prepare, root, run, stopwatch } from './toolchain.mjs'

const since = stopwatch()

await main(async () => {
  const tools = await prepare()
  console.log(`Packages are ready (${since()}).`)
  const { chromium, headlessShell } = ensureBrowser(tools)
  if (chromium) tools.env.CHROMIUM_PATH = chromium
  if (headlessShell) tools.env.HEADLESS_SHELL_PATH = headlessShell
  const hasPostgres = ensurePostgres()
  // Tests that kill a server of their own are skipped without one, so the result belongs to a machine with or without it.
  tools.env.TEST_POSTGRES = hasPostgres ? 'found' : 'none'
  if (process.argv.includes('--full')) {
    tools.env.TEST_SUITE = 'full'
    ensurePackages()
  }
  console.log(`Browser: ${chromium ?? 'none'}. Postgres: ${hasPostgres ? 'found' : 'none'} (${since()}).`)
  const checks = [join(root, 'scripts/verify.mjs'), '--browser', ...(hasPostgres ? ['--postgres'] : [])]
  process.exitCode = await run(tools.node, checks, tools)
})
