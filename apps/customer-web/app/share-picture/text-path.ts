import { Buffer as Shaped, shape } from 'harfbuzzjs'
import { loadFont, type FontName } from './fonts.ts'

/** A line of text as outlines, because the renderer knows no fonts of ours. */
export interface TextPath {
  /** SVG, starting at (0, 0) on the baseline. */
  svg: string
  width: number
}

/** Shapes a line, Devanagari with the font for it. */
export async function textPath(text: string, family: 'display' | 'text', size: number): Promise<TextPath> {
  const parts = text.match(/[\p{Script=Devanagari}\u200c\u200d]+|[^\p{Script=Devanagari}]+/gu) ?? []
  let svg = ''
  let x = 0
  for (const part of parts) {
    const name: FontName = /\p{Script=Devanagari}/u.test(part) ? `${family}Devanagari` : family
    const { font, unitsPerEm } = await loadFont(name)
    const scale = size / unitsPerEm
    const line = new Shaped()
    line.addText(part)
    line.guessSegmentProperties()
    shape(font, line)
    const positions = line.getGlyphPositions()
    for (const [at, { codepoint: glyph }] of line.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const path = font.glyphToPath(glyph)
      const [left, up] = [x + xOffset * scale, yOffset * scale]
      if (path)
        svg += `<path transform="translate(${left.toFixed(1)} ${(-up).toFixed(1)}) scale(${scale} ${-scale})" d="${path}"/>`
      x += xAdvance * scale
    }
  }
  return { svg, width: x }
}

interface Column {
  family: 'display' | 'text'
  size: number
  /** The widest that a line may be. */
  width: number
  maxLines: number
}

/** Breaks a text into lines. What does not fit ends in an ellipsis. */
export async function textLines(text: string, { family, size, width, maxLines }: Column): Promise<TextPath[]> {
  const lines: TextPath[] = []
  let words = text.split(/\s+/)
  while (words.length > 0 && lines.length < maxLines) {
    let count = words.length
    const isLast = lines.length === maxLines - 1
    const lineOf = (end: number) =>
      textPath(words.slice(0, end).join(' ') + (isLast && end < words.length ? '…' : ''), family, size)
    let line = await lineOf(count)
    while (line.width > width && count > 1) line = await lineOf((count -= 1))
    lines.push(line)
    words = words.slice(count)
  }
  return lines
}
