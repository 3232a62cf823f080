/** Keeps the last answers of a pure function. The key has to hold everything that the answer depends on. */
export function remember<Input, Answer>(
  answer: (input: Input) => Answer,
  keyOf: (input: Input) => string,
  most: number,
): (input: Input) => Answer {
  const kept = new Map<string, Answer>()
  return (input) => {
    const key = keyOf(input)
    const known = kept.get(key)
    if (known !== undefined) return known
    const fresh = answer(input)
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    kept.set(key, fresh)
    return fresh
  }
}
