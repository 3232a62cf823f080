import { submitUserQuery } from '@tarapath/api-client/content'
import type { StoreOrder } from '@tarapath/api-client/types'
import { customerAtom } from '@tarapath/customer-core/account'
import { commonWords, failureOf, failureSentence, refusalSentence, useApi } from '@tarapath/customer-core/platform'
import { Button, InlineNotice, Textarea } from '@tarapath/ui-kit'
import { useAtom, useAtomValue } from 'jotai'
import { useState, type FormEvent } from 'react'
import { hasAsked, withAsked, type OrderRequestKind } from './asked.ts'
import { possibleRequest } from './order-status.ts'
import { storedAtom } from '../../stored-atom.ts'
import cartStyles from './cart.module.css'
import styles from './store.module.css'
import { orderWords } from './words/order.gen.ts'

/** What this device has asked for. */
const requestsAtom = storedAtom('order_requests')

/** Asks the desk to cancel an order or to take it back, where that is possible. */
export function OrderRequest({ order, now }: { order: StoreOrder; now: number }) {
  const words = orderWords()
  const [requests, setRequests] = useAtom(requestsAtom)
  const kind = possibleRequest(order, now)
  if (kind === null) return null
  if (kind === 'later' || kind === 'over')
    return (
      <p className={`ui-note ${cartStyles['screenOnly']}`}>
        {kind === 'later' ? words.afterDelivery : words.returnOver}
      </p>
    )
  if (hasAsked(requests, kind, order.id))
    return (
      <div className={cartStyles['screenOnly']}>
        <InlineNotice tone="success" live="status">
          {kind === 'cancel' ? words.askedCancel : words.askedReturn}
        </InlineNotice>
      </div>
    )
  return <RequestForm order={order} kind={kind} onSent={() => setRequests(withAsked(requests, kind, order.id))} />
}

interface RequestFormProps {
  order: StoreOrder
  kind: OrderRequestKind
  onSent(): void
}

function RequestForm({ order, kind, onSent }: RequestFormProps) {
  const words = orderWords()
  const api = useApi()
  const { name } = useAtomValue(customerAtom)
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setProblem(null)
    const values = { number: order.order_number, reason: reason.trim() }
    const message = (kind === 'cancel' ? words.cancelMessage(values) : words.returnMessage(values)).trim()
    try {
      await submitUserQuery(api, { name: name.trim() || words.noName, message })
      onSent()
    } catch (error) {
      setProblem(refusalSentence(error) ?? failureSentence(failureOf(error)))
      setSending(false)
    }
  }
  return (
    <details className={`${styles['question']} ${cartStyles['screenOnly']}`}>
      <summary>{kind === 'cancel' ? words.cancelOrder : words.returnItems}</summary>
      <form className={cartStyles['form']} onSubmit={(event) => void send(event)}>
        <p>{kind === 'cancel' ? words.cancelHint : words.returnHint}</p>
        <Textarea
          label={words.reason}
          hint={words.reasonHint}
          optional={commonWords().optional}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {problem ? (
          <InlineNotice tone="danger" live="alert">
            {problem}
          </InlineNotice>
        ) : null}
        <div>
          <Button type="submit" variant={kind === 'cancel' ? 'danger-outline' : 'outline'} loading={isSending}>
            {kind === 'cancel' ? words.askCancel : words.askReturn}
          </Button>
        </div>
      </form>
    </details>
  )
}
