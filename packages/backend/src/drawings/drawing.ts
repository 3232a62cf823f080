import { bannerDrawings } from './banner-drawings.ts'
import { galleryDrawings } from './gallery-drawings.ts'
import { mantraDrawings } from './mantra-drawings.ts'
import { productDrawings } from './product-drawings.ts'
import { showDrawings } from './show-drawings.ts'
import { topicDrawings } from './topic-drawings.ts'

const NAME = /^([a-z]+)-([a-z]+(?:-[a-z]+)*)(?:-(\d{1,9}))?\.svg$/

/** Where clients find a drawing; under /api/, which the website passes on. */
const urlOf = (name: string): string => `/api/media/drawings/${name}.svg`
export const bannerDrawingUrl = (kind: string): string => urlOf(`banner-${kind}`)
export const galleryDrawingUrl = (kind: string, seed: number): string => urlOf(`gallery-${kind}-${seed}`)
export const mantraDrawingUrl = (kind: string): string => urlOf(`mantra-${kind}`)
export const productDrawingUrl = (kind: string, seed: number): string => urlOf(`product-${kind}-${seed}`)
export const showDrawingUrl = (seed: number): string => urlOf(`show-evening-${seed}`)
/** Null for a speciality that nobody has drawn. */
export const topicDrawingUrl = (slug: string): string | null =>
  Object.hasOwn(topicDrawings, slug) ? urlOf(`topic-${slug}`) : null

type Drawings = Readonly<Record<string, (seed: number) => string>>

const sets = new Map<string, Drawings>(
  Object.entries({
    banner: bannerDrawings,
    gallery: galleryDrawings,
    mantra: mantraDrawings,
    product: productDrawings,
    show: showDrawings,
    topic: topicDrawings,
  }),
)

/** The SVG of that name, drawn when it is asked for; null where there is none. */
export function drawing(name: string): string | null {
  const [, set = '', kind = '', seed = '0'] = NAME.exec(name) ?? []
  const drawings = sets.get(set)
  return drawings && Object.hasOwn(drawings, kind) ? (drawings[kind]?.(Number(seed)) ?? null) : null
}
