import { checkText, show } from './check.ts'

/** The value of a name in a table. Throws a RangeError for an unknown name. */
export function byName<Name extends string, Value>(table: Readonly<Record<Name, Value>>, name: Name): Value {
  checkText(name, Object.keys(table)[0] ?? '')
  if (!Object.hasOwn(table, name)) throw unknownName(name, Object.keys(table))
  return table[name]
}

/** The index of a name in a list. Throws a RangeError for an unknown name. */
export function indexIn<Name extends string>(names: readonly Name[], name: Name): number {
  checkText(name, names[0] ?? '')
  const index = names.indexOf(name)
  if (index < 0) throw unknownName(name, names)
  return index
}

const unknownName = (name: string, names: readonly string[]) =>
  new RangeError(`${show(name)} is not known here. Pass one of ${names.join(', ')}.`)
