import { byName } from '../sky/by-name.ts'
import type { Graha } from '../sky/grahas.ts'

/** The stone of a graha and how tradition wears it. */
export interface Gemstone {
  readonly name: string
  readonly sanskrit: string
  /** A stone at a lower price that is used in its place. */
  readonly substitute: string
  readonly metal: string
  readonly finger: string
  readonly weekday: string
}

const GEMSTONES: Readonly<Record<Graha, Gemstone>> = {
  Sun: stone('Ruby', 'Manikya', 'Red garnet', 'gold', 'ring finger', 'Sunday'),
  Moon: stone('Pearl', 'Mukta', 'Moonstone', 'silver', 'little finger', 'Monday'),
  Mars: stone('Red coral', 'Vidruma', 'Carnelian', 'copper', 'ring finger', 'Tuesday'),
  Mercury: stone('Emerald', 'Marakata', 'Peridot', 'gold', 'little finger', 'Wednesday'),
  Jupiter: stone('Yellow sapphire', 'Pushparaga', 'Yellow topaz', 'gold', 'index finger', 'Thursday'),
  Venus: stone('Diamond', 'Vajra', 'White topaz', 'silver', 'middle finger', 'Friday'),
  Saturn: stone('Blue sapphire', 'Neelam', 'Amethyst', 'silver', 'middle finger', 'Saturday'),
  Rahu: stone('Hessonite', 'Gomeda', 'Orange zircon', 'silver', 'middle finger', 'Saturday'),
  Ketu: stone("Cat's eye", 'Vaidurya', "Tiger's eye", 'silver', 'middle finger', 'Thursday'),
}

function stone(
  name: string,
  sanskrit: string,
  substitute: string,
  metal: string,
  finger: string,
  weekday: string,
): Gemstone {
  return { name, sanskrit, substitute, metal, finger, weekday }
}

/**
 * The stone of a graha: one of the navaratna (Jataka Parijata, chapter 2). For a chart, ask with the lord of the lagna.
 *
 * @throws RangeError for a name that is not in GRAHAS.
 */
export const gemstoneOf = (graha: Graha): Gemstone => byName(GEMSTONES, graha)
