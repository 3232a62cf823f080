import { galleryDrawingUrl } from '@tarapath/backend/drawings'
import { toPaise } from '@tarapath/backend/money'
import type { Db } from '@tarapath/backend/database'
import { courses } from './courses.ts'
import * as schema from '@tarapath/backend/tables'

const DAY_MS = 24 * 60 * 60 * 1000
/** 18:30 in India. */
const EVENING_MS = 13 * 60 * 60 * 1000

export async function seedCourses(db: Db, now: Date): Promise<void> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  await db.insert(schema.courses).values(
    courses.map(({ slug, title, subtitle, description, language, ...course }, at) => ({
      slug,
      title,
      subtitle,
      description,
      language,
      image: galleryDrawingUrl(course.drawing, 900 + at),
      pricePaise: toPaise(course.rupees),
      discountedPricePaise: course.offerRupees === undefined ? null : toPaise(course.offerRupees),
      durationHours: course.hours,
      startsAt: course.startsInDays === undefined ? null : new Date(today + course.startsInDays * DAY_MS + EVENING_MS),
      instructorId: course.instructor,
      capacity: course.capacity ?? null,
      syllabus: course.syllabus.map(({ title: part, lessons }) => ({ title: part, lessons: [...lessons] })),
    })),
  )
}
