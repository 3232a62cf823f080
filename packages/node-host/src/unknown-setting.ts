interface UnknownSetting {
  name: string
  /** The setting that was probably meant; null where only the family is known. */
  meant: string | null
}

const MIN_LENGTH = 6
const MAX_TYPOS = 2

/**
 * A variable that looks like a setting and is none: a misspelt name, or another name of a family such as PHONEPE_. Other
 * variables belong to the machine.
 */
export function unknownSetting(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
  families: readonly string[] = [],
): UnknownSetting | null {
  for (const name of Object.keys(env)) {
    if (known.includes(name)) continue
    const meant = known.find((setting) => setting.length >= MIN_LENGTH && isNear(name, setting)) ?? null
    if (meant !== null || families.some((family) => name.startsWith(family))) return { name, meant }
  }
  return null
}

/** Whether at most two letters are missing, added or changed (Levenshtein distance). */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > MAX_TYPOS) return false
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return (row[b.length] ?? 0) <= MAX_TYPOS
}

export const unknownSettingSentence = ({ name, meant }: UnknownSetting): string =>
  `${name} is not a setting${meant === null ? '' : `; ${meant} is`}. Correct or remove it.`
