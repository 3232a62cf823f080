/** What a session consists of. */
export interface Tokens {
  /** Sent as Bearer; lives for minutes. */
  access?: string | undefined
  /** Buys a new access token; lives for days. */
  refresh?: string | undefined
  /** A name for this device in the server's logs. Opens nothing. */
  log?: string | undefined
}

/** Where a client keeps its tokens. */
export interface TokenStorage {
  get(): Tokens | Promise<Tokens>
  /** Replaces all three; what is missing is removed. */
  set(tokens: Tokens): void | Promise<void>
  clear(): void | Promise<void>
  /** Keeps several owners of one storage (tabs) from running the same thing at once. Best effort. */
  lock?<Result>(name: string, run: () => Promise<Result>): Promise<Result>
  /** Calls back when another owner of this storage signed out. */
  onSignOut?(listener: () => void): void
}
