// `npm test`: installs what is missing, the browser too, and runs every check and the tests a change is likely to break.
// `--full`, which is `npm run test:full`, runs every test.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensurePostgres } from './postgres.mjs'
import { ensureToolchain, install, main, root, stopwatch } from './toolchain.mjs'

const since = stopwatch()

await main(() => {
  const tools = ensureToolchain()
  install(tools)
  console.log(`Packages are ready (${since()}).`)
  const browser = ensureBrowser(tools)
  if (browser) tools.env.CHROMIUM_PATH = browser
  const hasPostgres = ensurePostgres()
  // Results from the cache count only for the same suite, with or without Postgres.
  Object.assign(tools.env, {
    TEST_SUITE: process.argv.includes('--full') ? 'full' : 'daily',
    TEST_POSTGRES: hasPostgres ? 'here' : 'none',
  })
  console.log(`Browser: ${browser ?? 'none'}. Postgres: ${hasPostgres ? 'here' : 'none'} (${since()}).`)
  const verify = spawnSync(
    tools.node,
    [join(root, 'scripts/verify.mjs'), '--browser', ...(hasPostgres ? ['--postgres'] : [])],
    {
      cwd: root,
      env: tools.env,
      stdio: 'inherit',
    },
  )
  process.exitCode = verify.status ?? 1
})
