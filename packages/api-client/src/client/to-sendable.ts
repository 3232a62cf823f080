import { inputError } from './api-error.ts'
import type { Endpoint } from './endpoint.ts'

/** The value itself, unless it is a number that cannot be sent. */
export function toSendable<Value>(endpoint: Endpoint, key: string, value: Value): Value {
  if (typeof value === 'number' && !Number.isFinite(value)) refuse(endpoint, key)
  return value
}

/** Throws the error of an argument that cannot be sent. */
export function refuse(endpoint: Endpoint, key: string): never {
  throw inputError(endpoint, `needs "${key}" as text or a finite number`)
}
