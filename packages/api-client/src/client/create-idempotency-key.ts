/** A random key. Without `crypto.randomUUID`, which is missing on plain http. */
export function createIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
