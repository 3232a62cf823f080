// What @tarapath/jyotish declares to those who import it. Written by `pnpm packages --write`.

// ── @tarapath/jyotish · dist/index.d.ts

export { angles, type Angles } from './dist/sky/ascendant.ts';
export { ayanamsa } from './dist/sky/ayanamsa.ts';
export { GRAHAS, type Graha } from './dist/sky/grahas.ts';
export {
  grahaPositions,
  type GrahaPosition,
  type GrahaPositions,
  type LunarNode,
} from './dist/sky/graha-positions.ts';
export { NAKSHATRAS, type Nakshatra, type Pada } from './dist/sky/nakshatras.ts';
export type { Place } from './dist/sky/place.ts';
export { siderealLongitude } from './dist/sky/sidereal-longitude.ts';
export { SIGNS, type Sign } from './dist/sky/signs.ts';
export { zodiacPoint, type ZodiacPoint } from './dist/sky/zodiac-point.ts';
export {
  birthChart,
  type BirthChart,
  type ChartGraha,
  type ChartHouse,
} from './dist/chart/birth-chart.ts';
export { houseOf, type House } from './dist/chart/house.ts';
export { kaalSarpDosha, type KaalSarpDosha } from './dist/chart/kaal-sarp-dosha.ts';
export { mangalDosha, type MangalDosha, type MarsFrom } from './dist/chart/mangal-dosha.ts';
export { navamsaChart } from './dist/chart/navamsa-chart.ts';
export { navamsaSign } from './dist/chart/navamsa-sign.ts';
export { sadeSati, type SadeSatiPeriod } from './dist/chart/sade-sati.ts';
export { isFavourable, transits, type Transit } from './dist/chart/transits.ts';
export { dashaAt, vimshottariDasha, type Dasha, type Mahadasha } from './dist/chart/vimshottari-dasha.ts';
export { naturalRegard, type Regard } from './dist/sky/friendship.ts';
export { ingresses, type Ingress } from './dist/sky/ingresses.ts';
export { nakshatraLord, signLord, type VisibleGraha } from './dist/sky/lords.ts';
export { abhijitMuhurta, type AbhijitMuhurta } from './dist/panchang/abhijit-muhurta.ts';
export { choghadiya, type Choghadiya } from './dist/panchang/choghadiya.ts';
export { startOfDay, type CivilDay } from './dist/panchang/civil-day.ts';
export type { Stretch } from './dist/panchang/daylight.ts';
export { horas, type Hora } from './dist/panchang/hora.ts';
export { gulikaKaal, rahuKaal, yamaganda } from './dist/panchang/kaals.ts';
export { karanaAt, type Karana } from './dist/panchang/karana.ts';
export { nakshatraAt, type MoonNakshatra } from './dist/panchang/moon-nakshatra.ts';
export { panchang, type Panchang } from './dist/panchang/panchang.ts';
export { moonrise, moonset, sunrise, sunset } from './dist/panchang/sun-and-moon-times.ts';
export { tithiAt, type Tithi } from './dist/panchang/tithi.ts';
export { varaOf, type Vara } from './dist/panchang/vara.ts';
export { yogaAt, type Yoga } from './dist/panchang/yoga.ts';
export { friendshipBond, loveBond, type Bond } from './dist/matching/bond.ts';
export { gunaMilan, type GunaMilan, type KootaName, type KootaScore } from './dist/matching/guna-milan.ts';
export type { KootaPoints } from './dist/matching/kootas.ts';
export type { MoonAtBirth } from './dist/matching/moon-at-birth.ts';
export { bhagyank, mulank } from './dist/numbers/birth-numbers.ts';
export type { Digit } from './dist/numbers/digits.ts';
export { grahaOfNumber } from './dist/numbers/graha-of-number.ts';
export { loShuGrid, type LoShuGrid } from './dist/numbers/lo-shu-grid.ts';
export { luckyNumbers, type LuckyNumbers } from './dist/numbers/lucky-numbers.ts';
export { nameCompatibility, type NameCompatibility } from './dist/numbers/name-compatibility.ts';
export { nameNumber, type NameNumber } from './dist/numbers/name-number.ts';
export { numberHarmony, type Harmony } from './dist/numbers/number-harmony.ts';
export { coloursOf } from './dist/remedies/colours.ts';
export { gemstoneOf, type Gemstone } from './dist/remedies/gemstone.ts';
export { nameSound, nameSounds } from './dist/remedies/name-letters.ts';
export { rudrakshaFaces } from './dist/remedies/rudraksha.ts';

// ── dist/chart/birth-chart.d.ts

import { type Graha } from './dist/sky/grahas.ts';
import { type GrahaPosition, type LunarNode } from './dist/sky/graha-positions.ts';
import type { Place } from './dist/sky/place.ts';
import { type Sign } from './dist/sky/signs.ts';
import type { ZodiacPoint } from './dist/sky/zodiac-point.ts';
import { type House } from './dist/chart/house.ts';
/** A graha in a chart. */
export interface ChartGraha extends GrahaPosition {
    /** Whole-sign house from the lagna. */
    readonly house: House;
    /** Its sign in the ninth divisional chart. */
    readonly navamsa: Sign;
}
/** One of twelve houses and who stands in it. */
export interface ChartHouse {
    readonly house: House;
    readonly sign: Sign;
    readonly grahas: readonly Graha[];
}
/** A kundli: the sky at an instant, seen from a place. */
export interface BirthChart {
    readonly date: Date;
    readonly place: Place;
    /** The lagna. */
    readonly ascendant: ZodiacPoint;
    readonly midheaven: ZodiacPoint;
    readonly grahas: Readonly<Record<Graha, ChartGraha>>;
    /** The twelve houses from the lagna on. */
    readonly houses: readonly ChartHouse[];
}
/**
 * The birth chart for an instant and a place: grahas, lagna, whole-sign houses, navamsa; sidereal (Lahiri).
 *
 * @param date The instant of birth; whoever calls has turned local time into it.
 * @param place Where, in degrees.
 * @param options `node` chooses between the mean node (the default) and the true one.
 * @throws RangeError for a date outside 1900–2100 or a place that is nowhere.
 */
