export const TROUBLES = [
  'Nobody answered me',
  'It was cut off',
  'I paid for time I did not have',
  'Something else',
] as const

export type Trouble = (typeof TROUBLES)[number]
const IN_OWN_WORDS: Trouble = 'Something else'

export interface QuestionDraft {
  trouble: Trouble | null
  words: string
}

export type ComposedQuestion = { message: string } | { field: 'trouble' | 'words'; problem: string }

/** The call has one text: the choice leads, the person's own words follow. */
export function composeQuestion({ trouble, words }: QuestionDraft): ComposedQuestion {
  const said = words.trim()
  if (trouble === null) return { field: 'trouble', problem: 'Choose what comes closest.' }
  if (trouble === IN_OWN_WORDS)
    return said ? { message: said } : { field: 'words', problem: 'Write in a few words what was wrong.' }
  return { message: said ? `${trouble}.\n\n${said}` : `${trouble}.` }
}
