import {
  getAstrologer,
  listAstrologerGallery,
  listAstrologerReviews,
  listRecommendedAstrologers,
} from '@tarapath/api-client/astrologers'
import { listLiveStreams } from '@tarapath/api-client/live'
import type { AstrologerSummary } from '@tarapath/api-client/types'
import { formatRupees, StatusDot, TickRule } from '@tarapath/ui-kit'
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import {
  apiContext,
  BelowFold,
  deviceClock,
  Link,
  pageWords,
  SectionView,
  loadSection,
  loadScreen,
  PageMeta,
  StructuredData,
  useRefresh,
} from '../platform/index.ts'
import { useSpokenLanguages } from '../preferences/index.ts'
import { AstrologerTile } from './astrologer-tile.tsx'
import { idFromSlug, profilePath, ratePaise, statusName, statusText } from './astrologer-summary.ts'
import { whenFree } from './when-free.ts'
import { describeProfile } from './describe-astrologers.ts'
import { roleOf } from './role-of.ts'
import { Gallery } from './gallery.tsx'
import { LIST_PATH } from './list-query.ts'
import { LiveNow, NextLive } from './next-live.tsx'
import { PresenceChange } from './presence-change.tsx'
import { ProfileActionBar } from './profile-action-bar.tsx'
import { ProfileHead } from './profile-head.tsx'
import styles from './profile-screen.module.css'
import { Reviews } from './reviews.tsx'
import { profileWords } from './words/profile.gen.ts'

export { default as ErrorBoundary } from './no-astrologer-screen.tsx'

const REVIEWS_PAGE = 6
const REVIEWS_MAX = 100
const STREAMS = 50
/** Who is free changes within minutes; a page that did not change costs an answer without a body. */
const REFRESH_MS = 60_000

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const id = idFromSlug(params['slug'] ?? '')
  if (id === null) throw data({ kind: 'not-found', reference: null, retryAfterSeconds: null }, { status: 404 })
  const requested = Number(url.searchParams.get('reviews'))
  const reviewsShown = Number.isInteger(requested)
    ? Math.min(REVIEWS_MAX, Math.max(REVIEWS_PAGE, requested))
    : REVIEWS_PAGE
  const [astrologer, reviews, gallery, similar, streams] = await Promise.all([
    loadScreen(getAstrologer(api, { id })),
    loadSection(listAstrologerReviews(api, { id, limit: reviewsShown })),
    loadSection(listAstrologerGallery(api, { id })),
    loadSection(listRecommendedAstrologers(api, { consultant_id: id })),
    loadSection(listLiveStreams(api, { status: 'scheduled', limit: STREAMS })),
  ])
  // React Router's own parameter, which a client navigation adds.
  url.searchParams.delete('_routes')
  if (astrologer.slug !== params['slug']) throw redirect(profilePath(astrologer) + url.search, 301)
  return {
    astrologer,
    reviews,
    gallery,
    similar,
    reviewsNext: reviewsShown + 12,
    // Without them nothing else is missing.
    streams: streams.ok ? streams.data.results.filter(({ consultant }) => consultant.id === id) : [],
    nowMs: deviceClock.now(),
  }
}

export default function ProfileScreen() {
  const { astrologer, reviews, gallery, similar, reviewsNext, streams, nowMs } = useLoaderData<typeof loader>()
  const words = profileWords()
  useRefresh(REFRESH_MS)
  useSpokenLanguages()
  const [role, price] = [roleOf(astrologer), formatRupees(ratePaise(astrologer), { trailingZeros: 'strip' })]
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta
        title={words.title({ name: astrologer.name, role, price })}
        description={astrologer.about}
        picture={{ file: `astrologer-${astrologer.id}.png`, alt: `${astrologer.name}, ${role}` }}
      />
      <StructuredData describe={import.meta.env.SSR ? (origin) => describeProfile(origin, astrologer) : undefined} />
      <nav className={`ui-note profile-breadcrumbs ${styles['breadcrumbs']}`} aria-label={words.breadcrumbs}>
        <Link to={LIST_PATH}>{pageWords().astrologers}</Link> › <span aria-current="page">{astrologer.name}</span>
      </nav>
      <ProfileHead astrologer={astrologer} />
      {astrologer.is_live ? <LiveNow name={astrologer.name} /> : null}
      <section className={styles['section']}>
        <TickRule />
        <h2>{words.about}</h2>
        <p className={styles['prose']}>{astrologer.about}</p>
        {astrologer.is_verified ? <p className="ui-note">{words.verifiedHow}</p> : null}
      </section>
      <BelowFold>
        <SectionView section={gallery} failedTitle={words.picturesNotLoaded}>
          {(items) => (items.length > 0 ? <Gallery items={items} name={astrologer.name} /> : null)}
        </SectionView>
        <section className={styles['section']} aria-labelledby="reviews">
          <h2 id="reviews">{words.reviews}</h2>
          <SectionView section={reviews} failedTitle={words.reviewsNotLoaded}>
            {(page) => <Reviews astrologer={astrologer} page={page} nextCount={reviewsNext} />}
          </SectionView>
        </section>
      </BelowFold>
      <div className={styles['aside']}>
        <ProfileActionBar astrologer={astrologer} unavailable={whenFree(astrologer, nowMs)} />
        <PresenceChange astrologer={astrologer} unavailable={whenFree(astrologer, nowMs)} />
        <BelowFold>
          <section className={styles['section']} aria-labelledby="similar">
            <h2 id="similar">{words.similar}</h2>
            <SectionView section={similar} failedTitle={words.similarNotLoaded}>
              {(people) => (
                <ul className={`profile-similar ${styles['similar']}`}>
                  {people.map((person) => (
                    <li key={person.id}>
                      <SimilarCard astrologer={person} />
                    </li>
                  ))}
                </ul>
              )}
            </SectionView>
          </section>
          <NextLive astrologer={astrologer} streams={streams} nowMs={nowMs} />
        </BelowFold>
      </div>
    </main>
  )
}

/** A card without a button: who is seen here is not the one whom the page is about. */
function SimilarCard({ astrologer }: { astrologer: AstrologerSummary }) {
  return (
    <AstrologerTile
      astrologer={astrologer}
      level={3}
      compact
      action={
        <StatusDot status={astrologer.availability} name={statusName(astrologer)}>
          {statusText(astrologer)}
        </StatusDot>
      }
    />
  )
}
