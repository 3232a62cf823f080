import { byName } from '../sky/by-name.ts'
import type { Graha } from '../sky/grahas.ts'

/** The stone of a graha and how it is traditionally worn. */
export interface Gemstone {
  readonly name: string
  readonly sanskrit: string
  /** A cheaper stone that is used instead. */
  readonly substitute: string
  readonly metal: string
  readonly finger: string
  readonly weekday: string
}

const GEMSTONES: Readonly<Record<Graha, Gemstone>> = {
  Sun: {
    name: 'Ruby',
    sanskrit: 'Manikya',
    substitute: 'Red garnet',
    metal: 'gold',
    finger: 'ring finger',
    weekday: 'Sunday',
  },
  Moon: {
    name: 'Pearl',
    sanskrit: 'Mukta',
    substitute: 'Moonstone',
    metal: 'silver',
    finger: 'little finger',
    weekday: 'Monday',
  },
  Mars: {
    name: 'Red coral',
    sanskrit: 'Vidruma',
    substitute: 'Carnelian',
    metal: 'copper',
    finger: 'ring finger',
    weekday: 'Tuesday',
  },
  Mercury: {
    name: 'Emerald',
    sanskrit: 'Marakata',
    substitute: 'Peridot',
    metal: 'gold',
    finger: 'little finger',
    weekday: 'Wednesday',
  },
  Jupiter: {
    name: 'Yellow sapphire',
    sanskrit: 'Pushparaga',
    substitute: 'Yellow topaz',
    metal: 'gold',
    finger: 'index finger',
    weekday: 'Thursday',
  },
  Venus: {
    name: 'Diamond',
    sanskrit: 'Vajra',
    substitute: 'White topaz',
    metal: 'silver',
    finger: 'middle finger',
    weekday: 'Friday',
  },
  Saturn: {
    name: 'Blue sapphire',
    sanskrit: 'Neelam',
    substitute: 'Amethyst',
    metal: 'silver',
    finger: 'middle finger',
    weekday: 'Saturday',
  },
  Rahu: {
    name: 'Hessonite',
    sanskrit: 'Gomeda',
    substitute: 'Orange zircon',
    metal: 'silver',
    finger: 'middle finger',
    weekday: 'Saturday',
  },
  Ketu: {
    name: "Cat's eye",
    sanskrit: 'Vaidurya',
    substitute: "Tiger's eye",
    metal: 'silver',
    finger: 'middle finger',
    weekday: 'Thursday',
  },
}

/**
 * The stone of a graha: one of the navaratna (Jataka Parijata, chapter 2). For a chart, pass the lord of the lagna.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 * @throws TypeError for an argument of another type.
 */
export const gemstoneOf = (graha: Graha): Gemstone => byName(GEMSTONES, graha)
