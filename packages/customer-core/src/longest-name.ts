/** The one with the longest name. For stories. */
export const longestName = <Person extends { name: string }>(people: readonly Person[]): Person | undefined =>
  people.toSorted((a, b) => b.name.length - a.name.length)[0]
