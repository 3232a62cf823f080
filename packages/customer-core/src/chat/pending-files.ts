import { atom } from 'jotai'

/** A picture or recording that this page sends. The chat shows it until the server's list has it. */
export interface PendingFile {
  /** The client message id: however often it is sent, the server stores it once. */
  key: string
  consultationId: string
  kind: 'image' | 'audio'
  file: File
  /** A small picture as a data address, or null. */
  preview: string | null
  /** Of a recording. */
  seconds: number | null
  at: number
  /** `waiting`: it is sent again in a moment; `failed`: only when the customer says so; `refused`: never. */
  status: 'sending' | 'waiting' | 'sent' | 'failed' | 'refused'
  /** 0 to 1; null while it is not known. */
  progress: number | null
  /** Why it was refused. */
  problem: string | null
  /** The id of the message that it became. */
  id: string | null
}

/** On every page, so that leaving the chat stops nothing. A reload loses what has not been sent. */
export const pendingFilesAtom = atom<readonly PendingFile[]>([])

/** The list after a change of one file; null removes it. */
export const withChange = (
  files: readonly PendingFile[],
  key: string,
  change: Partial<PendingFile> | null,
): readonly PendingFile[] =>
  files.flatMap((file) => (file.key !== key ? [file] : change === null ? [] : [{ ...file, ...change }]))
