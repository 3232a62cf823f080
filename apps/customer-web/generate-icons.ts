// `pnpm --filter @tarapath/customer-web icons`: draws the icons of the website in public/ from the mark of the brand. The
// same source gives the same bytes; `--check` fails when a file is not what this draws.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

const PAPER = '#fcfaf6'
const INK = '#1d1912'

/** The mark as in `ui-kit/src/brand/brand-mark.tsx`, in its 26 × 26 view box. */
const mark = (ink: string, gnomon: string, star: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="1.7"><path d="M13.5 21.6 20.8 8.2v13.4z" fill="${gnomon}" stroke="none"/>` +
  `<path d="M2 21.8V21a11 11 0 0 1 22 0v.8"/><path d="M1 22h24"/><circle cx="13" cy="4.6" r="2" fill="${star}" stroke="none"/></g>`

const COLOURED = mark(INK, '#eba803', '#d23020')

/** A square icon. `share` is the part of its width that the mark takes. */
const icon = (share: number, drawn: string, ground: string): string => {
  const scale = (100 * share) / 26
  const edge = (100 - 26 * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}<g transform="translate(${edge} ${edge}) scale(${scale})">${drawn}</g></svg>`
}

const square = `<rect width="100" height="100" fill="${PAPER}"/>`
const rounded = `<rect width="100" height="100" rx="22" fill="${PAPER}"/>`
// A launcher may cut a maskable icon to a circle of 80 % of its width.
const MASKABLE = icon(0.52, COLOURED, square)
const ROUNDED = icon(0.72, COLOURED, rounded)
// Android shows only the opacity of a badge.
const BADGE = icon(0.9, mark('#fff', '#fff', '#fff'), '')

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()

/** An ICO file with one PNG in it, which every browser of the last ten years reads. */
function ico(image: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(width, 6)
  head.writeUInt8(width, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, image])
}

const files: Record<string, Buffer> = {
  'favicon.ico': ico(png(ROUNDED, 32), 32),
  'icons/apple-touch-icon.png': png(icon(0.68, COLOURED, square), 180),
  'icons/icon-192.png': png(ROUNDED, 192),
  'icons/icon-512.png': png(ROUNDED, 512),
  'icons/maskable-192.png': png(MASKABLE, 192),
  'icons/maskable-512.png': png(MASKABLE, 512),
  'icons/badge-96.png': png(BADGE, 96),
}

const at = (file: string) => new URL(`public/${file}`, import.meta.url)
const stale = Object.entries(files).filter(
  ([file, bytes]) => !existsSync(at(file)) || !readFileSync(at(file)).equals(bytes),
)
if (!process.argv.includes('--check')) for (const [file, bytes] of stale) writeFileSync(at(file), bytes)
else if (stale.length > 0) {
  console.error(`Not what generate-icons.ts draws: ${stale.map(([file]) => file).join(', ')}.`)
  process.exitCode = 1
}
