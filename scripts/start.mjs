// `npm start`: installs what is missing, builds the website if it changed, and starts the backend and the website.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { main, prepare, root, run, Stop, stopwatch } from './toolchain.mjs'

const since = stopwatch()
const webPort = portFrom('PORT', 3000)
const apiPort = portFrom('API_PORT', 4100)

function portFrom(name, fallback) {
  const value = process.env[name] === undefined ? fallback : Number(process.env[name])
  return Number.isInteger(value) && value > 0 && value < 65536 ? value : { name, bad: process.env[name] }
}

function isFree(port) {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}

async function checkPorts() {
  for (const [name, port] of [
    ['PORT', webPort],
    ['API_PORT', apiPort],
  ]) {
    if (typeof port === 'object') throw new Stop(`${name} is "${port.bad}"; it must be a port number such as 3000.`)
    if (!(await isFree(port)))
      throw new Stop(`Port ${port} is in use. Stop what is using it, or choose another: ${name}=${port + 1} npm start`)
  }
}

async function isReady(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/**
 * What `npm start` installs: on the first time what runs, without what only tests need. Where an `npm test` or
 * `pnpm install` brought all packages, they stay.
 */
function packagesToStart() {
  const modules = join(root, 'node_modules/.modules.yaml')
  const hasAll = existsSync(modules) && JSON.parse(readFileSync(modules, 'utf8')).included?.devDependencies
  // Not with `--filter`: on an empty store pnpm 12.21 then waits 90 seconds before it fetches. The lockfile has come with
  // the code that is started; `npm test` asks the registry about the age of each of its entries, which takes ten seconds.
  return hasAll ? [] : ['--prod', '--trust-lockfile']
}

await main(async () => {
  await checkPorts()
  const { node, pnpm, env } = await prepare(packagesToStart())
  console.log(`Packages are ready (${since()}). Building the pages …`)

  const children = []
  let stopping = false
  const stop = (code) => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill('SIGTERM')
    process.exitCode = code
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  // Killing npm does not kill this process, but changes its parent.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(0), 500).unref()

  const runTask = (task, apps, stdio) => {
    const filters = apps.map((app) => `--filter=@tarapath/${app}`)
    return run(pnpm, ['exec', 'turbo', 'run', task, ...filters, '--output-logs=errors-only'], { env, stdio })
  }
  const build = async (task, ...apps) => {
    if ((await runTask(task, apps)) === 0 || stopping) return
    stop(1)
    throw new Stop('The pages could not be built; the reason is printed above.')
  }
  const start = (app, args, settings) => {
    if (stopping) return
    const child = spawn(node, args, { cwd: join(root, 'apps', app), stdio: 'inherit', env: { ...env, ...settings } })
    child.on('exit', (code) => stop(code ?? 0))
    children.push(child)
  }

  const web = `http://localhost:${webPort}`
  const api = `http://localhost:${apiPort}`
  // The backend serves two small apps, and fills its database while the website is built.
  await build('build', 'embedded-view', 'astrologer-app')
  start('server', ['src/main.ts'], { PORT: String(apiPort), WEB_ORIGIN: web })
  // The best compression takes seconds: on the first start the website sends its files as they are until it is there. Later
  // there can be compressed files of another build, which are replaced before they are sent.
  const isFirst = !existsSync(join(root, 'apps/customer-web/build'))
  await build(isFirst ? 'build' : 'compress', 'customer-web')
  // A page's objects are short-lived: larger spaces for new objects would double the memory of the process.
  start('customer-web', ['--max-semi-space-size=4', 'server.ts'], {
    NODE_ENV: 'production',
    PORT: String(webPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
  })

  while (!stopping && !((await isReady(`${api}/readyz`)) && (await isReady(`${web}/`))))
    await new Promise((done) => setTimeout(done, 150))
  if (!stopping)
    console.log(`
  Tarapath is ready (${since()}).

  The website           ${web}/
  The embedded view     ${api}/embedded/
  The astrologer's app  ${api}/astrologer/
  Developer console     ${api}/console    (one-time codes, payments, astrologers, telephones, the clock)

  Ctrl-C stops it. ${process.env.DATABASE_URL ? 'Data is kept in your Postgres.' : `Data is kept in ${process.env.DATA_DIR ?? '.data'}.`}
`)
  if (isFirst && !stopping && (await runTask('compress', ['customer-web'], 'ignore')) !== 0 && !stopping)
    console.error('The files of the website could not be compressed; it works without. "npm run build" says why.')
})
