/** `acharya-meera-1`: the id at its end identifies the astrologer after a change of name. */
export function slugOf({ id, name }: { id: number; name: string }): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/['’\p{M}]/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  return [...words, id].join('-')
}
