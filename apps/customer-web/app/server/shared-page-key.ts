import type { IncomingMessage } from 'node:http'
import { dayInIndia } from '@tarapath/customer-core/dates'
import { hasSessionCookie } from '@tarapath/customer-core/session-cookie'
import { isbot } from 'isbot'
import { asksForLessData } from './asks-for-less-data.ts'
import type { Settings } from './settings.ts'
import type { StagingGate } from './staging-gate.ts'

const MAX_ADDRESS = 1000

/**
 * The key under which a page is cached, or null for a page that is rendered for its visitor only: that of a customer, who
 * may have changed something a moment ago, and the gate. A page depends on its address (with the platform), on the day, on
 * the origin that its links name, on whether few data are asked for, and on whether a search engine asks, which gets it in
 * one piece.
 */
export function sharedPageKey(incoming: IncomingMessage, gate: StagingGate, { publicOrigin }: Settings): string | null {
  const { method, url = '', headers } = incoming
  if (method !== 'GET' || url.length > MAX_ADDRESS) return null
  // Pictures have a cache of their own, and gain nothing by compression.
  if (url.startsWith('/share/')) return null
  if (hasSessionCookie(headers.cookie ?? '') || gate.isClosed(incoming)) return null
  const reader = isbot(headers['user-agent']) ? 'bot' : 'visitor'
  const size = asksForLessData(headers) ? 'less' : 'all'
  return `${dayInIndia(Date.now())} ${reader} ${size} ${publicOrigin ?? headers.host ?? ''} ${url}`
}
