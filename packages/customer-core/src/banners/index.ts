export { BannerItem, Banners } from './banners.tsx'
