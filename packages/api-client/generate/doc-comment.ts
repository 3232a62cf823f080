/** A doc comment of one or more paragraphs, indented. */
export function docComment(paragraphs: (string | undefined)[], indent = ''): string {
  const lines = paragraphs
    .filter(Boolean)
    .flatMap((text, index) => [...(index ? [''] : []), ...wrapped(text as string)])
  if (lines.length === 0) return ''
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} *${line && ` ${line}`}\n`).join('')}${indent} */\n`
}

function wrapped(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 110) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
