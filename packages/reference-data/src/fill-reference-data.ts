import type { Db } from '@tarapath/backend/database'
import { bannerDrawingUrl } from '@tarapath/backend/drawings'
import { addFirstRechargeAmounts } from '@tarapath/backend/money'
import { addFirstTipAmounts } from '@tarapath/backend/payments'
import * as schema from '@tarapath/backend/tables'
import { banners } from './banners.ts'
import { horoscopeTypes, siteSettings, trendingCategories } from './content.ts'
import { languages } from './languages.ts'
import { addMantras } from './mantras/add-mantras.ts'
import { specialities } from './specialities.ts'

/** What is filled, and how: each only while its table is empty, because staff change it afterwards. */
const PARTS = [
  { name: 'languages', table: schema.languages, add: (db: Db) => db.insert(schema.languages).values([...languages]) },
  { name: 'specialities', table: schema.specialities, add: addSpecialities },
  { name: 'questions', table: schema.questions, add: addQuestions },
  { name: 'topics', table: schema.trendingCategories, add: addTopics },
  { name: 'banners', table: schema.banners, add: addBanners },
  { name: 'horoscope types', table: schema.horoscopeTypes, add: addHoroscopeTypes },
  { name: 'recharge amounts', table: schema.rechargeAmounts, add: addFirstRechargeAmounts },
  { name: 'tips', table: schema.tipAmounts, add: addFirstTipAmounts },
  { name: 'mantras', table: schema.mantraCategories, add: addMantras },
  {
    name: 'site settings',
    table: schema.siteSettings,
    add: (db: Db) => db.insert(schema.siteSettings).values({ id: 1, ...siteSettings }),
  },
] as const

/**
 * Fills a new database with what the service needs before anybody works for it or pays: no people, no prices of theirs,
 * no opinions. Returns the names of what was filled; a second time nothing is.
 */
export function fillReferenceData(db: Db): Promise<string[]> {
  return db.transaction(async (tx) => {
    const filled: string[] = []
    for (const { name, table, add } of PARTS) {
      if ((await tx.$count(table)) > 0) continue
      await add(tx)
      filled.push(name)
    }
    return filled
  })
}

async function addSpecialities(db: Db): Promise<void> {
  await db.insert(schema.specialities).values(specialities.map(({ slug, name }) => ({ slug, name })))
}

async function addQuestions(db: Db): Promise<void> {
  const ids = await specialityIds(db)
  const values = specialities.flatMap(({ slug, questions }) => {
    const specialityId = ids.get(slug)
    return specialityId === undefined ? [] : questions.map((text) => ({ text, specialityId }))
  })
  if (values.length > 0) await db.insert(schema.questions).values(values)
}

async function addTopics(db: Db): Promise<void> {
  const ids = await specialityIds(db)
  const values = trendingCategories.flatMap(({ slug, name, speciality }) => {
    const specialityId = ids.get(speciality)
    return specialityId === undefined ? [] : [{ slug, name, specialityId }]
  })
  if (values.length > 0) await db.insert(schema.trendingCategories).values(values)
}

/** Staff may have removed some of them. */
async function specialityIds(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: schema.specialities.id, slug: schema.specialities.slug }).from(schema.specialities)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

async function addBanners(db: Db): Promise<void> {
  await db
    .insert(schema.banners)
    .values(banners.map(({ drawing, ...banner }) => ({ ...banner, image: bannerDrawingUrl(drawing) })))
}

async function addHoroscopeTypes(db: Db): Promise<void> {
  await db.insert(schema.horoscopeTypes).values(horoscopeTypes.map((type, position) => ({ ...type, position })))
}
