import { isApiError, type Client } from '@tarapath/api-client'
import { queryHoroscopes } from '@tarapath/api-client/horoscope'
import { apiContext, loadScreen, PageMeta, ScreenError } from '@tarapath/customer-core/platform'
import { TickRule } from '@tarapath/ui-kit'
import { redirect } from 'react-router'
import type { Route } from './+types/horoscope'
import { firstSentences } from './first-sentences.ts'
import { formatValidity } from './format-validity.ts'
import { DAILY_TYPE, horoscopeAddress } from './horoscope-address.ts'
import { horoscopeName } from './horoscope-name.ts'
import { PeriodChips } from './period-chips.tsx'
import { TwelveSigns } from './twelve-signs.tsx'
import { twelveSignsHandle, useTwelveSignsElements } from './use-horoscope-elements.ts'
import styles from './horoscope.module.css'
import { horoscopesWords } from './words/horoscopes.gen.ts'

export const ErrorBoundary = ScreenError

export const handle = twelveSignsHandle

export async function loader({ params: { type }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const address = horoscopeAddress(`/horoscope/${type}`)
  if (address !== `/horoscope/${type}`) throw redirect(address)
  const { results } = await loadType(api, type)
  return { type, days: formatValidity(results[0]), sentences: firstSentences(results) }
}

/** A year that is not computed leads to today's horoscope. */
async function loadType(api: Client, type: string) {
  try {
    return await queryHoroscopes(api, { type })
  } catch (error) {
    if (isApiError(error) && (error.status === 400 || error.status === 404)) throw redirect('/horoscope')
    return loadScreen(Promise.reject(error))
  }
}

/** /horoscope/:type */
export default function HoroscopePage({ loaderData: { type, days, sentences } }: Route.ComponentProps) {
  useTwelveSignsElements()
  const words = horoscopesWords()
  const name = horoscopeName(type)
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta
        title={words.titleOf({ horoscope: name })}
        {...(type === DAILY_TYPE ? { canonical: '/horoscope' } : {})}
        description={words.descriptionOf({ horoscope: name })}
      />
      <div>
        <p className={styles['when']}>{days}</p>
        <h1>{name}</h1>
      </div>
      <PeriodChips current={type} />
      <TickRule />
      <TwelveSigns type={type} sentences={sentences} />
    </main>
  )
}
