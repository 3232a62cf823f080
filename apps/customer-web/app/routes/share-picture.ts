import { isApiError } from '@tarapath/api-client'
import { getAstrologer } from '@tarapath/api-client/astrologers'
import { getHoroscope } from '@tarapath/api-client/horoscope'
import { apiContext } from '@tarapath/customer-core/platform'
import { roleOf } from '@tarapath/customer-core/astrologers'
import { formatRupees } from '@tarapath/ui-kit'
import type { Client } from '@tarapath/api-client'
import { drawAstrologer, drawBrand, drawHoroscope } from '../share-picture/draw-picture.tsx'
import { sharePictureWords } from '../share-picture/words/share-picture.gen.ts'
import { pictureOf, type Picture } from '../share-picture/picture-cache.ts'
import { orComeBackLater } from '../server/come-back-later.ts'
import { findSign, toZodiacSign } from './horoscope/zodiac-sign.ts'
import type { Route } from './+types/share-picture'

const DAY_SECONDS = 24 * 60 * 60

/** /share/tarapath.png, /share/astrologer-12.png and /share/daily-horoscope-scorpio.png: what a shared link shows. */
export const loader = (args: Route.LoaderArgs): Promise<Response> => orComeBackLater(sendPicture(args))

async function sendPicture({ params: { name }, context }: Route.LoaderArgs): Promise<Response> {
  const picture = await findPicture(context.get(apiContext), name).catch((error: unknown) => {
    if (isApiError(error) && error.status !== undefined && error.status < 500) return null
    throw error
  })
  if (picture === null) return new Response('There is no such picture.', { status: 404 })
  if (picture === 'busy') return new Response('Busy.', { status: 503, headers: { 'retry-after': '5' } })
  return new Response(picture, {
    headers: {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${DAY_SECONDS}`,
      // Other sites show it.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

async function findPicture(api: Client, name: string): Promise<Picture | 'busy' | null> {
  const id = /^astrologer-(\d{1,9})\.png$/.exec(name)?.[1]
  if (id !== undefined) return ofAstrologer(api, Number(id))
  const [, type, signName] = /^([a-z0-9-]{1,40})-([a-z]+)\.png$/.exec(name) ?? []
  const sign = findSign(signName)
  if (type !== undefined && sign) return ofHoroscope(api, type, sign)
  return name === 'tarapath.png' ? draw({ name }, () => drawBrand(sharePictureWords().lead)) : null
}

async function ofAstrologer(api: Client, id: number) {
  const astrologer = await getAstrologer(api, { id })
  const { rating, review_count: reviews, experience_years: years, languages } = astrologer
  const rate = astrologer.discounted_price_per_minute ?? astrologer.price_per_minute
  const shown = {
    id,
    name: astrologer.name,
    role: roleOf(astrologer),
    detail: `${years} ${years === 1 ? 'year' : 'years'} · ${languages.slice(0, 3).join(', ')}`,
    price: `${formatRupees(Math.round(rate * 100), { trailingZeros: 'strip' })}/min`,
    rating: reviews > 0 ? `${rating.toFixed(1)} from ${reviews} reviews` : null,
  }
  return draw(shown, () => drawAstrologer(shown))
}

async function ofHoroscope(api: Client, type: string, sign: NonNullable<ReturnType<typeof findSign>>) {
  const { title, summary } = await getHoroscope(api, { type, sign: toZodiacSign(sign) })
  const shown = { sign: sign.slug, names: `${sign.sanskrit} · ${sign.devanagari}`, title, summary }
  return draw(shown, () => drawHoroscope(shown))
}

const draw = async (content: object, svg: () => Promise<string>) => (await pictureOf(content, svg)) ?? 'busy'
