// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import type {
  Astrologer,
  AstrologerFilter,
  AstrologerOption,
  AstrologerReview,
  AstrologerSummary,
  FavouriteList,
  FavouriteState,
  GalleryItem,
  Gender,
  Id,
  Language,
  Paginated,
  RechargeAmount,
  Speciality,
  SpecialityQuestions,
  TrendingCategory,
  TrendingQuestion,
} from './types.gen.ts'

/** What `listRecommendedAstrologers` takes. */
export interface ListRecommendedAstrologersInput {
  astro_count?: number | undefined
  consultant_id?: Id | undefined
}

/**
 * Astrologers recommended to anybody, or beside one astrologer.
 *
 * `GET /api/v1/astro/consultants/recommended/`. Carries the token when there is a session.
 */
export function listRecommendedAstrologers(
  client: Client,
  input?: ListRecommendedAstrologersInput,
  options?: CallOptions,
): Promise<AstrologerSummary[]> {
  return client.call(
    { name: 'listRecommendedAstrologers', method: 'GET', path: '/api/v1/astro/consultants/recommended/', auth: 'optional' },
    options,
    { astro_count: 3, ...input },
  )
}

/**
 * Astrologers recommended to the customer who is signed in.
 *
 * `GET /api/v1/astro/consultant/recommended-consultants/`. Carries the token when there is a session.
 */
export function listPersonalRecommendations(
  client: Client,
  options?: CallOptions,
): Promise<AstrologerSummary[]> {
  return client.call(
    { name: 'listPersonalRecommendations', method: 'GET', path: '/api/v1/astro/consultant/recommended-consultants/', auth: 'optional' },
    options,
  )
}

/** What `listAvailableAstrologers` takes. */
export interface ListAvailableAstrologersInput {
  astro_count?: number | undefined
  is_available_for_call?: boolean | undefined
  is_available_for_chat?: boolean | undefined
}

/**
 * Astrologers who are free for a chat and a call now.
 *
 * `GET /api/v1/astro/consultant/`. Carries the token when there is a session.
 */
export function listAvailableAstrologers(
  client: Client,
  input?: ListAvailableAstrologersInput,
  options?: CallOptions,
): Promise<Paginated<AstrologerSummary>> {
  return client.call(
    { name: 'listAvailableAstrologers', method: 'GET', path: '/api/v1/astro/consultant/', auth: 'optional' },
    options,
    { is_available_for_call: true, is_available_for_chat: true, ...input },
  )
}

