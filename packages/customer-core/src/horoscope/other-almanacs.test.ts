import { gunaMilan, NAKSHATRAS, type Pada } from '@tarapath/jyotish'
import { expect, test } from 'vitest'
import { otherAlmanacs, totalInOthers } from './other-almanacs.ts'

const moons = NAKSHATRAS.flatMap((nakshatra) => ([1, 4] as Pada[]).map((pada) => ({ nakshatra, pada })))

test('our points are among those of all almanacs, which differ in vashya, yoni and gana by two at most', () => {
  const differing = new Set<string>()
  for (const groom of moons)
    for (const bride of moons) {
      const { kootas, total } = gunaMilan(groom, bride)
      for (const koota of kootas) {
        const others = otherAlmanacs(koota)
        if (!others) continue
        differing.add(koota.koota)
        expect(others.least).toBeLessThanOrEqual(koota.points)
        expect(others.most).toBeGreaterThanOrEqual(koota.points)
        expect(others.most - others.least).toBeLessThanOrEqual(2)
      }
      const { least, most } = totalInOthers(kootas)
      expect(least).toBeLessThanOrEqual(total)
      expect(most).toBeGreaterThanOrEqual(total)
    }
  expect([...differing].toSorted()).toEqual(['gana', 'vashya', 'yoni'])
})

test('two of one kind, and born enemies, have the same points everywhere', () => {
  const ashwini = { nakshatra: 'Ashwini', pada: 1 } as const
  const { kootas, total } = gunaMilan(ashwini, ashwini)
  expect(kootas.map((koota) => otherAlmanacs(koota))).toEqual(kootas.map(() => null))
  expect(totalInOthers(kootas)).toEqual({ least: total, most: total })
  // Horse and buffalo.
  const yoni = gunaMilan(ashwini, { nakshatra: 'Hasta', pada: 1 }).kootas.find(({ koota }) => koota === 'yoni')!
  expect(yoni.points).toBe(0)
  expect(otherAlmanacs(yoni)).toBeNull()
})
