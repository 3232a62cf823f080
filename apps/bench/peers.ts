// `pnpm --filter @tarapath/bench peers` compares client, engine and masking with their peers. Results are in results/.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

for (const parameters of [['client.ts'], ['--expose-gc', 'engine.ts'], ['masking.ts']]) {
  const { status } = spawnSync(process.execPath, parameters, {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
