import { bannerDrawingUrl } from '../../drawings/drawing.ts'
import type { Db } from '../db.ts'
import * as schema from '../schema/index.ts'
import { banners, horoscopeTypes, siteSettings, testimonials } from './content.ts'

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
