import { isApiError } from '@tarapath/api-client'
import { data } from 'react-router'
import { failureOf, failureStatus, type Failure } from './failure.ts'

/** A section of a page. It loads or fails on its own. */
export type Section<T> = { ok: true; data: T } | { ok: false; failure: Failure }

export async function loadSection<T>(request: Promise<T>): Promise<Section<T>> {
  try {
    return { ok: true, data: await request }
  } catch (error) {
    if (isAborted(error)) throw error
    return { ok: false, failure: failureOf(error) }
  }
}

/** Loads what a page cannot do without: a failure goes to the ErrorBoundary of the route with its HTTP status. */
export async function loadScreen<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (isAborted(error)) throw error
    throw screenFailure(failureOf(error))
  }
}

/** What a loader throws for the ErrorBoundary of its route. */
export const screenFailure = (failure: Failure) => data(failure, { status: failureStatus(failure) })

function isAborted(error: unknown): boolean {
  return isApiError(error) && error.kind === 'aborted'
}
