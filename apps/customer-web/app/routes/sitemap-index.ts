import { listProfileChanges } from '@tarapath/own-api/sitemap'
import { apiContext } from '@tarapath/customer-core/platform'
import { originOf } from '../server/api.server.ts'
import { orComeBackLater } from '../server/come-back-later.ts'
import { sitemapIndex, xmlReply } from '../sitemap/sitemap-xml.ts'
import type { Route } from './+types/sitemap-index'

/** /sitemap.xml: the list of the sitemaps, one for each kind of page, and for every page of profiles. */
export const loader = (args: Route.LoaderArgs): Promise<Response> => orComeBackLater(listSitemaps(args))

async function listSitemaps({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { pages } = await listProfileChanges(context.get(apiContext), { page: 1 })
  const profiles = Array.from({ length: pages }, (_, at) => `astrologers-${at + 1}`)
  const origin = originOf(request)
  return xmlReply(
    sitemapIndex(['pages', 'horoscopes', 'store', ...profiles].map((name) => `${origin}/sitemaps/${name}.xml`)),
  )
}
