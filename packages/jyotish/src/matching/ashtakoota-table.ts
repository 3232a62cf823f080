/**
 * The table of points of `gunaMilan`.
 *
 * The eight kootas and what they compare: Rama Daivajna, Muhurta Chintamani (1600), chapter 6, Vivaha Prakarana. The verses
 * give the rules; the figures are those of the melapaka (guna) table that North Indian almanacs print. There is no single
 * standard: almanacs differ in vashya, in yoni and in gana, by up to two points each. This is the table used here.
 */

/** By sign from Mesha, an index into `VARNAS`. One point when the bride's is not higher than the groom's. */
export const VARNA_OF_SIGN = [2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3] as const
export const VARNAS = ['Shudra', 'Vaishya', 'Kshatriya', 'Brahmin'] as const

export const VASHYAS = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const
/** Points by vashya: a row for the groom, a column for the bride. */
export const VASHYA_POINTS = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
] as const

export const YONIS = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
] as const
/** By nakshatra from Ashwini, an index into `YONIS`. */
export const YONI_OF_NAKSHATRA = [
  0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1,
] as const
/** Points by yoni, symmetric. */
export const YONI_POINTS = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
] as const

export const GANAS = ['Deva', 'Manushya', 'Rakshasa'] as const
/** By nakshatra from Ashwini, an index into `GANAS`. */
export const GANA_OF_NAKSHATRA = [
  0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0,
] as const
/** Points by gana: a row for the groom, a column for the bride. */
export const GANA_POINTS = [
  [6, 6, 1],
  [5, 6, 0],
  [1, 0, 6],
] as const

export const NADIS = ['Adi', 'Madhya', 'Antya'] as const
/** By nakshatra, repeating every six, an index into `NADIS`. */
export const NADI_OF_NAKSHATRA = [0, 1, 2, 2, 1, 0] as const

/** Points by the natural relationships of the lords of both Moon signs. */
export const MAITRI_POINTS = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'enemy friend': 1,
  'enemy neutral': 0.5,
  'enemy enemy': 0,
} as const

/** Taras without points. A tara is the distance between two nakshatras, modulo nine. */
export const TARAS_WITHOUT_POINTS: readonly number[] = [3, 5, 7]

/** Distances between the signs without points, 1 for the same sign: 2/12, 5/9, 6/8. */
export const BHAKOOTS_WITHOUT_POINTS: readonly number[] = [2, 12, 5, 9, 6, 8]
