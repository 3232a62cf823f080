import { Chip, ChipRow, formatRupees, PriceSplit } from '@tarapath/ui-kit'
import styles from './before-start-sheet.module.css'
import type { StartPlan } from './start-plan.ts'

export interface PriceAgreementProps {
  balancePaise: number
  ratePaise: number
  plan: StartPlan
  limitMinutes: number | null
  onLimit(minutes: number | null): void
}

export function PriceAgreement({ balancePaise, ratePaise, plan, limitMinutes, onLimit }: PriceAgreementProps) {
  return (
    <>
      <PriceSplit
        caption="What this chat can cost"
        rows={[
          { label: 'Rate', value: `${formatRupees(ratePaise)} / min` },
          { label: 'Your balance', paise: balancePaise },
          { label: 'Longest this can run', value: `${plan.longestMinutes} min` },
          { label: 'Most it can cost', paise: plan.maxCostPaise, tone: 'money' },
        ]}
      />
      {plan.limits.length > 0 ? (
        <div className={styles['limits']}>
          <h3 id="stop-me-at">Stop me at</h3>
          <ChipRow label="Stop me at">
            {plan.limits.map(({ minutes, paise }) => (
              <Chip key={minutes} pressed={limitMinutes === minutes} onPress={() => onLimit(minutes)}>
                {minutes} min {formatRupees(paise, { trailingZeros: 'strip' })}
              </Chip>
            ))}
            <Chip pressed={limitMinutes === null} onPress={() => onLimit(null)}>
              No limit
            </Chip>
          </ChipRow>
        </div>
      ) : null}
    </>
  )
}
