/** Whether two objects of one shape hold the same values; used to keep the identity of what has not changed. */
export function shallowEqual<T extends object>(a: T, b: T): boolean {
  return (Object.keys(a) as (keyof T)[]).every((field) => a[field] === b[field])
}
