import type { RegistrationForm } from '@tarapath/api-client/types'
import { useEffect, useRef, useState } from 'react'
import { readAnswers, readFiles, textOf, type Answers, type Problems } from './application.ts'
import { checkAnswers } from './check-answers.ts'
import { storeAnswers, storedAnswers, type Sent } from './draft.ts'
import { fillForm } from './fill-form.ts'
import { useSendApplication } from './use-send-application.ts'
import type { VerifiedNumber } from './verify-number.tsx'

export interface Refused {
  answers: Answers
  problems: Problems
  failure: string | null
}

interface StepsOptions {
  sections: RegistrationForm['sections']
  refused: Refused | null
  onSent(sent: Sent): void
}

/** The step of an application. The form itself holds the answers; a copy of them is kept on the device. */
export function useApplicationSteps({ sections, refused, onSent }: StepsOptions) {
  const form = useRef<HTMLFormElement>(null)
  const fields = sections.flatMap((section) => section.fields)
  const [round, setRound] = useState(0)
  const [isReady, setReady] = useState(false)
  const [answers, setAnswers] = useState<Answers>({})
  const [step, setStep] = useState(0)
  const [problems, setProblems] = useState<Problems>(refused?.problems ?? {})
  const [verified, setVerified] = useState<VerifiedNumber | null>(null)
  const { send, progress, failure } = useSendApplication(fields)

  const data = () => new FormData(form.current ?? undefined)
  const read = () => readAnswers(data(), fields)

  useEffect(() => {
    // What was typed before this script ran stays.
    if (form.current) fillForm(form.current, storedAnswers())
    setReady(true)
  }, [])

  const open = (next: number) => {
    setAnswers(read())
    setStep(next)
  }
  const goOn = () => {
    const wrong = checkAnswers(sections[step]?.fields ?? [], read())
    setProblems(wrong)
    if (Object.keys(wrong).length === 0) open(step + 1)
  }
  const submit = async () => {
    const token = verified?.phone === textOf(answers['phone_number']) ? verified.token : null
    const wrong = checkAnswers(fields, answers)
    const outcome =
      Object.keys(wrong).length > 0
        ? { problems: wrong }
        : await send({ answers, files: readFiles(data(), fields), verificationToken: token })
    if ('sent' in outcome) {
      storeAnswers(null)
      return onSent(outcome.sent)
    }
    setProblems(outcome.problems)
    // The proof of the number has expired, or was used up: the review asks for a new code.
    if (outcome.problems['phone_number']) setVerified(null)
    const first = sections.findIndex((section) => section.fields.some(({ name }) => outcome.problems[name]))
    if (first >= 0) setStep(first)
  }
  const restart = () => {
    storeAnswers(null)
    setRound(round + 1)
    setProblems({})
    setStep(0)
  }
  return {
    form,
    /** Changes when the form starts anew. */
    round,
    isReady,
    answers,
    step,
    problems,
    verified,
    progress,
    failure,
    files: () => readFiles(data(), fields),
    keep: () => storeAnswers(read()),
    setVerified,
    open,
    goOn,
    submit,
    restart,
  }
}
