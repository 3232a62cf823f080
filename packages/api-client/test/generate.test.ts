import { expect, test } from 'vitest'
import { endpointsFile } from '../generate/endpoints-file.ts'
import { functionsFile } from '../generate/functions-file.ts'
import { handlersFile } from '../generate/handlers-file.ts'
import { openApiFile } from '../generate/openapi-file.ts'
import type { NamedRow } from '../generate/signature.ts'
import { table } from '../src/table.ts'

test('a deprecated row is marked wherever somebody could meet it', () => {
  const retired: NamedRow = { ...table.getMyIp, deprecated: true }
  const printed = {
    functions: functionsFile([retired, table.sendOtp]),
    handlers: handlersFile([retired, table.searchPlaces]),
    reference: endpointsFile(new Map([['account', [retired, table.sendOtp]]])),
    openApi: openApiFile([retired, table.sendOtp]),
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

test('code that few calls need comes along with those only', () => {
  const [plain, money, login, upload] = [
    table.getMyIp,
    table.rechargeWallet,
    table.verifyLoginOtp,
    table.updateProfile,
  ].map((row) => functionsFile([row])) as [string, string, string, string]
  expect(plain).not.toMatch(/newKey|tokensOf|formOf/)
  expect(money).toContain("import { newKey } from '../client/new-key.ts'")
  expect(login).toContain('tokens: tokensOf')
  expect(upload).toContain('form: formOf')
})
