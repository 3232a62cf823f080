/** The body with an id as the server expects it: text of digits becomes a number, other text stays for the server to refuse. */
export function numericId<Body extends object>(body: Body, key: keyof Body): Body {
  const id: unknown = body?.[key]
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? { ...body, [key]: Number(id) } : body
}
