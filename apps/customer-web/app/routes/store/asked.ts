export type OrderRequestKind = 'cancel' | 'return'

const keyOf = (kind: OrderRequestKind, id: number) => `${kind}:${id}`

/** Whether this device has asked for it. What is stored may be anything. */
export const hasAsked = (stored: unknown, kind: OrderRequestKind, id: number): boolean =>
  readAsked(stored).includes(keyOf(kind, id))

export const withAsked = (stored: unknown, kind: OrderRequestKind, id: number): readonly string[] => [
  ...readAsked(stored),
  keyOf(kind, id),
]

/** An older version stored bare numbers, whatever was asked: a return can then be asked for once more. */
function readAsked(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  return stored
    .map((one: unknown) => (Number.isInteger(one) ? keyOf('cancel', Number(one)) : one))
    .filter((one) => typeof one === 'string')
}
