import { z } from 'zod'
import { namedSchemas, typeNameOf } from '../table/named.ts'
import { Paginated } from '../table/pagination.ts'
import { printType } from './print-type.ts'
import type { NamedRow } from './signature.ts'

/** One check for the reply of each call, and one shape for each named schema that replies are made of. */
export function checksFile(rows: NamedRow[]): string {
  const combinators = new Set<string>()
  const types = new Set<string>()
  const shapes = new Map<string, string>()

  const onName = (name: string) => {
    if (!shapes.has(name)) shapes.set(name, bareShape(namedSchemas.get(name) as z.ZodType, printing))
  }
  const printing: Printing = { combinators, onName }
  const checks = rows.map((row) => {
    const reply = printType(row.response, 'output', (name) => types.add(name))
    if (reply.startsWith('Paginated<')) types.add('Paginated')
    return `/** Looks at the reply of \`${row.name}\`. */
export const ${row.name}: ReplyCheck<${reply}> = /* @__PURE__ */ check(() => ${shapeOf(row.response, printing)})\n`
  })
  const paginated = `const paginated = (${ITEM_NAME}: Shape) => ${bareShape(Paginated(ITEM), printing)}\n`
  // A shape stands before those that use it, as in the table.
  const constants = [...namedSchemas.keys()]
    .filter((name) => shapes.has(name))
    .map((name) => `const ${constantOf(name)} = () => ${shapes.get(name)}\n`)

  return `import { check, type ReplyCheck } from '../checks/check.ts'
import { ${[...combinators].toSorted().join(', ')}, type Shape } from '../checks/shape.ts'
import type {
${[...types]
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join('')}} from './types.gen.ts'

${[paginated, ...constants].join('')}
${checks.join('')}`
}

interface Printing {
  /** Names of `src/checks/shape.ts` that the file uses. */
  combinators: Set<string>
  onName: (name: string) => void
}

const ITEM_NAME = 'item'
/** Stands for what a page holds. */
const ITEM = z.unknown()

const constantOf = (name: string) => `${(name[0] as string).toLowerCase()}${name.slice(1)}`

function shapeOf(schema: z.core.$ZodType, printing: Printing): string {
  if (schema === ITEM) return ITEM_NAME
  const meta = z.globalRegistry.get(schema)
  if (meta?.['generic']) return `paginated(${shapeOf(meta['item'] as z.core.$ZodType, printing)})`
  const name = typeNameOf(schema)
  // A schema keeps its name through further checks, which the shape of that name does not know.
  if (name && namedSchemas.get(name)?._zod.def === schema._zod.def) {
    printing.onName(name)
    return `${constantOf(name)}()`
  }
  return bareShape(schema, printing)
}

/** The same, with the outermost name ignored. */
function bareShape(schema: z.core.$ZodType, printing: Printing): string {
  const combine = (name: string, ...args: string[]) => {
    printing.combinators.add(name)
    return args.length ? `${name}(${args.join(', ')})` : name
  }
  const inner = (one: z.core.$ZodType) => shapeOf(one, printing)
  const { def } = (schema as Checkable)._zod

  switch (def.type) {
    case 'boolean':
      return combine('flag')
    case 'string':
      return 'format' in def
        ? combine('matching', String(schema._zod.pattern), `'${FORMATS[def.format as string]}'`)
        : combine('text')
    case 'number': {
      const base = combine('format' in def ? 'whole' : 'number')
      return (def.checks ?? []).reduce((shape, one) => combine(...constraintOf(one), shape), base)
    }
    case 'enum':
      return combine('among', ...Object.values(def.entries).map(literal))
    case 'literal':
      return combine('among', ...def.values.map(literal))
    case 'union':
      return combine('among', ...def.options.flatMap((option) => literalsOf(option)).map(literal))
    case 'array':
      return combine('list', inner(def.element))
    case 'record':
      return combine('record', inner(def.valueType))
    case 'nullable':
      return combine('nullable', inner(def.innerType))
    case 'optional':
      return combine('optional', inner(def.innerType))
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, field]) => `${key}: ${inner(field)}`)
      const [open, between, close] = typeNameOf(schema) ? ['{\n  ', ',\n  ', ',\n}'] : ['{ ', ', ', ' }']
      return combine('object', `${open}${fields.join(between)}${close}`)
    }
    default:
      throw new Error(`No check for a schema of type "${schema._zod.def.type}" yet: add it to generate/checks-file.ts`)
  }
}

/** What replies are made of. */
export type Checkable =
  | z.core.$ZodString
  | z.core.$ZodNumber
  | z.core.$ZodBoolean
  | z.core.$ZodEnum
  | z.core.$ZodLiteral
  | z.core.$ZodUnion
  | z.core.$ZodArray
  | z.core.$ZodRecord
  | z.core.$ZodNullable
  | z.core.$ZodOptional
  | z.core.$ZodObject

const FORMATS: Record<string, string> = { datetime: 'a date and time', date: 'a date' }

/** What a number has to be beside a number, as the combinator and its argument. */
function constraintOf(one: z.core.$ZodCheck<never>): [string, string] {
  const def = one._zod.def as Constraint
  const value = String(def.value)
  if (def.check === 'greater_than') return [def.inclusive ? 'atLeast' : 'above', value]
  if (def.check === 'less_than') return [def.inclusive ? 'atMost' : 'below', value]
  if (def.check === 'multiple_of') return ['steps', value]
  throw new Error(`No check for "${(def as { check: string }).check}" yet: add it to generate/checks-file.ts`)
}

type Constraint = z.core.$ZodCheckGreaterThanDef | z.core.$ZodCheckLessThanDef | z.core.$ZodCheckMultipleOfDef

function literalsOf(option: z.core.$ZodType): unknown[] {
  if (option instanceof z.ZodLiteral) return [...option.values]
  throw new Error('No check for a union of more than literals yet: add it to generate/checks-file.ts')
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))
