import { studioWords } from './words/studio.gen.ts'

export type CameraProblem = 'notAllowed' | 'notFound' | 'inUse' | 'deviceLost' | 'notPossible'

/** Why a browser gives no camera: the names of the errors of `getUserMedia`. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'notAllowed'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'notFound'
  if (name === 'NotReadableError' || name === 'AbortError') return 'inUse'
  return 'notPossible'
}

export const problemSentence = (problem: CameraProblem): string => studioWords()[problem]
