export { contentEndpoints } from './endpoints.ts'
export { formatDownloads } from './format-downloads.ts'
export { getSiteSettings, setDownloadCount } from './site-settings.ts'
export { type BannerPlacement, banners, siteSettings, testimonials } from './tables.ts'
