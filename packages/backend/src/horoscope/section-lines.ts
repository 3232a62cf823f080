import type { CatalogueLines } from '../catalogue/index.ts'
import { escapeHtml, unescapeHtml } from '../endpoint/escape-html.ts'
import { AREAS } from './areas.ts'
import type { EditedSection } from './tables.ts'

const HEAD = new RegExp(`^(${AREAS.map(({ title }) => title).join('|')})(?:\\s+([1-5]))?$`)
const WHY = 'Why:'

function readBlock(block: string): EditedSection | null {
  const lines = block
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const head = HEAD.exec(lines[0] ?? '')
  const last = lines.at(-1) ?? ''
  const why = last.startsWith(WHY) ? last.slice(WHY.length).trim() : ''
  const area = AREAS.find(({ title }) => title === head?.[1])
  const texts = lines.slice(1, -1)
  if (!area || why === '' || texts.length === 0) return null
  return {
    key: area.key,
    title: area.title,
    html: texts.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
    score: head?.[2] === undefined ? null : Number(head[2]),
    because: why,
  }
}

const textsOf = (html: string): string[] =>
  html
    .split('</p>')
    .map((text) => unescapeHtml(text.replace('<p>', '')))
    .filter((text) => text !== '')

const isSection = (value: unknown): value is EditedSection =>
  typeof value === 'object' && value !== null && 'html' in value

/** The parts of life of a horoscope: what staff write is plain text, each line a paragraph. */
export const sectionBlocks: CatalogueLines = {
  form: 'A part (Love, Work, Money, Family or Self) with 1 to 5 points if you like, such as Love 4; its text below it; Why: and the reason; and an empty line. Each part once.',
  read(text) {
    const blocks = text.split(/\r?\n[ \t]*\r?\n/).filter((block) => block.trim() !== '')
    const sections = blocks.map(readBlock)
    const isWhole = sections.length > 0 && sections.every((section) => section !== null)
    if (!isWhole || new Set(sections.map((section) => section?.key)).size < sections.length) return null
    return sections.map((section) => ({ ...section }))
  },
  write: (stored) =>
    (Array.isArray(stored) ? (stored as unknown[]) : [])
      .filter(isSection)
      .map(({ title, html, score, because }) =>
        [score === null ? title : `${title} ${score}`, ...textsOf(html), `${WHY} ${because}`].join('\n'),
      )
      .join('\n\n'),
}
