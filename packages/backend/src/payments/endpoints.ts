import { invalidFields } from '../errors.ts'
import { liveRoom } from '../ports/event-bus.ts'
import { balancePaise } from '../ledger/index.ts'
import { getJoinableLiveStream, publicName } from '../live/index.ts'
import { openPayPage } from './pay-page.ts'
import { getPayment } from './payment.ts'
import { settlePayment } from './settle-payment.ts'
import { createReturnUrl } from './return-path.ts'
import { printPaise, toPaise, toRupees } from '../money/rupees.ts'
import { sendTip } from './tip.ts'
import { offeredTips } from './tip-amounts.ts'
import type { Handlers } from '../endpoint/handler.ts'
import { payPageReply } from './replies.ts'

export const paymentsEndpoints: Handlers<'payments'> = {
  async initiatePhonePePayment({ body }, { db, now, customer, ports, settings }) {
    const recharge = await getPayment(db, customer.id, { kind: 'recharge', txnId: body.txn_id })
    return payPageReply(
      await openPayPage(db, now, ports.payments, {
        payment: recharge,
        returnUrl: createReturnUrl(body.path, settings),
      }),
    )
  },

  async getPhonePeStatus({ body }, { db, now, customer, ports }) {
    const key = { kind: 'recharge', txnId: body.txn_id } as const
    await getPayment(db, customer.id, key)
    await settlePayment(db, now, ports, key.txnId)
    const { txnId, status, amountPaise, message, completedAt } = await getPayment(db, customer.id, key)
    return {
      txn_id: txnId,
      status,
      amount: toRupees(amountPaise),
      balance: toRupees(await balancePaise(db, customer.id)),
      message,
      completed_at: completedAt?.toISOString() ?? null,
    }
  },

  listTipAmounts: (_, { db }) => offeredTips(db),

  async sendTip({ path, body }, { db, now, customer, ports, afterwards }) {
    if (toPaise(path.amount) !== toPaise(body.tip_amount))
      throw invalidFields({ tip_amount: 'The amount differs from the amount in the URL.' })
    const live =
      body.live_stream_id === undefined ? null : await getJoinableLiveStream(db, customer.id, body.live_stream_id)
    const astrologerId = live?.stream.astrologerId ?? body.consultant_id
    if (astrologerId === undefined) throw invalidFields({ consultant_id: 'Choose an astrologer for the tip.' })
    const tip = await sendTip(db, now, { customerId: customer.id, astrologerId, amountPaise: toPaise(path.amount) })
    if (live) {
      const event = { name: publicName(customer), amount: toRupees(tip.amountPaise) }
      afterwards(() => ports.events.publish(liveRoom(live.stream.id), 'tip', event))
    }
    return {
      id: tip.id,
      amount: toRupees(tip.amountPaise),
      balance: toRupees(await balancePaise(db, customer.id)),
      consultant_id: tip.astrologerId,
      created_at: tip.createdAt.toISOString(),
    }
  },

  async checkOrderPlacement({ query }, { db, customer }) {
    const requiredPaise = toPaise(query.amount)
    const walletPaise = await balancePaise(db, customer.id)
    const shortfallPaise = Math.max(0, requiredPaise - walletPaise)
    return {
      can_place: shortfallPaise === 0,
      balance: toRupees(walletPaise),
      required: toRupees(requiredPaise),
      shortfall: toRupees(shortfallPaise),
      // No recharge is suggested, because an order is not paid from the wallet.
      detail:
        shortfallPaise === 0
          ? null
          : `Your wallet has ${printPaise(shortfallPaise)} less than this. Orders are paid on the payment page, not from the wallet.`,
    }
  },
}
