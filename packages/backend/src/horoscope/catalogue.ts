import type { CatalogueKind } from '../catalogue/index.ts'
import { horoscopeTypes } from './tables.ts'

export const horoscopeTypeKind: CatalogueKind = {
  id: 'horoscope-types',
  title: 'Horoscope types',
  one: 'type',
  table: horoscopeTypes,
  nameField: 'name',
  orderBy: [horoscopeTypes.position],
  fields: {
    name: { label: 'Name', help: '{year} becomes the current year.', max: 60 },
    type: {
      label: 'Period',
      help: 'Such as daily-horoscope, weekly-horoscope, horoscope-2027 or horoscope-{year}.',
      max: 40,
      pattern: {
        form: /^(?:(?:daily|yesterday|tomorrow|weekly|monthly|yearly)-horoscope|horoscope-(?:20\d\d|\{year\}))$/,
        sentence:
          'Use daily-, yesterday-, tomorrow-, weekly-, monthly- or yearly-horoscope, or horoscope- with a year.',
      },
    },
    position: { label: 'Position', help: 'Small numbers come first.', min: 0, max: 9999 },
    isActive: { label: 'Shown' },
  },
}
