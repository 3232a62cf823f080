/** The item at an index that wraps around the list in both directions. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item =>
  items[((index % items.length) + items.length) % items.length] as Item
