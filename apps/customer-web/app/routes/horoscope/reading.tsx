import { isApiError, type Client } from '@tarapath/api-client'
import { listRecommendedAstrologers } from '@tarapath/api-client/astrologers'
import { getHoroscope, queryHoroscopes } from '@tarapath/api-client/horoscope'
import type { Horoscope, ZodiacSign } from '@tarapath/api-client/types'
import {
  apiContext,
  dayInIndia,
  deviceClock,
  loadScreen,
  loadSection,
  PageMeta,
  ScreenError,
  StructuredData,
} from '@tarapath/customer-core/platform'
import { RashiGlyph, TickRule } from '@tarapath/ui-kit'
import { redirect } from 'react-router'
import type { Route } from './+types/reading'
import { AskAstrologers } from './ask-astrologers.tsx'
import { describeHoroscope } from './describe-horoscope.ts'
import { horoscopeAddress } from './horoscope-address.ts'
import { addressOf, isDatedType } from './horoscope-period.ts'
import { PeriodChips } from './period-chips.tsx'
import { ReadingLinks } from './reading-links.tsx'
import { ReadingSections, Why } from './reading-sections.tsx'
import { sunDates } from './signs.ts'
import { SharePage } from './share-page.tsx'
import { SkyTable } from './sky-table.tsx'
import { horoscopeHandle, useHoroscopeElements } from './use-horoscope-elements.ts'
import { findSign, toZodiacSign } from './zodiac-sign.ts'
import page from './horoscope.module.css'
import styles from './reading.module.css'
import { horoscopesWords } from './words/horoscopes.gen.ts'

export const ErrorBoundary = ScreenError

export const handle = horoscopeHandle

export async function loader({ params: { type, sign: name, date }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const sign = findSign(name)
  if (!sign) throw redirect(horoscopeAddress(`/horoscope/${type}`))
  const zodiacSign = toZodiacSign(sign)
  const [horoscope, people] = await Promise.all([
    date === undefined
      ? loadScreen(getHoroscope(api, { type, sign: zodiacSign }))
      : horoscopeOn(api, type, zodiacSign, date),
    loadSection(listRecommendedAstrologers(api, {})),
  ])
  const today = dayInIndia(deviceClock.now())
  const path = `/horoscope/${type}/${zodiacSign}${date === undefined ? '' : `/${date}`}`
  const address = addressOf(zodiacSign, horoscope, today)
  if (date !== undefined && path !== address) throw redirect(address)
  // A date leads to any of the years that are computed: too many pages for search engines.
  const astrologers = people.ok ? people.data : []
  return { path, horoscope, astrologers, today, isListed: date === undefined && horoscope.valid_to >= today }
}

/** The horoscope of a type for a date. What is no date leads to the horoscope of the type. */
async function horoscopeOn(api: Client, type: string, sign: ZodiacSign, date: string): Promise<Horoscope> {
  const withoutDate = `/horoscope/${type}/${sign}`
  if (!isDatedType(type)) throw redirect(withoutDate)
  try {
    const { results } = await queryHoroscopes(api, { type, sign, date })
    return results[0] as Horoscope
  } catch (error) {
    if (isApiError(error) && error.status === 400) throw redirect(withoutDate)
    return loadScreen(Promise.reject(error))
  }
}

/** /horoscope/:type/:sign, and /horoscope/:type/:sign/:date for other days, weeks and months than the present ones. */
export default function Reading({
  loaderData: { path, horoscope, astrologers, today, isListed },
}: Route.ComponentProps) {
  useHoroscopeElements()
  const sign = findSign(horoscope.sign)
  if (!sign) return null
  const { type, title, summary } = horoscope
  const names = horoscopesWords().bothNames(sign)
  return (
    <main id="main" className={`ui-page ${page['page']}`} data-stack>
      <PageMeta
        title={title}
        description={summary}
        noindex={!isListed}
        picture={{ file: `${type}-${horoscope.sign}.png`, alt: title }}
      />
      <StructuredData
        describe={import.meta.env.SSR ? (origin) => describeHoroscope(origin, { ...horoscope, path }) : undefined}
      />
      <header className={`ui-page-head ${styles['head']}`}>
        <RashiGlyph sign={sign.slug} size={48} className="ui-glyph" />
        <div>
          <p className={page['when']}>
            <span lang="hi">{sign.devanagari}</span> · {horoscopesWords().lord({ planet: sign.ruler })} ·{' '}
            {horoscopesWords().sunDates(sunDates(sign))}
          </p>
          <h1 className={styles['title']}>
            {title.startsWith(names) ? <Title names={names} of={title.slice(names.length)} /> : title}
          </h1>
        </div>
      </header>
      <PeriodChips current={type} sign={horoscope.sign} />
      <TickRule />
      <div className={styles['summaryText']}>
        <p className={styles['summary']}>{summary}</p>
        <Why>{horoscope.because}</Why>
      </div>
      <SharePage />
      <ReadingSections horoscope={horoscope} />
      <SkyTable sky={horoscope.sky} sign={sign} />
      <ReadingLinks horoscope={horoscope} sign={sign} today={today} />
      <AskAstrologers astrologers={astrologers} />
    </main>
  )
}

/** The names of the sign, and below them of which time the horoscope is. */
function Title({ names, of }: { names: string; of: string }) {
  return (
    <>
      {names}
      <span className={styles['titleOf']}>{of}</span>
    </>
  )
}
