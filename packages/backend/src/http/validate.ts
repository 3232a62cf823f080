import { z } from 'zod'
import { invalidFields } from '../errors.ts'

/** The largest value of an integer column; no id, count or amount on the wire is larger. */
const LARGEST = 2_147_483_647

/** The validated value, or an error that names the fields. */
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
 * The field of an error, such as `address.pincode`. An invalid entry of a list is an error of the list; an invalid value
 * of a record (the answers of a form) has the name of its key.
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

/** The unit of a limit on a text or a list. */
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

/** Finds values that the schema accepts and the database refuses. */
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
