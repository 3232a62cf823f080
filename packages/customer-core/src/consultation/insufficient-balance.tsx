import { listRechargeAmountsForAstrologer } from '@tarapath/api-client/astrologers'
import type { Astrologer, RechargeAmount } from '@tarapath/api-client/types'
import { Button, formatRupees, PriceSplit } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { toPaise, useApi } from '../platform/index.ts'
import styles from './before-start-sheet.module.css'
import { minutesFor } from './chat-cost.ts'
import { MINUTES_TO_START, type StartPlan } from './start-plan.ts'

export interface InsufficientBalanceProps {
  astrologer: Astrologer
  balancePaise: number
  ratePaise: number
  plan: StartPlan
}

/** Shows how much is missing for two minutes, and how long each recharge would last with this astrologer. */
export function InsufficientBalance({ astrologer, balancePaise, ratePaise, plan }: InsufficientBalanceProps) {
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
        caption="What is missing"
        rows={[
          { label: 'Rate', value: `${formatRupees(ratePaise)} / min` },
          { label: 'Your balance', paise: balancePaise },
          { label: `Needed for ${MINUTES_TO_START} min`, paise: MINUTES_TO_START * ratePaise },
          { label: 'Missing', paise: plan.shortfallPaise, tone: 'money' },
        ]}
      />
      {amounts.length > 0 ? (
        <ul className={styles['amounts']}>
          {amounts.slice(0, 3).map(({ id, amount, total }) => (
            <li key={id}>
              <Button variant="outline" full href={walletHref(amount)}>
                <span className={styles['amount']}>
                  {formatRupees(toPaise(amount), { sign: 'always', trailingZeros: 'strip' })}
                  <small>{minutesFor(balancePaise + toPaise(total), ratePaise)} min</small>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button variant="money" full size="l" href={walletHref()}>
        Add money
      </Button>
    </>
  )
}
