import {
  getAstrologer,
  listAstrologerGallery,
  listAstrologerReviews,
  listRecommendedAstrologers,
} from '@tarapath/api-client/astrologers'
import type { Astrologer } from '@tarapath/api-client/types'
import { Button, formatRupees, Jharokha, RatePerMinute, Rating, Tag, TickRule } from '@tarapath/ui-kit'
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { NotifyButton } from '../alerts/index.ts'
import { useStartChat } from '../consultation/index.ts'
import {
  apiContext,
  deviceClock,
  SectionView,
  loadSection,
  loadScreen,
  PageMeta,
  ScreenError,
  StructuredData,
} from '../platform/index.ts'
import { AstrologerTile } from './astrologer-tile.tsx'
import { idFromSlug, profilePath, ratePaise, statusText, originalPaise } from './astrologer-summary.ts'
import { whenFree } from './when-free.ts'
import { describeProfile } from './describe-astrologers.ts'
import { roleOf } from './role-of.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { Gallery } from './gallery.tsx'
import styles from './profile-screen.module.css'
import { Reviews } from './reviews.tsx'

export const ErrorBoundary = ScreenError

const REVIEWS_PAGE = 6
const REVIEWS_MAX = 100

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const id = idFromSlug(params['slug'] ?? '')
  if (id === null) throw data({ kind: 'not-found', reference: null, retryAfterSeconds: null }, { status: 404 })
  const requested = Number(url.searchParams.get('reviews'))
  const reviewsShown = Number.isInteger(requested)
    ? Math.min(REVIEWS_MAX, Math.max(REVIEWS_PAGE, requested))
    : REVIEWS_PAGE
  const [astrologer, reviews, gallery, similar] = await Promise.all([
    loadScreen(getAstrologer(api, { id })),
    loadSection(listAstrologerReviews(api, { id, limit: reviewsShown })),
    loadSection(listAstrologerGallery(api, { id })),
    loadSection(listRecommendedAstrologers(api, { consultant_id: id })),
  ])
  if (astrologer.slug !== params['slug']) throw redirect(profilePath(astrologer) + url.search, 301)
  return { astrologer, reviews, gallery, similar, reviewsNext: reviewsShown + 12, nowMs: deviceClock.now() }
}

export default function ProfileScreen() {
  const { astrologer, reviews, gallery, similar, reviewsNext, nowMs } = useLoaderData<typeof loader>()
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta
        title={`${astrologer.name}, ${roleOf(astrologer)} · ${formatRupees(ratePaise(astrologer), { trailingZeros: 'strip' })}/min`}
        description={astrologer.about}
        picture={{ file: `astrologer-${astrologer.id}.png`, alt: `${astrologer.name}, ${roleOf(astrologer)}` }}
      />
      <StructuredData describe={import.meta.env.SSR ? (origin) => describeProfile(origin, astrologer) : undefined} />
      <header className={`ui-page-head ${styles['head']}`}>
        <Jharokha
          seed={astrologer.id}
          size="l"
          src={astrologer.avatar ?? undefined}
          status={astrologer.availability}
          statusText={statusText(astrologer)}
        />
        <div className={styles['summary']}>
          <h1>{astrologer.name}</h1>
          <div className={styles['rating']}>
            <Rating value={astrologer.rating} count={astrologer.review_count} />
            <FavouriteButton id={astrologer.id} name={astrologer.name} />
          </div>
          <p>{astrologer.specialities.join(' · ')}</p>
          <p>{astrologer.languages.join(', ')}</p>
        </div>
      </header>
      <ActionBar astrologer={astrologer} unavailable={whenFree(astrologer, nowMs)} />
      <TickRule />
      <section className={styles['section']}>
        <h2>About</h2>
        <p className={styles['prose']}>{astrologer.about}</p>
        <Facts astrologer={astrologer} />
      </section>
      <SectionView section={gallery} name="Pictures">
        {(items) => (items.length > 0 ? <Gallery items={items} name={astrologer.name} /> : null)}
      </SectionView>
      <section className={styles['section']} aria-labelledby="reviews">
        <h2 id="reviews">What customers say</h2>
        <SectionView section={reviews} name="Reviews">
          {(page) => <Reviews astrologer={astrologer} page={page} nextCount={reviewsNext} />}
        </SectionView>
      </section>
      <section className={styles['section']} aria-labelledby="similar">
        <h2 id="similar">Others who can help</h2>
        <SectionView section={similar} name="Others">
          {(people) => (
            <ul className={styles['similar']}>
              {people.map((person) => (
                <li key={person.id}>
                  <AstrologerTile astrologer={person} level={3} compact />
                </li>
              ))}
            </ul>
          )}
        </SectionView>
      </section>
    </main>
  )
}

/** The price and the button, which stay in view while the page scrolls. */
function ActionBar({ astrologer, unavailable }: { astrologer: Astrologer; unavailable: string | null }) {
  const startChat = useStartChat()
  return (
    <div className={styles['actionBar']}>
      <RatePerMinute paise={ratePaise(astrologer)} originalPaise={originalPaise(astrologer)} />
      {unavailable === null ? null : <p className={styles['whenFree']}>{unavailable}</p>}
      <div className={styles['startButton']}>
        {unavailable === null ? (
          <Button
            size="l"
            full
            disabledReason={astrologer.is_available_for_chat ? undefined : 'Takes no chats at the moment.'}
            onClick={() => startChat(astrologer)}
          >
            Start chat
          </Button>
        ) : (
          <NotifyButton astrologer={astrologer} size="l" variant="primary" />
        )}
      </div>
    </div>
  )
}

function Facts({ astrologer }: { astrologer: Astrologer }) {
  const {
    experience_years: years,
    consultation_count: consultations,
    education,
    city,
    is_verified: verified,
  } = astrologer
  const facts = [
    ['Experience', `${years} ${years === 1 ? 'year' : 'years'}`],
    ['Consultations', consultations.toLocaleString('en-IN')],
    ...(city ? [['Lives in', city]] : []),
    ...(education ? [['Learned at', education]] : []),
  ]
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {verified ? (
        <p>
          <Tag tone="success">Checked by us</Tag> Identity and training were checked before the first consultation.
        </p>
      ) : null}
    </>
  )
}
