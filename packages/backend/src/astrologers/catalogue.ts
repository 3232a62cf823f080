import { nameInAddresses, type CatalogueKind } from '../catalogue/index.ts'
import { indexSpeciality } from './index-speciality.ts'
import { languages, questions, specialities, trendingCategories } from './tables.ts'

export const languageKind: CatalogueKind = {
  id: 'languages',
  title: 'Languages',
  one: 'language',
  table: languages,
  nameField: 'name',
  orderBy: [languages.name],
  fields: {
    name: { label: 'Name', max: 60 },
    code: {
      label: 'Code',
      help: 'ISO 639-1, such as hi.',
      max: 3,
      pattern: { form: /^[a-z]{2,3}$/, sentence: 'Use the two or three small letters of ISO 639.' },
    },
  },
}

export const specialityKind: CatalogueKind = {
  id: 'specialities',
  title: 'Specialities',
  one: 'speciality',
  table: specialities,
  nameField: 'name',
  orderBy: [specialities.name],
  fields: { name: { label: 'Name', max: 60 }, slug: nameInAddresses },
  afterPublish: indexSpeciality,
}

const speciality = { label: 'Speciality', refersTo: { table: specialities, name: specialities.name } }

export const topicKind: CatalogueKind = {
  id: 'topics',
  title: 'Topics',
  one: 'topic',
  table: trendingCategories,
  nameField: 'name',
  orderBy: [trendingCategories.id],
  fields: {
    name: { label: 'Name', max: 60 },
    slug: nameInAddresses,
    specialityId: { ...speciality, help: 'Its astrologers and questions are shown.' },
  },
}

export const questionKind: CatalogueKind = {
  id: 'customer-questions',
  title: 'Customers’ questions',
  one: 'question',
  note: 'Customers begin a chat with one of these. Those that led to the most chats come first.',
  table: questions,
  nameField: 'text',
  orderBy: [questions.text],
  fields: { text: { label: 'Question', max: 120 }, specialityId: speciality },
}
