import { listCustomerReviews, listTestimonials } from '@tarapath/api-client/content'
import { apiContext, loadSection, PageMeta, ScreenError } from '@tarapath/customer-core/platform'
import type { ArticleHandle } from '../../server/article-page.ts'
import { Testimonials } from '../home/testimonials.tsx'
import type { Route } from './+types/testimonials-page'
import { testimonialsWords } from './words/testimonials.gen.ts'

export const ErrorBoundary = ScreenError

export const handle: ArticleHandle = { isArticle: true }

const SHOWN = 24

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [testimonials, reviews] = await Promise.all([
    loadSection(listTestimonials(api, { limit: SHOWN }).then(({ results }) => results)),
    loadSection(listCustomerReviews(api, { limit: SHOWN }).then(({ results }) => results)),
  ])
  return { testimonials, reviews }
}

/** /testimonials */
export default function TestimonialsPage({ loaderData: { testimonials, reviews } }: Route.ComponentProps) {
  const words = testimonialsWords()
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} description={words.description} />
      <div>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
      </div>
      <Testimonials testimonials={testimonials} reviews={reviews} />
    </main>
  )
}
