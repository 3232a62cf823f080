import type { RechargeDetails } from '@tarapath/api-client/types'
import {
  Button,
  CallIcon,
  ChatIcon,
  DownloadIcon,
  EmptyState,
  GiftIcon,
  PendingIcon,
  ReceiptIcon,
  TextLink,
  TransactionRow,
  UndoIcon,
} from '@tarapath/ui-kit'
import { useSearchParams } from 'react-router'
import { formatDayAndTime, toPaise } from '../platform/index.ts'
import { walletWords } from './words/wallet.gen.ts'

type Entry = NonNullable<RechargeDetails['activity']>[number]

/** The transactions of the wallet, newest first. */
export function Transactions({ entries, pageSize }: { entries: readonly Entry[]; pageSize: number }) {
  const [search] = useSearchParams()
  const isLaterPage = search.has('before')
  const last = entries.at(-1)
  const words = walletWords()
  if (entries.length === 0 && !isLaterPage) {
    return (
      <EmptyState title={words.noTransactions} level={3}>
        {words.noTransactionsHint}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="ui-rows">
        {entries.map((entry) => (
          <Transaction key={entry.id} entry={entry} />
        ))}
      </ul>
      <p>
        {isLaterPage ? (
          <TextLink href="/wallet" variant="standalone">
            {words.newest}
          </TextLink>
        ) : null}{' '}
        {last && entries.length >= pageSize ? (
          <Button variant="outline" size="s" href={`/wallet?${new URLSearchParams({ before: last.created_at })}`}>
            {words.older}
          </Button>
        ) : null}
      </p>
    </>
  )
}

function Transaction({ entry }: { entry: Entry }) {
  const { title, amount, created_at: createdAt, status, txn_id: txnId, consultation_id: consultationId, reason } = entry
  const isOpen = status === 'created' || status === 'pending'
  const href = consultationId ? `/history/${consultationId}` : txnId ? paymentPath(txnId) : undefined
  return (
    <TransactionRow
      lead={isOpen ? <PendingIcon /> : iconOf(entry)}
      title={title}
      detail={[formatDayAndTime(createdAt), reason].filter(Boolean).join(' · ')}
      paise={toPaise(amount)}
      status={isOpen ? 'pending' : status === 'success' ? 'done' : 'failed'}
      statusText={statusLabel(status)}
      href={href}
    />
  )
}

function iconOf({ kind, title }: Entry) {
  switch (kind) {
    case 'recharge':
      return <DownloadIcon />
    case 'consultation':
      // The entry says only in its title whether it was a call.
      return title.startsWith('Call') ? <CallIcon /> : <ChatIcon />
    case 'refund':
      return <UndoIcon />
    case 'tip':
      return <GiftIcon />
    case 'other':
      return <ReceiptIcon />
  }
}

function paymentPath(txnId: string): string {
  return `/wallet/payment?${new URLSearchParams({ txn_id: txnId })}`
}

function statusLabel(status: Entry['status']): string | undefined {
  const words = walletWords()
  if (status === 'created' || status === 'pending') return words.pending
  if (status === 'failed') return words.failed
  return status === 'refunded' ? words.refunded : undefined
}
