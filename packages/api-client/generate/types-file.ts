import { z } from 'zod'
import { namedSchemas } from '../table/named.ts'
import { docComment } from './doc-comment.ts'
import { printUnnamed, printFields } from './print-type.ts'

/** All named types of the API as plain interfaces, which cost nothing at run time. */
export function typesFile(): string {
  const ignore = () => {}
  const parts = [...namedSchemas].map(([name, schema]) => {
    const meta = z.globalRegistry.get(schema)
    const comment = docComment([meta?.description])
    if (!(schema instanceof z.ZodObject))
      return `${comment}export type ${name} = ${printUnnamed(schema, 'output', ignore)}\n`

    const own = meta?.['own'] as string[] | undefined
    const shape = Object.fromEntries(Object.entries(schema.shape).filter(([key]) => !own || own.includes(key)))
    const fields = printFields(shape, INPUTS.has(name) ? 'input' : 'output', ignore)
    const body = fields.map((field) => `${docComment([field.description], '  ')}  ${field.line}\n`).join('')
    const base = meta?.['base'] ? ` extends ${meta['base'] as string}` : ''
    return `${comment}export interface ${name}${base} {\n${body}}\n`
  })
  return [PAGINATED, ...parts].join('\n')
}

/** Named types of request bodies. */
const INPUTS = new Set(['UserProfileUpdate', 'CalculatorInput'])

const PAGINATED = `/** One page of a list. \`next\` is the URL of the next page, null on the last one. */
export interface Paginated<Item> {
  count: number
  next: string | null
  previous: string | null
  results: Item[]
}
`
