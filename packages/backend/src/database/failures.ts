import { rootCause } from '../errors.ts'

/** Classes of SQLSTATE, and names of network failures, that mean: the database cannot be reached for the moment. */
const AWAY = /^(08|57P|53|25P03|CONNECT|ECONN|EPIPE|ETIMEDOUT)/
/** Serialization failure, deadlock, lock timeout and statement timeout. */
const BUSY = /^(40001|40P01|55P03|57014)$/

function codeOf(failure: unknown): string {
  const { code } = (failure instanceof Error ? rootCause(failure) : {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

export const isDatabaseAway = (failure: unknown): boolean => AWAY.test(codeOf(failure))

export const isDatabaseBusy = (failure: unknown): boolean => BUSY.test(codeOf(failure))

/** The driver got no connection or no answer in time, so the next statement would wait as long. */
export const isDatabaseSilent = (failure: unknown): boolean => codeOf(failure).startsWith('CONNECT')
