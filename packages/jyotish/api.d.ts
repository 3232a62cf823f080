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
export { instantOf } from './dist/sky/instant-of.ts';
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
export { mangalDosha, type MangalDosha, type MarsPlacement } from './dist/chart/mangal-dosha.ts';
export { navamsaChart } from './dist/chart/navamsa-chart.ts';
export { navamsaSign } from './dist/chart/navamsa-sign.ts';
export { sadeSati, type SadeSatiPeriod } from './dist/chart/sade-sati.ts';
export { isFavourable, transits, type Transit } from './dist/chart/transits.ts';
export { dashaAt, vimshottariDasha, type Dasha, type Mahadasha } from './dist/chart/vimshottari-dasha.ts';
export { naturalRelationship, type NaturalRelationship } from './dist/sky/natural-relationship.ts';
export { ingresses, type Ingress } from './dist/sky/ingresses.ts';
export { nakshatraLord, signLord, type VisibleGraha } from './dist/sky/lords.ts';
export { abhijitMuhurta, type AbhijitMuhurta } from './dist/panchang/abhijit-muhurta.ts';
export { choghadiya, type Choghadiya } from './dist/panchang/choghadiya.ts';
export { startOfDay, type CivilDay } from './dist/panchang/civil-day.ts';
export type { Interval } from './dist/panchang/day-and-night.ts';
export { horas, type Hora } from './dist/panchang/hora.ts';
export { gulikaKaal, rahuKaal, yamaganda } from './dist/panchang/kaals.ts';
export { karanaAt, type Karana } from './dist/panchang/karana.ts';
export { nakshatraAt, type MoonNakshatra } from './dist/panchang/moon-nakshatra.ts';
export { panchang, type Panchang } from './dist/panchang/panchang.ts';
export { moonrise, moonset, sunrise, sunset } from './dist/panchang/sun-and-moon-times.ts';
export { tithiAt, type Tithi } from './dist/panchang/tithi.ts';
export { varaOf, type Vara } from './dist/panchang/vara.ts';
export { yogaAt, type Yoga } from './dist/panchang/yoga.ts';
export {
  friendshipCompatibility,
  loveCompatibility,
  type Compatibility,
} from './dist/matching/compatibility.ts';
export { gunaMilan, type GunaMilan, type KootaName, type KootaScore } from './dist/matching/guna-milan.ts';
export type { KootaPoints } from './dist/matching/kootas.ts';
export { moonsBetween, type MoonAtBirth } from './dist/matching/moon-at-birth.ts';
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
export { nameSound, nameSounds } from './dist/remedies/name-sounds.ts';
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
/** One of the twelve houses and the grahas in it. */
export interface ChartHouse {
    readonly house: House;
    readonly sign: Sign;
    readonly grahas: readonly Graha[];
}
/** A kundli: the sky at an instant and a place. */
export interface BirthChart {
    readonly date: Date;
    readonly place: Place;
    /** The lagna. */
    readonly ascendant: ZodiacPoint;
    readonly midheaven: ZodiacPoint;
    readonly grahas: Readonly<Record<Graha, ChartGraha>>;
    /** The twelve houses, from the lagna. */
    readonly houses: readonly ChartHouse[];
}
/**
 * The birth chart for an instant and a place: grahas, lagna, whole-sign houses, navamsa; sidereal (Lahiri).
 *
 * @param date The instant of birth. Convert local time to it first.
 * @param place Coordinates in degrees.
 * @param options `node` selects the mean node (the default) or the true one.
 * @throws RangeError for a date outside 1900–2100, invalid coordinates, or another node.
 * @throws TypeError for an argument of another type.
 */
export declare function birthChart(date: Date, place: Place, options?: {
    readonly node?: LunarNode;
}): BirthChart;
/** The twelve houses from a first sign, with the grahas in them. */
export declare function housesFrom(first: Sign, signOf: (graha: Graha) => Sign): ChartHouse[];

// ── dist/chart/house.d.ts

import { type Sign } from './dist/sky/signs.ts';
/** A whole-sign house, counted from 1. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/**
 * The whole-sign house of a sign, counted from the sign of the first house.
 *
 * @throws RangeError for a name that is not in SIGNS.
 * @throws TypeError for an argument of another type.
 */
export declare const houseOf: (sign: Sign, first: Sign) => House;

// ── dist/chart/kaal-sarp-dosha.d.ts

