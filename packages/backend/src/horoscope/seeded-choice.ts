/** Chooses an item by a hash of the seed (FNV-1a with a final mix): the same seed always gives the same item. */
export function seededChoice<Item>(items: readonly Item[], ...seed: readonly (string | number)[]): Item {
  let hash = 0x811c9dc5
  for (const character of seed.join('|')) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x45d9f3b)
  hash ^= hash >>> 16
  return items[(hash >>> 0) % items.length] as Item
}
