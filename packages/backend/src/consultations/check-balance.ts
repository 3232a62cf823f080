import type { Db } from '../database/db.ts'
import { insufficientBalance } from '../errors.ts'
import { balancePaise } from '../ledger/index.ts'
import { printPaise } from '../money/rupees.ts'
import { MINUTES_TO_START } from './lifecycle.ts'

/** The balance, or a refusal when it does not cover the first minutes with this astrologer. */
export async function checkBalance(
  db: Db,
  customerId: number,
  { name, ratePaise }: { name: string; ratePaise: number },
): Promise<number> {
  const balance = await balancePaise(db, customerId)
  const required = MINUTES_TO_START * ratePaise
  if (balance >= required) return balance
  throw insufficientBalance(
    balance,
    required,
    `You need ${printPaise(required)} for ${MINUTES_TO_START} minutes with ${name}. Your balance is ${printPaise(balance)}.`,
  )
}
