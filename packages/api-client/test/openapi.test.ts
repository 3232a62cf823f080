import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { table } from '../src/table.ts'

type Document = Record<string, unknown>

interface Operation {
  operationId: string
  security: object[]
  parameters: { name: string; in: string; required?: boolean }[]
}
const text = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')
const { openapi, paths, components } = JSON.parse(text) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

describe('openapi.json', () => {
  test('is a valid document of version 3.1, as its official schema has it', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(text) as Document)
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
    expect(validator.version).toBe('3.1')
    const broken = JSON.parse(
      text.replace('"responses"', '"answers"').replace('"in": "path"', '"in": "road"'),
    ) as Document
    expect((await validator.validate(broken)).valid).toBe(false)
  })

  test('has an operation for every method and path of the table', () => {
    expect(openapi).toBe('3.1.0')
    const said = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(new Set(said)).toEqual(new Set(Object.values(table).map(({ method, path }) => `${method} ${path}`)))
    expect(said).toHaveLength(95)
  })

  test('names a parameter for every hole, and who needs a session', () => {
    for (const [path, methods] of Object.entries(paths)) {
      const holes = Array.from(path.matchAll(/\{(\w+)\}/g), ([, hole]) => hole)
      for (const { operationId, parameters, security } of Object.values(methods)) {
        const given = parameters.filter((one) => one.in === 'path')
        expect(given.map(({ name }) => name)).toEqual(holes)
        expect(given.every(({ required }) => required)).toBe(true)
        const { auth } = table[operationId as keyof typeof table]
        expect(security).toHaveLength({ none: 0, optional: 2, required: 1 }[auth])
      }
    }
  })

  test('refers to nothing that is not there', () => {
    const named = new Set(Array.from(text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g), ([, name]) => name))
    expect(named.size).toBeGreaterThan(50)
    for (const name of named) expect(Object.keys(components.schemas)).toContain(name)
    expect(text).not.toContain('$defs')
    expect(text).not.toContain('"typeName"')
  })
})
