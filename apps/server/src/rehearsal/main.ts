// `node src/rehearsal/main.ts`: simulated providers for a rehearsal of production. Prints the settings that go with them.
import { rehearsalSettings, startProviders } from './providers.ts'

const port = Number(process.env['PORT'] ?? 4390)
const url = process.env['PUBLIC_ORIGIN'] ?? `http://127.0.0.1:${port}`
await startProviders({
  port,
  host: '127.0.0.1',
  publicOrigin: url,
  apiUrl: process.env['API_URL'] ?? 'http://127.0.0.1:4100',
  webOrigin: process.env['WEB_ORIGIN'] ?? 'http://localhost:3000',
})
console.log(
  Object.entries(rehearsalSettings(url))
    .map(([name, value]) => `${name}='${value}'`)
    .join('\n'),
)
console.error(`Messages are on ${url}/`)
