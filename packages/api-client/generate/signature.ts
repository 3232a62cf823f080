import type { z } from 'zod'
import type { Row } from '../table/row.ts'
import { typeNameOf } from '../table/named.ts'
import { type Field, printFields, printType } from './print-type.ts'

export type NamedRow = Row & { name: string; group: string }

interface Parameter {
  /** `{ id: Id }` or `ListAstrologersInput` */
  type: string
  optional: boolean
  /** The fields of the interface to declare, unless the type exists elsewhere. */
  fields?: Field[]
}

/** The parameters of a generated function. */
export interface Signature {
  input?: Parameter
  body?: Parameter
  reply: string
}

export function signatureOf(row: NamedRow, onName: (name: string) => void): Signature {
  const signature: Signature = { reply: printType(row.response, 'output', onName) }
  const base = (row.name[0] as string).toUpperCase() + row.name.slice(1)

  if (row.queryInput) {
    signature.input = { type: printType(row.queryInput, 'argument', onName), optional: false }
  } else {
    const fields = printFields({ ...row.pathParams.shape, ...row.query.shape }, 'argument', onName)
    const { catchall } = row.query._zod.def
    if (catchall)
      fields.push({
        line: `[key: string]: ${printType(catchall, 'argument', onName)}`,
        optional: true,
        description: undefined,
      })
    if (fields.length) signature.input = parameter(`${base}Input`, fields)
  }

  if (row.body) {
    const optional = !row.bodyRequired
    const schema = (optional ? (row.body as z.ZodOptional).unwrap() : row.body) as z.ZodObject
    const name = typeNameOf(schema)
    if (name) {
      onName(name)
      signature.body = { type: name, optional }
    } else {
      const shape = Object.fromEntries(Object.entries(schema.shape).filter(([key]) => !(key in row.bodyFromPath)))
      const inline = parameter(`${base}Body`, printFields(shape, 'argument', onName))
      signature.body = { ...inline, optional: optional || inline.optional }
    }
  }
  return signature
}

/** A single field is declared inline; more get an interface. */
function parameter(name: string, fields: Field[]): Parameter {
  const optional = fields.every((field) => field.optional)
  const [only] = fields
  return fields.length === 1 && only && !only.description
    ? { type: `{ ${only.line} }`, optional }
    : { type: name, optional, fields }
}
