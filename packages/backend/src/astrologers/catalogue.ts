import type { CatalogueKind } from '../catalogue/index.ts'
import { languages, specialities } from './tables.ts'

const slug = {
  label: 'Name in addresses',
  help: 'Small letters, digits and hyphens. Do not change it once it is known.',
  max: 60,
  pattern: { form: /^[a-z0-9]+(-[a-z0-9]+)*$/, sentence: 'Use small letters, digits and single hyphens.' },
}

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
  fields: { name: { label: 'Name', max: 60 }, slug },
}
