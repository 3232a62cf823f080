import { naturalRelationship } from '../sky/natural-relationship.ts'
import { signLord } from '../sky/lords.ts'
import { bhakoot, gana, maitri, nadi, tara, varna, vashya, yoni, type Koota, type KootaPoints } from './kootas.ts'
import { signOfMoon, type MoonAtBirth } from './moon-at-birth.ts'

/** The name of a koota. */
export type KootaName = 'varna' | 'vashya' | 'tara' | 'yoni' | 'maitri' | 'gana' | 'bhakoot' | 'nadi'

/** The eight kootas with their maximum points, 36 in total. */
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

/** The score of one koota. */
export interface KootaScore extends KootaPoints {
  readonly koota: KootaName
  readonly outOf: number
}

/** The result of ashtakoota matching. */
export interface GunaMilan {
  /** 0 to 36, in steps of a half. */
  readonly total: number
  readonly outOf: 36
  readonly kootas: readonly KootaScore[]
  /** Traditional exceptions that apply. They do not change the points. */
  readonly notes: readonly string[]
}

/**
 * Ashtakoota matching (guna milan) by the Moons of two people, out of 36 points.
 * The points and their source are in `matching/ashtakoota-table.ts`; almanacs differ.
 *
 * Varna and gana depend on who is the groom; the other six are symmetric.
 *
 * @throws RangeError for an invalid nakshatra or pada.
 * @throws TypeError for an argument of another type.
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
  const areFriends =
    naturalRelationship(hisLord, herLord) === 'friend' && naturalRelationship(herLord, hisLord) === 'friend'
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
