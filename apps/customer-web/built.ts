// The entry of the built website: `scripts/bundle.mjs` puts it beside everything that it needs.
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { startWebsite } from './start-website.ts'

startWebsite(
  { ...process.env, NODE_ENV: 'production' },
  build as ServerBuild,
  fileURLToPath(new URL('../client', import.meta.url)),
)
