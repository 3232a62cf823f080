// The entry of the built server: production only, with nothing that is for development.
import { fileURLToPath } from 'node:url'
import { runCommand } from './command.ts'

const folders = {
  data: '',
  embeddedView: fileURLToPath(new URL('embedded-view', import.meta.url)),
  astrologerApp: fileURLToPath(new URL('astrologer-app', import.meta.url)),
}

await runCommand(process.argv.slice(2), { env: { ...process.env, NODE_ENV: 'production' }, folders, parts: null })
