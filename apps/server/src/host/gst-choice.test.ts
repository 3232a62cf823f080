import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer } from './start-server.ts'

const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'tarapath-gst-')), 'data')

const start = (settings: Record<string, string>) =>
  startServer(readConfig({ PORT: '0', DATA_DIR, SEED: 'off', ...settings }))

test('a database is not opened with another GST choice than the one it was created with', async () => {
  const first = await start({ GST_ON: 'use' })
  await first.stop()
  await expect(start({})).rejects.toThrow(
    'GST_ON is "recharge", but this database was created with "use": set GST_ON=use, or create another database.',
  )
})
