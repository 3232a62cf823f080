import { chance } from '../chance.ts'
import type { Tongue } from '../tongue.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { hinglish } from './hinglish.ts'
import type { Moment, Phrasebook } from './phrasebook.ts'

const phrasebooks: Record<Tongue, Phrasebook> = { english, hindi, hinglish }

/** A line by name, such as `english.career.4`; the second message of a pair ends in `.then`. */
export interface ChosenLine {
  key: string
  text: string
  /** The message that follows by itself. */
  thenKey: string | null
}

/** A line for the moment that was not said yet; null when everything has been said. */
export function chooseLine(tongue: Tongue, moment: Moment, said: ReadonlySet<string>, seed: string): ChosenLine | null {
  const lines = phrasebooks[tongue][moment]
  const start = Math.floor(chance(seed, moment) * lines.length)
  for (let step = 0; step < lines.length; step += 1) {
    const key = `${tongue}.${moment}.${(start + step) % lines.length}`
    if (!said.has(key)) return lineByKey(key)
  }
  return null
}

export function lineByKey(key: string): ChosenLine | null {
  const [tongue, moment, index, then] = key.split('.')
  const line = phrasebooks[tongue as Tongue]?.[moment as Moment]?.[Number(index)]
  if (line === undefined) return null
  if (typeof line === 'string') return { key, text: line, thenKey: null }
  return then === undefined ? { key, text: line[0], thenKey: `${key}.then` } : { key, text: line[1], thenKey: null }
}

/** What kind of moment a line was for. */
export const momentOf = (key: string): string | undefined => key.split('.')[1]
