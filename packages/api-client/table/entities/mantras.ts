import { z } from 'zod'
import { entity, extended } from '../named.ts'
import { Id } from '../scalars.ts'

export const MantraSummary = entity('MantraSummary', {
  id: Id,
  title: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  category: z.object({ id: Id, name: z.string(), slug: z.string() }),
})

export const Mantra = extended('Mantra', MantraSummary, {
  language: z.string(),
  text: z.string(),
  meaning: z.string(),
  benefits: z.array(z.string()),
  audio_url: z.string().nullable(),
  duration_seconds: z.number().nullable(),
})

export const MantraCategory = entity('MantraCategory', {
  id: Id,
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  mantra_count: z.number(),
})

export const MantraCategoryDetail = extended('MantraCategoryDetail', MantraCategory, {
  description: z.string(),
  mantras: z.array(MantraSummary),
})

export const MantraLanguage = entity('MantraLanguage', { code: z.string(), name: z.string() })
