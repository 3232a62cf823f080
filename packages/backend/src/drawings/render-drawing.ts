import { bannerDrawings } from './banner-drawings.ts'
import { galleryDrawings } from './gallery-drawings.ts'
import { mantraDrawings } from './mantra-drawings.ts'
import { productDrawings } from './product-drawings.ts'
import { liveStreamDrawings } from './live-stream-drawings.ts'
import { topicDrawings } from './topic-drawings.ts'

const NAME = /^([a-z]+)-([a-z]+(?:-[a-z]+)*)(?:-(\d{1,9}))?\.svg$/

/** Drawings have addresses under /api/, because the website forwards only those to the server. */
const urlOf = (name: string): string => `/api/media/drawings/${name}.svg`
export const bannerDrawingUrl = (kind: string): string => urlOf(`banner-${kind}`)
export const galleryDrawingUrl = (kind: string, seed: number): string => urlOf(`gallery-${kind}-${seed}`)
export const mantraDrawingUrl = (kind: string): string => urlOf(`mantra-${kind}`)
export const productDrawingUrl = (kind: string, seed: number): string => urlOf(`product-${kind}-${seed}`)
export const liveStreamDrawingUrl = (seed: number): string => urlOf(`show-evening-${seed}`)
/** Null for a speciality without a drawing. */
export const topicDrawingUrl = (slug: string): string | null =>
  Object.hasOwn(topicDrawings, slug) ? urlOf(`topic-${slug}`) : null

type Drawings = Readonly<Record<string, (seed: number) => string>>

const drawingsBySubject = new Map<string, Drawings>(
  Object.entries({
    banner: bannerDrawings,
    gallery: galleryDrawings,
    mantra: mantraDrawings,
    product: productDrawings,
    show: liveStreamDrawings,
    topic: topicDrawings,
  }),
)

/** Renders the SVG of a file name; null for an unknown name. */
export function renderDrawing(name: string): string | null {
  const [, subject = '', kind = '', seed = '0'] = NAME.exec(name) ?? []
  const drawings = drawingsBySubject.get(subject)
  return drawings && Object.hasOwn(drawings, kind) ? (drawings[kind]?.(Number(seed)) ?? null) : null
}
