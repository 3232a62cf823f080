import { createClient, isApiError, memoryStorage, type Client } from '@tarapath/api-client'
import { filterAstrologers } from '@tarapath/api-client/astrologers'
import { requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import { endConsultation, getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { getPhonePeStatus, initiatePhonePePayment, sendTip } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import type { KillableServer } from './killable-server.ts'

const RECHARGE_RUPEES = 500
const TIP_RUPEES = 11
const WAIT_MS = 150

export interface LoadCustomer {
  id: number
  /** Recharges, tips and chats in turn until `isOver`; each action is completed. */
  live: (isOver: () => boolean) => Promise<void>
  done: () => number
  recharges: () => number
  tips: () => number
  chats: () => number
}

export async function createCustomer(server: KillableServer, at: number): Promise<LoadCustomer> {
  const client = createClient({ baseUrl: server.address, storage: memoryStorage(), retry: 0 })
  const id = await signIn(client, server.address, `98765432${String(at).padStart(2, '0')}`)
  const counts = { recharges: 0, tips: 0, chats: 0 }
  let keys = 0
  const newKey = () => `customer ${id}, thing ${(keys += 1)}`

  async function recharge(): Promise<void> {
    for (;;) {
      const idempotencyKey = newKey()
      const { txn_id } = await untilAnswered(() =>
        rechargeWallet(client, { amount: RECHARGE_RUPEES }, { idempotencyKey }),
      )
      if (await untilAnswered(() => pay(client, txn_id))) break
    }
    counts.recharges += 1
  }

  async function tip(): Promise<void> {
    const idempotencyKey = newKey()
    const body = { tip_amount: TIP_RUPEES, consultant_id: 1 }
    await untilAnswered(() => sendTip(client, { amount: TIP_RUPEES }, body, { idempotencyKey }))
    counts.tips += 1
  }

  /** Each customer takes another one of those who are available, so that none waits for another. */
  async function chat(): Promise<void> {
    const { results } = await untilAnswered(() => filterAstrologers(client, { is_available_for_chat: true }))
    const astrologer = results[at]
    if (!astrologer) return
    const idempotencyKey = newKey()
    const body = { consultant_id: astrologer.id }
    const asked = await untilAnswered(() => requestConsultation(client, { type: 'chat' }, body, { idempotencyKey }))
    await untilAnswered(() => startChat(client, { consultation_id: asked.id }))
    for (let polls = 0; polls < 20; polls += 1) {
      const { ongoing_data } = await untilAnswered(() => getOngoingStatus(client))
      if (ongoing_data?.id !== asked.id || !ongoing_data.is_consultation_inprogress) break
      await pause(300)
    }
    const said = { auto_end: false, chat_end_reason: 'ended by user' }
    await untilAnswered(() => endConsultation(client, { id: asked.id }, said))
    counts.chats += 1
  }

  return {
    id,
    async live(isOver) {
      while (!isOver()) {
        await recharge()
        await tip()
        await chat().catch((failure: unknown) => {
          // The astrologer has become busy or has left; the next round tries again.
          if (!isApiError(failure) || failure.status !== 409) throw failure
        })
      }
    },
    done: () => counts.recharges + counts.tips + counts.chats,
    recharges: () => counts.recharges,
    tips: () => counts.tips,
    chats: () => counts.chats,
  }
}

async function signIn(client: Client, address: string, phone: string): Promise<number> {
  await requestLoginOtp(client, { phone_number: phone })
  const page = await (await fetch(`${address}/console`)).text()
  const code = new RegExp(`data-phone="\\+91${phone}"[\\s\\S]*?<output data-code[^>]*>(\\d{6})`).exec(page)?.[1]
  if (code === undefined) throw new Error('There is no code on the console.')
  const { access, refresh, log_token, user } = await verifyLoginOtp(client, { phone_number: phone, otp_key: code })
  await client.session.signIn({ access, refresh, log: log_token })
  return user.id
}

/** False if this payment can no longer be opened, because its page was lost with the server. */
async function pay(client: Client, txnId: string): Promise<boolean> {
  try {
    const { redirect_url } = await initiatePhonePePayment(client, { txn_id: txnId })
    await fetch(redirect_url.replace('localhost', '127.0.0.1'), {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    })
  } catch (failure) {
    const code = isApiError(failure) ? (failure.body as { code?: string } | undefined)?.code : undefined
    if (code === 'payment_not_opened') return false
    if (code !== 'payment_settled') throw failure
  }
  const { status } = await getPhonePeStatus(client, { txn_id: txnId })
  if (status !== 'success') throw new Error(`The payment is ${status}.`)
  return true
}

/** A request whose bytes came too slowly was not read. */
const TIMED_OUT = 408

/** Repeats a request until it is answered. A refusal is an answer; a token refresh without a server is not. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      return await ask()
    } catch (failure) {
      const status = (isApiError(failure) && failure.kind === 'http' && failure.status) || 500
      const isAnswer = status < 500 && status !== TIMED_OUT
      if (isAnswer || tries > 2000) throw failure
      await pause(WAIT_MS)
    }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export { RECHARGE_RUPEES, TIP_RUPEES }
