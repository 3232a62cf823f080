import { runCallerCode } from './caller-code.ts'
import type { ClientOptions } from './client.ts'
import type { Tokens, TokenStorage } from './tokens.ts'

/**
 * The storage of a client, which never fails: tokens that cannot be written stay in memory, as all do without a storage;
 * what cannot be read is missing, and a lock that fails runs the work without it.
 */
export function guardedStorage(options: ClientOptions): Required<TokenStorage> {
  const { storage } = options
  /** What the storage did not take. */
  let unsaved: Tokens | undefined = storage ? undefined : {}

  const save = (tokens: Tokens, write: () => void | Promise<void> | undefined) => {
    unsaved = tokens
    return runCallerCode(options, 'storage', async () => {
      await write()
      if (storage) unsaved = undefined
    })
  }

  return {
    get: async () => unsaved ?? (await runCallerCode(options, 'storage', () => storage?.get())) ?? {},
    set: (tokens) => save(tokens, () => storage?.set(tokens)),
    clear: () => save({}, () => storage?.clear()),
    async lock(name, run) {
      let running: ReturnType<typeof run> | undefined
      const runOnce = () => (running ??= run())
      await runCallerCode(options, 'storage', () => storage?.lock?.(name, runOnce))
      return runOnce()
    },
    onSignOut(listener) {
      storage?.onSignOut?.(() => {
        unsaved = undefined
        listener()
      })
    },
  }
}
