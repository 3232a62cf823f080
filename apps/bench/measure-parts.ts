import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { commit } from './commit.ts'

export interface Part {
  title: string
  /** Returns the lines of its section. */
  measure: () => Promise<string[]>
}

interface Results {
  file: URL
  /** Title and introduction. */
  head: readonly string[]
}

/** The names on the command line, all of them when there is none. */
export function chosenParts<Name extends string>(names: readonly Name[]): Name[] {
  const chosen = process.argv.slice(2) as Name[]
  for (const name of chosen) if (!names.includes(name)) throw new Error(`"${name}" is not one of ${names.join(', ')}.`)
  return names.filter((name) => chosen.length === 0 || chosen.includes(name))
}

/** Measures the chosen parts, and writes each into its section of the file; the other sections are kept. */
export async function measureParts(parts: Record<string, Part>, { file, head }: Results): Promise<void> {
  for (const name of chosenParts(Object.keys(parts))) {
    const { title, measure } = parts[name]!
    const load = loadavg()[0]!
    const lines = await measure()
    const section = [
      ...lines,
      '',
      `On commit ${commit}. ${load.toFixed(1)} processes competed for the two cores when it began, and ${loadavg()[0]!.toFixed(1)} when it ended.`,
    ].join('\n')
    console.log(section)
    const known = sectionsOf(existsSync(file) ? readFileSync(file, 'utf8') : '').set(title, section)
    const sections = Object.values(parts).flatMap((part) =>
      known.has(part.title) ? [`## ${part.title}`, known.get(part.title)!] : [],
    )
    writeFileSync(file, `${[...head, ...sections].join('\n\n')}\n`)
  }
}

/** The sections of an earlier result file, by title. */
function sectionsOf(text: string): Map<string, string> {
  const sections = text.split(/^## /m).slice(1)
  return new Map(
    sections.map((section) => [section.slice(0, section.indexOf('\n')), section.slice(section.indexOf('\n')).trim()]),
  )
}
