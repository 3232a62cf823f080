import { astrologers } from '../astrologers/index.ts'
import { lessonBlocks, nameInAddresses, priceFields, type CatalogueKind } from '../catalogue/index.ts'
import { courses } from './tables.ts'

export const courseKind: CatalogueKind = {
  id: 'courses',
  title: 'Courses',
  one: 'course',
  table: courses,
  nameField: 'title',
  orderBy: [courses.title],
  fields: {
    title: { label: 'Title', max: 120 },
    slug: nameInAddresses,
    subtitle: { label: 'Second title', max: 160 },
    description: { label: 'Description', isMultiline: true },
    image: { label: 'Picture', isPicture: true },
    ...priceFields,
    durationHours: { label: 'Hours', min: 1, max: 999 },
    language: { label: 'Language', help: 'Its English name.', max: 60 },
    startsAt: { label: 'Begins', help: 'Leave it empty for a recorded course.' },
    instructorId: { label: 'Teacher', refersTo: { table: astrologers, name: astrologers.name } },
    capacity: { label: 'Most participants', min: 1, max: 99_999 },
    syllabus: { label: 'Syllabus', lines: lessonBlocks },
  },
}
