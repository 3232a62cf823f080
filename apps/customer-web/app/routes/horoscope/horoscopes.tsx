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
import type { ArticleHandle } from '../../server/article-page.ts'
import type { Route } from './+types/horoscopes'
import { HoroscopeTypes } from './horoscope-types.tsx'
import { TwelveSigns } from './twelve-signs.tsx'
import styles from './horoscope.module.css'
import { horoscopesWords } from './words/horoscopes.gen.ts'

export const ErrorBoundary = ScreenError

export const handle: ArticleHandle = { isArticle: true }

export async function loader({ context }: Route.LoaderArgs) {
  const today = queryHoroscopes(context.get(apiContext), { type: DAILY_TYPE })
  const sentences = await loadSection(today.then(({ results }) => firstSentences(results)))
  return { sentences, today: formatLongDay(deviceClock.now()) }
}

/** /horoscope */
export default function Horoscopes({ loaderData: { sentences, today } }: Route.ComponentProps) {
  const words = horoscopesWords()
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta title={words.todayTitle} description={words.todayDescription} />
      <div>
        <p className={styles['when']}>{today}</p>
        <h1>{words.today}</h1>
      </div>
      <HoroscopeTypes current={null} />
      <TickRule />
      <SectionView section={sentences} failedTitle={words.todayNotLoaded}>
        {(loaded) => <TwelveSigns type={DAILY_TYPE} sentences={loaded} />}
      </SectionView>
    </main>
  )
}
