import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { startTestPostgres, type TestPostgres } from '@tarapath/backend-testing'
import { median } from '../backend/median.ts'

export type OwnPostgres = TestPostgres & { process: NonNullable<TestPostgres['process']> }

/** Runs a measurement with a Postgres of its own that writes to the disk as in production. */
export async function withPostgres<Result>(measure: (postgres: OwnPostgres) => Promise<Result>): Promise<Result> {
  const postgres = await startTestPostgres({ durable: true })
  if (!postgres?.process) throw new Error('Nothing to measure: unset DATABASE_URL, and install Postgres.')
  try {
    return await measure(postgres as OwnPostgres)
  } finally {
    postgres.stop()
  }
}

/** How long one write to the disk of the database takes, of which each commit needs one of its own or a shared one. */
export function flushTime({ process: { dataDirectory } }: OwnPostgres): string {
  const file = join(dataDirectory, 'flushed')
  const page = Buffer.alloc(8192, 1)
  const descriptor = openSync(file, 'w')
  const times = Array.from({ length: 200 }, () => {
    const startedAt = performance.now()
    writeSync(descriptor, page, 0, page.length, 0)
    fdatasyncSync(descriptor)
    return performance.now() - startedAt
  })
  closeSync(descriptor)
  rmSync(file)
  return `The disk takes ${median(times).toFixed(1)} ms for a write that is safe.`
}