export declare function birthChart(date: Date, place: Place, options?: {
    readonly node?: LunarNode;
}): BirthChart;
/** Twelve houses from a first sign on, with the grahas in them. */
export declare function housesFrom(first: Sign, signOf: (graha: Graha) => Sign): ChartHouse[];

// ── dist/chart/house.d.ts

import { type Sign } from './dist/sky/signs.ts';
/** A whole-sign house, counted from 1. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/**
 * Which house a sign is, counted from the sign that is the first: whole-sign houses.
 *
 * @throws RangeError for a name that is not in SIGNS.
 */
export declare const houseOf: (sign: Sign, first: Sign) => House;

// ── dist/chart/kaal-sarp-dosha.d.ts

import type { BirthChart } from './dist/chart/birth-chart.ts';
/** The name goes by the house of Rahu. */
declare const NAMES: readonly ['Anant', 'Kulik', 'Vasuki', 'Shankhpal', 'Padma', 'Mahapadma', 'Takshak', 'Karkotak', 'Shankhachud', 'Ghatak', 'Vishdhar', 'Sheshnag'];
/** What a chart says about Kaal Sarp dosha. */
export interface KaalSarpDosha {
    /** All seven visible grahas stand on one side of the line from Rahu to Ketu. */
    readonly isPresent: boolean;
    /** By the house of Rahu, when present. */
    readonly name: (typeof NAMES)[number] | null;
    /** How many of the seven stand on the fuller side. */
    readonly onOneSide: number;
}
/**
 * Kaal Sarp dosha: all seven visible grahas between Rahu and Ketu, by longitude. Not in the classical texts; the rule is
 * that of almanacs of the last century.
 */
export declare function kaalSarpDosha({ grahas }: BirthChart): KaalSarpDosha;
export {};

// ── dist/chart/mangal-dosha.d.ts

import type { BirthChart } from './dist/chart/birth-chart.ts';
import { type House } from './dist/chart/house.ts';
/** Where Mars stands, counted from one point of the chart. */
export interface MarsFrom {
    readonly house: House;
    readonly isPresent: boolean;
}
/** What a chart says about Mangal dosha. */
export interface MangalDosha {
    readonly fromLagna: MarsFrom;
    readonly fromMoon: MarsFrom;
    /** From the lagna or from the Moon. */
    readonly isPresent: boolean;
    /** Exceptions that traditions name and that hold here. They alter nothing above. */
    readonly exceptions: readonly string[];
}
/**
 * Mangal (Kuja) dosha: Mars in house 1, 2, 4, 7, 8 or 12 from the lagna or from the Moon.
 * Houses differ between traditions (the second is left out in some, Venus added as a third point in others).
 */
export declare function mangalDosha({ ascendant, grahas }: BirthChart): MangalDosha;

// ── dist/chart/navamsa-chart.d.ts

import { type BirthChart, type ChartHouse } from './dist/chart/birth-chart.ts';
/** The navamsa as a chart of twelve houses, the navamsa of the lagna first. */
export declare function navamsaChart(chart: BirthChart): readonly ChartHouse[];

// ── dist/chart/navamsa-sign.d.ts

import { type Sign } from './dist/sky/signs.ts';
/**
 * The sign of a sidereal longitude in the navamsa (D-9): each ninth of a sign, 3°20′, is a sign of its own, counted on
 * from Mesha through the whole circle (Brihat Parashara Hora Shastra, chapter 6).
 *
 * @throws RangeError when the longitude is not a number.
 */
export declare function navamsaSign(longitude: number): Sign;

// ── dist/chart/sade-sati.d.ts

import type { Sign } from './dist/sky/signs.ts';
declare const PHASES: {
    readonly 12: 'rising';
    readonly 1: 'peak';
    readonly 2: 'setting';
};
/** A stay of Saturn in one of the three signs. */
export interface SadeSatiPeriod {
    /** `rising` in the 12th sign from the Moon, `peak` in the Moon's own, `setting` in the 2nd. */
    readonly phase: (typeof PHASES)[keyof typeof PHASES];
    readonly sign: Sign;
    /** Saturn enters; good to hours: print a day. */
    readonly start: Date;
    /** Saturn leaves; good to hours: print a day. */
    readonly end: Date;
}
/**
 * Sade sati between two instants: the stays of Saturn in the 12th, 1st and 2nd sign from the Moon's.
 * A stay that reaches over an edge is told whole. Saturn walking back and forth makes several stays in one sign.
 *
 * @param moonSign The sign of the Moon at birth.
 * @throws RangeError for a date outside 1900–2100.
 */
export declare function sadeSati(moonSign: Sign, from: Date, to: Date): SadeSatiPeriod[];
export {};

// ── dist/chart/transits.d.ts

