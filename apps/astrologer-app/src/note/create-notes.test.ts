// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotes, PAUSE_MS } from './create-notes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const NOTE = { consultationId: 7, name: 'Aditi' }

interface Asked {
  text: string
  signal: AbortSignal
  answer(stored: string): void
  fail(failure: Error): void
}

/** Notes whose requests are answered by hand. */
function openNotes() {
  const asked: Asked[] = []
  const notes = createNotes({
    save: ({ text }, signal) =>
      new Promise((answer, fail) => {
        asked.push({ text, signal, answer, fail })
        signal.addEventListener('abort', () => fail(new Error('aborted')))
      }),
    problemOf: (failure) => ((failure as Error).message === 'not found' ? null : 'No connection.'),
  })
  return { notes, asked }
}

const settled = () => vi.advanceTimersByTimeAsync(0)
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS)

test('a note is saved once the astrologer pauses, and says so', async () => {
  const { notes, asked } = openNotes()
  notes.write({ ...NOTE, text: 'Asked' })
  notes.write({ ...NOTE, text: 'Asked about a job ' })
  await pause()
  expect(asked.map(({ text }) => text)).toEqual(['Asked about a job '])
  expect(notes.read()).toMatchObject([{ state: 'saving' }])
  asked[0]!.answer('Asked about a job')
  await settled()
  // The space stays: the sentence goes on.
  expect(notes.read()).toEqual([{ ...NOTE, text: 'Asked about a job ', state: 'saved', problem: null }])
  notes.saveNow()
  expect(asked).toHaveLength(1)
})

test('a number is shown as it is stored', async () => {
  const { notes, asked } = openNotes()
  notes.write({ ...NOTE, text: 'Call 9876543210' })
  notes.saveNow(7)
  asked[0]!.answer('Call **********')
  await settled()
  expect(notes.read()).toMatchObject([{ text: 'Call **********', state: 'saved' }])
})

test('what is typed while a note is on its way is saved after it, and not overwritten', async () => {
  const { notes, asked } = openNotes()
  notes.write({ ...NOTE, text: 'Asked' })
  await pause()
  notes.write({ ...NOTE, text: 'Asked about a job' })
  expect(asked[0]!.signal.aborted).toBe(true)
  await settled()
  expect(notes.read()).toMatchObject([{ text: 'Asked about a job', state: 'typed', problem: null }])
  await pause()
  asked[1]!.answer('Asked about a job')
  await settled()
  expect(notes.read()).toMatchObject([{ text: 'Asked about a job', state: 'saved' }])
})

test('a note that could not be saved keeps its text, says why, and survives a reload', async () => {
  const { notes, asked } = openNotes()
  notes.write({ ...NOTE, text: 'Asked about a job' })
  notes.saveNow()
  asked[0]!.fail(new Error('network'))
  await settled()
  expect(notes.read()).toMatchObject([{ text: 'Asked about a job', state: 'typed', problem: 'No connection.' }])

  const reloaded = openNotes()
  reloaded.notes.saveNow()
  expect(reloaded.asked.map(({ text }) => text)).toEqual(['Asked about a job'])
  reloaded.asked[0]!.answer('Asked about a job')
  await settled()
  expect(openNotes().notes.read()).toEqual([])
})

test('before signing out, all notes are saved, and one that cannot be is told', async () => {
  const { notes, asked } = openNotes()
  notes.write({ ...NOTE, text: 'Asked' })
  const saved = notes.saveAll()
  asked[0]!.answer('Asked')
  expect(await saved).toBe(true)

  notes.write({ ...NOTE, text: 'Asked about a job' })
  notes.saveNow()
  const again = notes.saveAll()
  asked[1]!.fail(new Error('network'))
  expect(await again).toBe(false)
  expect(notes.read()).toMatchObject([{ text: 'Asked about a job' }])
})

test('after signing out, and for another astrologer, no note is there', async () => {
  const { notes } = openNotes()
  notes.write({ ...NOTE, text: 'Asked about a job' })
  const other = openNotes()
  other.notes.saveNow()
  other.asked[0]!.fail(new Error('not found'))
  await settled()
  expect(other.notes.read()).toEqual([])

  notes.write({ ...NOTE, text: 'Asked about a move' })
  notes.forget()
  expect(notes.read()).toEqual([])
  expect(openNotes().notes.read()).toEqual([])
})
