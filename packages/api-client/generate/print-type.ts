import { z } from 'zod'
import { namedSchemas, typeNameOf } from '../table/named.ts'

/**
 * argument: what a caller passes. input: what the server receives. output: what the server replies.
 * They differ where a schema has a default, and in ids that callers may pass as text.
 */
export type Side = 'argument' | 'input' | 'output'

/** The kinds of schema that the table consists of. */
type Printable =
  | z.core.$ZodString
  | z.core.$ZodNumber
  | z.core.$ZodBoolean
  | z.core.$ZodNull
  | z.core.$ZodUndefined
  | z.core.$ZodFile
  | z.core.$ZodEnum
  | z.core.$ZodLiteral
  | z.core.$ZodArray
  | z.core.$ZodUnion
  | z.core.$ZodRecord
  | z.core.$ZodObject
  | z.core.$ZodNullable
  | z.core.$ZodOptional
  | z.core.$ZodDefault

/** A zod schema as a TypeScript type. Calls `onName` with every named type it refers to. */
export function printType(schema: z.core.$ZodType, side: Side, onName: (name: string) => void): string {
  const name = typeNameOf(schema)
  if (name) {
    onName(name)
    return side === 'argument' && takesText(schema) ? `${name} | string` : name
  }
  return printUnnamed(schema, side, onName)
}

/** Whether callers may pass the id as text. */
export function takesText(schema: z.core.$ZodType): boolean {
  return Boolean(z.globalRegistry.get(schema)?.['callersMayPassText'])
}

/** Prints the schema itself even when it has a name: the right-hand side of a type alias. */
export function printUnnamed(schema: z.core.$ZodType, side: Side, onName: (name: string) => void): string {
  const print = (inner: z.core.$ZodType) => printType(inner, side, onName)
  const meta = z.globalRegistry.get(schema)
  if (typeof meta?.['print'] === 'string') return meta['print']
  if (meta?.['generic']) return `${meta['generic'] as string}<${print(meta['item'] as z.core.$ZodType)}>`

  const { def } = (schema as Printable)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'undefined':
      return def.type
    case 'file':
      return 'Blob'
    case 'enum':
      return Object.values(def.entries).map(quoted).join(' | ')
    case 'literal':
      return def.values.map(quoted).join(' | ')
    case 'array': {
      const element = print(def.element)
      return element.includes('|') ? `(${element})[]` : `${element}[]`
    }
    case 'union':
      return [...new Set(def.options.map(print))].join(' | ')
    case 'record':
      return `{ [key: ${print(def.keyType)}]: ${print(def.valueType)} }`
    case 'object':
      return `{ ${printFields(def.shape, side, onName)
        .flatMap((field) => field.line)
        .join('; ')} }`
    case 'nullable':
      return `${print(def.innerType)} | null`
    case 'optional':
      return `${print(def.innerType)} | undefined`
    case 'default':
      return print(def.innerType)
    default:
      throw new Error(
        `No way to print a schema of type "${schema._zod.def.type}" yet: add it to generate/print-type.ts`,
      )
  }
}

export interface Field {
  line: string
  optional: boolean
  description: string | undefined
}

/** The fields of an object, ready to be put into an interface. */
export function printFields(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  side: Side,
  onName: (name: string) => void,
): Field[] {
  return Object.entries(shape).map(([key, schema]) => {
    const { type } = (schema as Printable)._zod.def
    const optional = type === 'optional' || (type === 'default' && side !== 'output')
    const printed = printType(schema, side, onName)
    const printedType = optional && !printed.endsWith('| undefined') ? `${printed} | undefined` : printed
    return { line: `${key}${optional ? '?' : ''}: ${printedType}`, optional, description: descriptionOf(schema) }
  })
}

/** The description of the field itself, not that of its named type. */
function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const description = z.globalRegistry.get(schema)?.description
  const name = typeNameOf(schema)
  const inherited = name && z.globalRegistry.get(namedSchemas.get(name) as z.ZodType)?.description
  if (description && description !== inherited) return description
  const { def } = (schema as Printable)._zod
  return 'innerType' in def ? descriptionOf(def.innerType) : undefined
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
