import { Chip, ChipRow, formatRupees, PriceSplit } from '@tarapath/ui-kit'
import styles from './before-start-sheet.module.css'
import type { ConsultationKind } from './session-atoms.ts'
import type { StartPlan } from './start-plan.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

export interface PriceAgreementProps {
  kind: ConsultationKind
  balancePaise: number
  ratePaise: number
  plan: StartPlan
  limitMinutes: number | null
  onLimit(minutes: number | null): void
}

export function PriceAgreement({ kind, balancePaise, ratePaise, plan, limitMinutes, onLimit }: PriceAgreementProps) {
  const words = priceSheetWords()
  return (
    <>
      <PriceSplit
        caption={words.priceDetails({ kind })}
        rows={[
          { label: words.rate, value: words.ratePerMinute({ rate: formatRupees(ratePaise) }) },
          { label: words.yourBalance, paise: balancePaise },
          { label: words.maximumTime, value: words.minutes({ minutes: plan.maxMinutes }) },
          { label: words.maximumCost, paise: plan.maxCostPaise, tone: 'money' },
        ]}
      />
      {plan.limits.length > 0 ? (
        <div className={styles['limits']}>
          <h3>{words.setALimit}</h3>
          <ChipRow label={words.setALimit}>
            {plan.limits.map(({ minutes, paise }) => (
              <Chip key={minutes} pressed={limitMinutes === minutes} onPress={() => onLimit(minutes)}>
                {words.limit({ minutes, cost: formatRupees(paise, { trailingZeros: 'strip' }) })}
              </Chip>
            ))}
            <Chip pressed={limitMinutes === null} onPress={() => onLimit(null)}>
              {words.fullBalance}
            </Chip>
          </ChipRow>
        </div>
      ) : null}
    </>
  )
}
