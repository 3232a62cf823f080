import { bannerDrawingUrl } from '@tarapath/backend/drawings'
import type { Db } from '@tarapath/backend/database'
import * as schema from '@tarapath/backend/tables'
import { demoBanners, testimonials } from './content.ts'

export async function seedContent(db: Db): Promise<void> {
  await db
    .insert(schema.banners)
    .values(demoBanners.map(({ drawing, ...banner }) => ({ ...banner, image: bannerDrawingUrl(drawing) })))
  await db.insert(schema.testimonials).values([...testimonials])
}
