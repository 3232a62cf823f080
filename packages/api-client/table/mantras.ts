import { z } from 'zod'
import { Mantra, MantraCategory, MantraCategoryDetail, MantraLanguage, MantraSummary } from './entities/mantras.ts'
import { DetailError } from './errors.ts'
import { spec } from './named.ts'
import { Paginated, allByDefault } from './pagination.ts'
import { get, group } from './row.ts'
import { Slug, ShortText } from './scalars.ts'

export const mantras = group('mantras', {
  listMantras: get('/api/v1/templates/mantra/', {
    summary: 'Mantras; not paginated by default.',
    auth: 'none',
    query: z.object(allByDefault),
    response: Paginated(MantraSummary),
    ssr: true,
  }),

  listMantraCategories: get('/api/v1/templates/mantra-category/', {
    summary: 'Categories of mantras; not paginated by default.',
    auth: 'none',
    query: z.object(allByDefault),
    response: Paginated(MantraCategory),
    ssr: true,
  }),

  getMantraCategory: get('/api/v1/templates/mantra-category/detail_view/', {
    summary: 'One category with its mantras.',
    auth: 'none',
    query: z.object({ slug: spec(Slug) }),
    response: MantraCategoryDetail,
    errors: [DetailError],
    ssr: true,
  }),

  getMantra: get('/api/v1/templates/mantra/detail_view/', {
    summary: 'One mantra with its text, meaning and recording.',
    auth: 'none',
    query: z.object({ slug: spec(Slug), language: spec(ShortText.optional()) }),
    response: Mantra,
    errors: [DetailError],
    ssr: true,
    notes: '`language` selects the language of the text; it does not change the Accept-Language header.',
  }),

  listMantraLanguages: get('/api/v1/templates/mantra/languages/', {
    summary: 'The languages in which one mantra is available.',
    auth: 'none',
    query: z.object({ slug: spec(Slug) }),
    response: z.array(MantraLanguage),
    ssr: true,
  }),
})
