// Made from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import type {
  Mantra,
  MantraCategory,
  MantraCategoryDetail,
  MantraLanguage,
  MantraSummary,
  Paginated,
} from './types.gen.ts'

/** What `listMantras` takes. */
export interface ListMantrasInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Mantras, as one whole list.
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

/** What `listMantraCategories` takes. */
export interface ListMantraCategoriesInput {
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * Categories of mantras, as one whole list.
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
 * `GET /api/v1/templates/mantra-category/detail_view/`. Refusals: `DetailError`.
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

/** What `getMantra` takes. */
export interface GetMantraInput {
  slug: string
  language?: string | undefined
}

/**
 * One mantra with text, meaning and recording.
 *
 * `language` chooses the language of the text; the Accept-Language header stays as it is.
 *
 * `GET /api/v1/templates/mantra/detail_view/`. Refusals: `DetailError`.
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
 * Languages one mantra is written in.
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
