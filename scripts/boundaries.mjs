// `pnpm boundaries`: what `turbo boundaries` finds, except package cycles. The tests of the backend's packages need each
// other, which it cannot tell from their sources; a cycle of sources is refused by `turbo run` (tasks `source`).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './toolchain.mjs'

const CYCLE = 'Circular package dependency detected'

/** The report of `turbo boundaries` in this folder if it has other problems than package cycles, or null. */
export function boundaryProblems(folder) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/turbo'), ['boundaries'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status === 0) return null
  const report = `${stdout}${stderr}`
  const cycles = report.split('\n').filter((line) => line.includes(CYCLE) && !line.includes('WARNING')).length
  return Number(/(\d+) issues? found/.exec(report)?.[1]) === cycles ? null : report
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = boundaryProblems(root)
  if (problems) console.error(problems)
  process.exitCode = problems ? 1 : 0
}
