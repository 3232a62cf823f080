export { bannerDrawingUrl, galleryDrawingUrl, productDrawingUrl } from './render-drawing.ts'
export type { ProductDrawing } from './product-drawings.ts'
export { between, seededRandom } from './seeded-random.ts'
