import { keepDraft, readDraft } from '@tarapath/customer-core/platform'

export const PAUSE_MS = 1000

const KEY = 'unsaved_notes'

/** What was typed about the customer of a consultation. */
export interface WrittenNote {
  consultationId: number
  /** The customer's. */
  name: string
  text: string
  state: 'typed' | 'saving' | 'saved'
  /** Why it could not be saved. */
  problem: string | null
}

interface NotesOptions {
  /** Returns the note as it is stored. */
  save(note: WrittenNote, signal: AbortSignal): Promise<string>
  /** Null where the note belongs to another astrologer, who typed it before in this tab. */
  problemOf(failure: unknown): string | null
}

export type Notes = ReturnType<typeof createNotes>

/**
 * Notes save themselves after a pause in typing, and when they are asked to. They outlive the screen on which they are
 * typed, and those that are not saved yet outlive a reload.
 */
export function createNotes({ save, problemOf }: NotesOptions) {
  let notes = restored()
  const listeners = new Set<() => void>()
  const pauses = new Map<number, ReturnType<typeof setTimeout>>()
  const requests = new Map<number, AbortController>()
  const sends = new Map<number, Promise<void>>()

  function keep(changed: readonly WrittenNote[]): void {
    notes = changed
    const unsaved = notes.filter(({ state }) => state !== 'saved')
    keepDraft(KEY, unsaved.length === 0 ? '' : JSON.stringify(unsaved))
    for (const listener of listeners) listener()
  }

  const others = (id: number) => notes.filter(({ consultationId }) => consultationId !== id)
  const put = (note: WrittenNote) => keep([...others(note.consultationId), note])

  /** An earlier request for this note ends, so that its text cannot arrive last. */
  function stop(id: number): void {
    clearTimeout(pauses.get(id))
    requests.get(id)?.abort()
  }

  async function send(note: WrittenNote): Promise<void> {
    const { consultationId: id, text } = note
    stop(id)
    const request = new AbortController()
    requests.set(id, request)
    put({ ...note, state: 'saving' })
    try {
      const stored = await save(note, request.signal)
      // A space at the end is that of a sentence that goes on.
      const shown = stored === text.trim() ? text : stored
      if (!request.signal.aborted) put({ ...note, text: shown, state: 'saved', problem: null })
    } catch (failure) {
      if (request.signal.aborted) return
      const problem = problemOf(failure)
      keep(problem === null ? others(id) : [...others(id), { ...note, state: 'typed', problem }])
    }
  }

  /** Saves one, or all, of those that are neither saved nor on their way. */
  function saveNow(id?: number): void {
    for (const note of notes)
      if (note.state === 'typed' && (id === undefined || note.consultationId === id))
        sends.set(note.consultationId, send(note))
  }

  return {
    read: () => notes,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write(note: Pick<WrittenNote, 'consultationId' | 'name' | 'text'>): void {
      const { consultationId: id } = note
      stop(id)
      pauses.set(
        id,
        setTimeout(() => saveNow(id), PAUSE_MS),
      )
      put({ ...note, state: 'typed', problem: null })
    },
    saveNow,
    /** Saves all, for a sign-out. False where one could not be saved. */
    async saveAll(): Promise<boolean> {
      saveNow()
      await Promise.all(sends.values())
      return notes.every(({ state }) => state === 'saved')
    },
    /** Removes all notes, for a sign-out. */
    forget(): void {
      for (const { consultationId } of notes) stop(consultationId)
      keep([])
    },
  }
}

function restored(): readonly WrittenNote[] {
  try {
    const notes = JSON.parse(readDraft(KEY) || '[]') as WrittenNote[]
    return notes.map((note) => ({ ...note, state: 'typed' }))
  } catch {
    return [] // Not ours.
  }
}
