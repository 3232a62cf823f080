import { expect, test } from 'vitest'
import { endpointsFile } from '../generate/endpoints-file.ts'
import { functionsFile } from '../generate/functions-file.ts'
import { handlersFile } from '../generate/handlers-file.ts'
import { openApiFile } from '../generate/openapi-file.ts'
import type { NamedRow } from '../generate/signature.ts'
import { table } from '../src/table.ts'

test('a deprecated endpoint is marked in every generated file', () => {
  const deprecated: NamedRow = { ...table.getMyIp, deprecated: true }
  const printed = {
    functions: functionsFile([deprecated, table.sendOtp]),
    handlers: handlersFile([deprecated, table.searchPlaces]),
    reference: endpointsFile(new Map([['account', [deprecated, table.sendOtp]]])),
    openApi: openApiFile([deprecated, table.sendOtp]),
  }
  const marks = {
    functions: /@deprecated/g,
    handlers: /@deprecated/g,
    reference: /Deprecated/g,
    openApi: /"deprecated": true/g,
  }
  for (const [file, mark] of Object.entries(marks))
    expect(printed[file as keyof typeof printed].match(mark), file).toHaveLength(1)
})

test('code that few endpoints need is imported for those only', () => {
  const [plain, money, login, upload] = [
    table.getMyIp,
    table.rechargeWallet,
    table.verifyLoginOtp,
    table.updateProfile,
  ].map((row) => functionsFile([row])) as [string, string, string, string]
  expect(plain).not.toMatch(/createIdempotencyKey|startSession|toFormData/)
  expect(money).toContain("import { createIdempotencyKey } from '../client/create-idempotency-key.ts'")
  expect(login).toContain('startSession: startSession')
  expect(upload).toContain('toForm: toFormData')
})
