const encoder = new TextEncoder()

/** 256 random bits as text that fits a header and a cookie. */
export const randomToken = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

/** What is stored in place of a token, and names a file by what is in it. */
export async function hashOf(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** For proofs that others define this way; ours are `hashOf` and `hmacOf`. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A token or a fingerprint that only the holder of the secret can make from the text. */
export async function hmacOf(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return base64Url(new Uint8Array(await crypto.subtle.sign(algorithm, key, encoder.encode(text))))
}

/** Takes the same time wherever the texts differ. */
export function areEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at % Math.max(b.length, 1))
  return difference === 0
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
