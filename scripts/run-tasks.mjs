// Runs tasks of the workspaces through Turbo, which takes from its cache what ran before on the same inputs.
import { spawn } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from './read-report.mjs'
import { root, Stop } from './toolchain.mjs'

const SUMMARIES = join(root, '.turbo/runs')

/**
 * Runs the tasks of each lane one after the other, the lanes beside each other.
 * Returns what became of each task: `{ name, passed, skipped, failing, flaky, isCached }`. A check counts as one.
 */
export async function runTasks(...lanes) {
  // A task that writes no report must not be judged by an earlier one; Turbo restores those of cached tasks.
  for (const folder of globSync('{.,apps/*,packages/*}/.reports', { cwd: root }))
    rmSync(join(root, folder), { recursive: true })
  rmSync(SUMMARIES, { recursive: true, force: true })
  await Promise.all(lanes.filter((names) => names.length > 0).map(turbo))
  const summaries = globSync(join(SUMMARIES, '*.json')).map((file) => JSON.parse(readFileSync(file, 'utf8')))
  if (summaries.length === 0) throw new Stop('Turbo ran no task; it says why above.')
  const tasks = summaries.flatMap((summary) => summary.tasks)
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(outcomeOf)
}

function turbo(names) {
  const options = ['--continue=dependencies-successful', '--summarize', '--output-logs=new-only', '--log-order=grouped']
  const args = ['exec', 'turbo', 'run', ...names, ...options, '--concurrency=1']
  return new Promise((done, fail) => {
    spawn('pnpm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
      .on('error', fail)
      .on('close', done)
  })
}

function outcomeOf({ taskId, command, directory, logFile, execution, cache, resolvedTaskDefinition }) {
  const name = taskId.replace('//#', '').replace(/^@tarapath\/(.+)#(.+)$/, '$1: $2')
  const isCached = cache?.status === 'HIT'
  const outcome = (failing, passed = 0, skipped = 0, flaky = []) => ({
    name,
    passed,
    skipped,
    failing,
    flaky,
    isCached,
  })
  if (!execution) return outcome([{ test: name, why: 'did not run, because a task that it needs failed' }])

  const isOk = execution.exitCode === 0
  const broken = { test: name, why: lastLines(logFile) }
  const report = resolvedTaskDefinition.outputs?.find((output) => output.startsWith('.reports/'))
  if (report === undefined) return isOk ? outcome([], 1) : outcome([broken])
  try {
    const { passed, skipped, failing, flaky } = readReport(join(root, directory, report))
    if (passed + failing.length === 0 && !command.includes('--passWithNoTests'))
      return outcome([{ test: name, why: 'no test ran' }])
    // A command that fails although each of its tests passes ended with an error outside them.
    return outcome(isOk || failing.length > 0 ? failing : [broken], passed, skipped, flaky)
  } catch (error) {
    return outcome([{ test: name, why: `${error.message}\n${broken.why}` }])
  }
}

/** An uncached task has no log file. */
function lastLines(logFile) {
  try {
    return readFileSync(join(root, logFile ?? ''), 'utf8')
      .trim()
      .split('\n')
      .slice(-12)
      .join('\n')
  } catch {
    return ''
  }
}
