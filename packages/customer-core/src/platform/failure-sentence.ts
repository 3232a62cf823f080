import type { Failure } from './failure.ts'
import { isClientMissing } from './lazy-client.ts'
import { commonWords } from './words/common.gen.ts'
import { failureWords } from './words/failure.gen.ts'

/** The reason of a failure and the next step. */
export function failureSentence({ kind, retryAfterSeconds: seconds }: Failure): string {
  const words = failureWords()
  switch (kind) {
    case 'offline':
      if (isDeviceOffline()) return words.offline
      return isClientMissing ? commonWords().reloadPage : words.noAnswer
    case 'rate-limited':
      return seconds ? words.rateLimitedFor({ seconds }) : words.rateLimited
    case 'not-found':
      return words.notFound
    case 'signed-out':
      return words.signedOut
    case 'refused':
      return words.refused
    case 'not-implemented':
      return words.notAvailable
    case 'away':
      return words.away
    case 'unexpected':
      return words.unexpected
  }
}

/** False on the server, and where the device has a network and Tarapath still did not answer. */
function isDeviceOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
