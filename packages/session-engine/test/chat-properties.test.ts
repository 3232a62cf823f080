import { describe, test } from 'vitest'
import * as chat from '../src/chat.ts'
import { SERVERS, TRANSPORTS, tryLaws } from './chat-laws.ts'

describe.each(TRANSPORTS)('M1–M4 hold over random timelines, with the %s transport', (way) => {
  test.each(SERVERS)('and a server with %o', { timeout: 120_000 }, (mode) => tryLaws(chat, mode, way, { numRuns: 100 }))
})
