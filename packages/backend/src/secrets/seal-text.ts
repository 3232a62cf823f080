import { base64Url } from './secrets.ts'

const IV_BYTES = 12

/** Encrypts a text with a key of its own purpose, derived from the setting `SECRET`: AES-256-GCM. */
export async function sealText(secret: string, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await keyOf(secret, purpose)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return `${base64Url(iv)}.${base64Url(new Uint8Array(sealed))}`
}

/** The text; null if it was sealed with another secret. */
export async function openText(secret: string, purpose: string, sealed: string): Promise<string | null> {
  const [iv = '', content = ''] = sealed.split('.')
  const key = await keyOf(secret, purpose)
  try {
    const algorithm = { name: 'AES-GCM', iv: bytesOf(iv) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytesOf(content)))
  } catch {
    return null
  }
}

async function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const bytes = new TextEncoder()
  const master = await crypto.subtle.importKey('raw', bytes.encode(secret), 'HKDF', false, ['deriveKey'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes.encode(purpose) }
  return crypto.subtle.deriveKey(algorithm, master, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
