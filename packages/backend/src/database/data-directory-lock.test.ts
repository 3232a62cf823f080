import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataDirectory } from './data-directory-lock.ts'

const newDirectory = () => join(mkdtempSync(join(tmpdir(), 'tarapath-lock-')), 'data')

test('a second owner is refused with the pid of the first, and gets the lock after its release', () => {
  const directory = newDirectory()
  const unlock = lockDataDirectory(directory)
  expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${process.pid}`)
  unlock()
  expect(lockDataDirectory(directory)).toBeTypeOf('function')
})

test('the lock of another running process is respected', () => {
  const directory = newDirectory()
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30000)'])
  writeFileSync(`${directory}.lock`, JSON.stringify({ pid: other.pid }))
  expect(() => lockDataDirectory(directory)).toThrow(`in use by process ${other.pid}`)
  other.kill()
})

test.each([
  ['a dead process', { pid: 2 ** 22 + 1, startedAt: null }],
  ['this pid in an earlier container', { pid: process.pid, startedAt: '1' }],
  ['a pid that was given out again', { pid: process.ppid, startedAt: '1' }],
])('the lock of %s is taken over', (_, owner) => {
  const directory = newDirectory()
  writeFileSync(`${directory}.lock`, JSON.stringify(owner))
  const unlock = lockDataDirectory(directory)
  expect(JSON.parse(readFileSync(`${directory}.lock`, 'utf8'))).toMatchObject({ pid: process.pid })
  unlock()
})

test('a half-written lock is taken over', () => {
  const directory = newDirectory()
  writeFileSync(`${directory}.lock`, '{"pi')
  expect(lockDataDirectory(directory)).toBeTypeOf('function')
})
