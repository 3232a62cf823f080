/** Search engines cut a description after this many characters. */
const MAX_LENGTH = 154

/** The text, ended at a whole sentence or word before search engines would cut it. */
export function shortDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_LENGTH) return line
  const cut = line.slice(0, MAX_LENGTH)
  const sentence = /^.{60,}[.!?।](?=\s)/u.exec(cut)?.[0]
  return sentence ?? `${withoutPunctuation(cut.slice(0, cut.lastIndexOf(' ', MAX_LENGTH - 1)))}…`
}

function withoutPunctuation(text: string): string {
  let end = text.length
  while (end > 0 && ' ,;:·–-'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
