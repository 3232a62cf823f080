import { bannerDrawingUrl } from '@tarapath/backend/drawings'
import type { Db } from '@tarapath/backend/database'
import { banners, horoscopeTypes, siteSettings, testimonials } from './content.ts'
import * as schema from '@tarapath/backend/tables'

export async function seedContent(db: Db): Promise<void> {
  await db
    .insert(schema.banners)
    .values(
      banners.map(({ drawing, ...banner }, position) => ({ ...banner, position, image: bannerDrawingUrl(drawing) })),
    )
  await db.insert(schema.testimonials).values([...testimonials])
  await db.insert(schema.horoscopeTypes).values(horoscopeTypes.map((type, position) => ({ ...type, position })))
  await db.insert(schema.siteSettings).values({ id: 1, ...siteSettings })
}
