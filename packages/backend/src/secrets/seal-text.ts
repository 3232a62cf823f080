import { base64Url, type Secrets } from './secrets.ts'

const IV_BYTES = 12

export interface OpenedText {
  text: string
  isCurrent: boolean
}

/** Encrypts a text with a key of its own purpose, derived from the first secret: AES-256-GCM. */
export async function sealText([current]: Secrets, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await keyOf(current, purpose)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return `${base64Url(iv)}.${base64Url(new Uint8Array(sealed))}`
}

/** The text, and whether it was sealed with the first of the secrets; null if with none of them. */
export async function openText(secrets: Secrets, purpose: string, sealed: string): Promise<OpenedText | null> {
  for (const secret of secrets) {
    const text = await openWith(secret, purpose, sealed)
    if (text !== null) return { text, isCurrent: secret === secrets[0] }
  }
  return null
}

async function openWith(secret: string, purpose: string, sealed: string): Promise<string | null> {
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
