export { mantrasEndpoints } from './endpoints.ts'
export { type MantraLanguage, mantraCategories, mantraTexts, mantras } from './tables.ts'
