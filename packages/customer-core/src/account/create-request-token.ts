/** 128 random bits. Without `crypto.randomUUID`, which is missing on plain http. */
export function createRequestToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
