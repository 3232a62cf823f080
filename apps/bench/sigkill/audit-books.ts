import type { Database } from '@tarapath/backend'
import { sql } from 'drizzle-orm'
import { RECHARGE_RUPEES, TIP_RUPEES, type LoadCustomer } from './customer.ts'

/** The credit for a recharge of ₹500: the amount and its bonus. */
const CREDITED_PAISE = RECHARGE_RUPEES * 100 + 5000

/** Throws if a paisa is missing or one too many. Returns how often each action was done. */
export async function auditBooks({ db }: Pick<Database, 'db'>, customers: readonly LoadCustomer[]) {
  async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
    const answer = (await db.execute(query)) as unknown as Row[] | { rows: Row[] }
    return 'rows' in answer ? answer.rows : answer
  }

  const wrong = await rows(sql`
    select a.id, a.balance_paise, coalesce(sum(p.amount_paise), 0) as posted
    from accounts a left join postings p on p.account_id = a.id
    group by a.id having a.balance_paise <> coalesce(sum(p.amount_paise), 0)`)
  if (wrong.length > 0) throw new Error(`Balances that are not what was posted: ${JSON.stringify(wrong)}`)
  const [total] = await rows<{ paise: string }>(sql`select coalesce(sum(balance_paise), 0) as paise from accounts`)
  if (Number(total?.paise) !== 0) throw new Error(`All balances add up to ${total?.paise} paise.`)

  const counts = { recharges: 0, tips: 0, chats: 0 }
  for (const customer of customers) {
    const account = `customer:${customer.id}`
    const posted = await rows<{ kind: string; journals: number; paise: string }>(sql`
      select j.kind, count(distinct j.subject)::int as journals, sum(p.amount_paise) as paise
      from postings p join journals j on j.id = p.journal_id where p.account_id = ${account} group by j.kind`)
    const of = (kind: string) => posted.find((row) => row.kind === kind) ?? { journals: 0, paise: '0' }
    const [chats] = await rows<{ charged: string; due: string; ended: number }>(sql`
      select coalesce(sum(charged_paise), 0) as charged,
        coalesce(sum(floor(greatest(0, floor(extract(epoch from ended_at - started_at))) * rate_paise / 60)), 0) as due,
        count(*)::int as ended
      from consultations where customer_id = ${customer.id} and started_at is not null`)
    expectEqual(`${account}: recharges`, of('recharge').journals, customer.recharges())
    expectEqual(`${account}: credited paise`, Number(of('recharge').paise), customer.recharges() * CREDITED_PAISE)
    expectEqual(`${account}: tips`, of('tip').journals, customer.tips())
    expectEqual(`${account}: tipped paise`, -Number(of('tip').paise), customer.tips() * TIP_RUPEES * 100)
    expectEqual(`${account}: paise of chats`, -Number(of('consultation').paise), Number(chats?.charged))
    expectEqual(`${account}: paise of paid seconds`, Number(chats?.due), Number(chats?.charged))
    counts.recharges += customer.recharges()
    counts.tips += customer.tips()
    counts.chats += customer.chats()
  }
  return counts
}

function expectEqual(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${what}: the books say ${found}, the customers did ${expected}`)
}
