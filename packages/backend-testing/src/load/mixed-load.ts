import type { RunningChat } from './running-chats.ts'

interface LoadOptions {
  /** The processes. The requests of a customer go to the same one, and to the next while it does not answer. */
  addresses: readonly string[]
  chats: readonly RunningChat[]
  perSecond: number
}

export interface Answered {
  /** `performance.now()` when the request was due. */
  dueAt: number
  /** From then until the reply, repetitions included. */
  ms: number
  /** 0 if it was never answered. */
  status: number
  isRepeated: boolean
  answeredAt: number
  /** The write, which its chat has to show exactly once. */
  write: Write | null
}

export interface Write {
  kind: 'message' | 'tip'
  chat: RunningChat
  key: string
}

interface Asked {
  path: string
  method: 'GET' | 'POST'
  body?: object
  write: Write | null
}

export const TIP_RUPEES = 11
/** Repeated: no reply, a process that is not ready, and one that was too slow to read the request. */
const UNANSWERED = new Set([0, 408, 503])
/** Half a minute, after which a customer would have given up. */
const TRIES = 300
const PAUSE_MS = 100
const MAX_OPEN = 100

/**
 * Customers in running chats poll, read messages and the list, write and tip: of twenty requests two are writes. Requests
 * leave when they are due, but for more than `MAX_OPEN` without a reply, and their time counts from when they were due. One
 * without a reply is repeated under the same key.
 */
export function startMixedLoad({ addresses, chats, perSecond }: LoadOptions) {
  const answered: Answered[] = []
  const open = new Set<Promise<void>>()
  const startedAt = performance.now()
  let sent = 0

  async function ask(at: number, dueAt: number): Promise<void> {
    const customer = at % chats.length
    const asked = requestOf(at, chats[customer]!)
    const { status, tries } = await untilAnswered(addresses, customer, asked, chats[customer]!.access)
    const answeredAt = performance.now()
    answered.push({ dueAt, answeredAt, ms: answeredAt - dueAt, status, isRepeated: tries > 1, write: asked.write })
  }

  const timer = setInterval(() => {
    const isDue = () => startedAt + (sent * 1000) / perSecond <= performance.now()
    for (; isDue() && open.size < MAX_OPEN; sent += 1) {
      const one = ask(sent, startedAt + (sent * 1000) / perSecond)
      open.add(one)
      void one.finally(() => open.delete(one))
    }
  }, 5)
  return {
    answered,
    /** Sends no more, and resolves when everything is answered. */
    async stop(): Promise<readonly Answered[]> {
      clearInterval(timer)
      await Promise.all(open)
      return answered
    },
  }
}

function requestOf(at: number, chat: RunningChat): Asked {
  const { consultationId } = chat
  const key = `write-${at}`
  // Each chat does each of them in turn.
  const turn = (at + Math.floor(at / 20)) % 20
  if (turn === 0)
    return {
      method: 'POST',
      path: '/api/v1/consultation/ongoing-chat/send-message/',
      body: { consultation_id: consultationId, text: `Message ${at}`, client_message_id: key },
      write: { kind: 'message', chat, key },
    }
  if (turn === 1)
    return {
      method: 'POST',
      path: `/api/v1/payments/tip-amount/${TIP_RUPEES}/send-tip-amount/`,
      body: { tip_amount: TIP_RUPEES, consultant_id: chat.astrologerId },
      write: { kind: 'tip', chat, key },
    }
  if (turn < 13) return { method: 'GET', path: '/api/v1/consultation/ongoing-status/', write: null }
  if (turn < 17)
    return { method: 'GET', path: `/api/v1/user/consultation-history/${consultationId}/all-messages/`, write: null }
  return { method: 'GET', path: '/api/v1/astro/consultants/?limit=20', write: null }
}

async function untilAnswered(addresses: readonly string[], customer: number, asked: Asked, access: string) {
  const { path, method, body, write } = asked
  const headers = {
    authorization: `Bearer ${access}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(write && { 'idempotency-key': write.key }),
  }
  for (let tries = 1; ; tries += 1) {
    const address = addresses[(customer + tries - 1) % addresses.length] ?? ''
    const status = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )
    if (!UNANSWERED.has(status) || tries === TRIES) return { status, tries }
    // The next process is asked at once, and all of them again after a pause.
    if (tries % addresses.length === 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
