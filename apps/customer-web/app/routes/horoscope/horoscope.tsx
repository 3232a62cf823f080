import { getHoroscope, listHoroscopeTypes } from '@tarapath/api-client/horoscope'
import { apiContext, loadBlock, loadScreen, PageMeta, ScreenError } from '@tarapath/customer-core/platform'
import { Button, EmptyState } from '@tarapath/ui-kit'
import { data } from 'react-router'
import { DEFAULT_HOROSCOPES } from '../../shell/load-shell.ts'
import type { Route } from './+types/horoscope'
import { TwelveSigns } from './twelve-signs.tsx'
import styles from './horoscope.module.css'

export const ErrorBoundary = ScreenError

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const types = await loadScreen(listHoroscopeTypes(api))
  const known = [...types, ...DEFAULT_HOROSCOPES].find(({ type }) => type === params.type)
  if (!known) throw data(null, { status: 404 })
  const written = await loadBlock(getHoroscope(api, { type: known.type }))
  return {
    name: known.name,
    title: written.ok ? written.data.title : null,
    summary: written.ok ? written.data.summary : null,
  }
}

/** /horoscope/:type */
export default function HoroscopePage({ loaderData: { name, title, summary } }: Route.ComponentProps) {
  return (
    <main id="main" className={`ui-page ${styles['page']}`}>
      <PageMeta title={name} description={`${name} for all twelve signs.`} noindex={summary === null} />
      <h1>{title ?? name}</h1>
      {summary === null ? (
        <EmptyState
          title={`${name} is not written yet`}
          action={<Button href="/consult-astrologer-online">Ask an astrologer</Button>}
        >
          We publish a horoscope when a person has written it. Until then, someone who reads charts can look at yours.
        </EmptyState>
      ) : (
        <p className={styles['summary']}>{summary}</p>
      )}
      <h2>The twelve signs</h2>
      <TwelveSigns />
    </main>
  )
}
