import { listLiveStreams } from '@tarapath/api-client/live'
import type { LiveStream } from '@tarapath/api-client/types'
import { Button, EmptyState, initialsOf, Jharokha } from '@tarapath/ui-kit'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CardNotifyButton } from '../alerts/index.ts'
import {
  apiContext,
  dayInIndia,
  deviceClock,
  formatShortDay,
  formatTime,
  Link,
  loadScreen,
  loadSection,
  PageMeta,
  ScreenError,
  SectionView,
  StructuredData,
  useRefresh,
} from '../platform/index.ts'
import { describeLive } from './describe-live.ts'
import { LiveCard } from './live-card.tsx'
import cards from './live-card.module.css'
import styles from './live-screen.module.css'
import { liveWords } from './words/live.gen.ts'

export const ErrorBoundary = ScreenError

const MAX_LIVE = 50
const MAX_NEXT = 8
const REFRESH_MS = 60_000

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [live, next] = await Promise.all([
    loadScreen(listLiveStreams(api, { status: 'live', limit: MAX_LIVE })),
    loadSection(listLiveStreams(api, { status: 'scheduled', limit: MAX_NEXT }).then(({ results }) => results)),
  ])
  return { live: live.results, next, now: deviceClock.now() }
}

/** Who is live now, and who is next. */
export default function LiveScreen() {
  const { live, next, now } = useLoaderData<typeof loader>()
  const words = liveWords()
  useRefresh(REFRESH_MS)
  const isPlanned = next.ok && next.data.length > 0
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} description={words.description} noindex={live.length === 0} />
      <StructuredData describe={import.meta.env.SSR ? (origin) => describeLive(origin, live) : undefined} />
      <div>
        <h1>{words.heading}</h1>
        <p className="ui-note">{words.about}</p>
      </div>
      {live.length === 0 ? (
        <EmptyState
          title={words.nobody}
          action={
            <Button variant="outline" href="/consult-astrologer-online">
              {words.findAstrologer}
            </Button>
          }
        >
          {isPlanned ? words.nobodyHint : words.nothingPlanned}
        </EmptyState>
      ) : (
        <ul className={cards['grid']}>
          {live.map((stream) => (
            <LiveCard key={stream.id} stream={stream} />
          ))}
        </ul>
      )}
      <SectionView section={next} failedTitle={words.nextNotLoaded}>
        {(streams) => (streams.length > 0 ? <NextStreams streams={streams} now={now} /> : null)}
      </SectionView>
    </main>
  )
}

function NextStreams({ streams, now }: { streams: readonly LiveStream[]; now: number }) {
  const words = liveWords()
  return (
    <section aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      <ul className={`ui-rows ${styles['next']}`}>
        {streams.map(({ id, title, consultant, scheduled_at: at }) => (
          <li key={id}>
            <Jharokha seed={consultant.id} initials={initialsOf(consultant.name)} size={36} />
            <p>
              <strong>{title}</strong>
              <Link to={`/consult-astrologer-online/${consultant.id}`}>{consultant.name}</Link>
              {at === null ? null : <time dateTime={at}>{startText(at, now)}</time>}
            </p>
            <CardNotifyButton astrologer={{ ...consultant, streamId: id }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function startText(at: string, now: number): string {
  const words = liveWords()
  const time = formatTime(at)
  if (Date.parse(at) < now) return words.late({ time })
  return dayInIndia(at) === dayInIndia(now) ? words.today({ time }) : words.startsAt({ day: formatShortDay(at), time })
}
