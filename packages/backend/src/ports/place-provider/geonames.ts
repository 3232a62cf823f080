import type { Place, PlaceProvider } from '../place-provider.ts'
import { foldName } from './fold-name.ts'
import { formerNames } from './former-names.ts'
import { isHindi, soundOf } from './sound-of.ts'

const MOST = 8
/** Somebody who writes to us was more likely born in India, and means a place whose whole name it is. */
const TIMES_LIKELIER = { inIndia: 10, wholeName: 10 }

interface Row extends Place {
  people: number
  folded: string
  sound: string
  /** Folded parts of the region, each of which narrows a search. */
  within: readonly string[]
}

interface Entry {
  key: string
  row: Row
}

interface Extract {
  byId: ReadonlyMap<string, Row>
  /** By folded name, former names too, sorted. */
  entries: readonly Entry[]
}

/**
 * All places of India and every larger one elsewhere, out of GeoNames (CC BY 4.0), within this process.
 * It takes 1.3 MB of text, which is loaded when the first place is asked for.
 */
export function createGeonames(): PlaceProvider {
  let loading: Promise<Extract> | null = null
  const load = () => (loading ??= import('./places.gen.ts').then(({ places }) => readExtract(places)))

  return {
    async search(term) {
      const [name = '', ...within] = term.split(',')
      const narrowed = within.map(foldName).filter((part) => part !== '')
      const { byId, entries } = await load()
      const found = isHindi(name) ? startingLikeSound(byId, soundOf(name)) : startingLike(entries, foldName(name))
      const weights = new Map<Row, number>()
      for (const { row, isWholeName } of found)
        if (narrowed.every((part) => row.within.some((word) => word.startsWith(part))))
          weights.set(row, Math.max(weights.get(row) ?? 0, weightOf(row, isWholeName)))
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
  isWholeName: boolean
}

function startingLike(entries: readonly Entry[], key: string): Found[] {
  const found: Found[] = []
  if (key === '') return found
  for (let at = firstFrom(entries, key); entries[at]?.key.startsWith(key); at++) {
    const entry = entries[at]
    if (entry) found.push({ row: entry.row, isWholeName: entry.key === key })
  }
  return found
}

/** Hindi names are those of India. */
function startingLikeSound(byId: ReadonlyMap<string, Row>, sound: string): Found[] {
  if (sound === '') return []
  return [...byId.values()]
    .filter((row) => row.countryCode === 'IN' && row.sound.startsWith(sound))
    .map((row) => ({ row, isWholeName: row.sound === sound }))
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

const weightOf = ({ people, countryCode }: Row, isWholeName: boolean): number =>
  (people + 1) * (countryCode === 'IN' ? TIMES_LIKELIER.inIndia : 1) * (isWholeName ? TIMES_LIKELIER.wholeName : 1)

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
      folded: foldName(name),
      sound: countryCode === 'IN' ? soundOf(name) : '',
      within: [district, state, country].map(foldName),
    })
  }
  const entries = rows.map((row) => ({ key: row.folded, row })).concat(formerEntries(rows))
  entries.sort((a, b) => (a.key < b.key ? -1 : 1))
  return { byId: new Map(rows.map((row) => [row.id, row])), entries }
}

/** A former name is that of the largest place of the name. */
function formerEntries(rows: readonly Row[]): Entry[] {
  const largest = new Map<string, Row>()
  for (const row of rows) {
    if (row.countryCode !== 'IN' || !Object.hasOwn(formerNames, row.name)) continue
    if (row.people >= (largest.get(row.name)?.people ?? 0)) largest.set(row.name, row)
  }
  return [...largest].flatMap(([name, row]) =>
    (formerNames[name] ?? []).map((former) => ({ key: foldName(former), row })),
  )
}
