import { nameInAddresses, type CatalogueKind } from '../catalogue/index.ts'
import { MANTRA_LANGUAGES } from './mantras.ts'
import { mantraCategories, mantras, mantraTexts } from './tables.ts'

export const mantraCategoryKind: CatalogueKind = {
  id: 'mantra-categories',
  title: 'Mantra categories',
  one: 'category',
  table: mantraCategories,
  nameField: 'name',
  orderBy: [mantraCategories.name],
  fields: {
    name: { label: 'Name', max: 60 },
    slug: nameInAddresses,
    description: { label: 'Description', max: 500, isMultiline: true },
  },
}

export const mantraKind: CatalogueKind = {
  id: 'mantras',
  title: 'Mantras',
  one: 'mantra',
  note: 'A mantra is on the website once it has a text in Sanskrit, on the page of its texts.',
  table: mantras,
  nameField: 'title',
  orderBy: [mantras.title],
  fields: {
    title: { label: 'Title', max: 120 },
    slug: nameInAddresses,
    categoryId: { label: 'Category', refersTo: { table: mantraCategories, name: mantraCategories.name } },
    deity: { label: 'Deity', max: 80 },
    source: { label: 'Source', help: 'Where it is written, such as Rigveda 3.62.10.', max: 200 },
    use: { label: 'When it is recited', max: 300, isMultiline: true },
  },
}

export const mantraTextKind: CatalogueKind = {
  id: 'mantra-texts',
  title: 'Mantra texts',
  one: 'text',
  table: mantraTexts,
  nameField: 'mantraId',
  orderBy: [mantraTexts.mantraId, mantraTexts.language],
  fields: {
    mantraId: { label: 'Mantra', refersTo: { table: mantras, name: mantras.title } },
    language: {
      label: 'Language',
      help: 'sa is Sanskrit; en has Latin letters.',
      options: Object.keys(MANTRA_LANGUAGES),
    },
    text: { label: 'Text', max: 4000, isMultiline: true },
    meaning: { label: 'Meaning, in this language', max: 4000, isMultiline: true },
  },
}
