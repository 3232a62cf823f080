// Generated from table/ by `pnpm generate`; change the table instead.

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

/** Input of `listRecommendedAstrologers`. */
export interface ListRecommendedAstrologersInput {
  astro_count?: number | undefined
  consultant_id?: Id | undefined
}

/**
 * Recommended astrologers, in general or similar to one astrologer.
 *
 * `GET /api/v1/astro/consultants/recommended/`. Sends the token when there is a session.
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
 * Astrologers recommended to the signed-in customer.
 *
 * `GET /api/v1/astro/consultant/recommended-consultants/`. Sends the token when there is a session.
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

/** Input of `listAvailableAstrologers`. */
export interface ListAvailableAstrologersInput {
  astro_count?: number | undefined
  is_available_for_call?: boolean | undefined
  is_available_for_chat?: boolean | undefined
}

/**
 * Astrologers who are available for a chat and a call now.
 *
 * `GET /api/v1/astro/consultant/`. Sends the token when there is a session.
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

/** Input of `filterAstrologers`. */
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
 * Astrologers by filters, without default filters.
 *
 * `GET /api/v1/astro/consultant/`. Sends the token when there is a session.
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

/** Input of `listAstrologers`. */
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
 * The astrologers of the consultation page, paginated.
 *
 * `GET /api/v1/astro/consultants/`. Sends the token when there is a session.
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
 * `GET /api/v1/astro/consultants/{id}/`. Sends the token when there is a session. Errors: `DetailError`.
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
 * `GET /api/v1/astro/consultants/{id}/gallery/`. Sends the token when there is a session.
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

/** Input of `listAstrologerReviews`. */
export interface ListAstrologerReviewsInput {
  id: Id
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Customer reviews of one astrologer, paginated.
 *
 * `GET /api/v1/astro/consultants/{id}/custom-reviews/`. Sends the token when there is a session.
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
 * A router must match `select` before it treats the segment as an id.
 *
 * `GET /api/v1/astro/consultants/select/`. Sends the token when there is a session.
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
 * The filters of the list and their options.
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
 * Recharge amounts suggested before a consultation with this astrologer.
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
 * Adds one astrologer to the favourites, or removes them.
 *
 * Our own choice: add and remove instead of a toggle, so that a retry changes nothing.
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

/** Body of `manageFavouriteAstrologers`. */
export interface ManageFavouriteAstrologersBody {
  consultant_ids: Id[]
  action: 'add' | 'remove'
}

/**
 * Adds several astrologers to the favourites, or removes them.
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

/** Input of `listSpecialities`. */
export interface ListSpecialitiesInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * The specialities of astrologers, paginated.
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

/** Input of `listSpecialityQuestions`. */
export interface ListSpecialityQuestionsInput {
  id: Id
  astro_count?: number | undefined
}

/**
 * Common questions about one speciality, and astrologers who answer them.
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
 * Trending categories, each with some astrologers.
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
 * Trending questions.
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

/** Input of `listLanguages`. */
export interface ListLanguagesInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * The languages astrologers speak; not paginated by default.
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
