import { UNSEEN } from './fold-characters.ts'
import { readNumberWord } from './number-words.ts'

/** A piece of text that says some digits, or none between two that do. */
export interface Unit {
  start: number
  end: number
  /** What it says; empty for a separator and for a wall. */
  digits: string
  /** `look-alike`: letters that pass for digits among digits. `wall`: no number reaches across. */
  kind: 'digits' | 'tens' | 'look-alike' | 'separator' | 'wall'
}

/** Put into a folded text over what must not be read. */
export const WALL = '\0'

const MOST_SEPARATING_CHARACTERS = 6
const PIECES = /\d[\d\u200B]*|\p{L}[\p{L}\p{M}\u200B]*|\0+/gu
const LOOKS_LIKE = new Map(Array.from('OolIiSsBZz', (letter, index) => [letter, '0011155822'.charAt(index)]))

/** Reads the digits, number words and look-alikes of a folded text, with a wall wherever anything else stands between. */
export function readUnits(folded: string): Unit[] {
  const units: Unit[] = []
  let repeat: { times: number; start: number; end: number } | undefined
  for (const match of folded.matchAll(PIECES)) {
    const start = match.index
    const end = start + match[0].length
    const before = repeat ?? units.at(-1)
    if (before && isFar(folded, before.end, start)) {
      units.push({ start, end: start, digits: '', kind: 'wall' })
      repeat = undefined
    }

    const piece = readPiece(match[0], folded, start, end)
    if (piece.kind === 'repeat') {
      repeat = { times: piece.times, start, end }
      continue
    }
    const previous = units.at(-1)
    if (repeat && piece.digits) {
      const repeated = (piece.digits[0] ?? '').repeat(repeat.times - 1)
      units.push({ start: repeat.start, end, digits: repeated + piece.digits, kind: piece.kind })
    } else if (previous?.kind === 'tens' && piece.kind === 'digits' && /^[1-9]$/.test(piece.digits)) {
      units[units.length - 1] = { ...previous, end, digits: (previous.digits[0] ?? '') + piece.digits, kind: 'digits' }
    } else if (piece.kind !== 'wall' || previous?.kind !== 'wall') {
      units.push({ start, end, digits: piece.digits, kind: piece.kind })
    }
    repeat = undefined
  }
  return units
}

type Piece = Pick<Unit, 'digits' | 'kind'> | { kind: 'repeat'; times: number }

function readPiece(piece: string, folded: string, start: number, end: number): Piece {
  const seen = piece.includes(UNSEEN) ? piece.replaceAll(UNSEEN, '') : piece
  if (isDigit(seen[0])) return { kind: 'digits', digits: seen }

  const follows = isDigit(folded[start - 1])
  const precedes = isDigit(folded[end])
  const lookAlike = readLookAlikes(seen)
  if (lookAlike && (follows || precedes || /^[OolI]{1,2}$/.test(seen))) return { kind: 'look-alike', digits: lookAlike }

  const word = readNumberWord(inOneSpelling(seen))
  if (word?.says === 'repeat') return { kind: 'repeat', times: word.times }
  if (word?.says === 'separator') return { kind: 'separator', digits: '' }
  if (word) return { kind: word.says, digits: word.digits }

  // 9x8x7: a letter or two squeezed between digits.
  if (seen.length < 3 && follows && precedes) return { kind: 'separator', digits: '' }
  return { kind: 'wall', digits: '' }
}

/** The digits that all of the letters look like, or '' when one of them looks like none. */
function readLookAlikes(letters: string): string {
  let digits = ''
  for (const letter of letters) {
    const digit = LOOKS_LIKE.get(letter)
    if (!digit) return ''
    digits += digit
  }
  return digits
}

/** Small letters; पाँच and पांच, ज़ीरो and जीरो are one word. */
function inOneSpelling(word: string): string {
  if (/^[A-Za-z]+$/.test(word)) return word.toLowerCase()
  return word.toLowerCase().normalize('NFD').replaceAll('\u093C', '').replaceAll('\u0901', '\u0902')
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && ((character >= '0' && character <= '9') || character === UNSEEN)
}

function isFar(folded: string, from: number, to: number): boolean {
  if (to - from <= MOST_SEPARATING_CHARACTERS) return false
  return Array.from(folded.slice(from, to).replaceAll(UNSEEN, '')).length > MOST_SEPARATING_CHARACTERS
}
