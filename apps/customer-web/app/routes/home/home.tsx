import {
  apiContext,
  SectionView,
  dayInIndia,
  deviceClock,
  formatLongDay,
  PageMeta,
  ScreenError,
  StructuredData,
} from '@tarapath/customer-core/platform'
import { formatRupees, TickRule } from '@tarapath/ui-kit'
import { sunSignOn } from '../horoscope/signs.ts'
import type { Route } from './+types/home'
import { describeSite } from './describe-site.ts'
import { AvailableNow } from './available-now.tsx'
import { Banners } from './banners.tsx'
import { Hero } from './hero.tsx'
import { loadHome } from './load-home.ts'
import { Topics } from './topics.tsx'
import { TrendingCategories } from './trending-categories.tsx'
import { TrendingQuestions } from './trending-questions.tsx'
import { Testimonials } from './testimonials.tsx'
import styles from './home.module.css'

export const ErrorBoundary = ScreenError

export async function loader({ context }: Route.LoaderArgs) {
  const now = deviceClock.now()
  const sign = sunSignOn(dayInIndia(now))
  return {
    today: { date: formatLongDay(now), sign: sign.slug, season: sign.sanskrit },
    ...(await loadHome(context.get(apiContext))),
  }
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const fromPaise = home.fromPaise.ok ? home.fromPaise.data : null
  // The title of the first banner is the headline of the hero.
  const [first, ...others] = home.banners.ok ? home.banners.data : []
  const price = fromPaise === null ? '' : ` from ${formatRupees(fromPaise, { trailingZeros: 'strip' })} a minute`
  return (
    <main id="main" className={styles['home']}>
      <PageMeta
        title={`Talk to an astrologer online${price}`}
        description="Chat with an astrologer by the minute. The price, the time left and the reason it ended are always on screen."
      />
      <StructuredData describe={import.meta.env.SSR ? describeSite : undefined} />
      <Hero today={home.today} headline={first?.title ?? null} fromPaise={fromPaise} />
      <div className={`ui-page ${styles['sections']}`}>
        <Banners banners={others} />
        <SectionView section={home.available} name="Available now">
          {(astrologers) => <AvailableNow astrologers={astrologers} />}
        </SectionView>
        <SectionView section={home.topics} name="Topics">
          {(topics) => <Topics topics={topics} />}
        </SectionView>
        <SectionView section={home.categories} name="What people ask about">
          {(categories) => <TrendingCategories categories={categories} />}
        </SectionView>
        <SectionView section={home.questions} name="Questions people ask">
          {(questions) => <TrendingQuestions questions={questions} />}
        </SectionView>
        <TickRule />
        <Testimonials testimonials={home.testimonials} reviews={home.reviews} />
      </div>
    </main>
  )
}
