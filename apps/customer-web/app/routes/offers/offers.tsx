import { getAllBanners } from '@tarapath/api-client/content'
import { Banners } from '@tarapath/customer-core/banners'
import { apiContext, loadScreen, PageMeta, ScreenError } from '@tarapath/customer-core/platform'
import { TextLink } from '@tarapath/ui-kit'
import type { ArticleHandle } from '../../server/article-page.ts'
import type { Route } from './+types/offers'
import { offersWords } from './words/offers.gen.ts'

export const ErrorBoundary = ScreenError

export const handle: ArticleHandle = { isArticle: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { promotional } = await loadScreen(getAllBanners(context.get(apiContext)))
  return { banners: promotional.filter(({ platform }) => platform !== 'mobile') }
}

/** /offers */
export default function Offers({ loaderData: { banners } }: Route.ComponentProps) {
  const words = offersWords()
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} description={words.description} />
      <div>
        <h1>{words.title}</h1>
        <p>{banners.length > 0 ? words.lead : words.none}</p>
      </div>
      <Banners banners={banners} />
      <TextLink href="/consult-astrologer-online?ordering=price" variant="standalone">
        {words.seePrices}
      </TextLink>
    </main>
  )
}
