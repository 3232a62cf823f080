import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import type { FontFile } from '@tarapath/customer-core/boot-script'
import woff2 from 'wawoff2'
import { builtFile } from '../server/built-files.ts'
import { fontUrl } from '../server/font-url.ts'

export type FontName = 'display' | 'displayDevanagari' | 'text' | 'textDevanagari'

/** The fonts of the kit. A variable one is used at one weight. */
const FILES: Record<FontName, { file: FontFile; weight: number }> = {
  display: { file: 'eczar-latin', weight: 600 },
  displayDevanagari: { file: 'eczar-devanagari', weight: 600 },
  text: { file: 'sans-latin', weight: 600 },
  textDevanagari: { file: 'sans-600-devanagari', weight: 600 },
}

export interface LoadedFont {
  font: Font
  unitsPerEm: number
}

const loaded = new Map<FontName, Promise<LoadedFont>>()

export function loadFont(name: FontName): Promise<LoadedFont> {
  const known = loaded.get(name)
  if (known) return known
  const loading = read(FILES[name])
  loaded.set(name, loading)
  return loading
}

async function read({ file, weight }: (typeof FILES)[FontName]): Promise<LoadedFont> {
  const packed = await readFile(builtFile(fontUrl(file).slice(1)))
  const face = new Face(new Blob(await woff2.decompress(packed)))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return { font, unitsPerEm: face.upem }
}