import { type Graha } from './dist/sky/grahas.ts';
import { type GrahaPosition } from './dist/sky/graha-positions.ts';
import type { Sign } from './dist/sky/signs.ts';
import { type House } from './dist/chart/house.ts';
/** Gochara: a graha that passes, seen from a sign. */
export interface Transit extends GrahaPosition {
    /** Counted from the sign. */
    readonly house: House;
    readonly isFavourable: boolean;
}
/**
 * Whether a graha passing through a house from the Moon's sign is held to help.
 *
 * @throws RangeError for a name that is not in GRAHAS, or a house that is not 1 to 12.
 */
export declare function isFavourable(graha: Graha, house: House): boolean;
/**
 * Where the nine grahas pass at an instant, as houses from a sign, mostly that of the Moon at birth.
 *
 * @throws RangeError for a date outside 1900–2100.
 */
export declare function transits(date: Date, from: Sign): Readonly<Record<Graha, Transit>>;

// ── dist/chart/vimshottari-dasha.d.ts

import type { Graha } from './dist/sky/grahas.ts';
/** A period of life under one graha. */
export interface Dasha {
    readonly lord: Graha;
    readonly start: Date;
    readonly end: Date;
}
/** A great period with the nine periods within it. */
export interface Mahadasha extends Dasha {
    readonly antardashas: readonly Dasha[];
}
/**
 * The nine great periods of the Vimshottari dasha, 120 years of 365.25 days in all, each with its nine antardashas.
 * The first began before birth; what is left of it at birth is `end` minus the birth.
 *
 * @param moonLongitude Sidereal longitude of the Moon at birth, in degrees.
 * @param birth The instant of birth.
 * @throws RangeError when the longitude is not a number or the birth is no instant.
 */
export declare function vimshottariDasha(moonLongitude: number, birth: Date): Mahadasha[];
/** The period that runs at an instant, or null before the first and after the last. */
export declare function dashaAt<Period extends Dasha>(dashas: readonly Period[], date: Date): Period | null;

// ── dist/matching/bond.d.ts

import { type KootaScore } from './dist/matching/guna-milan.ts';
import type { MoonAtBirth } from './dist/matching/moon-at-birth.ts';
/** How well two people go together in one respect. */
export interface Bond {
    /** 0 to 100. */
    readonly percent: number;
    readonly kootas: readonly KootaScore[];
}
/**
 * Love by the Moons of two people: vashya, yoni, maitri and bhakoot of the ashtakoota, the same both ways round.
 * Our own choice: these kootas, because no classical text scores love by itself.
 *
 * @throws RangeError for a nakshatra or a pada that there is not.
 */
export declare const loveBond: (one: MoonAtBirth, other: MoonAtBirth) => Bond;
/**
 * Friendship by the Moons of two people: tara, maitri and gana of the ashtakoota, the same both ways round.
 * Our own choice: these kootas, because no classical text scores friendship by itself.
 *
 * @throws RangeError for a nakshatra or a pada that there is not.
 */
export declare const friendshipBond: (one: MoonAtBirth, other: MoonAtBirth) => Bond;

// ── dist/matching/guna-milan.d.ts

import { type Koota, type KootaPoints } from './dist/matching/kootas.ts';
import { type MoonAtBirth } from './dist/matching/moon-at-birth.ts';
/** The name of a koota. */
export type KootaName = 'varna' | 'vashya' | 'tara' | 'yoni' | 'maitri' | 'gana' | 'bhakoot' | 'nadi';
/** The eight kootas with the points each can bring, 36 in all. */
export declare const KOOTAS: Readonly<Record<KootaName, {
    readonly outOf: number;
    readonly score: Koota;
}>>;
/** One koota of a match. */
export interface KootaScore extends KootaPoints {
    readonly koota: KootaName;
    readonly outOf: number;
}
/** What ashtakoota matching says of two people. */
export interface GunaMilan {
    /** 0 to 36 in halves. */
    readonly total: number;
    readonly outOf: 36;
    readonly kootas: readonly KootaScore[];
    /** Exceptions that texts name and that hold here. They do not alter the points. */
    readonly notes: readonly string[];
}
/**
 * Ashtakoota matching (guna milan) by the Moons of two people, out of 36 points.
 * The table and its source stand in one file of this package, `matching/ashtakoota-table.ts`; almanacs differ.
 *
 * Varna, vashya and gana ask who is the groom; the other five are the same both ways.
 *
 * @throws RangeError for a nakshatra or a pada that there is not.
 */
export declare function gunaMilan(groom: MoonAtBirth, bride: MoonAtBirth): GunaMilan;
export declare const scoreOf: (koota: KootaName, groom: MoonAtBirth, bride: MoonAtBirth) => KootaScore;

// ── dist/matching/kootas.d.ts

import { type MoonAtBirth } from './dist/matching/moon-at-birth.ts';
/** Points of one koota with what each of the two is in it. */
export interface KootaPoints {
    readonly points: number;
    readonly groom: string;
    readonly bride: string;
}
export type Koota = (groom: MoonAtBirth, bride: MoonAtBirth) => KootaPoints;
export declare const varna: Koota;
export declare const vashya: Koota;
export declare const tara: Koota;
export declare const yoni: Koota;
export declare const maitri: Koota;
export declare const gana: Koota;
export declare const bhakoot: Koota;
export declare const nadi: Koota;

// ── dist/matching/moon-at-birth.d.ts

