import { invalidFields } from '../errors.ts'
import { liveRoom } from '../ports/event-bus.ts'
import { balancePaise } from '../ledger/index.ts'
import { openShow, publicName } from '../live/index.ts'
import { openPayPage } from './pay-page.ts'
import { paymentOf } from './payment.ts'
import { settle } from './settle-payment.ts'
import { returnAddress } from './return-path.ts'
import { printPaise, toPaise, toRupees } from '../money/rupees.ts'
import { sendTip, TIPS } from './tip.ts'
import type { Handlers } from '../endpoint/handler.ts'
import { payPageReply } from './replies.ts'

export const paymentsEndpoints: Handlers<'payments'> = {
  async initiatePhonePePayment({ body }, { db, now, customer, ports, settings }) {
    const recharge = await paymentOf(db, customer.id, { kind: 'recharge', txnId: body.txn_id })
    return payPageReply(await openPayPage(db, now, ports.payments, recharge, returnAddress(body.path, settings)))
  },

  async getPhonePeStatus({ body }, { db, now, customer, ports }) {
    const asked = { kind: 'recharge', txnId: body.txn_id } as const
    await paymentOf(db, customer.id, asked)
    await settle(db, now, ports, asked.txnId)
    const { txnId, status, amountPaise, message, completedAt } = await paymentOf(db, customer.id, asked)
    return {
      txn_id: txnId,
      status,
      amount: toRupees(amountPaise),
      balance: toRupees(await balancePaise(db, customer.id)),
      message,
      completed_at: completedAt?.toISOString() ?? null,
    }
  },

  listTipAmounts: async () => TIPS.map(({ rupees, label }, at) => ({ id: at + 1, amount: rupees, label, icon: null })),

  async sendTip({ path, body }, { db, now, customer, ports, afterwards }) {
    if (toPaise(path.amount) !== toPaise(body.tip_amount))
      throw invalidFields({ tip_amount: 'The amount is not the one in the address.' })
    const show = body.live_stream_id === undefined ? null : await openShow(db, customer.id, body.live_stream_id)
    const astrologerId = show?.stream.astrologerId ?? body.consultant_id
    if (astrologerId === undefined) throw invalidFields({ consultant_id: 'Say who the tip is for.' })
    const tip = await sendTip(db, now, customer.id, astrologerId, toPaise(path.amount))
    if (show) {
      const told = { name: publicName(customer), amount: toRupees(tip.amountPaise) }
      afterwards(() => ports.events.publish(liveRoom(show.stream.id), 'tip', told))
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
    const heldPaise = await balancePaise(db, customer.id)
    const shortfallPaise = Math.max(0, requiredPaise - heldPaise)
    return {
      can_place: shortfallPaise === 0,
      balance: toRupees(heldPaise),
      required: toRupees(requiredPaise),
      shortfall: toRupees(shortfallPaise),
      // Nobody adds money for an order: it is paid past the wallet.
      detail:
        shortfallPaise === 0
          ? null
          : `Your wallet is ${printPaise(shortfallPaise)} short of this. An order is paid on the payment page, without the wallet.`,
    }
  },
}
