// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import type {
  Mantra,
  MantraCategory,
  MantraCategoryDetail,
  MantraLanguage,
  MantraSummary,
  Paginated,
} from './types.gen.ts'

/** Input of `listMantras`. */
export interface ListMantrasInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Mantras; not paginated by default.
 *
 * `GET /api/v1/templates/mantra/`.
 */
export function listMantras(
  client: Client,
  input?: ListMantrasInput,
  options?: CallOptions,
): Promise<Paginated<MantraSummary>> {
  return client.call(
    { name: 'listMantras', method: 'GET', path: '/api/v1/templates/mantra/' },
    options,
    { limit: 'all', ...input },
  )
}

/** Input of `listMantraCategories`. */
export interface ListMantraCategoriesInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Categories of mantras; not paginated by default.
 *
 * `GET /api/v1/templates/mantra-category/`.
 */
export function listMantraCategories(
  client: Client,
  input?: ListMantraCategoriesInput,
  options?: CallOptions,
): Promise<Paginated<MantraCategory>> {
  return client.call(
    { name: 'listMantraCategories', method: 'GET', path: '/api/v1/templates/mantra-category/' },
    options,
    { limit: 'all', ...input },
  )
}

/**
 * One category with its mantras.
 *
 * `GET /api/v1/templates/mantra-category/detail_view/`. Errors: `DetailError`.
 */
export function getMantraCategory(
  client: Client,
  input: { slug: string },
  options?: CallOptions,
): Promise<MantraCategoryDetail> {
  return client.call(
    { name: 'getMantraCategory', method: 'GET', path: '/api/v1/templates/mantra-category/detail_view/' },
    options,
    input,
  )
}

/** Input of `getMantra`. */
export interface GetMantraInput {
  slug: string
  language?: string | undefined
}

/**
 * One mantra with its text, meaning and recording.
 *
 * `language` selects the language of the text; it does not change the Accept-Language header.
 *
 * `GET /api/v1/templates/mantra/detail_view/`. Errors: `DetailError`.
 */
export function getMantra(
  client: Client,
  input: GetMantraInput,
  options?: CallOptions,
): Promise<Mantra> {
  return client.call(
    { name: 'getMantra', method: 'GET', path: '/api/v1/templates/mantra/detail_view/' },
    options,
    input,
  )
}

/**
 * The languages in which one mantra is available.
 *
 * `GET /api/v1/templates/mantra/languages/`.
 */
export function listMantraLanguages(
  client: Client,
  input: { slug: string },
  options?: CallOptions,
): Promise<MantraLanguage[]> {
  return client.call(
    { name: 'listMantraLanguages', method: 'GET', path: '/api/v1/templates/mantra/languages/' },
    options,
    input,
  )
}
