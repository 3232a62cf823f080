/** The value of a name in a table. Throws a RangeError for an unknown name. */
export function byName<Name extends string, Value>(table: Readonly<Record<Name, Value>>, name: Name): Value {
  if (!Object.hasOwn(table, name)) throw unknownName(name, Object.keys(table))
  return table[name]
}

/** The index of a name in a list. Throws a RangeError for an unknown name. */
export function indexIn<Name extends string>(names: readonly Name[], name: Name): number {
  const index = names.indexOf(name)
  if (index < 0) throw unknownName(name, names)
  return index
}

const unknownName = (name: unknown, names: readonly string[]) =>
  new RangeError(`"${String(name)}" is not known here. Pass one of ${names.join(', ')}.`)
