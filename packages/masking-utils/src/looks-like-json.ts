/**
 * Says whether a message is a JSON object or array, as some chat messages are. Space, tab, line feed and carriage return
 * around it are allowed. A lone number, string, `true` or `null` is not JSON-looking. Never throws.
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
    // The question is whether it parses; how it fails does not matter.
    return false
  }
}
