import type { Database } from '@tarapath/backend'
import type * as Sandbox from '@tarapath/sandbox'

/** What only development and demonstrations use. The built server has none of it. */
export interface DevelopmentParts {
  loadSandbox: () => Promise<typeof Sandbox>
  /** Opens the embedded database in a folder, or in memory. */
  openEmbeddedDatabase: (dataDirectory: string) => Promise<Database>
}

export const developmentParts: DevelopmentParts = {
  loadSandbox: () => import('@tarapath/sandbox'),
  openEmbeddedDatabase: async (dataDirectory) =>
    (await import('./open-embedded-database.ts')).openEmbeddedDatabase(dataDirectory),
}
