import { hmac, timingSafeEqual } from './secrets.ts'

/** The part of the settings that holds the key of every HMAC. */
interface SigningKey {
  secret: string
}

/** The query parameters of a signed URL. */
export interface UrlSignature {
  /** When the URL expires, in epoch milliseconds. */
  until: string
  /** The HMAC of path and expiry. */
  seal: string
}

/** Signs a path: until it expires it can be read without a token, as `<img>` and `<audio>` send none. */
export async function signUrl(settings: SigningKey, path: string, expiresAt: Date): Promise<string> {
  const until = String(expiresAt.getTime())
  const query = new URLSearchParams({ until, seal: await signatureOf(settings, path, until) })
  return `${path}?${query.toString()}`
}

/** Whether the signature belongs to this path and has not expired. */
export const isSignedUrlValid = async (
  settings: SigningKey,
  now: Date,
  path: string,
  { until, seal }: UrlSignature,
): Promise<boolean> => Number(until) > now.getTime() && timingSafeEqual(seal, await signatureOf(settings, path, until))

const signatureOf = (settings: SigningKey, path: string, until: string): Promise<string> =>
  hmac(settings.secret, `link ${path} until ${until}`)
