import { questionWords } from './words/question.gen.ts'

export const TROUBLES = ['notAnswered', 'cutOff', 'unfairCharge', 'somethingElse'] as const

export type Trouble = (typeof TROUBLES)[number]

export interface QuestionDraft {
  trouble: Trouble | null
  words: string
}

export type ComposedQuestion = { message: string } | { field: 'trouble' | 'words'; problem: string }

/** The request has a single text: the chosen trouble first, then the customer's own text. */
export function composeQuestion({ trouble, words: typed }: QuestionDraft): ComposedQuestion {
  const words = questionWords()
  const text = typed.trim()
  if (trouble === null) return { field: 'trouble', problem: words.chooseOne }
  if (trouble === 'somethingElse') return text ? { message: text } : { field: 'words', problem: words.describeFirst }
  return { message: text ? `${words[trouble]}.\n\n${text}` : `${words[trouble]}.` }
}
