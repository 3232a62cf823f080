import type { Db } from '../database/db.ts'
import { topicDrawingUrl } from '../drawings/render-drawing.ts'
import { invalidFields, notFound } from '../errors.ts'
import { pageReply, readPage } from '../endpoint/page.ts'
import { astrologerRate } from './astrologer-rate.ts'
import { topBySpeciality } from './top-by-speciality.ts'
import { filterOptions } from './filter-options.ts'
import { astrologerExists, getAstrologer, listAstrologerNames, listPictures } from './get-astrologer.ts'
import type { AstrologerFilters } from './filter-conditions.ts'
import { listAstrologers } from './list-astrologers.ts'
import { listProfileChanges } from './list-profile-changes.ts'
import { recommendAstrologers } from './recommend-astrologers.ts'
import { listAstrologerReviews } from './reviews.ts'
import type { AstrologerCard } from './astrologer-card.ts'
import {
  getSpeciality,
  listLanguages,
  listQuestions,
  listSpecialities,
  listTrendingCategories,
  listTrendingQuestions,
} from './topics.ts'
import { changeFavourites, favouriteAstrologerIds } from './favourite-astrologers.ts'
import { rechargeAmountsFor } from '../money/recharge-amounts.ts'
import { cardReply, profileReply, questionReply, reviewReply, specialityReply } from './replies.ts'
import { filterReplies } from './filter-replies.ts'
import { offersCalls } from '../ports/call-bridge.ts'
import type { EndpointContext, Handlers, Input } from '../endpoint/handler.ts'

const PERSONAL_RECOMMENDATIONS = 6

const ownEndpoints: Omit<Handlers<'astrologers'>, 'listPersonalRecommendations' | 'getAstrologer'> = {
  async listRecommendedAstrologers({ query }, context) {
    const { consultant_id: similarTo, astro_count } = query
    const referenceIds = similarTo === undefined ? [] : [similarTo]
    return cards(context, await recommendAstrologers(context.db, referenceIds, astro_count, customerIdOf(context)))
  },

  // Also serves listAvailableAstrologers, whose client sends the two availability filters.
  async filterAstrologers({ query }, context) {
    const { limit = query.astro_count, ...others } = query
    return listReply(context, { ...others, limit })
  },

  async listAstrologers({ query }, context) {
    return listReply(context, query)
  },

  async searchAstrologers({ query }, context) {
    const { max_rate_paise: maxRatePaise, min_experience_years: minExperienceYears, ...others } = query
    return listReply(context, others, { maxRatePaise, minExperienceYears })
  },

  async listAstrologerGallery({ path }, { db }) {
    if (!(await astrologerExists(db, path.id))) throw astrologerNotFound()
    const pictures = await listPictures(db, path.id)
    return pictures.map(({ id, url, caption }) => ({ id, kind: 'image' as const, url, thumbnail: null, caption }))
  },

  async listAstrologerReviews({ path, query }, { db, url }) {
    if (!(await astrologerExists(db, path.id))) throw astrologerNotFound()
    const page = readPage(query)
    const { count, reviews } = await listAstrologerReviews(db, path.id, page)
    return pageReply(url, page, count, reviews.map(reviewReply))
  },

  async listAstrologerOptions(_, { db }) {
    return listAstrologerNames(db)
  },

  async getAstrologerFilters(_, { db, ports }) {
    return filterReplies(await filterOptions(db), offersCalls(ports))
  },

  async listRechargeAmountsForAstrologer({ query }, { db }) {
    const rate = await astrologerRate(db, query.consultant_id)
    if (!rate) throw invalidFields({ consultant_id: 'There is no such astrologer.' })
    return rechargeAmountsFor(db, rate.ratePaise)
  },

  async setAstrologerFavourite({ path, body }, { db, now, customer }) {
    const { unknownIds } = await changeFavourites(db, now, customer.id, {
      astrologerIds: [path.id],
      action: body.action,
    })
    if (unknownIds.length > 0) throw astrologerNotFound()
    return { consultant_id: path.id, is_favourite: body.action === 'add' }
  },

  async manageFavouriteAstrologers({ body }, { db, now, customer }) {
    const { unknownIds } = await changeFavourites(db, now, customer.id, {
      astrologerIds: body.consultant_ids,
      action: body.action,
    })
    if (unknownIds.length > 0)
      throw invalidFields({ consultant_ids: `There is no astrologer with the id ${unknownIds.join(', ')}.` })
    return { consultant_ids: await favouriteAstrologerIds(db, customer.id) }
  },

  async listSpecialities({ query }, { db, url }) {
    const page = readPage(query)
    const { count, specialities } = await listSpecialities(db, page)
    return pageReply(url, page, count, specialities.map(specialityReply))
  },

  async listSpecialityQuestions({ path, query }, context) {
    const speciality = await getSpeciality(context.db, path.id)
    if (!speciality) throw notFound('There is no such speciality.')
    const questions = await listQuestions(context.db, speciality.id)
    const top = await topBySpeciality(context.db, [speciality.id], query.astro_count)
    return {
      speciality: specialityReply(speciality),
      questions: questions.map(questionReply),
      consultants: cards(context, top.get(speciality.id)),
    }
  },

  async listTrendingCategories({ query }, context) {
    const categories = await listTrendingCategories(context.db)
    const specialityIds = categories.map(({ specialityId }) => specialityId)
    const top = await topBySpeciality(context.db, specialityIds, query.astro_count)
    return categories.map(({ id, name, slug, specialityId, topic }) => ({
      id,
      name,
      slug,
      image: topicDrawingUrl(topic),
      consultants: cards(context, top.get(specialityId)),
    }))
  },

  async listTrendingQuestions(_, { db }) {
    return (await listTrendingQuestions(db)).map(questionReply)
  },

  listProfileChanges: ({ query }, { db }) => listProfileChanges(db, query.page),

  async listLanguages({ query }, { db, url }) {
    const page = readPage(query)
    const { count, languages } = await listLanguages(db, page)
    return pageReply(url, page, count, languages)
  },
}

