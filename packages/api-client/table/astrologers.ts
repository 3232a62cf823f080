import { z } from 'zod'
import {
  Astrologer,
  AstrologerFilter,
  AstrologerOption,
  AstrologerReview,
  AstrologerSummary,
  FavouriteList,
  FavouriteState,
  GalleryItem,
  Language,
  Speciality,
  SpecialityQuestions,
  TrendingCategory,
  TrendingQuestion,
} from './entities/astrologers.ts'
import { RechargeAmount } from './entities/wallet.ts'
import { DetailError } from './errors.ts'
import { spec } from './named.ts'
import { page, Paginated, allByDefault } from './pagination.ts'
import { get, group, patch, post } from './row.ts'
import { Count, Gender, Id, ShortText } from './scalars.ts'

const filters = {
  speciality: z.array(Id).optional(),
  language: z.array(ShortText).optional(),
  gender: Gender.optional(),
  search: ShortText.optional(),
  ordering: z.enum(['rating', '-rating', 'price', '-price', 'experience', '-experience']).optional(),
  is_available_for_call: spec(z.boolean().optional()),
  is_available_for_chat: spec(z.boolean().optional()),
  ...page,
}
const FavouriteAction = z.enum(['add', 'remove'])

export const astrologers = group('astrologers', {
  listRecommendedAstrologers: get('/api/v1/astro/consultants/recommended/', {
    summary: 'Recommended astrologers, in general or similar to one astrologer.',
    auth: 'optional',
    query: z.object({ astro_count: spec(Count.default(3)), consultant_id: spec(Id.optional()) }),
    response: z.array(AstrologerSummary),
    ssr: true,
  }),

  listPersonalRecommendations: get('/api/v1/astro/consultant/recommended-consultants/', {
    summary: 'Astrologers recommended to the signed-in customer.',
    auth: 'optional',
    response: z.array(AstrologerSummary),
  }),

  listAvailableAstrologers: get('/api/v1/astro/consultant/', {
    summary: 'Astrologers who are available for a chat and a call now.',
    auth: 'optional',
    query: z.object({
      astro_count: spec(Count.optional()),
      is_available_for_call: spec(z.boolean().default(true)),
      is_available_for_chat: spec(z.boolean().default(true)),
    }),
    response: Paginated(AstrologerSummary),
    ssr: true,
  }),

  filterAstrologers: get('/api/v1/astro/consultant/', {
    summary: 'Astrologers by filters, without default filters.',
    auth: 'optional',
    query: z.object({ astro_count: spec(Count.optional()), ...filters }),
    response: Paginated(AstrologerSummary),
    ssr: true,
    sameAs: 'listAvailableAstrologers',
  }),

  listAstrologers: get('/api/v1/astro/consultants/', {
    summary: 'The astrologers of the consultation page, paginated.',
    auth: 'optional',
    query: z.object(filters),
    response: Paginated(AstrologerSummary),
    ssr: true,
  }),

  getAstrologer: get('/api/v1/astro/consultants/{id}/', {
    summary: 'One astrologer with everything the profile page shows.',
    auth: 'optional',
    params: { id: spec(Id) },
    response: Astrologer,
    errors: [DetailError],
    ssr: true,
  }),

  listAstrologerGallery: get('/api/v1/astro/consultants/{id}/gallery/', {
    summary: 'Pictures and videos of one astrologer.',
    auth: 'optional',
    params: { id: spec(Id) },
    response: z.array(GalleryItem),
    ssr: true,
  }),

  listAstrologerReviews: get('/api/v1/astro/consultants/{id}/custom-reviews/', {
    summary: 'Customer reviews of one astrologer, paginated.',
    auth: 'optional',
    params: { id: spec(Id) },
    query: z.object(page),
    response: Paginated(AstrologerReview),
    ssr: true,
  }),

  listAstrologerOptions: get('/api/v1/astro/consultants/select/', {
    summary: 'Every astrologer as id and name, for a menu.',
    auth: 'optional',
    response: z.array(AstrologerOption),
    notes: 'A router must match `select` before it treats the segment as an id.',
  }),

  getAstrologerFilters: get('/api/v1/astro/consultant-filter-list/', {
    summary: 'The filters of the list and their options.',
    auth: 'none',
    response: z.array(AstrologerFilter),
    ssr: true,
  }),

  listRechargeAmountsForAstrologer: get('/api/v1/astro/consultants/recharge_amounts/', {
    summary: 'Recharge amounts suggested before a consultation with this astrologer.',
    auth: 'required',
    query: z.object({ consultant_id: spec(Id) }),
    response: z.array(RechargeAmount),
  }),

  setAstrologerFavourite: patch('/api/v1/astro/consultants/{id}/mark-favourite/', {
    summary: 'Adds one astrologer to the favourites, or removes them.',
    auth: 'required',
    params: { id: spec(Id) },
    body: z.object({ action: spec(FavouriteAction) }),
    response: FavouriteState,
    retry: 'idempotent',
    notes: 'Our own choice: add and remove instead of a toggle, so that a retry changes nothing.',
  }),

  manageFavouriteAstrologers: post('/api/v1/astro/consultants/manage_favorite/', {
    summary: 'Adds several astrologers to the favourites, or removes them.',
    auth: 'required',
    body: z.object({ consultant_ids: z.array(Id).max(500), action: FavouriteAction }),
    response: FavouriteList,
    retry: 'idempotent',
  }),

  listSpecialities: get('/api/v1/astro/speciality/', {
    summary: 'The specialities of astrologers, paginated.',
    auth: 'none',
    query: z.object(page),
    response: Paginated(Speciality),
    ssr: true,
  }),

  listSpecialityQuestions: get('/api/v1/astro/speciality/{id}/questions/', {
    summary: 'Common questions about one speciality, and astrologers who answer them.',
    auth: 'none',
    params: { id: spec(Id) },
    query: z.object({ astro_count: spec(Count.default(3)) }),
    response: SpecialityQuestions,
    ssr: true,
  }),

  listTrendingCategories: get('/api/v1/astro/category/trending/', {
    summary: 'Trending categories, each with some astrologers.',
    auth: 'none',
    query: z.object({ astro_count: spec(Count.default(2)) }),
    response: z.array(TrendingCategory),
    ssr: true,
  }),

  listTrendingQuestions: get('/api/v1/astro/trending-questions/', {
    summary: 'Trending questions.',
    auth: 'none',
    response: z.array(TrendingQuestion),
    ssr: true,
  }),

  listLanguages: get('/api/v1/astro/language/', {
    summary: 'The languages astrologers speak; not paginated by default.',
    auth: 'none',
    query: z.object(allByDefault),
    response: Paginated(Language),
    ssr: true,
  }),
})
