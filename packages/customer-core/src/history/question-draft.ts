export const TROUBLES = [
  'Nobody answered me',
  'It was cut off',
  'I paid for time I did not have',
  'Something else',
] as const

export type Trouble = (typeof TROUBLES)[number]
const OTHER_TROUBLE: Trouble = 'Something else'

export interface QuestionDraft {
  trouble: Trouble | null
  words: string
}

export type ComposedQuestion = { message: string } | { field: 'trouble' | 'words'; problem: string }

/** The request has a single text: the chosen trouble first, then the customer's own text. */
export function composeQuestion({ trouble, words }: QuestionDraft): ComposedQuestion {
  const text = words.trim()
  if (trouble === null) return { field: 'trouble', problem: 'Choose what comes closest.' }
  if (trouble === OTHER_TROUBLE)
    return text ? { message: text } : { field: 'words', problem: 'Write in a few words what was wrong.' }
  return { message: text ? `${trouble}.\n\n${text}` : `${trouble}.` }
}
