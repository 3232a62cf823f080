// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { createIdempotencyKey } from '../client/create-idempotency-key.ts'
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
 * Banners for this visitor.
 *
 * `GET /api/v1/user/banners/`. Sends the token when there is a session.
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

/** Input of `listBanners`. */
export interface ListBannersInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Banners, paginated.
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
 * All banners by position.
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

/** Input of `listTestimonials`. */
export interface ListTestimonialsInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Customer testimonials about the platform, paginated.
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

/** Input of `listPrimaryBanners`. */
export interface ListPrimaryBannersInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * The banners at the top of the page; not paginated by default.
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

/** Input of `listSecondaryBanners`. */
export interface ListSecondaryBannersInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * The banners further down the page; not paginated by default.
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

/** Input of `listCustomerReviews`. */
export interface ListCustomerReviewsInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Reviews of consultations, paginated.
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

/** Body of `submitUserQuery`. */
export interface SubmitUserQueryBody {
  name: string
  email?: string | undefined
  phone_number?: string | undefined
  message: string
  /** The consultation of the customer that the question is about. */
  consultation_id?: Id | undefined
}

/**
 * Sends a question to the support desk.
 *
 * A question about a consultation is accepted within 48 hours of its end, and again once the last question is
 * answered; the answer is in the history as `question.answer`. 404 for another customer's consultation, 409 with
 * `code` `consultation_open`, `question_open` or `question_late`.
 *
 * `POST /api/v1/user/user-queries/`. Sends the token when there is a session. Errors: `FieldErrors`,
 * `DetailError`, `ThrottledError`.
 */
export function submitUserQuery(
  client: Client,
  body: SubmitUserQueryBody,
  options?: CallOptions,
): Promise<UserQueryReceipt> {
  return client.call(
    { name: 'submitUserQuery', method: 'POST', path: '/api/v1/user/user-queries/', auth: 'optional', createKey: createIdempotencyKey },
    options,
    undefined,
    body,
  )
}

/**
 * Settings that every page needs.
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

/** Body of `createLandingPageLead`. */
export interface CreateLandingPageLeadBody {
  name: string
  phone_number: string
  source?: string | undefined
}

/**
 * Submits a name and a phone number on the landing page.
 *
 * `POST /api/v1/templates/landing-page-user/`. Errors: `FieldErrors`, `ThrottledError`.
 */
export function createLandingPageLead(
  client: Client,
  body: CreateLandingPageLeadBody,
  options?: CallOptions,
): Promise<LeadReceipt> {
  return client.call(
    { name: 'createLandingPageLead', method: 'POST', path: '/api/v1/templates/landing-page-user/', createKey: createIdempotencyKey },
    options,
    undefined,
    body,
  )
}

/**
 * The number of app downloads.
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
