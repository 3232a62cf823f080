import type { RechargeAmount } from '@tarapath/api-client/types'
import { ActionBar, AmountPicker, Button, formatRupees, InlineNotice, PriceSplit, TextInput } from '@tarapath/ui-kit'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pathAfterLogin } from '../account/index.ts'
import { toPaise } from '../platform/index.ts'
import { minutesFor, type KnownAstrologer } from './last-astrologers.ts'
import { parseAmount } from './parse-amount.ts'
import { CouponField } from './coupon-field.tsx'
import { usePayment, type ChangedPrice } from './use-payment.ts'
import { useQuote, type Quote } from './use-quote.ts'
import styles from './wallet-screen.module.css'
import { rechargeWords } from './words/recharge.gen.ts'

const DEFAULT_PAISE = 50_000

export interface RechargeFormProps {
  amounts: readonly RechargeAmount[]
  /** The astrologer in whose minutes amounts are shown. */
  astrologer: KnownAstrologer | null
}

/** The form of a recharge: an amount, a coupon, the full price and the button to pay. */
export function RechargeForm({ amounts, astrologer }: RechargeFormProps) {
  const words = rechargeWords()
  const [search] = useSearchParams()
  const { picked, pick, typed, type, typedProblem, paise, isOther } = useAmount(amounts, search.get('amount') ?? '')
  const [coupon, setCoupon] = useState<string | null>(null)
  const [open, setOpen] = useState<'amount' | 'coupon' | null>(isOther ? 'amount' : null)
  const toggle = (field: 'amount' | 'coupon') => setOpen(open === field ? null : field)

  const quote = useQuote(paise, coupon, astrologer)
  const next = search.get('next')
  const payment = usePayment(next ? pathAfterLogin(next) : null)
  const changed = payment.changedPrice(paise, coupon)
  const payable = changed?.payablePaise ?? (quote.name === 'ready' ? quote.payablePaise : null)

  return (
    <form
      className={styles['section']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (paise !== null && payable !== null) void payment.pay({ paise, coupon, shownPaise: payable })
      }}
    >
      <AmountPicker
        legend={words.amount}
        hideLegend
        name="amount"
        amounts={amounts.map((choice) => ({
          paise: toPaise(choice.amount),
          detail: detailOf(choice, astrologer),
        }))}
        value={picked}
        onChange={pick}
      />
      <div className={styles['folded']}>
        <Button variant="quiet" aria-expanded={open === 'amount'} onClick={() => toggle('amount')}>
          {words.enterAmount}
        </Button>
        <Button variant="quiet" aria-expanded={open === 'coupon'} onClick={() => toggle('coupon')}>
          {words.applyCoupon}
        </Button>
      </div>
      {open === 'amount' ? (
        <TextInput
          label={words.enterAmount}
          inputMode="decimal"
          autoComplete="off"
          prefix="₹"
          value={typed}
          onChange={(event) => type(event.target.value)}
          error={typedProblem}
        />
      ) : null}
      <CouponField isOpen={open === 'coupon'} paise={paise} applied={coupon} onApply={setCoupon} />
      <Price quote={quote} changed={changed} />
      <ActionBar>
        {payment.problem ? (
          <InlineNotice tone="danger" live="alert">
            {payment.problem}
          </InlineNotice>
        ) : null}
        <Button type="submit" variant="money" full loading={payment.isPaying} disabled={payable === null}>
          {payLabel(payable, quote)}
        </Button>
      </ActionBar>
    </form>
  )
}

/** The chosen amount: one of those offered, or another that is typed. It begins with the one of the address, if any. */
function useAmount(amounts: readonly RechargeAmount[], inAddress: string) {
  const requested = parseAmount(inAddress)
  const offered = amounts.map(({ amount }) => toPaise(amount))
  const first = requested.ok
    ? requested.paise
    : offered.includes(DEFAULT_PAISE)
      ? DEFAULT_PAISE
      : (offered[0] ?? DEFAULT_PAISE)
  const isOther = !offered.includes(first)
  const [picked, setPicked] = useState<number | null>(isOther ? null : first)
  const [typed, setTyped] = useState(isOther ? String(first / 100) : '')
  const typedAmount = typed === '' ? null : parseAmount(typed)
  return {
    picked,
    pick(paise: number) {
      setPicked(paise)
      setTyped('')
    },
    typed,
    type(text: string) {
      setTyped(text)
      setPicked(null)
    },
    typedProblem: typedAmount && !typedAmount.ok ? typedAmount.problem : undefined,
    paise: picked ?? (typedAmount?.ok ? typedAmount.paise : null),
    /** Whether the first amount is none of those offered. */
    isOther,
  }
}

/** "+ ₹50 bonus", or for how long the amount pays. */
function detailOf({ amount, bonus }: RechargeAmount, astrologer: KnownAstrologer | null): string | undefined {
  const words = rechargeWords()
  if (bonus > 0) return words.bonus({ amount: formatRupees(toPaise(bonus), { trailingZeros: 'strip' }) })
  const minutes = astrologer ? minutesFor(toPaise(amount), astrologer) : 0
  return minutes > 0 ? words.minutes({ minutes }) : undefined
}

function payLabel(payablePaise: number | null, quote: Quote): string {
  const words = rechargeWords()
  if (payablePaise === null) return words.pay
  const pay = formatRupees(payablePaise, { trailingZeros: 'strip' })
  if (quote.name !== 'ready') return words.payAmount({ amount: pay })
  return words.payAndGet({ pay, get: formatRupees(quote.creditPaise, { trailingZeros: 'strip' }) })
}

/** The price of the chosen amount, or that it is another one than the form showed. */
function Price({ quote, changed }: { quote: Quote; changed: ChangedPrice | null }) {
  const words = rechargeWords()
  return (
    <div role="status" className={styles['quote']}>
      {changed ? (
        <InlineNotice tone="warn" title={words.priceChanged({ price: formatRupees(changed.payablePaise) })}>
          {words.priceChangedHint({ shownPrice: formatRupees(changed.shownPaise) })}
        </InlineNotice>
      ) : null}
      {quote.name === 'ready' && !changed ? <PriceSplit caption={words.priceDetails} rows={quote.rows} /> : null}
      {quote.name === 'rejected' ? <InlineNotice tone="danger">{quote.problem}</InlineNotice> : null}
      {quote.name === 'none' ? <p className={styles['small']}>{words.chooseAmount}</p> : null}
    </div>
  )
}
