// The Node host of the backend: `node src/main.ts`, `node src/main.ts --help`.
import './drizzle-files.ts'

// Loaded after it, because what is imported above is found before it runs.
const [{ runCommand }, { REPOSITORY_FOLDERS }, { developmentParts }] = await Promise.all([
  import('./command.ts'),
  import('./config.ts'),
  import('./host/development-parts.ts'),
])

await runCommand(process.argv.slice(2), { env: process.env, folders: REPOSITORY_FOLDERS, parts: developmentParts })
