// The Node host of the backend: `node src/main.ts`, `node src/main.ts --help`.
import { readConfig } from './config.ts'
import { SETTINGS } from './config/settings.ts'
import { explain } from './host/explain.ts'
import { startServer } from './host/start-server.ts'

if (process.argv.includes('--help')) {
  console.log('Settings, read from the environment:\n')
  for (const [name, fallback, about] of SETTINGS)
    console.log(`  ${name.padEnd(22)} ${about}${fallback && ` [${fallback}]`}`)
  process.exit()
}

try {
  const config = readConfig(process.env)
  const server = await startServer(config).catch((failure: unknown) => {
    throw new Error(explain(failure, config.port))
  })
  const stop = () => {
    void server.stop().then(() => process.exit())
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log(`Tarapath backend on ${server.address} (${server.database}, ready in ${server.readyMs} ms).`)
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
}
