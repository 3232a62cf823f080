import { mantraDrawingUrl } from '../drawings/render-drawing.ts'
import { pageReply, readPage } from '../endpoint/page.ts'
import {
  getMantra,
  getMantraCategory,
  listMantraCategories,
  listMantraLanguages,
  listMantras,
  MANTRA_LANGUAGES,
  type MantraSummary,
} from './mantras.ts'
import type { Handlers } from '../endpoint/handler.ts'

export const mantrasEndpoints: Handlers<'mantras'> = {
  async listMantras({ query }, { db, url }) {
    const page = readPage(query)
    const { count, mantras } = await listMantras(db, page)
    return pageReply(url, page, count, mantras.map(summaryReply))
  },

  async listMantraCategories({ query }, { db, url }) {
    const page = readPage(query)
    const { count, categories } = await listMantraCategories(db, page)
    return pageReply(url, page, count, categories.map(categoryReply))
  },

  async getMantraCategory({ query }, { db }) {
    const { category, mantras } = await getMantraCategory(db, query.slug)
    return { ...categoryReply(category), description: category.description, mantras: mantras.map(summaryReply) }
  },

  async getMantra({ query }, { db }) {
    const { deity, source, use, text, ...summary } = await getMantra(db, query.slug, query.language)
    return {
      ...summaryReply(summary),
      language: text.language,
      text: text.text,
      meaning: text.meaning,
      benefits: [use, `Addressed to ${deity}; from ${source}.`],
      audio_url: null,
      duration_seconds: null,
    }
  },

  async listMantraLanguages({ query }, { db }) {
    const languages = await listMantraLanguages(db, query.slug)
    return languages.map((code) => ({ code, name: MANTRA_LANGUAGES[code] }))
  },
}

const summaryReply = ({ id, title, slug, category }: MantraSummary) => ({
  id,
  title,
  slug,
  image: mantraDrawingUrl(category.slug),
  category,
})

const categoryReply = (category: Awaited<ReturnType<typeof getMantraCategory>>['category']) => ({
  id: category.id,
  name: category.name,
  slug: category.slug,
  image: mantraDrawingUrl(category.slug),
  mantra_count: category.mantraCount,
})
