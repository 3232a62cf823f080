import { listRechargeAmountsForAstrologer } from '@tarapath/api-client/astrologers'
import type { Astrologer, RechargeAmount } from '@tarapath/api-client/types'
import { Button, formatRupees, PriceSplit } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { toPaise, useApi } from '../platform/index.ts'
import styles from './before-start-sheet.module.css'
import { minutesFor } from './chat-cost.ts'
import { MINUTES_TO_START, type StartPlan } from './start-plan.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

export interface InsufficientBalanceProps {
  astrologer: Astrologer
  balancePaise: number
  ratePaise: number
  plan: StartPlan
}

/** Shows how much is missing for two minutes, and how long each recharge would last with this astrologer. */
export function InsufficientBalance({ astrologer, balancePaise, ratePaise, plan }: InsufficientBalanceProps) {
  const words = priceSheetWords()
  const api = useApi()
  const [amounts, setAmounts] = useState<readonly RechargeAmount[]>([])
  useEffect(() => {
    let isMounted = true
    listRechargeAmountsForAstrologer(api, { consultant_id: astrologer.id }).then(
      (list) => isMounted && setAmounts(list),
      // Our own choice: a failure is silent, because the wallet offers every amount too.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [api, astrologer.id])

  const next = `/consult-astrologer-online/${astrologer.slug}`
  const walletHref = (rupees?: number) =>
    `/wallet?${new URLSearchParams({ ...(rupees ? { amount: String(rupees) } : {}), next })}`
  return (
    <>
      <PriceSplit
        caption={words.rechargeNeeded}
        rows={[
          { label: words.rate, value: words.ratePerMinute({ rate: formatRupees(ratePaise) }) },
          { label: words.yourBalance, paise: balancePaise },
          { label: words.minimumFor({ minutes: MINUTES_TO_START }), paise: MINUTES_TO_START * ratePaise },
          { label: words.addAtLeast, paise: plan.shortfallPaise, tone: 'money' },
        ]}
      />
      {amounts.length > 0 ? (
        <ul className={styles['amounts']}>
          {amounts.slice(0, 3).map(({ id, amount, total }) => (
            <li key={id}>
              <Button variant="outline" full href={walletHref(amount)}>
                <span className={styles['amount']}>
                  {formatRupees(toPaise(amount), { sign: 'always', trailingZeros: 'strip' })}
                  <small>{words.minutes({ minutes: minutesFor(balancePaise + toPaise(total), ratePaise) })}</small>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button variant="money" full size="l" href={walletHref()}>
        {words.recharge}
      </Button>
    </>
  )
}
