// The Node host of the backend: `node src/main.ts`, `node src/main.ts --help`.
import { runCommand } from './command.ts'
import { REPOSITORY_FOLDERS } from './config.ts'
import { developmentParts } from './host/development-parts.ts'

await runCommand(process.argv.slice(2), { env: process.env, folders: REPOSITORY_FOLDERS, parts: developmentParts })
