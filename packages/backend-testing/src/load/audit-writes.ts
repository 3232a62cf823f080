import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '@tarapath/backend/database'
import { TIP_RUPEES, type Answered } from './mixed-load.ts'

/** Sentences about writes that were lost, doubled or wrong after a load on Postgres. `paise` is the first balance of each customer. */
export async function auditWrites({ db }: Pick<Database, 'db'>, answered: readonly Answered[], paise: number) {
  const rows = async <Row>(query: SQL): Promise<Row[]> => (await db.execute(query)) as unknown as Row[]
  const accepted = answered.flatMap(({ status, write }) => (write && status < 300 && status > 0 ? [write] : []))
  const complaints: string[] = []
  const check = (isRight: boolean, sentence: string): void => void (isRight || complaints.push(sentence))

  const messages = await rows<{ key: string; times: number }>(
    sql`select client_message_id as key, count(*)::int as times from chat_messages where client_message_id is not null group by 1`,
  )
  const stored = new Map(messages.map(({ key, times }) => [key, times]))
  const sent = accepted.filter(({ kind }) => kind === 'message')
  check(sent.length === stored.size, `${sent.length} messages were acknowledged, and ${stored.size} are stored.`)
  for (const { key } of sent)
    check(stored.get(key) === 1, `The message ${key} is stored ${stored.get(key) ?? 0} times.`)

  const tips = new Map<number, number>()
  for (const { kind, chat } of accepted)
    if (kind === 'tip') tips.set(chat.customerId, (tips.get(chat.customerId) ?? 0) + 1)
  const balances = await rows<{ id: string; paise: string; posted: string }>(
    sql`select a.id, a.balance_paise as paise, coalesce(sum(p.amount_paise), 0) as posted
      from accounts a left join postings p on p.account_id = a.id group by a.id`,
  )
  check(balances.reduce((sum, balance) => sum + Number(balance.paise), 0) === 0, 'All balances do not add up to zero.')
  const found = new Map(balances.map(({ id, paise: balance }) => [id, Number(balance)]))
  for (const { id, paise: balance, posted } of balances)
    check(balance === posted, `The balance of ${id} is ${balance}, and its postings are ${posted}.`)
  for (const [customer, count] of tips) {
    const expected = paise - count * TIP_RUPEES * 100
    const balance = found.get(`customer:${customer}`)
    check(
      balance === expected,
      `Customer ${customer} has ${balance} paise and gave ${count} tips: ${expected} are left.`,
    )
  }
  return complaints
}
