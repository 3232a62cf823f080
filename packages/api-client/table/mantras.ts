import { z } from 'zod'
import { Mantra, MantraCategory, MantraCategoryDetail, MantraLanguage, MantraSummary } from './entities/mantras.ts'
import { DetailError } from './errors.ts'
import { spec } from './named.ts'
import { Paginated, wholeList } from './pagination.ts'
import { get, group } from './row.ts'
import { Slug, Word } from './scalars.ts'

export const mantras = group('mantras', {
  listMantras: get('/api/v1/templates/mantra/', {
    summary: 'Mantras, as one whole list.',
    auth: 'none',
    query: z.object(wholeList),
    response: Paginated(MantraSummary),
    ssr: true,
  }),

  listMantraCategories: get('/api/v1/templates/mantra-category/', {
    summary: 'Categories of mantras, as one whole list.',
    auth: 'none',
    query: z.object(wholeList),
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
    summary: 'One mantra with text, meaning and recording.',
    auth: 'none',
    query: z.object({ slug: spec(Slug), language: spec(Word.optional()) }),
    response: Mantra,
    errors: [DetailError],
    ssr: true,
    notes: '`language` chooses the language of the text; the Accept-Language header stays as it is.',
  }),

  listMantraLanguages: get('/api/v1/templates/mantra/languages/', {
    summary: 'Languages one mantra is written in.',
    auth: 'none',
    query: z.object({ slug: spec(Slug) }),
    response: z.array(MantraLanguage),
    ssr: true,
  }),
})
