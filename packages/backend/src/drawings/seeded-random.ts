/** A number in [0, 1) that depends only on its arguments, so that drawings and scripted chats can be repeated. */
export function seededRandom(...seed: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of seed.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000
}

export function between(from: number, to: number, roll: number): number {
  return from + (to - from) * roll
}
