// `npm start`: installs what is missing, builds the website if it changed, and starts the backend and the website.
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ensureToolchain, install, main, root, Stop, stopwatch } from './toolchain.mjs'

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

await main(async () => {
  await checkPorts()
  const tools = ensureToolchain()
  install(tools)
  console.log(`Packages are ready (${since()}). Building the website …`)
  const build = spawnSync(
    tools.pnpm,
    'exec turbo run build --filter=@tarapath/customer-web --filter=@tarapath/embedded-view --filter=@tarapath/astrologer-app --output-logs=errors-only'.split(
      ' ',
    ),
    { cwd: root, env: tools.env, stdio: 'inherit' },
  )
  if (build.status !== 0) throw new Stop('The website could not be built; the reason is printed above.')
  console.log(`The website is built (${since()}). Starting …`)

  const web = `http://localhost:${webPort}`
  const api = `http://localhost:${apiPort}`
  const start = (folder, args, env) =>
    spawn(tools.node, args, { cwd: join(root, folder), stdio: 'inherit', env: { ...tools.env, ...env } })
  const children = [
    start('apps/server', ['src/main.ts'], { PORT: String(apiPort), WEB_ORIGIN: web }),
    // Pages are short-lived: with larger spaces for new objects, the process grows to twice its size.
    start('apps/customer-web', ['--max-semi-space-size=4', 'server.ts'], {
      NODE_ENV: 'production',
      PORT: String(webPort),
      API_URL: `http://127.0.0.1:${apiPort}`,
    }),
  ]
  let stopping = false
  const stop = (code) => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill('SIGTERM')
    process.exitCode = code
  }
  for (const child of children) child.on('exit', (code) => stop(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  // Killing npm does not kill this process, but changes its parent.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(0), 500).unref()

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
})
