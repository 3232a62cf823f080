// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { newKey } from '../client/new-key.ts'
import type {
  Banner,
  BannerSet,
  CustomerReview,
  DefaultConfig,
  DownloadCount,
  Id,
  LeadReceipt,
  Paginated,
  Testimonial,
  UserQueryReceipt,
} from './types.gen.ts'

/**
 * Banners meant for this visitor.
 *
 * `GET /api/v1/user/banners/`. Carries the token when there is a session.
 */
export function listUserBanners(
  client: Client,
  input?: { platform?: 'web' | 'mobile' | undefined },
  options?: CallOptions,
): Promise<Banner[]> {
  return client.call(
    { name: 'listUserBanners', method: 'GET', path: '/api/v1/user/banners/', auth: 'optional' },
    options,
    { platform: 'web', ...input },
  )
}

/** What `listBanners` takes. */
export interface ListBannersInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Banners, page by page.
 *
 * `GET /api/v1/templates/banner/`.
 */
export function listBanners(
  client: Client,
  input?: ListBannersInput,
  options?: CallOptions,
): Promise<Paginated<Banner>> {
  return client.call(
    { name: 'listBanners', method: 'GET', path: '/api/v1/templates/banner/' },
    options,
    input,
  )
}

/**
 * All banners by the place they stand in.
 *
 * `GET /api/v1/templates/all-banners/`.
 */
export function getAllBanners(
  client: Client,
  options?: CallOptions,
): Promise<BannerSet> {
  return client.call(
    { name: 'getAllBanners', method: 'GET', path: '/api/v1/templates/all-banners/' },
    options,
  )
}

/** What `listTestimonials` takes. */
export interface ListTestimonialsInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * What customers say about the platform, page by page.
 *
 * `GET /api/v1/templates/client-testimonials/`.
 */
export function listTestimonials(
  client: Client,
  input?: ListTestimonialsInput,
  options?: CallOptions,
): Promise<Paginated<Testimonial>> {
  return client.call(
    { name: 'listTestimonials', method: 'GET', path: '/api/v1/templates/client-testimonials/' },
    options,
    input,
  )
}

/** What `listPrimaryBanners` takes. */
export interface ListPrimaryBannersInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * The banners at the top, as one whole list.
 *
 * `GET /api/v1/templates/primary-banner/`.
 */
export function listPrimaryBanners(
  client: Client,
  input?: ListPrimaryBannersInput,
  options?: CallOptions,
): Promise<Paginated<Banner>> {
  return client.call(
    { name: 'listPrimaryBanners', method: 'GET', path: '/api/v1/templates/primary-banner/' },
    options,
    { limit: 'all', ...input },
  )
}

/** What `listSecondaryBanners` takes. */
export interface ListSecondaryBannersInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * The banners further down, as one whole list.
 *
 * `GET /api/v1/templates/secondary-banner/`.
 */
export function listSecondaryBanners(
  client: Client,
  input?: ListSecondaryBannersInput,
  options?: CallOptions,
): Promise<Paginated<Banner>> {
  return client.call(
    { name: 'listSecondaryBanners', method: 'GET', path: '/api/v1/templates/secondary-banner/' },
    options,
    { limit: 'all', ...input },
  )
}

/** What `listCustomerReviews` takes. */
export interface ListCustomerReviewsInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Reviews of consultations, page by page.
 *
 * `GET /api/v1/user/customer-reviews/`.
 */
export function listCustomerReviews(
  client: Client,
  input?: ListCustomerReviewsInput,
  options?: CallOptions,
): Promise<Paginated<CustomerReview>> {
  return client.call(
    { name: 'listCustomerReviews', method: 'GET', path: '/api/v1/user/customer-reviews/' },
    options,
    input,
  )
}

/** What `submitUserQuery` takes. */
export interface SubmitUserQueryBody {
  name: string
  email?: string | undefined
  phone_number?: string | undefined
  message: string
  /** What it is about: a consultation of the customer. */
  consultation_id?: Id | undefined
}

/**
 * Sends a question to the support desk.
 *
 * About a consultation one may ask within 48 hours after its end, and again when the last question is answered;
 * the answer stands in the history as `question.answer`. 404 for the consultation of somebody else, 409 with
 * `code` `consultation_open`, `question_open` or `question_late`.
 *
 * `POST /api/v1/user/user-queries/`. Carries the token when there is a session. Refusals: `FieldErrors`,
 * `DetailError`, `ThrottledError`.
 */
export function submitUserQuery(
  client: Client,
  body: SubmitUserQueryBody,
  options?: CallOptions,
): Promise<UserQueryReceipt> {
  return client.call(
    { name: 'submitUserQuery', method: 'POST', path: '/api/v1/user/user-queries/', auth: 'optional', newKey: newKey },
    options,
    undefined,
    body,
  )
}

/**
 * Settings every page needs.
 *
 * `GET /api/v1/services/default-config/small/`.
 */
export function getDefaultConfig(
  client: Client,
  options?: CallOptions,
): Promise<DefaultConfig> {
  return client.call(
    { name: 'getDefaultConfig', method: 'GET', path: '/api/v1/services/default-config/small/' },
    options,
  )
}

/** What `createLandingPageLead` takes. */
export interface CreateLandingPageLeadBody {
  name: string
  phone_number: string
  source?: string | undefined
}

/**
 * Leaves a name and a number on the landing page.
 *
 * `POST /api/v1/templates/landing-page-user/`. Refusals: `FieldErrors`, `ThrottledError`.
 */
export function createLandingPageLead(
  client: Client,
  body: CreateLandingPageLeadBody,
  options?: CallOptions,
): Promise<LeadReceipt> {
  return client.call(
    { name: 'createLandingPageLead', method: 'POST', path: '/api/v1/templates/landing-page-user/', newKey: newKey },
    options,
    undefined,
    body,
  )
}

/**
 * How often the app was downloaded.
 *
 * `GET /api/v1/management/get-no-of-downloads/`.
 */
export function getDownloadCount(
  client: Client,
  options?: CallOptions,
): Promise<DownloadCount> {
  return client.call(
    { name: 'getDownloadCount', method: 'GET', path: '/api/v1/management/get-no-of-downloads/' },
    options,
  )
}
