/** An Idempotency-Key. crypto.randomUUID is missing on plain http. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
