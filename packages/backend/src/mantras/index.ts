export { mantraCategoryKind, mantraKind, mantraTextKind } from './catalogue.ts'
export { mantrasEndpoints } from './endpoints.ts'
export { type MantraLanguage, mantraCategories, mantras, mantraTexts } from './tables.ts'
