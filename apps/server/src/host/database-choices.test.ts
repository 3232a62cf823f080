import { newDataDirectory } from '@tarapath/backend-testing'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { developmentParts } from './development-parts.ts'
import { startServer } from './start-server.ts'

const DATA_DIR = await newDataDirectory()

const start = (settings: Record<string, string>) =>
  startServer(readConfig({ PORT: '0', DATA_DIR, SEED: 'off', ...settings }), developmentParts)

test('a database is not opened with another GST choice than the one it was created with', async () => {
  const first = await start({ GST_ON: 'use' })
  await first.stop()
  await expect(start({})).rejects.toThrow(
    'GST_ON is "recharge", but this database was created with "use": set GST_ON=use, or create another database.',
  )
})

test('a database of simulated payments never becomes one of real payments, nor the other way round', async () => {
  const directory = await newDataDirectory()
  const config = (realMoney: boolean) => ({
    ...readConfig({ PORT: '0', SEED: 'off', DATA_DIR: directory }),
    realMoney,
  })
  await (await startServer(config(false), developmentParts)).stop()
  await expect(startServer(config(true), developmentParts)).rejects.toThrow(
    'This database was created for a demonstration',
  )
  const real = await newDataDirectory()
  await (await startServer({ ...config(true), dataDirectory: real }, developmentParts)).stop()
  await expect(startServer({ ...config(false), dataDirectory: real }, developmentParts)).rejects.toThrow(
    'the money of customers',
  )
})
