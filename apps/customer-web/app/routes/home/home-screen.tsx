import { Banners } from '@tarapath/customer-core/banners'
import { PageMeta, SectionView, SignedInHost, StructuredData } from '@tarapath/customer-core/platform'
import { formatRupees, TickRule } from '@tarapath/ui-kit'
import { Suspense } from 'react'
import type { Route } from './+types/home'
import { describeSite } from './describe-site.ts'
import { AvailableNow } from './available-now.tsx'
import { FrequentQuestions } from './frequent-questions.tsx'
import { Hero } from './hero.tsx'
import { LiveNow } from './live-now.tsx'
import { OwnSign } from './own-sign.tsx'
import { Topics } from './topics.tsx'
import { TrendingCategories } from './trending-categories.tsx'
import { TrendingQuestions } from './trending-questions.tsx'
import { Testimonials } from './testimonials.tsx'
import styles from './home.module.css'
import { homeWords } from './words/home.gen.ts'

const loadContinueWith = () => import('./continue-with.tsx')
const loadForYou = () => import('./for-you.tsx')

export default function HomeScreen({ loaderData: home }: Route.ComponentProps) {
  const { count, fromPaise } = home.catalogue.ok ? home.catalogue.data : { count: null, fromPaise: null }
  // The title of the first banner is the headline of the hero.
  const [first, ...others] = home.banners.ok ? home.banners.data : []
  const words = homeWords()
  const price = fromPaise === null ? null : formatRupees(fromPaise, { trailingZeros: 'strip' })
  return (
    <main id="main" className={`ui-page ${styles['home']}`}>
      <PageMeta title={price === null ? words.title : words.titleFrom({ price })} description={words.description} />
      <StructuredData describe={import.meta.env.SSR ? describeSite : undefined} />
      <Hero today={home.today} headline={first?.title ?? null} price={price} />
      <div className={styles['continue']}>
        <Suspense>
          <SignedInHost load={loadContinueWith} />
        </Suspense>
      </div>
      <div className={styles['sections']}>
        <div className={styles['first']}>
          {/* Each boundary is hydrated in a task of its own, and first of all where it is touched. */}
          <Suspense>
            <SectionView section={home.available} failedTitle={words.availableNotLoaded}>
              {(astrologers) => <AvailableNow astrologers={astrologers} count={count} />}
            </SectionView>
          </Suspense>
          <div>
            <Suspense>
              <SectionView section={home.sentences} failedTitle={words.signNotLoaded}>
                {(sentences) => <OwnSign sentences={sentences} />}
              </SectionView>
            </Suspense>
            {/* Nobody is live, or it is not known: then there is no row. */}
            {home.live.ok && home.live.data[0] ? <LiveNow stream={home.live.data[0]} /> : null}
          </div>
        </div>
        <Banners banners={others} />
        <Suspense>
          <SectionView section={home.topics} failedTitle={words.topicsNotLoaded}>
            {(topics) => <Topics topics={topics} />}
          </SectionView>
        </Suspense>
        <Banners banners={home.middleBanners.ok ? home.middleBanners.data : []} />
        <Suspense>
          <SectionView section={home.categories} failedTitle={words.trendingNotLoaded}>
            {(categories) => <TrendingCategories categories={categories} />}
          </SectionView>
        </Suspense>
        <Suspense>
          <SectionView section={home.questions} failedTitle={words.questionsNotLoaded}>
            {(questions) => <TrendingQuestions questions={questions} />}
          </SectionView>
        </Suspense>
        {/* So far down that nobody sees it come. */}
        <Suspense>
          <SignedInHost load={loadForYou} />
        </Suspense>
        <TickRule />
        <Suspense>
          <Testimonials testimonials={home.testimonials} reviews={home.reviews} />
        </Suspense>
        <FrequentQuestions />
        {home.downloads === null ? null : <p className="ui-note">{words.downloads({ count: home.downloads })}</p>}
      </div>
    </main>
  )
}
