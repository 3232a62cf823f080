/** The tokens of a session. */
export interface Tokens {
  /** Sent as Bearer token; valid for minutes. */
  access?: string | undefined
  /** Exchanged for a new access token; valid for days. */
  refresh?: string | undefined
  /** Identifies this device in the server's logs. Grants no access. */
  log?: string | undefined
}

/** Where a client stores its tokens. */
export interface TokenStorage {
  get(): Tokens | Promise<Tokens>
  /** Replaces all three tokens; a missing one is removed. */
  set(tokens: Tokens): void | Promise<void>
  clear(): void | Promise<void>
  /** Runs one holder of the lock at a time across all users of this storage (tabs). Best effort. */
  lock?<Result>(name: string, run: () => Promise<Result>): Promise<Result>
  /** Calls the listener when another user of this storage signed out. */
  onSignOut?(listener: () => void): void
}
