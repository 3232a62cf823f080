import type { Plugin } from 'vite'
import { NOW } from '../screens/now.ts'

const NAME = 'virtual:seeded-database'

/** Gives pages the address of a migrated and seeded database: making one there would take seconds of every first screen. */
export function seededDatabase(): Plugin {
  return {
    name: 'seeded-database',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const { seededSnapshot } = await import('@tarapath/backend/testing')
      return `export { default } from ${JSON.stringify(`${await seededSnapshot(NOW)}?url`)}`
    },
  }
}
