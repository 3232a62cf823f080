import { BrandMark, GnomonDial, Jharokha, RashiGlyph, type Ramp, type RashiSlug } from '@tarapath/ui-kit'
import { renderToStaticMarkup } from 'react-dom/server'
import { BRAND_STYLE, COLOURS, portraitStyle } from './picture-style.ts'
import { textLines, textPath, type TextPath } from './text-path.ts'
import { sharePictureWords } from './words/share-picture.gen.ts'

export const WIDTH = 1200
export const HEIGHT = 630

export interface AstrologerPicture {
  id: number
  name: string
  /** "Tarot reader" */
  role: string
  /** "14 years · Hindi, English" */
  detail: string
  /** "₹15/min" */
  price: string
  /** "4.9 from 23 reviews"; null without any. */
  rating: string | null
}

export interface HoroscopePicture {
  sign: RashiSlug
  /** "Scorpio · वृश्चिक" */
  names: string
  title: string
  summary: string
}

/** The picture of an astrologer's profile, as SVG. */
export async function drawAstrologer(shown: AstrologerPicture): Promise<string> {
  const markup = renderToStaticMarkup(<Jharokha seed={shown.id} />)
  const ramp = /data-ramp="(\w+)"/.exec(markup)?.[1] as Ramp
  const name = await textLines(shown.name, { family: 'display', size: 78, width: 660, maxLines: 2 })
  const below = 150 + name.length * 84
  const details = [shown.detail, ...(shown.rating === null ? [] : [shown.rating])]
  const initials = await textPath(initialsOf(shown.name), 'display', 64)
  return picture(
    portraitStyle(ramp),
    place(markup, 110, 92, 313, 421),
    column([initials], 266.5 - initials.width / 2, 366, 0, COLOURS.text),
    column(name, 480, 170, 84, COLOURS.text),
    column([await textPath(shown.role, 'text', 40)], 480, below + 10, 0, COLOURS.primary),
    column(await Promise.all(details.map((line) => textPath(line, 'text', 30))), 480, below + 62, 40, COLOURS.muted),
    column([await textPath(shown.price, 'text', 52)], 480, 490, 0, COLOURS.moneyText),
  )
}

const TITLES = /^(?:pt|pandit|acharya|dr|guru|jyotishacharya|siddhanti|shri|smt)\.?\s+/i

/** The first letters of the first and the last name, without titles. */
function initialsOf(name: string): string {
  const words = name.replace(TITLES, '').split(/\s+/)
  const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })
  const first = (word = '') => [...letters.segment(word)][0]?.segment ?? ''
  return words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0])
}

/** The picture of a horoscope. */
export async function drawHoroscope({ sign, names, title, summary }: HoroscopePicture): Promise<string> {
  const heading = await textLines(title, { family: 'display', size: 62, width: 700, maxLines: 2 })
  const text = await textLines(summary, { family: 'text', size: 30, width: 700, maxLines: 3 })
  return picture(
    `svg svg path{fill:none;stroke:${COLOURS.primary};stroke-width:1.1}`,
    place(renderToStaticMarkup(<RashiGlyph sign={sign} />), 90, 130, 300, 300),
    column([await textPath(names, 'text', 34)], 450, 130, 0, COLOURS.primary),
    column(heading, 450, 215, 76, COLOURS.text),
    column(text, 450, 215 + heading.length * 76 + 8, 44, COLOURS.muted),
  )
}

/** The picture of every other page. */
export async function drawBrand(line: string): Promise<string> {
  const markup = renderToStaticMarkup(<GnomonDial sign="vrishchik" />).replace(
    /<path class="ui-gnomon-hand"[^>]*><\/path>/,
    '',
  )
  const name = await textPath('Tarapath', 'display', 96)
  const text = await textPath(line, 'text', 34)
  return picture(
    `.ui-gnomon-rim,.ui-gnomon-majors,.ui-gnomon-sign{fill:none;stroke:${COLOURS.muted};stroke-width:1.4}
.ui-gnomon-inner,.ui-gnomon-minors{fill:none;stroke:${COLOURS.muted};stroke-width:.8}
.ui-gnomon-ground{stroke:${COLOURS.text};stroke-width:1.4}
.ui-gnomon-blade{fill:${COLOURS.money}}
.ui-gnomon-sign[data-lit]{stroke:${COLOURS.star};stroke-width:2}`,
    place(markup, 290, 40, 620, 314),
    column([name], (WIDTH - name.width) / 2, 450, 0, COLOURS.text),
    column([text], (WIDTH - text.width) / 2, 505, 0, COLOURS.muted),
  )
}

/** Paper, the picture, and below it the tick rule with the brand. */
async function picture(style: string, ...parts: string[]): Promise<string> {
  const wordmark = await textPath('Tarapath', 'display', 34)
  const site = await textPath(sharePictureWords().foot, 'text', 24)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${BRAND_STYLE}${style}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>
<path d="${ticks()}" stroke="${COLOURS.muted}" stroke-width="1.5"/>
${parts.join('\n')}
${place(renderToStaticMarkup(<BrandMark />), 64, 566, 40, 40)}
${column([wordmark], 116, 598, 0, COLOURS.text)}
${column([site], WIDTH - 64 - site.width, 597, 0, COLOURS.muted)}
</svg>`
}

/** The signature of the design: a rule of ticks across the picture. */
function ticks(): string {
  let path = ''
  for (let at = 0; at <= 60; at += 1) path += `M${60 + at * 18} 548v-${at % 5 === 0 ? 16 : 8}`
  return path
}

/** The svg element of a component, at a place and in a size. */
function place(markup: string, ...[x, y, width, height]: [number, number, number, number]): string {
  const svg = /<svg[\s\S]*<\/svg>/.exec(markup)?.[0] ?? ''
  return svg.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replaceAll(/\s(?:width|height)="[^"]*"/g, '')
    return `<svg${others} x="${x}" y="${y}" width="${width}" height="${height}">`
  })
}

const column = (lines: readonly TextPath[], ...[x, y, step, fill]: [number, number, number, string]): string =>
  lines.map(({ svg }, at) => `<g transform="translate(${x} ${y + at * step})" fill="${fill}">${svg}</g>`).join('')
