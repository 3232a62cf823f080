import { execFileSync } from 'node:child_process'

/** The commit that is measured. */
export const commit: string = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
