import { readFileSync, writeFileSync } from 'node:fs'
import { chartDocument } from './chart.ts'

const file = new URL('../CHART.md', import.meta.url)
const text = chartDocument()

function current(): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The first time there is none.
    return null
  }
}

const isStale = current() !== text
if (process.argv.includes('--check')) {
  if (isStale) {
    console.error('Out of date: CHART.md. Run `pnpm generate` and commit the result.')
    process.exitCode = 1
  }
} else {
  if (isStale) writeFileSync(file, text)
  console.log(isStale ? 'Wrote CHART.md' : 'Everything is up to date')
}
