import { Chip, ScrollingChipRow } from '@tarapath/ui-kit'
import { allSignsPath } from './horoscope-address.ts'
import { PERIOD_TYPES, periodTypeOf } from './horoscope-period.ts'
import { horoscopesWords } from './words/horoscopes.gen.ts'

interface PeriodChipsProps {
  /** The type of the current page. */
  current: string
  /** The sign of the current page, such as `scorpio`; the page of all signs has none. */
  sign?: string
}

/** Links to the same page for every period. */
export function PeriodChips({ current, sign }: PeriodChipsProps) {
  const words = horoscopesWords()
  const names = [words.yesterday, words.today, words.tomorrow, words.week, words.month, words.year]
  return (
    <chosen-chip>
      <ScrollingChipRow label={words.periods}>
        {PERIOD_TYPES.map((type, index) => (
          <Chip
            key={type}
            href={sign === undefined ? allSignsPath(type) : `/horoscope/${type}/${sign}`}
            current={type === periodTypeOf(current)}
          >
            {names[index]}
          </Chip>
        ))}
      </ScrollingChipRow>
    </chosen-chip>
  )
}