import type { BirthChart } from './dist/chart/birth-chart.ts';
/** Names by the house of Rahu. */
declare const NAMES: readonly ['Anant', 'Kulik', 'Vasuki', 'Shankhpal', 'Padma', 'Mahapadma', 'Takshak', 'Karkotak', 'Shankhachud', 'Ghatak', 'Vishdhar', 'Sheshnag'];
/** Kaal Sarp dosha in a chart. */
export interface KaalSarpDosha {
    /** Whether all seven visible grahas are on one side of the line from Rahu to Ketu. */
    readonly isPresent: boolean;
    /** Named after the house of Rahu; null when not present. */
    readonly name: (typeof NAMES)[number] | null;
    /** The number of visible grahas on the side with more of them. */
    readonly onOneSide: number;
}
/**
 * Kaal Sarp dosha: all seven visible grahas between Rahu and Ketu, by longitude. It is not in the classical texts; the
 * rule is that of almanacs of the last century.
 *
 * @throws TypeError or RangeError for what is not a chart.
 */
export declare function kaalSarpDosha(chart: BirthChart): KaalSarpDosha;
export {};

// ── dist/chart/mangal-dosha.d.ts

import type { BirthChart } from './dist/chart/birth-chart.ts';
import { type House } from './dist/chart/house.ts';
/** The house of Mars, counted from one point of the chart. */
export interface MarsPlacement {
    readonly house: House;
    readonly isPresent: boolean;
}
/** Mangal dosha in a chart. */
export interface MangalDosha {
    readonly fromLagna: MarsPlacement;
    readonly fromMoon: MarsPlacement;
    /** From the lagna or from the Moon. */
    readonly isPresent: boolean;
    /** Traditional exceptions that apply. They do not change the other fields. */
    readonly exceptions: readonly string[];
}
/**
 * Mangal (Kuja) dosha: Mars in house 1, 2, 4, 7, 8 or 12 from the lagna or from the Moon.
 * Houses differ between traditions (the second is left out in some, Venus added as a third point in others).
 *
 * @throws TypeError or RangeError for what is not a chart.
 */
export declare function mangalDosha(chart: BirthChart): MangalDosha;

// ── dist/chart/navamsa-chart.d.ts

import { type BirthChart, type ChartHouse } from './dist/chart/birth-chart.ts';
/**
 * The navamsa as a chart of twelve houses, from the navamsa of the lagna.
 *
 * @throws TypeError or RangeError for what is not a chart.
 */
export declare function navamsaChart(chart: BirthChart): readonly ChartHouse[];

// ── dist/chart/navamsa-sign.d.ts

import { type Sign } from './dist/sky/signs.ts';
/**
 * The sign of a sidereal longitude in the navamsa (D-9): each ninth of a sign, 3°20′, maps to a sign, in order from
 * Mesha through the whole circle (Brihat Parashara Hora Shastra, chapter 6).
 *
 * @throws RangeError when the longitude is not a number.
 * @throws TypeError for an argument of another type.
 */
export declare function navamsaSign(longitude: number): Sign;

// ── dist/chart/sade-sati.d.ts

import { type Sign } from './dist/sky/signs.ts';
declare const PHASES: {
    readonly 12: 'rising';
    readonly 1: 'peak';
    readonly 2: 'setting';
};
/** A stay of Saturn in one of the three signs. */
export interface SadeSatiPeriod {
    /** `rising` in the 12th sign from the Moon, `peak` in the Moon's sign, `setting` in the 2nd. */
    readonly phase: (typeof PHASES)[keyof typeof PHASES];
    readonly sign: Sign;
    /** When Saturn enters, accurate to hours: show the day. */
    readonly start: Date;
    /** When Saturn leaves, accurate to hours: show the day. */
    readonly end: Date;
}
/**
 * Sade sati between two instants: the stays of Saturn in the 12th, 1st and 2nd sign from the Moon's.
 * A stay that extends beyond them is returned whole. Retrograde motion causes several stays in one sign.
 *
 * @param moonSign The sign of the Moon at birth.
 * @throws RangeError for a date outside 1900–2100, or a name that is not in SIGNS.
 * @throws TypeError for an argument of another type.
 */
export declare function sadeSati(moonSign: Sign, from: Date, to: Date): SadeSatiPeriod[];
export {};

// ── dist/chart/transits.d.ts

import { type Graha } from './dist/sky/grahas.ts';
import { type GrahaPosition } from './dist/sky/graha-positions.ts';
import type { Sign } from './dist/sky/signs.ts';
import { type House } from './dist/chart/house.ts';
/** Gochara: the transit of a graha, seen from a sign. */
export interface Transit extends GrahaPosition {
    /** Counted from the sign. */
    readonly house: House;
    readonly isFavourable: boolean;
}
/**
 * Whether the transit of a graha through a house from the Moon's sign is favourable.
 *
 * @throws RangeError for a name that is not in GRAHAS, or a house that is not 1 to 12.
 * @throws TypeError for an argument of another type.
 */
export declare function isFavourable(graha: Graha, house: House): boolean;
/**
 * The transits of the nine grahas at an instant, as houses from a sign, usually that of the Moon at birth.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in SIGNS.
 * @throws TypeError for an argument of another type.
 */
export declare function transits(date: Date, from: Sign): Readonly<Record<Graha, Transit>>;

