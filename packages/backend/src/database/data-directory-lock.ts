import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * PGlite does not guard its files: two processes on one data directory destroy it.
 * The lock is a file beside the directory that only one process can create; a dead owner's lock is taken over.
 */
export function lockDataDirectory(directory: string): () => void {
  const path = `${directory.replace(/\/+$/, '')}.lock`
  mkdirSync(dirname(path), { recursive: true })
  if (!take(path)) {
    const owner = ownerOf(path)
    if (owner !== null && isAlive(owner))
      throw new Error(
        `The data directory ${directory} is in use by process ${owner}. Stop that process, or choose another directory.`,
      )
    rmSync(path, { force: true })
    if (!take(path)) throw new Error(`Another process took the data directory ${directory} just now.`)
  }
  return () => rmSync(path, { force: true })
}

function take(path: string): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, JSON.stringify({ pid: process.pid }))
    closeSync(file)
    return true
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw failure
  }
}

function ownerOf(path: string): number | null {
  try {
    const { pid } = JSON.parse(readFileSync(path, 'utf8')) as { pid: unknown }
    return typeof pid === 'number' ? pid : null
  } catch {
    // Half-written or gone: its owner died while writing it.
    return null
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}
