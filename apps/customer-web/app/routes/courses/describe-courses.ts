import type { Course } from '@tarapath/api-client/types'
import { breadcrumbs, shortDescription } from '@tarapath/customer-core/platform'
import type { Thing } from 'schema-dts'
import { coursePaise, courseStatus } from './course-status.ts'

const COURSES = ['Courses', '/courses'] as const

export const describeCourses = (origin: string, courses: readonly Course[]): Thing[] => [
  {
    '@type': 'ItemList',
    name: 'Courses',
    numberOfItems: courses.length,
    itemListElement: courses.map(({ id, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: `${origin}/courses/${id}`,
    })),
  },
  breadcrumbs(origin, COURSES),
]

export function describeCourse(origin: string, course: Course, nowMs: number): Thing[] {
  const path = `/courses/${course.id}`
  const isOpen = courseStatus(course, nowMs) === 'open'
  return [
    {
      '@type': 'Course',
      '@id': origin + path,
      url: origin + path,
      name: course.title,
      description: shortDescription(course.description),
      inLanguage: course.language,
      provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Tarapath', url: origin },
      offers: {
        '@type': 'Offer',
        category: coursePaise(course) === 0 ? 'Free' : 'Paid',
        priceCurrency: 'INR',
        price: course.discounted_price ?? course.price,
        availability: isOpen ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${course.duration_hours}H`,
        ...(course.starts_at && { startDate: course.starts_at.slice(0, 10) }),
        ...(course.instructor && { instructor: { '@type': 'Person' as const, name: course.instructor.name } }),
      },
    },
    breadcrumbs(origin, COURSES, [course.title, path]),
  ]
}
