import { describe, test } from 'vitest'
import { CLOCKS } from './invariants/clocks.ts'
import { theBuild } from './invariants/invariant.ts'
import { LIFE } from './invariants/single-tab.ts'
import { ENDS } from './invariants/ends.ts'
import { PURE_CORE } from './invariants/pure-core.ts'
import { READING } from './invariants/reading.ts'
import { SCENARIOS } from './invariants/scenarios.ts'
import { TABS } from './invariants/several-tabs.ts'
import { STORAGE } from './invariants/storage.ts'
import { TIMELINES } from './invariants/timelines.ts'

describe.each([
  ['one tab', LIFE],
  ['clocks', CLOCKS],
  ['reading', READING],
  ['storage', STORAGE],
  ['several tabs', TABS],
  ['crashes, lost networks and clocks that jump', TIMELINES],
  ['the pure core', PURE_CORE],
  ['its ends', ENDS],
  ['single timelines', SCENARIOS],
])('%s', (_, invariants) => {
  test.each(invariants)('$says', ({ holds }) => holds(theBuild))
})
