import { itemAt } from '../sky/item-at.ts'
import { checkOneOf } from '../sky/check.ts'
import { indexIn } from '../sky/by-name.ts'
import { NAKSHATRAS, type Nakshatra, type Pada } from '../sky/nakshatras.ts'

/** The first sounds of names by nakshatra from Ashwini and by pada (Avakahada chakra), in plain Latin letters. */
const SOUNDS: readonly string[] = [
  'Chu Che Cho La',
  'Li Lu Le Lo',
  'A I U E',
  'O Va Vi Vu',
  'Ve Vo Ka Ki',
  'Ku Gha Nga Chha',
  'Ke Ko Ha Hi',
  'Hu He Ho Da',
  'Di Du De Do',
  'Ma Mi Mu Me',
  'Mo Ta Ti Tu',
  'Te To Pa Pi',
  'Pu Sha Na Tha',
  'Pe Po Ra Ri',
  'Ru Re Ro Ta',
  'Ti Tu Te To',
  'Na Ni Nu Ne',
  'No Ya Yi Yu',
  'Ye Yo Bha Bhi',
  'Bhu Dha Pha Dha',
  'Bhe Bho Ja Ji',
  'Khi Khu Khe Kho',
  'Ga Gi Gu Ge',
  'Go Sa Si Su',
  'Se So Da Di',
  'Du Tha Jha Na',
  'De Do Cha Chi',
]

/**
 * The four first sounds of names for a nakshatra, one for each pada.
 *
 * @throws RangeError for a name that is not in NAKSHATRAS.
 * @throws TypeError for an argument of another type.
 */
export const nameSounds = (nakshatra: Nakshatra): readonly string[] =>
  itemAt(SOUNDS, indexIn(NAKSHATRAS, nakshatra)).split(' ')

/**
 * The first sound of the name of a person born with the Moon in this pada.
 *
 * @throws RangeError for an invalid nakshatra or pada.
 * @throws TypeError for an argument of another type.
 */
export function nameSound(nakshatra: Nakshatra, pada: Pada): string {
  checkOneOf(pada, 4, 'pada')
  return itemAt(nameSounds(nakshatra), pada - 1)
}
