import MiniSearch from 'minisearch'
import { foldText } from '../mantras/fold-text.ts'
import { GROUPS, type Entry, type Group } from './entry.ts'

export interface FoundGroup {
  group: Group
  entries: readonly Entry[]
}

export interface SearchIndex {
  find(query: string): readonly FoundGroup[]
}

const MAX_PER_GROUP = 6
const MAX_QUERY_LENGTH = 100

/** How many letters of a word may be wrong. */
const wrongLetters = (term: string) => (term.length < 3 ? false : term.length < 8 ? 1 : 2)

/** Finds entries by the beginnings of words, with typing errors, in Latin letters and in Devanagari alike. */
export function createSearchIndex(entries: readonly Entry[]): SearchIndex {
  const index = new MiniSearch<Entry>({
    idField: 'path',
    fields: ['title', 'more'],
    tokenize: (text) => foldText(text).split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: { title: 2 },
      prefix: true,
      fuzzy: wrongLetters,
      // A word that is spelled right counts, wherever it stands.
      weights: { prefix: 0.5, fuzzy: 0.05 },
      combineWith: 'AND',
    },
  })
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  index.addAll([...byPath.values()])
  return {
    find(query) {
      const found = index.search(query.slice(0, MAX_QUERY_LENGTH)).map(({ id }) => byPath.get(String(id))!)
      // The group with the best result comes first.
      const order = [...new Set([...found.map(({ group }) => group), ...GROUPS])]
      return order
        .map((group) => ({ group, entries: found.filter((entry) => entry.group === group).slice(0, MAX_PER_GROUP) }))
        .filter((one) => one.entries.length > 0)
    },
  }
}
