import { hasSigned, type Secrets, sign } from './secrets.ts'

/** The part of the settings that signs. */
interface SigningKey {
  secrets: Secrets
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
  const query = new URLSearchParams({ until, seal: await sign(settings.secrets, claimOf(path, until)) })
  return `${path}?${query.toString()}`
}

/** Whether the signature belongs to this path and has not expired. */
export const isSignedUrlValid = async (
  settings: SigningKey,
  now: Date,
  path: string,
  { until, seal }: UrlSignature,
): Promise<boolean> => Number(until) > now.getTime() && (await hasSigned(settings.secrets, claimOf(path, until), seal))

const claimOf = (path: string, until: string): string => `link ${path} until ${until}`
