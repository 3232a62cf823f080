/** Caches up to `maxEntries` results of a pure function. The key must contain everything the result depends on. */
export function memoize<Input, Output>(
  compute: (input: Input) => Output,
  keyOf: (input: Input) => string,
  maxEntries: number,
): (input: Input) => Output {
  const cache = new Map<string, Output>()
  return (input) => {
    const key = keyOf(input)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const computed = compute(input)
    const [oldestKey] = cache.keys()
    if (cache.size >= maxEntries && oldestKey !== undefined) cache.delete(oldestKey)
    cache.set(key, computed)
    return computed
  }
}
