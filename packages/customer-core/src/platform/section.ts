import { isApiError } from '@tarapath/api-client'
import { data } from 'react-router'
import { failureOf, failureStatus, type Failure } from './failure.ts'

/** One part of a page: it arrives or fails alone. */
export type Section<T> = { ok: true; data: T } | { ok: false; failure: Failure }

export async function loadSection<T>(call: Promise<T>): Promise<Section<T>> {
  try {
    return { ok: true, data: await call }
  } catch (error) {
    if (isAborted(error)) throw error
    return { ok: false, failure: failureOf(error) }
  }
}

/** The part without which there is no page: its failure goes to the route's ErrorBoundary with a real status. */
export async function loadScreen<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (isAborted(error)) throw error
    const failure = failureOf(error)
    throw data(failure, { status: failureStatus(failure) })
  }
}

function isAborted(error: unknown): boolean {
  return isApiError(error) && error.kind === 'aborted'
}
