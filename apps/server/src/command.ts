import { readConfig, type Folders } from './config.ts'
import { BadSetting, type Environment } from './config/read-setting.ts'
import { SETTINGS } from './config/settings.ts'
import type { DevelopmentParts } from './host/development-parts.ts'
import { explain } from './host/explain.ts'
import { startServer } from './host/start-server.ts'

interface Host {
  env: Environment
  folders: Folders
  /** Null in the built server. */
  parts: DevelopmentParts | null
}

/** Runs the command line of the server. */
export async function runCommand(args: readonly string[], host: Host): Promise<void> {
  try {
    const [command = 'serve', ...more] = args
    if (args.includes('--help') || command === 'help') return printHelp()
    if (command !== 'serve' || more.length > 0)
      throw new BadSetting(`"${args.join(' ')}" is not a command. --help prints those that are.`)
    await serve(host)
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exit(1)
  }
}

async function serve({ env, folders, parts }: Host): Promise<void> {
  const config = readConfig(env, folders)
  const server = await startServer(config, parts).catch((failure: unknown) => {
    throw new Error(explain(failure, config.port))
  })
  const stop = () => {
    void server.stop().then(() => process.exit())
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log(`Tarapath backend on ${server.address} (${server.database}, ready in ${server.readyMs} ms).`)
}

function printHelp(): void {
  console.log('Settings, read from the environment:\n')
  for (const [name, fallback, about] of SETTINGS)
    console.log(`  ${name.padEnd(22)} ${about}${fallback && ` [${fallback}]`}`)
}
