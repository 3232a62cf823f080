import type { Tokens } from './tokens.ts'

/** The tokens in the reply to a sign-in; undefined when it holds none. */
export function readTokens(reply: unknown): Tokens | undefined {
  const { access, refresh, log_token: log } = (reply ?? {}) as { access?: string; refresh?: string; log_token?: string }
  return access ? { access, refresh, log } : undefined
}
