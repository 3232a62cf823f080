import { z } from 'zod'
import { invalidFields } from '../errors.ts'

/** The largest number a column of ours holds; no id, count or amount of the wire is larger. */
const LARGEST = 2_147_483_647

/** The value as the schema describes it, or a 400 that says what is wrong with which field. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true })
  const wrong: Record<string, string[]> = {}
  const add = (path: readonly PropertyKey[], sentence: string) => (wrong[fieldOf(path, schema)] ??= []).push(sentence)
  if (parsed.success) findUnstorable(parsed.data, [], add)
  else for (const issue of parsed.error.issues) add(issue.path, sentenceOf(issue))
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong)
  return parsed.data as z.output<Schema>
}

/**
 * `address.pincode`; what is wrong with one of a list is said of the list, and what is wrong with an answer of an open
 * form of that answer, as the form calls it.
 */
function fieldOf(path: readonly PropertyKey[], schema: z.ZodType): string {
  const [first = '', ...inner] = path
  const isOpen = schema instanceof z.ZodObject && schema.shape[String(first)] instanceof z.ZodRecord
  const fields = isOpen && inner.length > 0 ? inner : path
  const named = fields.slice(0, fields.findLastIndex((part) => typeof part !== 'number') + 1)
  return named.length === 0 ? 'non_field_errors' : named.map(String).join('.')
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This field is required.'
      if (issue.input === null) return 'This field may not be null.'
      return TYPE_SENTENCES[issue.expected] ?? 'This value is not valid.'
    case 'invalid_value':
    case 'invalid_union':
      if (issue.input === undefined) return 'This field is required.'
      return issue.message.startsWith('Invalid') ? 'This is not a valid choice.' : issue.message
    case 'too_big':
      return issue.message.startsWith('Too big') ? `Use at most ${issue.maximum}${unitOf(issue)}.` : issue.message
    case 'too_small':
      return issue.message.startsWith('Too small') ? `Use at least ${issue.minimum}${unitOf(issue)}.` : issue.message
    case 'not_multiple_of':
      return 'Use at most two decimals.'
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? (FORMAT_SENTENCES[issue.format] ?? OTHER_FORMAT) : issue.message
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'unrecognized_keys':
      return issue.message
  }
}

/** What a limit counts, where it is not the number itself. */
function unitOf({ origin }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  return origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : ''
}

const OTHER_FORMAT = 'This is not in the right format.'
const FORMAT_SENTENCES: Partial<Record<string, string>> = {
  date: 'Write a date as 1994-08-17.',
  datetime: 'Write a time as 2026-11-20T18:05:00+05:30.',
}

const TYPE_SENTENCES: Partial<Record<string, string>> = {
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  string: 'Enter a text.',
  boolean: 'Enter true or false.',
  array: 'Enter a list.',
  object: 'Send an object.',
  file: 'Choose a file.',
}

/** Finds what a schema lets through and the database would refuse. */
function findUnstorable(
  value: unknown,
  path: PropertyKey[],
  add: (path: readonly PropertyKey[], sentence: string) => void,
): void {
  if (typeof value === 'string' && value.includes('\0')) add(path, 'Null characters are not allowed.')
  else if (typeof value === 'number' && Math.abs(value) > LARGEST) add(path, `Use at most ${LARGEST}.`)
  else if (Array.isArray(value)) value.forEach((item, at) => findUnstorable(item, [...path, at], add))
  else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    for (const [key, item] of Object.entries(value)) {
      findUnstorable(key, path, add)
      findUnstorable(item, [...path, key], add)
    }
}
