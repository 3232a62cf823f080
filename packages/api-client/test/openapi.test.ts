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
  test('is valid by the official schema of version 3.1', async () => {
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
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(new Set(operations)).toEqual(new Set(Object.values(table).map(({ method, path }) => `${method} ${path}`)))
    expect(operations).toHaveLength(95)
  })

  test('declares every path parameter and every auth rule', () => {
    for (const [path, methods] of Object.entries(paths)) {
      const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
      for (const { operationId, parameters, security } of Object.values(methods)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path')
        expect(inPath.map(({ name }) => name)).toEqual(names)
        expect(inPath.every(({ required }) => required)).toBe(true)
        const { auth } = table[operationId as keyof typeof table]
        expect(security).toHaveLength({ none: 0, optional: 2, required: 1 }[auth])
      }
    }
  })

  test('refers only to schemas that it declares', () => {
    const named = new Set(Array.from(text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g), ([, name]) => name))
    expect(named.size).toBeGreaterThan(50)
    for (const name of named) expect(Object.keys(components.schemas)).toContain(name)
    expect(text).not.toContain('$defs')
    expect(text).not.toContain('"typeName"')
  })
})