interface Dependencies {
  consultedAstrologerIds: (db: Db, customerId: number) => Promise<number[]>
  /** The likely seconds until a busy astrologer is free; null when unknown. */
  secondsUntilFree: (db: Db, now: Date, astrologerId: number) => Promise<number | null>
}

export const createAstrologersEndpoints = (dependencies: Dependencies): Handlers<'astrologers'> => ({
  ...ownEndpoints,

  async getAstrologer({ path }, context) {
    const { db, now } = context
    const profile = await getAstrologer(db, path.id, customerIdOf(context))
    if (!profile) throw astrologerNotFound()
    const reply = profileReply(profile, context)
    if (profile.availability !== 'busy') return reply
    return { ...reply, wait_time_seconds: await dependencies.secondsUntilFree(db, now, profile.id) }
  },

  async listPersonalRecommendations(_, context) {
    const customerId = customerIdOf(context)
    // Our own choice: the references are the customer's favourites and the astrologers of earlier consultations.
    const referenceIds =
      customerId === null
        ? []
        : [
            ...(await favouriteAstrologerIds(context.db, customerId)),
            ...(await dependencies.consultedAstrologerIds(context.db, customerId)),
          ]
    return cards(context, await recommendAstrologers(context.db, referenceIds, PERSONAL_RECOMMENDATIONS, customerId))
  },
})

async function listReply(
  context: EndpointContext,
  query: Input<'listAstrologers'>['query'],
  more: Pick<AstrologerFilters, 'maxRatePaise' | 'minExperienceYears'> = {},
) {
  const page = readPage(query)
  const filters: AstrologerFilters = {
    specialityIds: query.speciality,
    languages: query.language,
    gender: query.gender,
    search: query.search,
    isAvailableForChat: query.is_available_for_chat,
    // Clients ask for both kinds by default, so that without calls this filter is ignored.
    isAvailableForCall: offersCalls(context.ports) ? query.is_available_for_call : undefined,
    ...more,
  }
  const found = await listAstrologers(context.db, context.now, {
    filters,
    order: query.ordering,
    page,
    customerId: customerIdOf(context),
  })
  return pageReply(context.url, page, found.count, cards(context, found.cards))
}

const cards = (context: EndpointContext, found: readonly AstrologerCard[] = []) =>
  found.map((card) => cardReply(card, context))

const customerIdOf = ({ customer }: EndpointContext): number | null => customer?.id ?? null

const astrologerNotFound = () => notFound('There is no such astrologer.')
