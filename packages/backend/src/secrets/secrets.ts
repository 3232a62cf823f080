const encoder = new TextEncoder()

/** 256 random bits in base64url, which is valid in headers and cookies. */
export const randomToken = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)))

/** SHA-256 in base64url: stored in place of a token, and the content address of a file. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** SHA-256 in hex, for protocols of others that define it so. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The values of the setting `SECRET`: the first one signs and seals, and all of them verify and open. */
export type Secrets = readonly [current: string, ...previous: string[]]

export const sign = ([current]: Secrets, text: string): Promise<string> => hmac(current, text)

/** Whether one of the secrets has signed the text. */
export async function hasSigned(secrets: Secrets, text: string, signature: string): Promise<boolean> {
  for (const secret of secrets) if (timingSafeEqual(signature, await hmac(secret, text))) return true
  return false
}

/** HMAC-SHA-256 in base64url. */
export async function hmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return base64Url(new Uint8Array(await crypto.subtle.sign(algorithm, key, encoder.encode(text))))
}

/** Constant-time comparison. Our own, because this code also runs in browsers, which have no `node:crypto`. */
export function timingSafeEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(b.length, 1))
  return difference === 0
}

/** Bytes as text that is valid in headers, cookies and addresses. */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
