import { queryHoroscopes } from '@tarapath/api-client/horoscope'
import {
  apiContext,
  SectionView,
  deviceClock,
  formatLongDay,
  loadSection,
  PageMeta,
  ScreenError,
} from '@tarapath/customer-core/platform'
import { TickRule } from '@tarapath/ui-kit'
import { DAILY_TYPE } from './horoscope-address.ts'
import { firstSentences } from './first-sentences.ts'
import type { Route } from './+types/horoscopes'
import { horoscopeName } from './horoscope-name.ts'
import { PeriodChips } from './period-chips.tsx'
import { TwelveSigns } from './twelve-signs.tsx'
import { twelveSignsHandle, useTwelveSignsElements } from './use-horoscope-elements.ts'
import styles from './horoscope.module.css'
import { horoscopesWords } from './words/horoscopes.gen.ts'

export const ErrorBoundary = ScreenError

export const handle = twelveSignsHandle

export async function loader({ context }: Route.LoaderArgs) {
  const today = queryHoroscopes(context.get(apiContext), { type: DAILY_TYPE })
  const sentences = await loadSection(today.then(({ results }) => firstSentences(results)))
  return { sentences, today: formatLongDay(deviceClock.now()) }
}

/** /horoscope */
export default function Horoscopes({ loaderData: { sentences, today } }: Route.ComponentProps) {
  useTwelveSignsElements()
  const words = horoscopesWords()
  const horoscope = horoscopeName(DAILY_TYPE)
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta title={words.titleOf({ horoscope })} description={words.descriptionOf({ horoscope })} />
      <div>
        <p className={styles['when']}>{today}</p>
        <h1>{horoscope}</h1>
      </div>
      <PeriodChips current={DAILY_TYPE} />
      <TickRule />
      <SectionView section={sentences} failedTitle={words.todayNotLoaded}>
        {(loaded) => <TwelveSigns type={DAILY_TYPE} sentences={loaded} />}
      </SectionView>
    </main>
  )
}
