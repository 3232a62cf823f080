import type { Consultation } from './tables.ts'

/** The reference of a consultation on its receipt, "TP-8F21C-04B7E". */
export function referenceOf({ reference }: Pick<Consultation, 'reference'>): string {
  return `TP-${reference.slice(0, 5)}-${reference.slice(5)}`
}

/** The stored form of a reference that someone read out or typed; null for anything else. */
export function readReference(typed: string): string | null {
  return /^(?:TP-?)?([\dA-F]{5})[- ]?([\dA-F]{5})$/.exec(typed.trim().toUpperCase())?.slice(1).join('') ?? null
}
