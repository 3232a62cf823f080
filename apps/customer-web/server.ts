// The Node server of the website in the repository: run `node server.ts` after `pnpm build`.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { startWebsite } from './start-website.ts'

const serverBuild = new URL('./build/server/index.js', import.meta.url)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

// Without it React's development build renders, at half the speed.
if (process.env['NODE_ENV'] !== 'production') stop('Set NODE_ENV=production. "pnpm start" does.')
if (!existsSync(serverBuild)) stop('The website is not built yet. Run "npm run build" first.')

const build = (await import(serverBuild.href)) as ServerBuild
startWebsite(process.env, build, fileURLToPath(new URL('./build/client', import.meta.url)))
