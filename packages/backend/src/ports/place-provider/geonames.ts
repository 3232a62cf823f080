import type { Place, PlaceProvider } from '../place-provider.ts'
import { foldName } from './fold-name.ts'
import { formerNames } from './former-names.ts'
import { isHindi, soundOf, type Sound } from './sound-of.ts'

const MOST = 8
/** Ranks places in India and exact names first: most customers were born there. */
const TIMES_LIKELIER = { inIndia: 10, wholeName: 10, sameVowels: 10 }

interface Row extends Place {
  people: number
  /** Folded parts of the region, each of which narrows a search. */
  within: readonly string[]
}

/** A name that a place has or had. */
interface Entry {
  /** Folded. */
  key: string
  /** Null outside India, whose names alone are looked for in Hindi. */
  sound: Sound | null
  row: Row
}

interface Extract {
  byId: ReadonlyMap<string, Row>
  /** Sorted by key. */
  entries: readonly Entry[]
}

/**
 * All places of India and every larger one elsewhere, out of GeoNames (CC BY 4.0), within this process.
 * It takes 1.3 MB of text, which is loaded with the first search.
 */
export function createGeonames(): PlaceProvider {
  let loading: Promise<Extract> | null = null
  const load = () => (loading ??= import('./places.gen.ts').then(({ places }) => readExtract(places)))

  return {
    async search(term) {
      const { entries } = await load()
      const [name = '', ...within] = term.split(',')
      const narrowed = within.map(foldName).filter((part) => part !== '')
      const weights = new Map<Row, number>()
      for (const { row, timesLikelier } of namedLike(entries, name, narrowed))
        weights.set(row, Math.max(weights.get(row) ?? 0, weightOf(row) * timesLikelier))
      return [...weights]
        .sort(([a, weightOfA], [b, weightOfB]) => weightOfB - weightOfA || (a.id < b.id ? -1 : 1))
        .slice(0, MOST)
        .map(([{ id, name, region }]) => ({ id, name, region }))
    },

    async find(id) {
      const row = (await load()).byId.get(id)
      if (!row) return null
      const { name, region, latitude, longitude, timeZone, countryCode } = row
      return { id, name, region, latitude, longitude, timeZone, countryCode }
    },
  }
}

interface Found {
  row: Row
  timesLikelier: number
}

/** Places whose name begins so and that lie within; `Jaipur Rajasthan` is read as `Jaipur, Rajasthan` if it is no name. */
function namedLike(entries: readonly Entry[], name: string, within: readonly string[]): Found[] {
  const named = isHindi(name) ? soundingLike(entries, soundOf(name)) : startingLike(entries, foldName(name))
  const found = named.filter(({ row }) => within.every((part) => row.within.some((word) => word.startsWith(part))))
  const [, shorter, last] = /^(.*\S)\s+(\S+)\s*$/.exec(name) ?? []
  if (found.length > 0 || shorter === undefined || last === undefined) return found
  return namedLike(entries, shorter, [...within, foldName(last)])
}

function startingLike(entries: readonly Entry[], key: string): Found[] {
  const found: Found[] = []
  if (key === '') return found
  for (let at = firstFrom(entries, key); entries[at]?.key.startsWith(key); at++) {
    const entry = entries[at]
    if (entry) found.push({ row: entry.row, timesLikelier: entry.key === key ? TIMES_LIKELIER.wholeName : 1 })
  }
  return found
}

function soundingLike(entries: readonly Entry[], { consonants, vowels }: Sound): Found[] {
  const wanted = consonants.filter((sound) => sound !== '')
  return entries.flatMap(({ row, sound }) => {
    if (!sound || !sound.consonants.some((consonant) => wanted.some((part) => consonant.startsWith(part)))) return []
    const isWhole = sound.consonants.some((consonant) => wanted.includes(consonant))
    const alike = sound.vowels === vowels ? TIMES_LIKELIER.sameVowels : 1
    return [{ row, timesLikelier: isWhole ? TIMES_LIKELIER.wholeName * alike : 1 }]
  })
}

/** Where the first key is that does not come before this one. */
function firstFrom(entries: readonly Entry[], key: string): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.key ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

const weightOf = ({ people, countryCode }: Row): number =>
  (people + 1) * (countryCode === 'IN' ? TIMES_LIKELIER.inIndia : 1)

function readExtract(text: string): Extract {
  const countries = new Intl.DisplayNames('en', { type: 'region' })
  const rows: Row[] = []
  let [countryCode, state, timeZone, country] = ['', '', '', '']
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('=')) {
      ;[countryCode = '', state = '', timeZone = ''] = line.slice(1).split('\t')
      country = countries.of(countryCode) ?? countryCode
      continue
    }
    const [name = '', latitude, longitude, hundreds, district = ''] = line.split('\t')
    const parts = [district, state, country].filter((part) => part !== '' && part !== name)
    rows.push({
      id: `${countryCode}${latitude},${longitude}`,
      name,
      region: parts.join(', '),
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone,
      countryCode,
      people: Number(hundreds) * 100,
      within: [district, state, country].map(foldName),
    })
  }
  const entries = rows.map((row) => entryOf(row.name, row)).concat(formerEntries(rows))
  entries.sort((a, b) => (a.key < b.key ? -1 : 1))
  return { byId: new Map(rows.map((row) => [row.id, row])), entries }
}

const entryOf = (name: string, row: Row): Entry => ({
  key: foldName(name),
  sound: row.countryCode === 'IN' ? soundOf(name) : null,
  row,
})

/** A former name is that of the largest place of the name in its country. */
function formerEntries(rows: readonly Row[]): Entry[] {
  const formerOf = ({ countryCode, name }: Row) => {
    const names = formerNames[countryCode]
    return names && Object.hasOwn(names, name) ? (names[name] ?? []) : []
  }
  const largest = new Map<string, Row>()
  for (const row of rows) {
    const key = `${row.countryCode} ${row.name}`
    if (formerOf(row).length > 0 && row.people >= (largest.get(key)?.people ?? 0)) largest.set(key, row)
  }
  return [...largest.values()].flatMap((row) => formerOf(row).map((former) => entryOf(former, row)))
}
