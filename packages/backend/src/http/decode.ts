import type { z } from 'zod'

type Decode = (texts: readonly string[]) => unknown

/** The parts of a zod schema that decide how its text is decoded. */
interface Definition {
  type: string
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  values?: readonly unknown[]
}

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/

/** Decodes the texts of a query, a path or a form for the schema. A text that does not fit stays a text, and the schema refuses it. */
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

/** A list is a repeated name or one text with commas; duplicates are dropped. */
const partsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.split(',').map((part) => part.trim())).filter(Boolean)),
]

function isNumeric(schema: z.core.$ZodType): boolean {
  const { type, options, values } = definitionOf(schema)
  if (type === 'union') return (options ?? []).some(isNumeric)
  return type === 'number' || (type === 'literal' && (values ?? []).some((value) => typeof value === 'number'))
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as Definition