// ── dist/chart/vimshottari-dasha.d.ts

import type { Graha } from './dist/sky/grahas.ts';
/** A period of life ruled by one graha. */
export interface Dasha {
    readonly lord: Graha;
    readonly start: Date;
    readonly end: Date;
}
/** A mahadasha with its nine antardashas. */
export interface Mahadasha extends Dasha {
    readonly antardashas: readonly Dasha[];
}
/**
 * The nine mahadashas of the Vimshottari dasha, 120 years of 365.25 days in total, each with its nine antardashas.
 * The first began before birth; its balance at birth is its `end` minus the birth.
 *
 * @param moonLongitude Sidereal longitude of the Moon at birth, in degrees.
 * @param birth The instant of birth.
 * @throws RangeError when the longitude is not a number, or for an invalid date.
 * @throws TypeError for an argument of another type.
 */
export declare function vimshottariDasha(moonLongitude: number, birth: Date): Mahadasha[];
/**
 * The period at an instant, or null before the first and after the last.
 *
 * @throws RangeError for an invalid date.
 * @throws TypeError for an argument of another type.
 */
export declare function dashaAt<Period extends Dasha>(dashas: readonly Period[], date: Date): Period | null;

// ── dist/matching/compatibility.d.ts

import { type KootaScore } from './dist/matching/guna-milan.ts';
import type { MoonAtBirth } from './dist/matching/moon-at-birth.ts';
/** The compatibility of two people in one respect. */
export interface Compatibility {
    /** 0 to 100. */
    readonly percent: number;
    readonly kootas: readonly KootaScore[];
}
/**
 * Compatibility in love by the Moons of two people: vashya, yoni, maitri and bhakoot of the ashtakoota. Their order does
 * not matter. Our own choice: these kootas, because no classical text scores love separately.
 *
 * @throws RangeError for an invalid nakshatra or pada.
 * @throws TypeError for an argument of another type.
 */
export declare const loveCompatibility: (one: MoonAtBirth, other: MoonAtBirth) => Compatibility;
/**
 * Compatibility in friendship by the Moons of two people: tara, maitri and gana of the ashtakoota. Their order does not
 * matter. Our own choice: these kootas, because no classical text scores friendship separately.
 *
 * @throws RangeError for an invalid nakshatra or pada.
 * @throws TypeError for an argument of another type.
 */
export declare const friendshipCompatibility: (one: MoonAtBirth, other: MoonAtBirth) => Compatibility;

// ── dist/matching/guna-milan.d.ts

