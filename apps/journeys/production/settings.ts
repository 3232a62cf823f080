interface Filling {
  given: Record<string, string>
  /** Settings to remove, as the comments of the file allow. */
  without?: RegExp
}

/** An example of settings with its blanks filled, and nothing but settings left. */
export function filledIn(example: string, { given, without }: Filling): string {
  const names = [...example.matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].flatMap(([, name = '']) =>
    without?.test(name) ? [] : name,
  )
  const missing = names.filter((name) => !given[name])
  if (missing.length > 0) throw new Error(`Nobody says what to write for ${missing.join(', ')}.`)
  return Object.entries(given)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')
}

/** `NAME=value` lines as a process gets them; comments are left out. */
export const environmentIn = (lines: string[]): Record<string, string> =>
  Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