/** What `filterAstrologers` takes. */
export interface FilterAstrologersInput {
  astro_count?: number | undefined
  speciality?: Id[] | undefined
  language?: string[] | undefined
  gender?: Gender | undefined
  search?: string | undefined
  ordering?: 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience' | undefined
  is_available_for_call?: boolean | undefined
  is_available_for_chat?: boolean | undefined
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Astrologers by filters, with no filter set beforehand.
 *
 * `GET /api/v1/astro/consultant/`. Carries the token when there is a session.
 */
export function filterAstrologers(
  client: Client,
  input?: FilterAstrologersInput,
  options?: CallOptions,
): Promise<Paginated<AstrologerSummary>> {
  return client.call(
    { name: 'filterAstrologers', method: 'GET', path: '/api/v1/astro/consultant/', auth: 'optional' },
    options,
    input,
  )
}

/** What `listAstrologers` takes. */
export interface ListAstrologersInput {
  speciality?: Id[] | undefined
  language?: string[] | undefined
  gender?: Gender | undefined
  search?: string | undefined
  ordering?: 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience' | undefined
  is_available_for_call?: boolean | undefined
  is_available_for_chat?: boolean | undefined
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * The astrologers of the consultation page, page by page.
 *
 * `GET /api/v1/astro/consultants/`. Carries the token when there is a session.
 */
export function listAstrologers(
  client: Client,
  input?: ListAstrologersInput,
  options?: CallOptions,
): Promise<Paginated<AstrologerSummary>> {
  return client.call(
    { name: 'listAstrologers', method: 'GET', path: '/api/v1/astro/consultants/', auth: 'optional' },
    options,
    input,
  )
}

/**
 * One astrologer with everything the profile page shows.
 *
 * `GET /api/v1/astro/consultants/{id}/`. Carries the token when there is a session. Refusals: `DetailError`.
 */
export function getAstrologer(
  client: Client,
  input: { id: Id },
  options?: CallOptions,
): Promise<Astrologer> {
  return client.call(
    { name: 'getAstrologer', method: 'GET', path: '/api/v1/astro/consultants/{id}/', auth: 'optional' },
    options,
    input,
  )
}

/**
 * Pictures and videos of one astrologer.
 *
 * `GET /api/v1/astro/consultants/{id}/gallery/`. Carries the token when there is a session.
 */
export function listAstrologerGallery(
  client: Client,
  input: { id: Id },
  options?: CallOptions,
): Promise<GalleryItem[]> {
  return client.call(
    { name: 'listAstrologerGallery', method: 'GET', path: '/api/v1/astro/consultants/{id}/gallery/', auth: 'optional' },
    options,
    input,
  )
}

/** What `listAstrologerReviews` takes. */
export interface ListAstrologerReviewsInput {
  id: Id
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * What customers wrote about one astrologer, page by page.
 *
 * `GET /api/v1/astro/consultants/{id}/custom-reviews/`. Carries the token when there is a session.
 */
export function listAstrologerReviews(
  client: Client,
  input: ListAstrologerReviewsInput,
  options?: CallOptions,
): Promise<Paginated<AstrologerReview>> {
  return client.call(
    { name: 'listAstrologerReviews', method: 'GET', path: '/api/v1/astro/consultants/{id}/custom-reviews/', auth: 'optional' },
    options,
    input,
  )
}

/**
 * Every astrologer as id and name, for a menu.
 *
 * A router has to try `select` before it takes the segment for an id.
 *
 * `GET /api/v1/astro/consultants/select/`. Carries the token when there is a session.
 */
export function listAstrologerOptions(
  client: Client,
  options?: CallOptions,
): Promise<AstrologerOption[]> {
  return client.call(
    { name: 'listAstrologerOptions', method: 'GET', path: '/api/v1/astro/consultants/select/', auth: 'optional' },
    options,
  )
}

/**
 * The filters of the list and their choices.
 *
 * `GET /api/v1/astro/consultant-filter-list/`.
 */
export function getAstrologerFilters(
  client: Client,
  options?: CallOptions,
): Promise<AstrologerFilter[]> {
  return client.call(
    { name: 'getAstrologerFilters', method: 'GET', path: '/api/v1/astro/consultant-filter-list/' },
    options,
  )
}

/**
 * Amounts to add before a consultation with this astrologer.
 *
 * `GET /api/v1/astro/consultants/recharge_amounts/`. Needs a session.
 */
export function listRechargeAmountsForAstrologer(
  client: Client,
  input: { consultant_id: Id },
  options?: CallOptions,
): Promise<RechargeAmount[]> {
  return client.call(
    { name: 'listRechargeAmountsForAstrologer', method: 'GET', path: '/api/v1/astro/consultants/recharge_amounts/', auth: 'required' },
    options,
    input,
  )
}

/**
 * Makes one astrologer a favourite, or no longer.
 *
 * Our own choice: add and remove instead of a toggle, so that a second try changes nothing.
 *
 * `PATCH /api/v1/astro/consultants/{id}/mark-favourite/`. Needs a session.
 */
export function setAstrologerFavourite(
  client: Client,
  input: { id: Id },
  body: { action: 'add' | 'remove' },
  options?: CallOptions,
): Promise<FavouriteState> {
  return client.call(
    { name: 'setAstrologerFavourite', method: 'PATCH', path: '/api/v1/astro/consultants/{id}/mark-favourite/', auth: 'required', retry: 'idempotent' },
    options,
    input,
    body,
  )
}

/** What `manageFavouriteAstrologers` takes. */
export interface ManageFavouriteAstrologersBody {
  consultant_ids: Id[]
  action: 'add' | 'remove'
}

/**
 * Makes several astrologers favourites, or no longer.
 *
 * `POST /api/v1/astro/consultants/manage_favorite/`. Needs a session.
 */
export function manageFavouriteAstrologers(
  client: Client,
  body: ManageFavouriteAstrologersBody,
  options?: CallOptions,
): Promise<FavouriteList> {
  return client.call(
    { name: 'manageFavouriteAstrologers', method: 'POST', path: '/api/v1/astro/consultants/manage_favorite/', auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )
}

/** What `listSpecialities` takes. */
export interface ListSpecialitiesInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * What astrologers specialise in, page by page.
 *
 * `GET /api/v1/astro/speciality/`.
 */
export function listSpecialities(
  client: Client,
  input?: ListSpecialitiesInput,
  options?: CallOptions,
): Promise<Paginated<Speciality>> {
  return client.call(
    { name: 'listSpecialities', method: 'GET', path: '/api/v1/astro/speciality/' },
    options,
    input,
  )
}

/** What `listSpecialityQuestions` takes. */
export interface ListSpecialityQuestionsInput {
  id: Id
  astro_count?: number | undefined
}

/**
 * Questions people ask about one speciality, and who answers them.
 *
 * `GET /api/v1/astro/speciality/{id}/questions/`.
 */
export function listSpecialityQuestions(
  client: Client,
  input: ListSpecialityQuestionsInput,
  options?: CallOptions,
): Promise<SpecialityQuestions> {
  return client.call(
    { name: 'listSpecialityQuestions', method: 'GET', path: '/api/v1/astro/speciality/{id}/questions/' },
    options,
    { astro_count: 3, ...input },
  )
}

/**
 * Categories in demand, each with some astrologers.
 *
 * `GET /api/v1/astro/category/trending/`.
 */
export function listTrendingCategories(
  client: Client,
  input?: { astro_count?: number | undefined },
  options?: CallOptions,
): Promise<TrendingCategory[]> {
  return client.call(
    { name: 'listTrendingCategories', method: 'GET', path: '/api/v1/astro/category/trending/' },
    options,
    { astro_count: 2, ...input },
  )
}

/**
 * Questions in demand.
 *
 * `GET /api/v1/astro/trending-questions/`.
 */
export function listTrendingQuestions(
  client: Client,
  options?: CallOptions,
): Promise<TrendingQuestion[]> {
  return client.call(
    { name: 'listTrendingQuestions', method: 'GET', path: '/api/v1/astro/trending-questions/' },
    options,
  )
}

/** What `listLanguages` takes. */
export interface ListLanguagesInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Languages astrologers speak, as one whole list.
 *
 * `GET /api/v1/astro/language/`.
 */
export function listLanguages(
  client: Client,
  input?: ListLanguagesInput,
  options?: CallOptions,
): Promise<Paginated<Language>> {
  return client.call(
    { name: 'listLanguages', method: 'GET', path: '/api/v1/astro/language/' },
    options,
    { limit: 'all', ...input },
  )
}