import { type Koota, type KootaPoints } from './dist/matching/kootas.ts';
import { type MoonAtBirth } from './dist/matching/moon-at-birth.ts';
/** The name of a koota. */
export type KootaName = 'varna' | 'vashya' | 'tara' | 'yoni' | 'maitri' | 'gana' | 'bhakoot' | 'nadi';
/** The eight kootas with their maximum points, 36 in total. */
export declare const KOOTAS: Readonly<Record<KootaName, {
    readonly outOf: number;
    readonly score: Koota;
}>>;
/** The score of one koota. */
export interface KootaScore extends KootaPoints {
    readonly koota: KootaName;
    readonly outOf: number;
}
/** The result of ashtakoota matching. */
export interface GunaMilan {
    /** 0 to 36, in steps of a half. */
    readonly total: number;
    readonly outOf: 36;
    readonly kootas: readonly KootaScore[];
    /** Traditional exceptions that apply. They do not change the points. */
    readonly notes: readonly string[];
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
export declare function gunaMilan(groom: MoonAtBirth, bride: MoonAtBirth): GunaMilan;
export declare const scoreOf: (koota: KootaName, groom: MoonAtBirth, bride: MoonAtBirth) => KootaScore;

// ── dist/matching/kootas.d.ts

import { type MoonAtBirth } from './dist/matching/moon-at-birth.ts';
/** The points of one koota and the class of each person in it. */
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
/** The position of the Moon at birth, as precisely as matching needs it. A `ZodiacPoint` of the Moon is one. */
export interface MoonAtBirth {
    readonly nakshatra: Nakshatra;
    readonly pada: Pada;
}
export declare const nakshatraIndex: (moon: MoonAtBirth) => number;
export declare const signOfMoon: (moon: MoonAtBirth) => Sign;
/** Whether the Moon was in the first half of its sign, to which the fifth of its nine padas is counted. */
export declare const isInFirstHalf: (moon: MoonAtBirth) => boolean;
/**
 * Where the Moon was on its way from one point to another, both included: every nakshatra and pada of a birth whose time is
 * not known, from where the Moon was when the day began to where it was when the day ended. The way is shorter than a
 * month.
 *
 * @throws RangeError for an invalid nakshatra or pada.
 * @throws TypeError for an argument of another type.
 */
export declare function moonsBetween(first: MoonAtBirth, last: MoonAtBirth): MoonAtBirth[];

// ── dist/numbers/birth-numbers.d.ts

import { type Digit } from './dist/numbers/digits.ts';
/**
 * Mulank, the psychic number: the digital root of the day of the month.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for an invalid date, or one outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export declare const mulank: (birthDate: string) => Digit;
/**
 * Bhagyank, the destiny number: the digital root of all digits of the date.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for an invalid date, or one outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export declare const bhagyank: (birthDate: string) => Digit;

// ── dist/numbers/digits.d.ts

/** A number of numerology, 1 to 9. Each belongs to a graha. */
export type Digit = (typeof DIGITS)[number];
export declare const DIGITS: readonly [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The digits of a number, added until one digit is left. */
export declare function digitalRoot(number: number): Digit;
/** The digits of a date. Throws for an invalid date. */
export declare function digitsOf(date: string): number[];

// ── dist/numbers/graha-of-number.d.ts

import type { Graha } from './dist/sky/grahas.ts';
import type { Digit } from './dist/numbers/digits.ts';
/**
 * The graha of a number in Indian numerology: 1 Sun, 2 Moon, 3 Jupiter, 4 Rahu … 9 Mars.
 *
 * @throws RangeError for a number that is not 1 to 9.
 * @throws TypeError for an argument of another type.
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
    /** Three rows of three: each digit and how often it occurs in the date. */
    readonly rows: readonly (readonly {
        readonly digit: Digit;
        readonly count: number;
    }[])[];
    readonly missing: readonly Digit[];
    /** Lines of the square whose three digits all occur. */
    readonly fullLines: readonly (keyof typeof LINES)[];
}
/**
 * The Lo Shu grid of a birth date, from every digit of day, month and year except zero.
 * Some schools also add the mulank and the bhagyank.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for an invalid date, or one outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export declare function loShuGrid(birthDate: string): LoShuGrid;
export {};

// ── dist/numbers/lucky-numbers.d.ts

import { type Digit } from './dist/numbers/digits.ts';
/** The lucky numbers of a birth date. */
export interface LuckyNumbers {
    /** The mulank: the first choice. */
    readonly main: Digit;
    /** Friends of both mulank and bhagyank, and these two. */
    readonly friendly: readonly Digit[];
}
/**
 * The lucky numbers of a birth date.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for an invalid date, or one outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export declare function luckyNumbers(birthDate: string): LuckyNumbers;

// ── dist/numbers/name-compatibility.d.ts

import { type NameNumber } from './dist/numbers/name-number.ts';
import { type Harmony } from './dist/numbers/number-harmony.ts';
/** The compatibility of two names by their numbers. */
export interface NameCompatibility {
    /** 30 to 100. */
    readonly percent: number;
    readonly one: NameNumber;
    readonly other: NameNumber;
    /** The harmony of the first number with the second, and of the second with the first. */
    readonly harmony: readonly [Harmony, Harmony];
}
/**
 * The compatibility of two names by their Chaldean numbers; the order of the names does not matter.
 * Our own choice: friend, neutral and opposite count 45, 30 and 15 percent in each direction; equal numbers add 10.
 *
 * @throws RangeError for a name without a Latin letter.
 * @throws TypeError for an argument of another type.
 */
export declare function nameCompatibility(name: string, otherName: string): NameCompatibility;

// ── dist/numbers/name-number.d.ts

import { type Digit } from './dist/numbers/digits.ts';
/** The Chaldean number of a name. */
export interface NameNumber {
    /** The sum of the values of all letters. */
    readonly compound: number;
    readonly number: Digit;
}
/**
 * The Chaldean number of a name in Latin letters. Accents, spaces and punctuation are ignored.
 *
 * @throws RangeError for a name without a Latin letter.
 * @throws TypeError for an argument of another type.
 */
export declare function nameNumber(name: string): NameNumber;

// ── dist/numbers/number-harmony.d.ts

import type { Digit } from './dist/numbers/digits.ts';
/** The harmony of one number with another. */
export type Harmony = 'friend' | 'neutral' | 'opposite';
/**
 * The harmony of one number with another; not always mutual.
 * Our own choice: it is the natural relationship of their grahas. Books of numerology differ.
 *
 * @throws RangeError for a number that is not 1 to 9.
 * @throws TypeError for an argument of another type.
 */
export declare const numberHarmony: (number: Digit, other: Digit) => Harmony;

// ── dist/panchang/abhijit-muhurta.d.ts

import type { Place } from './dist/sky/place.ts';
import { type CivilDay } from './dist/panchang/civil-day.ts';
import { type Interval } from './dist/panchang/day-and-night.ts';
/** The eighth of the fifteen muhurtas of a day, around local noon. */
export interface AbhijitMuhurta extends Interval {
    /** By tradition it is not used on Wednesdays. */
    readonly isUsed: boolean;
}
/**
 * Abhijit muhurta: the middle fifteenth of the daylight.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 * @throws TypeError for an argument of another type.
 */
export declare const abhijitMuhurta: (day: CivilDay, place: Place) => AbhijitMuhurta;

// ── dist/panchang/choghadiya.d.ts

import type { Place } from './dist/sky/place.ts';
import { type CivilDay } from './dist/panchang/civil-day.ts';
import { type Interval } from './dist/panchang/day-and-night.ts';
/** The names in the order of the day, from that of Sunday; at night every fifth one follows. */
declare const NAMES: readonly ['Udveg', 'Chal', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'];
/** An eighth of the day or of the night. */
export interface Choghadiya extends Interval {
    readonly name: (typeof NAMES)[number];
    /** Whether, by tradition, it is a good time to begin something. */
    readonly kind: 'good' | 'neutral' | 'avoid';
    readonly isDay: boolean;
}
/**
 * The sixteen choghadiyas from sunrise to the next sunrise: eight of the day, eight of the night.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 * @throws TypeError for an argument of another type.
 */
export declare function choghadiya(day: CivilDay, place: Place): Choghadiya[];
export {};

// ── dist/panchang/civil-day.d.ts

/** A calendar day at a place. */
export interface CivilDay {
    /** `2026-11-20` */
    readonly date: string;
    /** UTC offset of the place on that day in whole minutes: 330 in India. */
    readonly utcOffsetMinutes: number;
}
/**
 * The instant at which a civil day begins: local midnight.
 *
 * @throws RangeError for an invalid date, one outside 1900–2100, or an offset that is no whole number of minutes up to 15 hours.
 * @throws TypeError for an argument of another type.
 */
export declare function startOfDay(day: CivilDay): Date;
/** The weekday of a civil date; 0 is Sunday. */
export declare const weekday: (date: string) => number;
/** Days since 1 January 1970. Throws for an invalid date, and outside the supported years. */
export declare function dayNumber(date: string): number;

// ── dist/panchang/day-and-night.d.ts

import type { Place } from './dist/sky/place.ts';
import type { CivilDay } from './dist/panchang/civil-day.ts';
/** An interval of time. */
export interface Interval {
    readonly start: Date;
    readonly end: Date;
}
/** Day and night of a civil day. Throws where the Sun does not rise and set, because there is nothing to divide. */
export declare function dayAndNight(day: CivilDay, place: Place): {
    day: Interval;
    night: Interval;
};
/** Part `index` of an interval that is divided into equal parts. */
export declare function partOf({ start, end }: Interval, index: number, parts: number): Interval;

// ── dist/panchang/hora.d.ts

import type { VisibleGraha } from './dist/sky/lords.ts';
import type { Place } from './dist/sky/place.ts';
import type { CivilDay } from './dist/panchang/civil-day.ts';
import { type Interval } from './dist/panchang/day-and-night.ts';
/** A twelfth of the day or of the night, ruled by one graha. */
export interface Hora extends Interval {
    readonly lord: VisibleGraha;
    readonly isDay: boolean;
}
/**
 * The twenty-four horas from sunrise to the next sunrise; the first is ruled by the lord of the weekday.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 * @throws TypeError for an argument of another type.
 */
export declare function horas(day: CivilDay, place: Place): Hora[];

// ── dist/panchang/kaals.d.ts

import type { Place } from './dist/sky/place.ts';
import { type CivilDay } from './dist/panchang/civil-day.ts';
import { type Interval } from './dist/panchang/day-and-night.ts';
/**
 * Rahu kaal: the eighth of the daylight in which, by tradition, nothing new is begun.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 * @throws TypeError for an argument of another type.
 */
export declare const rahuKaal: (day: CivilDay, place: Place) => Interval;
/** Yamaganda, an eighth of the daylight. Throws as {@link rahuKaal} does. */
export declare const yamaganda: (day: CivilDay, place: Place) => Interval;
/** Gulika kaal, an eighth of the daylight. Throws as {@link rahuKaal} does. */
export declare const gulikaKaal: (day: CivilDay, place: Place) => Interval;

// ── dist/panchang/karana.d.ts

declare const MOVING: readonly ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'];
/** The last three halves of a month; the first half is Kimstughna. */
declare const FIXED: readonly ['Shakuni', 'Chatushpada', 'Naga'];
/** Half a tithi. */
export interface Karana {
    /** 1 to 60, from the new moon. */
    readonly number: number;
    readonly name: (typeof MOVING)[number] | (typeof FIXED)[number] | 'Kimstughna';
    readonly start: Date;
    readonly end: Date;
}
/**
 * The karana at an instant, with its start and end.
 *
 * @throws RangeError for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export declare const karanaAt: (date: Date) => Karana;
export declare const karanasBetween: (from: Date, to: Date) => Karana[];
export {};

// ── dist/panchang/moon-nakshatra.d.ts

import { type Nakshatra } from './dist/sky/nakshatras.ts';
/** The Moon's stay in a nakshatra. */
export interface MoonNakshatra {
    /** 1 to 27, from Ashwini. */
    readonly number: number;
    readonly name: Nakshatra;
    readonly start: Date;
    readonly end: Date;
}
/**
 * The nakshatra of the Moon at an instant, with its start and end.
 *
 * @throws RangeError for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
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
/** The five elements of a day, from sunrise to the next sunrise. Each list begins with the one at sunrise. */
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
 * @throws TypeError for an argument of another type.
 */
export declare function panchang(day: CivilDay, place: Place): Panchang;

// ── dist/panchang/sun-and-moon-times.d.ts

import type { Place } from './dist/sky/place.ts';
import { type CivilDay } from './dist/panchang/civil-day.ts';
/**
 * The first sunrise of a civil day, or null where the Sun does not rise: upper limb at a sea-level horizon, with 34′ of
 * refraction. Within 4 s of the Swiss Ephemeris.
 *
 * @throws RangeError for a day or a place that is not valid.
 * @throws TypeError for an argument of another type.
 */
export declare const sunrise: (day: CivilDay, place: Place) => Date | null;
/**
 * The first sunset after sunrise, or of the day where the Sun does not rise; null where there is none.
 *
 * @throws RangeError for a day or a place that is not valid.
 * @throws TypeError for an argument of another type.
 */
export declare function sunset(day: CivilDay, place: Place): Date | null;
/**
 * The moonrise of a civil day; null on about one day a month, and where the Moon does not rise.
 *
 * @throws RangeError for a day or a place that is not valid.
 * @throws TypeError for an argument of another type.
 */
export declare const moonrise: (day: CivilDay, place: Place) => Date | null;
/**
 * The moonset of a civil day; null on about one day a month, and where the Moon does not set.
 *
 * @throws RangeError for a day or a place that is not valid.
 * @throws TypeError for an argument of another type.
 */
export declare const moonset: (day: CivilDay, place: Place) => Date | null;
/** The sunrise that ends a day of the panchang. */
export declare const nextSunrise: (risen: Date, place: Place) => Date | null;

// ── dist/panchang/tithi.d.ts

declare const NAMES: readonly ['Pratipada', 'Dvitiya', 'Tritiya', 'Chaturthi', 'Panchami', 'Shashthi', 'Saptami', 'Ashtami', 'Navami', 'Dashami', 'Ekadashi', 'Dvadashi', 'Trayodashi', 'Chaturdashi'];
/** A lunar day: the time in which the elongation of the Moon from the Sun increases by 12°. */
export interface Tithi {
    /** 1 to 30, from the new moon; 15 is the full moon, 30 the new moon. */
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
 * @throws TypeError for an argument of another type.
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
 * @throws RangeError for an invalid date.
 * @throws TypeError for an argument of another type.
 */
export declare const varaOf: (date: string) => Vara;

// ── dist/panchang/yoga.d.ts

declare const NAMES: readonly ['Vishkambha', 'Priti', 'Ayushman', 'Saubhagya', 'Shobhana', 'Atiganda', 'Sukarma', 'Dhriti', 'Shula', 'Ganda', 'Vriddhi', 'Dhruva', 'Vyaghata', 'Harshana', 'Vajra', 'Siddhi', 'Vyatipata', 'Variyan', 'Parigha', 'Shiva', 'Siddha', 'Sadhya', 'Shubha', 'Shukla', 'Brahma', 'Indra', 'Vaidhriti'];
/** A yoga of the panchang: the time in which the sum of the longitudes of Sun and Moon increases by 13°20′. */
export interface Yoga {
    /** 1 to 27, from Vishkambha. */
    readonly number: number;
    readonly name: (typeof NAMES)[number];
    readonly start: Date;
    readonly end: Date;
}
/**
 * The yoga at an instant, with its start and end.
 *
 * @throws RangeError for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export declare const yogaAt: (date: Date) => Yoga;
export declare const yogasBetween: (from: Date, to: Date) => Yoga[];
export {};

// ── dist/remedies/colours.d.ts

import type { Graha } from './dist/sky/grahas.ts';
/**
 * Two colours of a graha, the traditional one first. For a chart, pass the lord of the Moon's sign.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export declare const coloursOf: (graha: Graha) => readonly [string, string];

// ── dist/remedies/gemstone.d.ts

import type { Graha } from './dist/sky/grahas.ts';
/** The stone of a graha and how it is traditionally worn. */
export interface Gemstone {
    readonly name: string;
    readonly sanskrit: string;
    /** A cheaper stone that is used instead. */
    readonly substitute: string;
    readonly metal: string;
    readonly finger: string;
    readonly weekday: string;
}
/**
 * The stone of a graha: one of the navaratna (Jataka Parijata, chapter 2). For a chart, pass the lord of the lagna.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export declare const gemstoneOf: (graha: Graha) => Gemstone;

// ── dist/remedies/name-sounds.d.ts

import { type Nakshatra, type Pada } from './dist/sky/nakshatras.ts';
/**
 * The four first sounds of names for a nakshatra, one for each pada.
 *
 * @throws RangeError for a name that is not in NAKSHATRAS.
 * @throws TypeError for an argument of another type.
 */
export declare const nameSounds: (nakshatra: Nakshatra) => readonly string[];
/**
 * The first sound of the name of a person born with the Moon in this pada.
 *
 * @throws RangeError for an invalid nakshatra or pada.
 * @throws TypeError for an argument of another type.
 */
export declare function nameSound(nakshatra: Nakshatra, pada: Pada): string;

// ── dist/remedies/rudraksha.d.ts

import type { Graha } from './dist/sky/grahas.ts';
/**
 * The number of faces (mukhi) of the rudraksha of a graha. For a chart, pass the lord of the Moon's nakshatra.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export declare const rudrakshaFaces: (graha: Graha) => number;

// ── dist/sky/ascendant.d.ts

import { type Frame } from './dist/sky/frame.ts';
import type { Place } from './dist/sky/place.ts';
import { type ZodiacPoint } from './dist/sky/zodiac-point.ts';
/** The points where the ecliptic meets the horizon and the meridian. */
export interface Angles {
    /** The lagna: the rising point of the ecliptic, in the east. */
    readonly ascendant: ZodiacPoint;
    /** The point of the ecliptic on the upper meridian. */
    readonly midheaven: ZodiacPoint;
}
/**
 * The rising point (lagna) and the midheaven at a place, sidereal (Lahiri). Within 2″ of the Swiss Ephemeris.
 *
 * Within the polar circles the ecliptic can coincide with the horizon; the result is then that of the formula.
 *
 * @throws RangeError for a date outside 1900–2100 or invalid coordinates.
 * @throws TypeError for an argument of another type.
 */
export declare function angles(date: Date, place: Place): Angles;
export declare function anglesIn({ time, obliquity, offset }: Frame, { latitude, longitude }: Place): Angles;

// ── dist/sky/ayanamsa.d.ts

import type { AstroTime } from 'astronomy-engine';
/** The Lahiri ayanamsa from the mean equinox, in degrees. */
export declare function meanAyanamsa({ tt }: AstroTime): number;
/**
 * The Lahiri (Chitrapaksha) ayanamsa in degrees: the offset of the tropical zodiac from the sidereal zodiac of India.
 *
 * From the mean equinox of date, without nutation. The constant is that of the Indian Calendar Reform Committee
 * (1955) as used by the Indian Ephemeris; the motion is the IAU 2006 general precession in longitude.
 * Agrees with the Swiss Ephemeris within 0.1″ from 1900 to 2100.
 *
 * @throws RangeError for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export declare function ayanamsa(date: Date): number;

// ── dist/sky/frame.d.ts

import { type AstroTime, type RotationMatrix } from 'astronomy-engine';
/** The transformation from J2000 equatorial vectors to sidereal longitude, for one instant. */
export interface Frame {
    readonly time: AstroTime;
    readonly rotation: RotationMatrix;
    /** Longitude from the true equinox of date minus sidereal longitude, in degrees. */
    readonly offset: number;
    /** True obliquity of the ecliptic in degrees. */
    readonly obliquity: number;
}
export declare function frameOf(time: AstroTime): Frame;

// ── dist/sky/graha-positions.d.ts

import { type Frame } from './dist/sky/frame.ts';
import { type Graha } from './dist/sky/grahas.ts';
import { type ZodiacPoint } from './dist/sky/zodiac-point.ts';
/** The lunar node used for Rahu and Ketu: `mean` moves evenly backwards, `true` oscillates up to 1.7° around it. */
export type LunarNode = 'mean' | 'true';
/** The geocentric position of a graha. */
export interface GrahaPosition extends ZodiacPoint {
    readonly graha: Graha;
    /** Degrees per day along the ecliptic; negative when retrograde. */
    readonly speed: number;
    /** Whether it moves backwards. The Sun and the Moon never do; the mean node always does. */
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
 * @param options `node` selects the mean node (the default) or the true one.
 * @throws RangeError for a date outside 1900–2100, or another node.
 * @throws TypeError for an argument of another type.
 */
export declare function grahaPositions(date: Date, options?: {
    readonly node?: LunarNode;
}): GrahaPositions;
/** The chosen lunar node. Throws for a choice that does not exist. */
export declare function nodeOf(options: {
    readonly node?: LunarNode;
}): LunarNode;
export declare function positionsIn(frame: Frame, node: LunarNode): GrahaPositions;

// ── dist/sky/grahas.d.ts

/** The nine grahas in the order of the weekdays, the nodes last. */
export declare const GRAHAS: readonly ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
/** One of the nine grahas. Rahu and Ketu are the ascending and the descending node of the Moon's orbit. */
export type Graha = (typeof GRAHAS)[number];

// ── dist/sky/ingresses.d.ts

import { type Graha } from './dist/sky/grahas.ts';
import { type Sign } from './dist/sky/signs.ts';
/** A graha's change from one sign to the next or the previous one. */
export interface Ingress {
    readonly graha: Graha;
    /** The instant. For Jupiter and Saturn it is accurate to hours: show the day, never minutes. */
    readonly date: Date;
    readonly from: Sign;
    readonly to: Sign;
    /** Whether the graha was retrograde. */
    readonly isRetrograde: boolean;
}
/**
 * Every change of sign of a graha between two instants, in chronological order; Rahu and Ketu by the mean node.
 * A short stay across a border between two turning points is found too.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export declare function ingresses(graha: Graha, from: Date, to: Date): Ingress[];
/** The same without a check of the dates. */
export declare function ingressesBetween(graha: Graha, from: number, to: number): Ingress[];

// ── dist/sky/instant-of.d.ts

/**
 * The instant at which clocks in a time zone showed a date and a time: from what is written on a birth certificate to what
 * {@link birthChart} takes. Reads the time zone database of the host, which knows war time and local mean time.
 *
 * A time that occurred twice, when clocks were set back, is the earlier instant; one that was left out, when clocks were
 * set forward, is read as if the old offset had gone on.
 *
 * @param date `1994-08-17`, 1900 to 2100.
 * @param time `06:45` or `06:45:30`.
 * @param timeZone A name of the time zone database, such as `Asia/Kolkata`, or an offset, such as `+05:30` or `+05:53:20`.
 * @throws RangeError for an invalid date, time or time zone, and for a date outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export declare function instantOf(date: string, time: string, timeZone: string): Date;

// ── dist/sky/lords.d.ts

import type { Graha } from './dist/sky/grahas.ts';
import { type Nakshatra } from './dist/sky/nakshatras.ts';
import type { Sign } from './dist/sky/signs.ts';
/** The seven visible grahas, which rule signs and weekdays. */
export type VisibleGraha = Exclude<Graha, 'Rahu' | 'Ketu'>;
/** The lords of the first nine nakshatras, which repeat: the order of the Vimshottari periods. */
export declare const NAKSHATRA_LORDS: readonly Graha[];
/**
 * The graha that rules a sign.
 *
 * @throws RangeError for a name that is not in SIGNS.
 * @throws TypeError for an argument of another type.
 */
export declare const signLord: (sign: Sign) => VisibleGraha;
/**
 * The graha that rules a nakshatra. With the Moon there at birth, the first Vimshottari period is that of this graha.
 *
 * @throws RangeError for a name that is not in NAKSHATRAS.
 * @throws TypeError for an argument of another type.
 */
export declare const nakshatraLord: (nakshatra: Nakshatra) => Graha;

// ── dist/sky/nakshatras.d.ts

/** The names of the 27 nakshatras, in order from 0° of the sidereal zodiac. */
export declare const NAKSHATRAS: readonly ['Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha', 'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha', 'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada', 'Uttara Bhadrapada', 'Revati'];
/** A nakshatra: 13°20′ of the sidereal ecliptic, a mansion of the Moon. */
export type Nakshatra = (typeof NAKSHATRAS)[number];
/** A quarter of a nakshatra, 3°20′. */
export type Pada = 1 | 2 | 3 | 4;

// ── dist/sky/natural-relationship.d.ts

import type { VisibleGraha } from './dist/sky/lords.ts';
/** The natural relationship of one graha to another. */
export type NaturalRelationship = 'friend' | 'neutral' | 'enemy';
/**
 * The natural relationship (naisargika maitri) of one graha to another; not always mutual. A graha is its own friend.
 *
 * @throws RangeError for a name that is not one of the seven visible grahas.
 * @throws TypeError for an argument of another type.
 */
export declare function naturalRelationship(graha: VisibleGraha, other: VisibleGraha): NaturalRelationship;

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
 * Faster than {@link grahaPositions} when only one is needed.
 *
 * @throws RangeError for a date outside 1900–2100, or a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export declare function siderealLongitude(graha: Graha, date: Date): number;
/** The same without a check of the date, because searches may leave the supported years. */
export declare function longitudeAt(graha: Graha, date: Date): number;

// ── dist/sky/signs.d.ts

/** The Sanskrit names of the twelve signs, in order from 0° of the sidereal zodiac. */
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
 * The sign, nakshatra and pada of a sidereal longitude.
 *
 * @param longitude Degrees, also below 0 and from 360 on.
 * @throws RangeError when the longitude is not a number.
 * @throws TypeError for an argument of another type.
 */
export declare function zodiacPoint(longitude: number): ZodiacPoint;
