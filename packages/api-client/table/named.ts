import { z } from 'zod'

/** Every schema that has a name of its own in the generated types. */
export const namedSchemas = new Map<string, z.ZodType>()

/**
 * Gives a schema the name it is printed under in the generated types.
 * `id` names the schema in JSON Schema; `typeName` survives further checks, so that `Rupees.positive()` is still `Rupees`.
 */
export function named<Schema extends z.ZodType>(name: string, schema: Schema, description?: string): Schema {
  const result = schema.meta({ id: name, typeName: name, ...(description && { description }) })
  namedSchemas.set(name, result)
  return result
}

/** An interface of the wire. */
export function entity<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  description?: string,
): z.ZodObject<Shape> {
  return named(name, z.object(shape), description)
}

/** An interface that has every field of `base` and some more; printed with `extends`. */
export function extended<Base extends z.ZodRawShape, More extends z.ZodRawShape>(
  name: string,
  base: z.ZodObject<Base>,
  more: More,
) {
  return named(name, base.extend(more).meta({ base: typeNameOf(base), own: Object.keys(more) }))
}

/** Marks what the product's specification names itself; everything unmarked is our own choice. */
export function spec<Schema extends z.ZodType>(schema: Schema, description?: string): Schema {
  return schema.meta({ spec: true, ...(description && { description }) })
}

/** The name given by `named`, `entity` or `extended`. */
export function typeNameOf(schema: z.core.$ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.['typeName'] as string | undefined
}
