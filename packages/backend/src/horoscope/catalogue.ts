import type { CatalogueKind } from '../catalogue/index.ts'
import { sectionBlocks } from './section-lines.ts'
import { horoscopeTexts, horoscopeTypes } from './tables.ts'
import { ZODIAC_SIGNS } from './zodiac-sign.ts'

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

export const horoscopeTextKind: CatalogueKind = {
  id: 'horoscope-texts',
  title: 'Horoscope texts',
  one: 'horoscope of this sign and period',
  note: 'It stands in place of the calculated horoscope of its sign and period. A week begins on Monday, a month on its first day, a year on 1 January.',
  table: horoscopeTexts,
  nameField: 'title',
  orderBy: [horoscopeTexts.startsOn, horoscopeTexts.sign],
  fields: {
    title: { label: 'Title', max: 120 },
    sign: { label: 'Sign', options: ZODIAC_SIGNS },
    kind: { label: 'Period', options: ['day', 'week', 'month', 'year'] },
    startsOn: {
      label: 'First day',
      help: 'Such as 2026-11-30.',
      max: 10,
      pattern: {
        form: /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
        sentence: 'Enter a day, such as 2026-11-30.',
      },
    },
    summary: { label: 'Summary', max: 1000, isMultiline: true },
    because: {
      label: 'Why',
      help: 'What it is read from, such as Jupiter in the tenth house.',
      max: 500,
      isMultiline: true,
    },
    sections: { label: 'Parts of life', lines: sectionBlocks, max: 8000 },
    luckyColour: { label: 'Lucky colour', max: 40 },
    luckyNumber: { label: 'Lucky number', max: 20 },
  },
}