import { type Nakshatra, type Pada } from './dist/sky/nakshatras.ts';
import { type Sign } from './dist/sky/signs.ts';
/** Where somebody's Moon stood at birth, as exactly as matching needs it: a `ZodiacPoint` of the Moon will do. */
export interface MoonAtBirth {
    readonly nakshatra: Nakshatra;
    readonly pada: Pada;
}
export declare const signOfMoon: (moon: MoonAtBirth) => Sign;
/** Which half of its sign the Moon stood in; the fifth of nine padas is counted to the first half. */
export declare const isInFirstHalf: (moon: MoonAtBirth) => boolean;

// ── dist/numbers/birth-numbers.d.ts

import { type Digit } from './dist/numbers/digits.ts';
/**
 * Mulank, the psychic number: the day of the month added up to one digit.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for a text that is no date from 1900 to 2100.
 */
export declare const mulank: (birthDate: string) => Digit;
/**
 * Bhagyank, the destiny number: every digit of the date added up to one digit.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for a text that is no date from 1900 to 2100.
 */
export declare const bhagyank: (birthDate: string) => Digit;

// ── dist/numbers/digits.d.ts

/** A number from 1 to 9; each belongs to a graha. */
export type Digit = (typeof DIGITS)[number];
export declare const DIGITS: readonly [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The digits of a number added up until one is left. */
export declare function reduce(number: number): Digit;
/** The digits of a date; throws for a text that is no date. */
export declare function digitsOf(date: string): number[];

// ── dist/numbers/graha-of-number.d.ts

import type { Graha } from './dist/sky/grahas.ts';
import type { Digit } from './dist/numbers/digits.ts';
/**
 * The graha of a number in Indian numerology: 1 Sun, 2 Moon, 3 Jupiter, 4 Rahu … 9 Mars.
 *
 * @throws RangeError for a number that is not 1 to 9.
 */
export declare function grahaOfNumber(number: Digit): Graha;

// ── dist/numbers/lo-shu-grid.d.ts

import { type Digit } from './dist/numbers/digits.ts';
declare const LINES: {
    readonly mind: readonly [4, 9, 2];
    readonly heart: readonly [3, 5, 7];
    readonly action: readonly [8, 1, 6];
    readonly thought: readonly [4, 3, 8];
    readonly will: readonly [9, 5, 1];
    readonly work: readonly [2, 7, 6];
    readonly rise: readonly [4, 5, 6];
    readonly ground: readonly [2, 5, 8];
};
/** The digits of a birth date in the Lo Shu square. */
export interface LoShuGrid {
    /** Three rows of three: the digit and how often it stands in the date. */
    readonly rows: readonly (readonly {
        readonly digit: Digit;
        readonly count: number;
    }[])[];
    readonly missing: readonly Digit[];
    /** Lines of the square whose three digits are all there. */
    readonly fullLines: readonly (keyof typeof LINES)[];
}
/**
 * The Lo Shu grid of a birth date: every digit of day, month and year except zero, and nothing else.
 * Some schools add the mulank and the bhagyank to the square.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for a text that is no date from 1900 to 2100.
 */
export declare function loShuGrid(birthDate: string): LoShuGrid;
export {};

// ── dist/numbers/lucky-numbers.d.ts

import { type Digit } from './dist/numbers/digits.ts';
/** Numbers that go with a birth date. */
export interface LuckyNumbers {
    /** The mulank: the first choice. */
    readonly main: Digit;
    /** Friends of mulank and bhagyank both, the two themselves included. */
    readonly friendly: readonly Digit[];
}
/**
 * Lucky numbers of a birth date.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for a text that is no date from 1900 to 2100.
 */
export declare function luckyNumbers(birthDate: string): LuckyNumbers;

// ── dist/numbers/name-compatibility.d.ts

import { type NameNumber } from './dist/numbers/name-number.ts';
import { type Harmony } from './dist/numbers/number-harmony.ts';
/** How two names go together by their numbers. */
export interface NameCompatibility {
    /** 30 to 100. */
    readonly percent: number;
    readonly one: NameNumber;
    readonly other: NameNumber;
    /** How the first number stands to the second, and the second to the first. */
    readonly harmony: readonly [Harmony, Harmony];
}
/**
 * How two names go together by their Chaldean numbers, the same both ways round.
 * Our own choice: friend, neutral and opposite count 45, 30 and 15 for each direction, one number for both adds 10.
 *
 * @throws RangeError for a name without a Latin letter.
 */
export declare function nameCompatibility(name: string, otherName: string): NameCompatibility;

// ── dist/numbers/name-number.d.ts

import { type Digit } from './dist/numbers/digits.ts';
/** A name in Chaldean numbers. */
export interface NameNumber {
    /** The values of all letters added up. */
    readonly compound: number;
    readonly number: Digit;
}
/**
 * The Chaldean number of a name in Latin letters. Accents are dropped; spaces, dots and other signs are skipped.
 *
 * @throws RangeError for a name without a Latin letter.
 */
export declare function nameNumber(name: string): NameNumber;

// ── dist/numbers/number-harmony.d.ts

import type { Digit } from './dist/numbers/digits.ts';
/** How one number stands to another. */
export type Harmony = 'friend' | 'neutral' | 'opposite';
/**
 * How one number stands to another; not always returned.
 * Our own choice: numbers stand to each other as their grahas do by nature. Books of numerology differ.
 *
 * @throws RangeError for a number that is not 1 to 9.
 */
export declare const numberHarmony: (number: Digit, other: Digit) => Harmony;

// ── dist/panchang/abhijit-muhurta.d.ts

import type { Place } from './dist/sky/place.ts';
import { type CivilDay } from './dist/panchang/civil-day.ts';
import { type Stretch } from './dist/panchang/daylight.ts';
/** The eighth of the fifteen muhurtas of a day, around local noon. */
export interface AbhijitMuhurta extends Stretch {
    /** On a Wednesday tradition does not use it. */
    readonly isUsed: boolean;
}
/**
 * Abhijit muhurta: the middle fifteenth of the daylight.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 */
export declare const abhijitMuhurta: (day: CivilDay, place: Place) => AbhijitMuhurta;

// ── dist/panchang/choghadiya.d.ts

import type { Place } from './dist/sky/place.ts';
import { type CivilDay } from './dist/panchang/civil-day.ts';
import { type Stretch } from './dist/panchang/daylight.ts';
/** The names in the order in which they follow each other by day, Sunday's first; by night it is every fifth. */
declare const NAMES: readonly ['Udveg', 'Chal', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'];
/** An eighth of a day or of a night. */
export interface Choghadiya extends Stretch {
    readonly name: (typeof NAMES)[number];
    /** What tradition says of beginning something in it. */
    readonly kind: 'good' | 'neutral' | 'avoid';
    readonly isDay: boolean;
}
/**
 * The sixteen choghadiyas from sunrise to the next sunrise: eight of the day, eight of the night.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 */
export declare function choghadiya(day: CivilDay, place: Place): Choghadiya[];
export {};

// ── dist/panchang/civil-day.d.ts

/** A day as the people of a place count it. */
export interface CivilDay {
    /** `2026-11-20` */
    readonly date: string;
    /** Minutes that the clocks of the place are ahead of UTC on that day: 330 in India. */
    readonly utcOffsetMinutes: number;
}
/**
 * The instant at which a civil day begins: local midnight.
 *
 * @throws RangeError for a date that is none, outside 1900–2100, or an offset beyond 15 hours.
 */
export declare function startOfDay({ date, utcOffsetMinutes }: CivilDay): Date;
/** 0 for Sunday, by the civil date. */
export declare const weekday: (date: string) => number;

// ── dist/panchang/daylight.d.ts

import type { Place } from './dist/sky/place.ts';
import type { CivilDay } from './dist/panchang/civil-day.ts';
/** A stretch of time. */
export interface Stretch {
    readonly start: Date;
    readonly end: Date;
}
/** Day and night of a civil day; throws where the Sun does not rise or set, because nothing can be divided then. */
export declare function dayAndNight(day: CivilDay, place: Place): {
    day: Stretch;
    night: Stretch;
};
/** Part `index` of a stretch that is cut into equal parts. */
export declare function partOf({ start, end }: Stretch, index: number, parts: number): Stretch;

// ── dist/panchang/hora.d.ts

import type { VisibleGraha } from './dist/sky/lords.ts';
import type { Place } from './dist/sky/place.ts';
import type { CivilDay } from './dist/panchang/civil-day.ts';
import { type Stretch } from './dist/panchang/daylight.ts';
/** A twelfth of a day or of a night, under one graha. */
export interface Hora extends Stretch {
    readonly lord: VisibleGraha;
    readonly isDay: boolean;
}
/**
 * The twenty-four horas from sunrise to the next sunrise; the first belongs to the lord of the weekday.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 */
export declare function horas(day: CivilDay, place: Place): Hora[];

// ── dist/panchang/kaals.d.ts

import type { Place } from './dist/sky/place.ts';
import { type CivilDay } from './dist/panchang/civil-day.ts';
import { type Stretch } from './dist/panchang/daylight.ts';
/**
 * Rahu kaal: the eighth of the daylight in which tradition begins nothing new.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 */
export declare const rahuKaal: (day: CivilDay, place: Place) => Stretch;
/** Yamaganda, an eighth of the daylight. Throws as {@link rahuKaal} does. */
export declare const yamaganda: (day: CivilDay, place: Place) => Stretch;
/** Gulika kaal, an eighth of the daylight. Throws as {@link rahuKaal} does. */
export declare const gulikaKaal: (day: CivilDay, place: Place) => Stretch;

// ── dist/panchang/karana.d.ts

declare const MOVING: readonly ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'];
/** The last three halves of a month; the first half is Kimstughna. */
declare const FIXED: readonly ['Shakuni', 'Chatushpada', 'Naga'];
/** Half a tithi. */
export interface Karana {
    /** 1 to 60 from the new moon on. */
    readonly number: number;
    readonly name: (typeof MOVING)[number] | (typeof FIXED)[number] | 'Kimstughna';
    readonly start: Date;
    readonly end: Date;
}
/**
 * The karana at an instant, with its start and end.
 *
 * @throws RangeError for a date outside 1900–2100.
 */
export declare const karanaAt: (date: Date) => Karana;
export declare const karanasBetween: (from: Date, to: Date) => Karana[];
export {};

// ── dist/panchang/moon-nakshatra.d.ts

import { type Nakshatra } from './dist/sky/nakshatras.ts';
/** The Moon's stay in a nakshatra. */
export interface MoonNakshatra {
    /** 1 to 27, Ashwini first. */
    readonly number: number;
    readonly name: Nakshatra;
    readonly start: Date;
    readonly end: Date;
}
/**
 * The nakshatra that the Moon is in at an instant, with the times at which it comes and goes.
 *
 * @throws RangeError for a date outside 1900–2100.
 */
export declare const nakshatraAt: (date: Date) => MoonNakshatra;
export declare const nakshatrasBetween: (from: Date, to: Date) => MoonNakshatra[];

// ── dist/panchang/panchang.d.ts

import type { Place } from './dist/sky/place.ts';
import { type CivilDay } from './dist/panchang/civil-day.ts';
import { type Karana } from './dist/panchang/karana.ts';
import { type MoonNakshatra } from './dist/panchang/moon-nakshatra.ts';
import { type Tithi } from './dist/panchang/tithi.ts';
import { type Vara } from './dist/panchang/vara.ts';
import { type Yoga } from './dist/panchang/yoga.ts';
/** The five limbs of a day, from sunrise to the next sunrise, each list beginning with what runs at sunrise. */
export interface Panchang {
    readonly vara: Vara;
    /** Null where the Sun does not rise on that day; the lists then begin at local midnight and span 24 hours. */
    readonly sunrise: Date | null;
    readonly sunset: Date | null;
    readonly nextSunrise: Date | null;
    readonly moonrise: Date | null;
    readonly moonset: Date | null;
    readonly tithis: readonly Tithi[];
    readonly nakshatras: readonly MoonNakshatra[];
    readonly yogas: readonly Yoga[];
    readonly karanas: readonly Karana[];
}
/**
 * The panchang of a civil day at a place. Ends of tithi, nakshatra and yoga are within 5 s of the Swiss Ephemeris.
 *
 * @throws RangeError for a day or a place that is not valid.
 */
export declare function panchang(day: CivilDay, place: Place): Panchang;

// ── dist/panchang/sun-and-moon-times.d.ts

import type { Place } from './dist/sky/place.ts';
import { type CivilDay } from './dist/panchang/civil-day.ts';
/**
 * The first sunrise of a civil day, or null where the Sun does not rise in it: upper limb on a sea-level horizon, with 34′
 * of refraction. Within 4 s of the Swiss Ephemeris.
 *
 * @throws RangeError for a day or a place that is not valid.
 */
export declare const sunrise: (day: CivilDay, place: Place) => Date | null;
/** The first sunset after sunrise, or of the day where the Sun does not rise in it; null where there is none. */
export declare function sunset(day: CivilDay, place: Place): Date | null;
/** The Moon's rising within a civil day; null on about one day a month, and where the Moon does not rise. */
export declare const moonrise: (day: CivilDay, place: Place) => Date | null;
/** The Moon's setting within a civil day; null on about one day a month, and where the Moon does not set. */
export declare const moonset: (day: CivilDay, place: Place) => Date | null;
/** The sunrise that ends a day of the panchang. */
export declare const nextSunrise: (risen: Date, place: Place) => Date | null;

// ── dist/panchang/tithi.d.ts

declare const NAMES: readonly ['Pratipada', 'Dvitiya', 'Tritiya', 'Chaturthi', 'Panchami', 'Shashthi', 'Saptami', 'Ashtami', 'Navami', 'Dashami', 'Ekadashi', 'Dvadashi', 'Trayodashi', 'Chaturdashi'];
/** A lunar day: the time in which the Moon gains 12° on the Sun. */
export interface Tithi {
    /** 1 to 30 from the new moon on; 15 is the full moon, 30 the new moon. */
    readonly number: number;
    readonly name: (typeof NAMES)[number] | 'Purnima' | 'Amavasya';
    /** Bright (waxing) or dark (waning) half of the month. */
    readonly paksha: 'Shukla' | 'Krishna';
    readonly start: Date;
    readonly end: Date;
}
/**
 * The tithi at an instant, with its start and end. The same everywhere on Earth.
 *
 * @throws RangeError for a date outside 1900–2100.
 */
export declare const tithiAt: (date: Date) => Tithi;
export declare const tithisBetween: (from: Date, to: Date) => Tithi[];
export {};

// ── dist/panchang/vara.d.ts

import type { VisibleGraha } from './dist/sky/lords.ts';
/** A weekday and the graha it is named after. */
export interface Vara {
    readonly name: string;
    readonly lord: VisibleGraha;
}
/**
 * The weekday that begins with the sunrise of a civil date.
 *
 * @param date `2026-11-20`
 * @throws RangeError for a text that is no date.
 */
export declare const varaOf: (date: string) => Vara;

// ── dist/panchang/yoga.d.ts

declare const NAMES: readonly ['Vishkambha', 'Priti', 'Ayushman', 'Saubhagya', 'Shobhana', 'Atiganda', 'Sukarma', 'Dhriti', 'Shula', 'Ganda', 'Vriddhi', 'Dhruva', 'Vyaghata', 'Harshana', 'Vajra', 'Siddhi', 'Vyatipata', 'Variyan', 'Parigha', 'Shiva', 'Siddha', 'Sadhya', 'Shubha', 'Shukla', 'Brahma', 'Indra', 'Vaidhriti'];
/** A yoga of the panchang: the time in which the longitudes of Sun and Moon together grow by 13°20′. */
export interface Yoga {
    /** 1 to 27, Vishkambha first. */
    readonly number: number;
    readonly name: (typeof NAMES)[number];
    readonly start: Date;
    readonly end: Date;
}
/**
 * The yoga at an instant, with its start and end.
 *
 * @throws RangeError for a date outside 1900–2100.
 */
export declare const yogaAt: (date: Date) => Yoga;
export declare const yogasBetween: (from: Date, to: Date) => Yoga[];
export {};

// ── dist/remedies/colours.d.ts

import type { Graha } from './dist/sky/grahas.ts';
/**
 * Two colours of a graha, the traditional one first. For a chart, ask with the lord of the Moon's sign.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 */
export declare const coloursOf: (graha: Graha) => readonly [string, string];

// ── dist/remedies/gemstone.d.ts

import type { Graha } from './dist/sky/grahas.ts';
/** The stone of a graha and how tradition wears it. */
export interface Gemstone {
    readonly name: string;
    readonly sanskrit: string;
    /** A stone at a lower price that is used in its place. */
    readonly substitute: string;
    readonly metal: string;
    readonly finger: string;
    readonly weekday: string;
}
/**
 * The stone of a graha: one of the navaratna (Jataka Parijata, chapter 2). For a chart, ask with the lord of the lagna.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 */
export declare const gemstoneOf: (graha: Graha) => Gemstone;

// ── dist/remedies/name-letters.d.ts

import { type Nakshatra, type Pada } from './dist/sky/nakshatras.ts';
/**
 * The four first sounds of names that belong to a nakshatra, one for each pada.
 *
 * @throws RangeError for a name that is not in NAKSHATRAS.
 */
export declare const nameSounds: (nakshatra: Nakshatra) => readonly string[];
/**
 * The first sound of a name for somebody born with the Moon in this pada.
 *
 * @throws RangeError for a nakshatra or a pada that there is not.
 */
export declare function nameSound(nakshatra: Nakshatra, pada: Pada): string;

// ── dist/remedies/rudraksha.d.ts

import type { Graha } from './dist/sky/grahas.ts';
/**
 * How many faces (mukhi) the rudraksha of a graha has. For a chart, ask with the lord of the Moon's nakshatra.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 */
export declare const rudrakshaFaces: (graha: Graha) => number;

// ── dist/sky/ascendant.d.ts

import { type Frame } from './dist/sky/frame.ts';
import type { Place } from './dist/sky/place.ts';
import { type ZodiacPoint } from './dist/sky/zodiac-point.ts';
/** Where the ecliptic meets horizon and meridian. */
export interface Angles {
    /** The lagna: the point of the ecliptic that rises in the east. */
    readonly ascendant: ZodiacPoint;
    /** The point of the ecliptic on the upper meridian. */
    readonly midheaven: ZodiacPoint;
}
/**
 * The rising point (lagna) and the midheaven at a place, sidereal (Lahiri). Within 2″ of the Swiss Ephemeris.
 *
 * Within the polar circles the ecliptic can lie along the horizon; the answer is then the point that the formula gives.
 *
 * @throws RangeError for a date outside 1900–2100 or a place that is nowhere.
 */
export declare function angles(date: Date, place: Place): Angles;
export declare function anglesIn({ time, obliquity, offset }: Frame, { latitude, longitude }: Place): Angles;

// ── dist/sky/ayanamsa.d.ts

import type { AstroTime } from 'astronomy-engine';
/** The Lahiri ayanamsa counted from the mean equinox, in degrees. */
export declare function meanAyanamsa({ tt }: AstroTime): number;
/**
 * The Lahiri (Chitrapaksha) ayanamsa in degrees: how far the sidereal zodiac of India stands behind the tropical one.
 *
 * Counted from the mean equinox of date, without nutation. The constant is that of the Indian Calendar Reform Committee
 * (1955) as used by the Indian Ephemeris; the motion is the IAU 2006 general precession in longitude.
 * Agrees with the Swiss Ephemeris within 0.1″ from 1900 to 2100.
 *
 * @throws RangeError for a date outside 1900–2100.
 */
export declare function ayanamsa(date: Date): number;

// ── dist/sky/frame.d.ts

import { type AstroTime, type RotationMatrix } from 'astronomy-engine';
/** What turns a vector of the J2000 equator into sidereal longitude, for one instant. */
export interface Frame {
    readonly time: AstroTime;
    readonly rotation: RotationMatrix;
    /** What a longitude counted from the true equinox of date is ahead of the sidereal one, in degrees. */
    readonly offset: number;
    /** True obliquity of the ecliptic in degrees. */
    readonly obliquity: number;
}
export declare function frameOf(time: AstroTime): Frame;

// ── dist/sky/friendship.d.ts

import type { VisibleGraha } from './dist/sky/lords.ts';
/** How one graha regards another by nature. */
export type Regard = 'friend' | 'neutral' | 'enemy';
/**
 * How one graha regards another by nature; not always returned. A graha is its own friend.
 *
 * @throws RangeError for a graha that cannot be seen, Rahu and Ketu among them.
 */
export declare function naturalRegard(graha: VisibleGraha, other: VisibleGraha): Regard;

// ── dist/sky/graha-positions.d.ts

import { type Frame } from './dist/sky/frame.ts';
import { type Graha } from './dist/sky/grahas.ts';
import { type ZodiacPoint } from './dist/sky/zodiac-point.ts';
/** Which node Rahu and Ketu are: `mean` moves evenly and always backwards, `true` swings up to 1.7° around it. */
export type LunarNode = 'mean' | 'true';
/** A graha as it is seen from the Earth's centre. */
export interface GrahaPosition extends ZodiacPoint {
    readonly graha: Graha;
    /** Degrees a day along the ecliptic; below zero when retrograde. */
    readonly speed: number;
    /** Moves backwards. The Sun and the Moon never do; the mean node always does. */
    readonly isRetrograde: boolean;
}
/** Positions of the nine grahas by name. */
export type GrahaPositions = Readonly<Record<Graha, GrahaPosition>>;
/**
 * Apparent geocentric positions of the nine grahas in the sidereal zodiac (Lahiri).
 *
 * From 1900 to 2100 within 21″ of the Swiss Ephemeris for Venus, 14″ for the other planets, 5″ for the Moon, 3″ for the Sun,
 * 0.2″ for the mean node; mostly within 4″.
 *
 * @param date The instant.
 * @param options `node` chooses between the mean node (the default) and the true one.
 * @throws RangeError for a date outside 1900–2100.
 */
export declare function grahaPositions(date: Date, options?: {
    readonly node?: LunarNode;
}): GrahaPositions;
export declare function positionsIn(frame: Frame, node: LunarNode): GrahaPositions;

// ── dist/sky/grahas.d.ts

/** The nine grahas in the order of the weekdays, the nodes last. */
export declare const GRAHAS: readonly ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
/** One of the nine grahas. Rahu and Ketu are the ascending and the descending node of the Moon's orbit. */
export type Graha = (typeof GRAHAS)[number];

// ── dist/sky/ingresses.d.ts

import { type Graha } from './dist/sky/grahas.ts';
import { type Sign } from './dist/sky/signs.ts';
/** A graha's way from one sign into the next, or back. */
export interface Ingress {
    readonly graha: Graha;
    /** The instant. For Jupiter and Saturn good to hours only: print a day, never minutes. */
    readonly date: Date;
    readonly from: Sign;
    readonly to: Sign;
    /** It walked backwards into the sign. */
    readonly isRetrograde: boolean;
}
/**
 * Every change of sign of a graha between two instants, in order of time; Rahu and Ketu by the mean node.
 * A short visit across a border between two turning points is found too.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in GRAHAS.
 */
export declare function ingresses(graha: Graha, from: Date, to: Date): Ingress[];
/** The same without a look at the dates. */
export declare function ingressesBetween(graha: Graha, from: number, to: number): Ingress[];

// ── dist/sky/lords.d.ts

import type { Graha } from './dist/sky/grahas.ts';
import { type Nakshatra } from './dist/sky/nakshatras.ts';
import type { Sign } from './dist/sky/signs.ts';
/** The seven grahas that can be seen, and rule signs and weekdays. */
export type VisibleGraha = Exclude<Graha, 'Rahu' | 'Ketu'>;
/** The lords of the nakshatras from Ashwini on, three times over: the order of the Vimshottari periods. */
export declare const NAKSHATRA_LORDS: readonly Graha[];
/**
 * The graha that rules a sign.
 *
 * @throws RangeError for a name that is not in SIGNS.
 */
export declare const signLord: (sign: Sign) => VisibleGraha;
/**
 * The graha that rules a nakshatra, and with whose period a life that begins there begins.
 *
 * @throws RangeError for a name that is not in NAKSHATRAS.
 */
export declare const nakshatraLord: (nakshatra: Nakshatra) => Graha;

// ── dist/sky/nakshatras.d.ts

/** The 27 nakshatras, from 0° of the sidereal zodiac on. */
export declare const NAKSHATRAS: readonly ['Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha', 'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha', 'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada', 'Uttara Bhadrapada', 'Revati'];
/** A nakshatra: 13°20′ of the sidereal ecliptic, a mansion of the Moon. */
export type Nakshatra = (typeof NAKSHATRAS)[number];
/** A quarter of a nakshatra, 3°20′. */
export type Pada = 1 | 2 | 3 | 4;

// ── dist/sky/place.d.ts

/** A place on the Earth's surface, taken to be at sea level. */
export interface Place {
    /** Geographic latitude in degrees, -90 to 90, north positive. */
    readonly latitude: number;
    /** Geographic longitude in degrees, -180 to 180, east positive. */
    readonly longitude: number;
}

// ── dist/sky/sidereal-longitude.d.ts

import { type Graha } from './dist/sky/grahas.ts';
/**
 * Sidereal longitude of one graha in degrees, in [0, 360); Rahu and Ketu by the mean node.
 * Cheaper than {@link grahaPositions} when only one is asked for.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in GRAHAS.
 */
export declare function siderealLongitude(graha: Graha, date: Date): number;
/** The same without a look at the date: searches may step over the edge of what is supported. */
export declare function longitudeAt(graha: Graha, date: Date): number;

// ── dist/sky/signs.d.ts

/** The twelve signs of the zodiac by their Sanskrit names, from 0° of the sidereal zodiac on. */
export declare const SIGNS: readonly ['Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'];
/** A sign of the zodiac: 30° of the sidereal ecliptic. */
export type Sign = (typeof SIGNS)[number];

// ── dist/sky/zodiac-point.d.ts

import { type Nakshatra, type Pada } from './dist/sky/nakshatras.ts';
import { type Sign } from './dist/sky/signs.ts';
/** A direction on the sidereal ecliptic. */
export interface ZodiacPoint {
    /** Sidereal (Lahiri) longitude in degrees, in [0, 360). */
    readonly longitude: number;
    readonly sign: Sign;
    /** Degrees from the beginning of the sign, in [0, 30). */
    readonly degrees: number;
    readonly nakshatra: Nakshatra;
    readonly pada: Pada;
}
/**
 * What a sidereal longitude is called: its sign, nakshatra and pada.
 *
 * @param longitude Degrees; any turn of the circle.
 * @throws RangeError when the longitude is not a number.
 */
export declare function zodiacPoint(longitude: number): ZodiacPoint;
