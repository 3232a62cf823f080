export { getSiteSettings, setDownloads } from './content.ts'
export { downloadsInWords } from './downloads-in-words.ts'
export { contentEndpoints } from './endpoints.ts'
export { type BannerPlace, banners, siteSettings, testimonials } from './tables.ts'
