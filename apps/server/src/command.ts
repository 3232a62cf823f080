import { parseArgs } from 'node:util'
import { readConfig, type Folders } from './config.ts'
import { BadSetting, type Environment } from './config/read-setting.ts'
import { SETTINGS } from './config/settings.ts'
import type { DevelopmentParts } from './host/development-parts.ts'
import { explain } from './host/explain.ts'
import { prepareDatabase } from './host/prepare-database.ts'
import { startServer } from './host/start-server.ts'

interface Host {
  /** What follows the command. */
  args: readonly string[]
  env: Environment
  folders: Folders
  /** Null in the built server. */
  parts: DevelopmentParts | null
}

const COMMANDS: Readonly<Record<string, { about: string; run: (host: Host) => Promise<void> }>> = {
  serve: { about: 'Starts the server. This is the default.', run: serve },
  init: {
    about:
      'Prepares the database for the first day: init --admin +919812345678 --name "Asha Rao". Twice changes nothing.',
    run: init,
  },
}

/** Runs the command line of the server. */
export async function runCommand(args: readonly string[], host: Omit<Host, 'args'>): Promise<void> {
  try {
    const [command = 'serve', ...more] = args
    if (args.includes('--help') || command === 'help') return printHelp()
    const known = COMMANDS[command]
    if (!known) throw new BadSetting(`"${command}" is not a command. --help prints those that are.`)
    await known.run({ ...host, args: more })
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exit(1)
  }
}

async function serve({ args, env, folders, parts }: Host): Promise<void> {
  parseArgs({ args: [...args] })
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

async function init({ args, env, folders, parts }: Host): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { admin: { type: 'string' }, name: { type: 'string' } } })
  const { admin: phone, name = '' } = values
  if (phone !== undefined && name.trim() === '')
    throw new BadSetting('--admin needs --name: the activity log of the desk shows who did what.')
  const admin = phone === undefined ? null : { phone, name: name.trim() }
  const filled = await prepareDatabase(readConfig(env, folders), parts, admin)
  console.log(
    filled.length === 0 ? 'The database was prepared before; nothing was changed.' : `Added ${filled.join(', ')}.`,
  )
}

function printHelp(): void {
  console.log('Commands:\n')
  for (const [name, { about }] of Object.entries(COMMANDS)) console.log(`  ${name.padEnd(22)} ${about}`)
  console.log('')
  console.log('Settings, read from the environment:\n')
  for (const [name, fallback, about] of SETTINGS)
    console.log(`  ${name.padEnd(22)} ${about}${fallback && ` [${fallback}]`}`)
}
