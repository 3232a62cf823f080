export type { ReferenceBanner } from './banners.ts'
export { fillReferenceData } from './fill-reference-data.ts'
export { type LanguageCode, languages } from './languages.ts'
export { specialities, type SpecialitySlug } from './specialities.ts'
