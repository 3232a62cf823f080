import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import { parse, type Token } from '@messageformat/parser'

/** One part of a catalogue: the messages of one screen, by name. */
export type Messages = Readonly<Record<string, string>>

/** The TypeScript module of one part of a catalogue: an interface of its words, and the words in English. */
export function compileCatalogue(part: string, messages: Messages): string {
  const format = new MessageFormat('en-IN', { strictPluralKeys: true })
  const compiled = compileModule(format, messages)
  const start = compiled.indexOf('export default {')
  const words = compiled
    .slice(start)
    .replace('export default', `const english: ${typeName(part)} =`)
    // A message without values is a text and not a function.
    .replaceAll(/^( {2}\S+: )\(\) => /gm, '$1')
    // The runtime does not know that a plural of texts is a text.
    .replaceAll(/^( {2}\S+: \(d\) => (?:plural|select)\(.*?)(,?)$/gm, '$1 as string$2')
  return [
    '// Generated from en.json by `pnpm generate`. Do not edit.',
    ...compiled.slice(0, start).trim().split('\n').filter(Boolean),
    "import { catalogue } from '@tarapath/words'",
    '',
    `export interface ${typeName(part)} {`,
    ...Object.entries(messages).map(([name, text]) => `  ${name}${signature(text)}`),
    '}',
    '',
    words.trim(),
    '',
    `export const ${part}Words: () => ${typeName(part)} = catalogue(english)`,
    '',
  ].join('\n')
}

function typeName(part: string): string {
  return `${part.charAt(0).toUpperCase()}${part.slice(1)}Words`
}

function signature(text: string): string {
  const values = new Map<string, string>()
  collectValues(parse(text, { cardinal: ['one', 'other'] }), values)
  if (values.size === 0) return ': string'
  return `(values: { ${[...values].map(([name, type]) => `${name}: ${type}`).join('; ')} }): string`
}

/** The values of a message and their types. A plural or a number needs a number, a choice a text; any other value is put in as it is. */
function collectValues(tokens: readonly Token[], values: Map<string, string>): void {
  for (const token of tokens) {
    if (!('arg' in token)) continue
    const isNumber = token.type === 'plural' || (token.type === 'function' && token.key === 'number')
    if (isNumber) values.set(token.arg, 'number')
    else if (token.type === 'select') values.set(token.arg, 'string')
    else if (!values.has(token.arg)) values.set(token.arg, 'string | number')
    if ('cases' in token) for (const option of token.cases) collectValues(option.tokens, values)
  }
}
