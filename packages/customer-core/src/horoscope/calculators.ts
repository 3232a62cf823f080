/**
 * What a calculator asks for. `kundli` draws a chart without a time of birth too, `chart` needs the time; `moon` works
 * without it and says what that means.
 */
export type FieldSet = 'kundli' | 'chart' | 'moon' | 'couple' | 'names' | 'date' | 'name' | 'day'

/** The calculators of `runCalculator`: products, and in each its types; the first type is that of the product's page. */
export const CALCULATORS = {
  kundli: {
    'birth-chart': 'kundli',
    'planetary-positions': 'kundli',
    'vimshottari-dasha': 'moon',
    navamsa: 'chart',
    'moon-sign': 'moon',
    'sun-sign': 'moon',
    ascendant: 'chart',
    nakshatra: 'moon',
  },
  panchang: {
    tithi: 'day',
    'rahu-kaal': 'day',
    choghadiya: 'day',
    hora: 'day',
    'abhijit-muhurta': 'day',
    moonrise: 'day',
  },
  matching: {
    'kundli-matching': 'couple',
    love: 'couple',
    friendship: 'couple',
    'name-compatibility': 'names',
  },
  dosha: {
    'mangal-dosha': 'chart',
    'kaal-sarp-dosha': 'chart',
    'sade-sati': 'moon',
  },
  numerology: {
    mulank: 'date',
    bhagyank: 'date',
    'name-number': 'name',
    'lo-shu-grid': 'date',
    'lucky-number': 'date',
  },
  remedy: {
    gemstone: 'chart',
    rudraksha: 'moon',
    'lucky-colour': 'moon',
    'baby-name-letter': 'moon',
  },
} as const satisfies Record<string, Record<string, FieldSet>>

export type Product = keyof typeof CALCULATORS
export type CalculatorType = { [P in Product]: keyof (typeof CALCULATORS)[P] }[Product]

export interface CalculatorKey {
  product: Product
  type: CalculatorType
  fields: FieldSet
}

export const PRODUCTS = Object.keys(CALCULATORS) as readonly Product[]

export const typesOf = (product: Product): CalculatorKey[] =>
  Object.entries(CALCULATORS[product]).map(([type, fields]) => ({ product, type: type as CalculatorType, fields }))

export const isProduct = (text: string | undefined): text is Product =>
  text !== undefined && Object.hasOwn(CALCULATORS, text)

/** The calculator at an address; null when there is none. Without a type it is the first of the product. */
export function calculatorAt(product: string | undefined, type: string | undefined): CalculatorKey | null {
  if (!isProduct(product)) return null
  const keys = typesOf(product)
  return (type === undefined ? keys[0] : keys.find((key) => key.type === type)) ?? null
}

export function calculatorPath({ product, type }: Pick<CalculatorKey, 'product' | 'type'>): string {
  return typesOf(product)[0]?.type === type ? `/calculators/${product}` : `/calculators/${product}/${type}`
}

type WordKey<Type extends string> = Type extends `${infer First}-${infer Rest}` ? `${First}_${WordKey<Rest>}` : Type

/** The name of a type within the names of words. */
export const wordKey = <Type extends string>(type: Type): WordKey<Type> => type.replaceAll('-', '_') as WordKey<Type>
