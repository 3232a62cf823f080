import type { z } from 'zod'

type Decode = (texts: readonly string[]) => unknown

/** The parts of a schema's definition that say how its text is read. */
interface Definition {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  values?: readonly unknown[]
}

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/

/** Reads the texts of a query, a path or a form as the schema wants them; what does not fit stays for the schema to refuse. */
export function decoderOf(schema: z.core.$ZodType): Decode {
  const { type, innerType, element } = definitionOf(schema)
  if (innerType) return decoderOf(innerType)
  if (element) {
    const one = decoderOf(element)
    return (texts) => partsOf(texts).map((part) => one([part]))
  }
  if (isNumeric(schema)) return ([text = '']) => (NUMBER.test(text) ? Number(text) : text)
  if (type === 'boolean') return ([text = '']) => (text === 'true' ? true : text === 'false' ? false : text)
  return ([text]) => text
}

/** A list comes under one name more than once, or in one text with commas; what is said twice is said once. */
const partsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.split(',').map((part) => part.trim())).filter(Boolean)),
]

function isNumeric(schema: z.core.$ZodType): boolean {
  const { type, options, values } = definitionOf(schema)
  if (type === 'union') return (options ?? []).some(isNumeric)
  return type === 'number' || (type === 'literal' && (values ?? []).some((value) => typeof value === 'number'))
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as Definition
