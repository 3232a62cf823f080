import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import type { Database } from '@tarapath/backend'
import { openPglite } from '@tarapath/backend/pglite'

/** A new embedded database takes about 40 MB, and its write-ahead log as much again. */
const MIN_FREE_BYTES = 200 * 1024 * 1024

/** The value of DATA_DIR for a database that ends with the process. */
const IN_MEMORY = 'memory'

export async function openEmbeddedDatabase(dataDirectory: string): Promise<Database> {
  if (dataDirectory === IN_MEMORY) return openPglite()
  mkdirSync(dataDirectory, { recursive: true })
  accessSync(dataDirectory, constants.W_OK)
  const { bavail, bsize } = statfsSync(dataDirectory)
  if (bavail * bsize < MIN_FREE_BYTES)
    throw new Error(
      `Less than 200 MB are free on the disk of ${dataDirectory}. Free some, or set DATA_DIR to another disk.`,
    )
  return openPglite({ directory: dataDirectory })
}
