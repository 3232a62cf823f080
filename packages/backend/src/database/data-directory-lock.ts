import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

interface Owner {
  pid: number
  /** When that process started, where the system reports it: a pid is reused. */
  startedAt: string | null
}

const held = new Set<string>()

/**
 * PGlite does not guard its files: two processes on one data directory destroy it.
 * The lock is a file beside the directory that only one process can create; a dead owner's lock is taken over.
 */
export function lockDataDirectory(directory: string): () => void {
  const path = `${directory.replace(/\/+$/, '')}.lock`
  mkdirSync(dirname(path), { recursive: true })
  if (!take(path)) {
    const owner = ownerOf(path)
    if (owner && isAlive(owner, path))
      throw new Error(
        `The data directory ${directory} is in use by process ${owner.pid}. Stop that process, or choose another directory.`,
      )
    clear(path, owner)
    if (!take(path)) throw new Error(`Another process took the data directory ${directory} just now. Choose another.`)
  }
  held.add(path)
  return () => {
    held.delete(path)
    rmSync(path, { force: true })
  }
}

function take(path: string): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Owner))
    closeSync(file)
    return true
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw failure
  }
}

/** Removes a dead owner's lock. If another process took the lock meanwhile, its lock was moved and is put back. */
function clear(path: string, dead: Owner | null): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    // Another process has removed it; taking the lock shows whether the directory is free.
    return
  }
  if (JSON.stringify(ownerOf(aside)) === JSON.stringify(dead)) rmSync(aside)
  else renameSync(aside, path)
}

function ownerOf(path: string): Owner | null {
  try {
    const { pid, startedAt = null } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>
    return typeof pid === 'number' ? { pid, startedAt } : null
  } catch {
    // Half-written or gone: its owner died while writing it.
    return null
  }
}

function isAlive({ pid, startedAt }: Owner, path: string): boolean {
  // In a container every start may get the same pid.
  if (pid === process.pid) return held.has(path)
  try {
    process.kill(pid, 0)
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startedAt === null || startedAt === startOf(pid)
}

/** Linux reports when a process started; elsewhere only the pid is compared. */
function startOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null
  } catch {
    return null
  }
}
