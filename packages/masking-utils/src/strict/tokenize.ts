import { INVISIBLE } from './fold-characters.ts'
import { readNumberWord } from './number-words.ts'

/** A part of a text that represents digits, or that separates them. */
export interface Token {
  start: number
  end: number
  /** Empty for a separator and for a barrier. */
  digits: string
  /** `look-alike`: letters that resemble digits. `barrier`: no number continues across it. */
  kind: 'digits' | 'tens' | 'look-alike' | 'separator' | 'barrier'
}

/** Replaces the parts of a folded text that must not be read as digits. */
export const BARRIER = '\0'

const MAX_SEPARATING_CHARACTERS = 6
const PIECES = /\d[\d\u200B]*|\p{L}[\p{L}\p{M}\u200B]*|\0+/gu
const LOOKS_LIKE = new Map(Array.from('OolIiSsBZz', (letter, index) => [letter, '0011155822'.charAt(index)]))

/** The digits, number words and look-alikes of a folded text, with a barrier wherever other text is between them. */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = []
  let repeat: { times: number; start: number; end: number } | undefined
  for (const match of folded.matchAll(PIECES)) {
    const start = match.index
    const end = start + match[0].length
    const before = repeat ?? tokens.at(-1)
    if (before && isFar(folded, before.end, start)) {
      tokens.push({ start, end: start, digits: '', kind: 'barrier' })
      repeat = undefined
    }

    const piece = readPiece(match[0], folded, start, end)
    if (piece.kind === 'repeat') {
      repeat = { times: piece.times, start, end }
      continue
    }
    const previous = tokens.at(-1)
    if (repeat && piece.digits) {
      const repeated = (piece.digits[0] ?? '').repeat(repeat.times - 1)
      tokens.push({ start: repeat.start, end, digits: repeated + piece.digits, kind: piece.kind })
    } else if (previous?.kind === 'tens' && piece.kind === 'digits' && /^[1-9]$/.test(piece.digits)) {
      tokens[tokens.length - 1] = {
        ...previous,
        end,
        digits: (previous.digits[0] ?? '') + piece.digits,
        kind: 'digits',
      }
    } else if (piece.kind !== 'barrier' || previous?.kind !== 'barrier') {
      tokens.push({ start, end, digits: piece.digits, kind: piece.kind })
    }
    repeat = undefined
  }
  return tokens
}

type Piece = Pick<Token, 'digits' | 'kind'> | { kind: 'repeat'; times: number }

function readPiece(piece: string, folded: string, start: number, end: number): Piece {
  const visible = piece.includes(INVISIBLE) ? piece.replaceAll(INVISIBLE, '') : piece
  if (isDigit(visible[0])) return { kind: 'digits', digits: visible }

  const followsDigit = isDigit(folded[start - 1])
  const precedesDigit = isDigit(folded[end])
  const lookAlike = readLookAlikes(visible)
  if (lookAlike && (followsDigit || precedesDigit || /^[OolI]{1,2}$/.test(visible)))
    return { kind: 'look-alike', digits: lookAlike }

  const word = readNumberWord(normalizeSpelling(visible))
  if (word?.kind === 'repeat') return { kind: 'repeat', times: word.times }
  if (word?.kind === 'separator') return { kind: 'separator', digits: '' }
  if (word) return { kind: word.kind, digits: word.digits }

  // One or two letters between digits separate them: 9x8x7.
  if (visible.length < 3 && followsDigit && precedesDigit) return { kind: 'separator', digits: '' }
  return { kind: 'barrier', digits: '' }
}

/** The digits that the letters resemble, or '' when one of them resembles none. */
function readLookAlikes(letters: string): string {
  let digits = ''
  for (const letter of letters) {
    const digit = LOOKS_LIKE.get(letter)
    if (!digit) return ''
    digits += digit
  }
  return digits
}

/** Lower case, with one form for variants such as पाँच and पांच, ज़ीरो and जीरो. */
function normalizeSpelling(word: string): string {
  if (/^[A-Za-z]+$/.test(word)) return word.toLowerCase()
  return word.toLowerCase().normalize('NFD').replaceAll('\u093C', '').replaceAll('\u0901', '\u0902')
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && ((character >= '0' && character <= '9') || character === INVISIBLE)
}

function isFar(folded: string, from: number, to: number): boolean {
  if (to - from <= MAX_SEPARATING_CHARACTERS) return false
  return Array.from(folded.slice(from, to).replaceAll(INVISIBLE, '')).length > MAX_SEPARATING_CHARACTERS
}
