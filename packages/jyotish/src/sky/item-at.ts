/** The item of a ring of names that a number, reduced to the ring's length, points at. */
export const at = <Item>(ring: readonly Item[], index: number): Item =>
  ring[((index % ring.length) + ring.length) % ring.length] as Item
