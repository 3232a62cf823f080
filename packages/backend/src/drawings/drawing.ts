import { bannerDrawings } from './banner-drawings.ts'
import { galleryDrawings } from './gallery-drawings.ts'
import { mantraDrawings } from './mantra-drawings.ts'

const BANNER = /^banner-([a-z]+)\.svg$/
const MANTRA = /^mantra-([a-z]+)\.svg$/
const GALLERY = /^gallery-([a-z]+)-(\d{1,9})\.svg$/

/** Where clients find a drawing; under /api/, which the website passes on. */
export const bannerDrawingUrl = (kind: string): string => `/api/media/drawings/banner-${kind}.svg`
export const mantraDrawingUrl = (kind: string): string => `/api/media/drawings/mantra-${kind}.svg`
export const galleryDrawingUrl = (kind: string, seed: number): string =>
  `/api/media/drawings/gallery-${kind}-${seed}.svg`

/** The SVG of that name, drawn when it is asked for; null where there is none. */
export function drawing(name: string): string | null {
  const [, banner = ''] = BANNER.exec(name) ?? []
  if (Object.hasOwn(bannerDrawings, banner)) return bannerDrawings[banner]?.() ?? null
  const [, mantra = ''] = MANTRA.exec(name) ?? []
  if (Object.hasOwn(mantraDrawings, mantra)) return mantraDrawings[mantra]?.() ?? null
  const [, kind = '', seed] = GALLERY.exec(name) ?? []
  if (Object.hasOwn(galleryDrawings, kind)) return galleryDrawings[kind]?.(Number(seed)) ?? null
  return null
}
