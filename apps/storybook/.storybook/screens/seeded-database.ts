import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { NOW } from './now.ts'

const NAME = 'virtual:seeded-database'

/**
 * Gives pages the addresses of a migrated and seeded database, which would take seconds of every first screen to make
 * there, and of what opens it, which would be asked for only when its code is there.
 */
export function seededDatabase(): Plugin {
  return {
    name: 'seeded-database',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const { seededSnapshot } = await import('@tarapath/backend-testing/seeded-snapshot')
      const pglite = dirname(
        createRequire(import.meta.resolve('@tarapath/backend/pglite')).resolve('@electric-sql/pglite'),
      )
      const paths = {
        snapshot: await seededSnapshot(NOW),
        wasm: `${pglite}/pglite.wasm`,
        files: `${pglite}/pglite.data`,
      }
      return Object.entries(paths)
        .map(([name, path]) => `export { default as ${name} } from ${JSON.stringify(`${path}?url`)}`)
        .join('\n')
    },
  }
}
