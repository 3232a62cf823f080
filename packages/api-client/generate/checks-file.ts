import { z } from 'zod'
import { namedSchemas, typeNameOf } from '../table/named.ts'
import { Paginated } from '../table/pagination.ts'
import { printType } from './print-type.ts'
import type { NamedRow } from './signature.ts'

/** One check for the reply of each endpoint, and one validator for each named schema that replies consist of. */
export function checksFile(rows: NamedRow[]): string {
  const imported = new Set<string>()
  const types = new Set<string>()
  const validators = new Map<string, string>()

  const onName = (name: string) => {
    if (!validators.has(name))
      validators.set(name, printUnnamedValidator(namedSchemas.get(name) as z.ZodType, printing))
  }
  const printing: Printing = { imported, onName }
  const checks = rows.map((row) => {
    const reply = printType(row.response, 'output', (name) => types.add(name))
    if (reply.startsWith('Paginated<')) types.add('Paginated')
    return `/** Validates the reply of \`${row.name}\`. */
export const ${row.name}: ReplyCheck<${reply}> = /* @__PURE__ */ check(() => ${printValidator(row.response, printing)})\n`
  })
  const paginated = `const paginated = (${ITEM_NAME}: Validator) => ${printUnnamedValidator(Paginated(ITEM), printing)}\n`
  // In the order of the table, where a schema comes before those that use it.
  const constants = [...namedSchemas.keys()]
    .filter((name) => validators.has(name))
    .map((name) => `const ${constantName(name)} = () => ${validators.get(name)}\n`)

  return `import { check, type ReplyCheck } from '../checks/check.ts'
import { ${[...imported].toSorted().join(', ')}, type Validator } from '../checks/validators.ts'
import type {
${[...types]
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join('')}} from './types.gen.ts'

${[paginated, ...constants].join('')}
${checks.join('')}`
}

interface Printing {
  /** Names of `src/checks/validators.ts` that the file uses. */
  imported: Set<string>
  /** Called with the name of every named schema on the way. */
  onName: (name: string) => void
}

const ITEM_NAME = 'item'
/** Placeholder for the item type of a page. */
const ITEM = z.unknown()

const constantName = (name: string) => `${(name[0] as string).toLowerCase()}${name.slice(1)}`

function printValidator(schema: z.core.$ZodType, printing: Printing): string {
  if (schema === ITEM) return ITEM_NAME
  const meta = z.globalRegistry.get(schema)
  if (meta?.['generic']) return `paginated(${printValidator(meta['item'] as z.core.$ZodType, printing)})`
  const name = typeNameOf(schema)
  // A schema keeps its name through further checks, which the validator of that name does not make.
  if (name && namedSchemas.get(name)?._zod.def === schema._zod.def) {
    printing.onName(name)
    return `${constantName(name)}()`
  }
  return printUnnamedValidator(schema, printing)
}

/** Prints the schema itself where a named schema would be referred to by its name. */
function printUnnamedValidator(schema: z.core.$ZodType, printing: Printing): string {
  const combine = (name: string, ...args: string[]) => {
    printing.imported.add(name)
    return args.length ? `${name}(${args.join(', ')})` : name
  }
  const inner = (one: z.core.$ZodType) => printValidator(one, printing)
  const { def } = (schema as Checkable)._zod

  switch (def.type) {
    case 'boolean':
      return combine('boolean')
    case 'string':
      return 'format' in def
        ? combine('regex', String(schema._zod.pattern), `'${FORMATS[def.format as string]}'`)
        : combine('string')
    case 'number': {
      const base = combine('format' in def ? 'integer' : 'number')
      return (def.checks ?? []).reduce((validator, one) => combine(...constraintOf(one), validator), base)
    }
    case 'enum':
      return combine('enumOf', ...Object.values(def.entries).map(literal))
    case 'literal':
      return combine('enumOf', ...def.values.map(literal))
    case 'union':
      return combine('enumOf', ...def.options.flatMap((option) => literalsOf(option)).map(literal))
    case 'array':
      return combine('array', inner(def.element))
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

/** The kinds of schema that replies consist of. */
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

/** The validator of a number constraint, and its argument. */
function constraintOf(one: z.core.$ZodCheck<never>): [string, string] {
  const def = one._zod.def as Constraint
  const value = String(def.value)
  if (def.check === 'greater_than') return [def.inclusive ? 'gte' : 'gt', value]
  if (def.check === 'less_than') return [def.inclusive ? 'lte' : 'lt', value]
  if (def.check === 'multiple_of') return ['multipleOf', value]
  throw new Error(`No check for "${(def as { check: string }).check}" yet: add it to generate/checks-file.ts`)
}

type Constraint = z.core.$ZodCheckGreaterThanDef | z.core.$ZodCheckLessThanDef | z.core.$ZodCheckMultipleOfDef

function literalsOf(option: z.core.$ZodType): unknown[] {
  if (option instanceof z.ZodLiteral) return [...option.values]
  throw new Error('No check for a union of more than literals yet: add it to generate/checks-file.ts')
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))
