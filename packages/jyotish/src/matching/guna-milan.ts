import { naturalRegard } from '../sky/friendship.ts'
import { signLord } from '../sky/lords.ts'
import { bhakoot, gana, maitri, nadi, tara, varna, vashya, yoni, type Koota, type KootaPoints } from './kootas.ts'
import { signOfMoon, type MoonAtBirth } from './moon-at-birth.ts'

/** The name of a koota. */
export type KootaName = 'varna' | 'vashya' | 'tara' | 'yoni' | 'maitri' | 'gana' | 'bhakoot' | 'nadi'

/** The eight kootas with the points each can bring, 36 in all. */
export const KOOTAS: Readonly<Record<KootaName, { readonly outOf: number; readonly score: Koota }>> = {
  varna: { outOf: 1, score: varna },
  vashya: { outOf: 2, score: vashya },
  tara: { outOf: 3, score: tara },
  yoni: { outOf: 4, score: yoni },
  maitri: { outOf: 5, score: maitri },
  gana: { outOf: 6, score: gana },
  bhakoot: { outOf: 7, score: bhakoot },
  nadi: { outOf: 8, score: nadi },
}

/** One koota of a match. */
export interface KootaScore extends KootaPoints {
  readonly koota: KootaName
  readonly outOf: number
}

/** What ashtakoota matching says of two people. */
export interface GunaMilan {
  /** 0 to 36 in halves. */
  readonly total: number
  readonly outOf: 36
  readonly kootas: readonly KootaScore[]
  /** Exceptions that texts name and that hold here. They do not alter the points. */
  readonly notes: readonly string[]
}

/**
 * Ashtakoota matching (guna milan) by the Moons of two people, out of 36 points.
 * The table and its source stand in one file of this package, `matching/ashtakoota-table.ts`; almanacs differ.
 *
 * Varna, vashya and gana ask who is the groom; the other five are the same both ways.
 *
 * @throws RangeError for a nakshatra or a pada that there is not.
 */
export function gunaMilan(groom: MoonAtBirth, bride: MoonAtBirth): GunaMilan {
  const names = Object.keys(KOOTAS) as KootaName[]
  const kootas = names.map((koota) => scoreOf(koota, groom, bride))
  return { total: kootas.reduce((sum, { points }) => sum + points, 0), outOf: 36, kootas, notes: notesOn(groom, bride) }
}

export const scoreOf = (koota: KootaName, groom: MoonAtBirth, bride: MoonAtBirth): KootaScore => ({
  koota,
  outOf: KOOTAS[koota].outOf,
  ...KOOTAS[koota].score(groom, bride),
})

function notesOn(groom: MoonAtBirth, bride: MoonAtBirth): string[] {
  const notes = []
  const [his, hers] = [signOfMoon(groom), signOfMoon(bride)]
  const [hisLord, herLord] = [signLord(his), signLord(hers)]
  const areFriends = naturalRegard(hisLord, herLord) === 'friend' && naturalRegard(herLord, hisLord) === 'friend'
  if (nadi(groom, bride).points === 0) {
    if (groom.nakshatra === bride.nakshatra && groom.pada !== bride.pada)
      notes.push('Same nadi, but the padas differ within one nakshatra: many texts count no nadi dosha then.')
    else if (his === hers && groom.nakshatra !== bride.nakshatra)
      notes.push('Same nadi, but two nakshatras of one sign: many texts count no nadi dosha then.')
  }
  if (bhakoot(groom, bride).points === 0 && areFriends)
    notes.push(
      hisLord === herLord
        ? `Both Moon signs belong to ${hisLord}: many texts count no bhakoot dosha then.`
        : `The lords of both Moon signs, ${hisLord} and ${herLord}, are friends: many texts count no bhakoot dosha then.`,
    )
  if (gana(groom, bride).points < 5 && areFriends)
    notes.push('The lords of both Moon signs are friends: some texts do not count a difference of gana then.')
  return notes
}
