// In the place of what only search engines and shared links read (vite.config.ts).
export const SearchMetadata = (): null => null
export const StructuredData = (): null => null
export const breadcrumbs = (): object => ({})
