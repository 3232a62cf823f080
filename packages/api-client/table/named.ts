import { z } from 'zod'

/** Every schema that becomes a named type in the generated code. */
export const namedSchemas = new Map<string, z.ZodType>()

/**
 * Names the type that is generated from a schema.
 * `id` is the name in JSON Schema; `typeName` survives further checks, so that `Rupees.positive()` is still `Rupees`.
 */
export function named<Schema extends z.ZodType>(name: string, schema: Schema, description?: string): Schema {
  const result = schema.meta({ id: name, typeName: name, ...(description && { description }) })
  namedSchemas.set(name, result)
  return result
}

/** An object schema that becomes a named interface. */
export function entity<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  description?: string,
): z.ZodObject<Shape> {
  return named(name, z.object(shape), description)
}

/** An object schema that becomes an interface extending that of `base`. */
export function extended<Base extends z.ZodRawShape, More extends z.ZodRawShape>(
  name: string,
  base: z.ZodObject<Base>,
  more: More,
) {
  return named(name, base.extend(more).meta({ base: typeNameOf(base), own: Object.keys(more) }))
}

/** Marks a field that the product's specification names; everything unmarked is our own choice. */
export function spec<Schema extends z.ZodType>(schema: Schema, description?: string): Schema {
  return schema.meta({ spec: true, ...(description && { description }) })
}

/** The name set by `named`, `entity` or `extended`. */
export function typeNameOf(schema: z.core.$ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.['typeName'] as string | undefined
}
