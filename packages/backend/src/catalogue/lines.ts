import type { CatalogueValue } from './kind.ts'

/** A value that is no plain text, entered in lines. */
export interface CatalogueLines {
  /** Null where the lines do not have the form. */
  read: (text: string) => CatalogueValue
  write: (value: CatalogueValue) => string
  /** A description of the form, for the help text and the refusal. */
  form: string
}

type Named = Readonly<Record<string, CatalogueValue>>

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function splitAtColon(line: string): [string, string] {
  const [first = '', ...rest] = line.split(':')
  return [first.trim(), rest.join(':').trim()]
}

const plain = (value: CatalogueValue | undefined): string => (typeof value === 'string' ? value : '')

const listOf = <Item>(value: CatalogueValue): readonly Item[] => (Array.isArray(value) ? value : [])

/** A list of texts, one on each line. */
export const textLines: CatalogueLines = {
  form: 'One on each line.',
  read: linesOf,
  write: (value) => listOf<string>(value).join('\n'),
}

/** A list of names with values, "Name: value" on each line. */
export const pairLines = (name: string, value: string): CatalogueLines => ({
  form: 'One on each line, such as Weight: 40 g.',
  read(text) {
    const pairs = linesOf(text).map(splitAtColon)
    return pairs.every(([first, second]) => first !== '' && second !== '')
      ? pairs.map(([first, second]) => ({ [name]: first, [value]: second }))
      : null
  },
  write: (stored) =>
    listOf<Named>(stored)
      .map((pair) => `${plain(pair[name])}: ${plain(pair[value])}`)
      .join('\n'),
})

interface Block {
  head: string
  tail: readonly string[]
}

/** Blocks with an empty line between them: the first line of each, and those below it. */
const blocks = (
  form: string,
  { read, write }: { read: (block: Block) => Named; write: (block: Named) => Block },
): CatalogueLines => ({
  form,
  read(text) {
    const found = text
      .split(/\n\s*\n/)
      .map(linesOf)
      .filter((lines) => lines.length > 0)
    return found.every((lines) => lines.length > 1) ? found.map(([head = '', ...tail]) => read({ head, tail })) : null
  },
  write: (stored) =>
    listOf<Named>(stored)
      .map((named) => write(named))
      .map(({ head, tail }) => [head, ...tail].join('\n'))
      .join('\n\n'),
})

/** Questions, each with its answer below it. */
export const questionBlocks: CatalogueLines = blocks('A question, its answer on the next line, and an empty line.', {
  read: ({ head, tail }) => ({ question: head, answer: tail.join(' ') }),
  write: ({ question, answer }) => ({ head: plain(question), tail: [plain(answer)] }),
})

/** Parts of a syllabus, each with its lessons below it. */
export const lessonBlocks: CatalogueLines = blocks('A part, its lessons on the lines below it, and an empty line.', {
  read: ({ head, tail }) => ({ title: head, lessons: tail }),
  write: ({ title, lessons }) => ({ head: plain(title), tail: listOf<string>(lessons ?? null) }),
})
