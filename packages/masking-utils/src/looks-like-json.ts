/**
 * Whether a message is a JSON object or array. Space, tab, line feed and carriage return around it are allowed. A number,
 * a string, `true` or `null` alone does not count. Never throws.
 *
 * @example looksLikeJson(' {"kind":"image"} ') // true
 * @example looksLikeJson('[smiles]') // false
 */
export function looksLikeJson(text: string): boolean {
  if (!/^[ \t\n\r]*[{[]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    // Only whether it parses matters, not why it fails.
    return false
  }
}
