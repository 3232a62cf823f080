// Commit subjects have the form `scope: imperative subject`, as CONTRIBUTING.md says.
import { spawnSync } from 'node:child_process'

/** The last commit before the form was introduced; older subjects are not checked. */
const BASE = 'c463779f75d28da4fa0b93ecf20d2bed93dc6fc1'
const LONGEST = 72
const FORM = /^[a-z0-9][a-z0-9/-]*(?:, [a-z0-9][a-z0-9/-]*)*: \S.*[^.\s]$/

/** What is wrong with a subject, or null. */
export function subjectFault(subject) {
  if (subject.length > LONGEST) return `has ${subject.length} characters, ${LONGEST} are allowed`
  return FORM.test(subject) ? null : 'does not have the form "scope: subject" without a full stop'
}

/** Runs git in a folder. Variables such as GIT_DIR, which git sets for its hooks, would make it use another repository. */
export function git(folder, ...args) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  return spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
}

/**
 * The commits since `base`, without merges, or the reason why they cannot be listed: an export has no history, and a
 * shallow clone may end before the base.
 */
export function commitsSince(folder, base = BASE) {
  if (git(folder, 'rev-parse', '--verify', '--quiet', 'HEAD').status !== 0)
    return { reason: 'There is no git history here.' }
  if (git(folder, 'merge-base', '--is-ancestor', base, 'HEAD').status !== 0)
    return {
      reason: `The history here does not contain ${base.slice(0, 7)}, so new commits cannot be told from old ones.`,
    }
  const { stdout } = git(folder, 'log', '--no-merges', '--format=%h %s', `${base}..HEAD`)
  const lines = stdout.split('\n').filter(Boolean)
  return { commits: lines.map((line) => ({ hash: line.split(' ', 1)[0], subject: line.slice(line.indexOf(' ') + 1) })) }
}
