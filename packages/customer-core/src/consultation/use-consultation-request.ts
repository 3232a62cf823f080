import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  carriedHash,
  carryQuestion,
  engineAtom,
  questionIn,
  useApi,
  usePlatform,
  usePlatformNavigate,
} from '../platform/index.ts'
import type { Opening } from './chat-opening.tsx'
import { requestProblem, startConsultation, type RequestProblem } from './request-consultation.ts'
import { isCallAskedAtom, type ConsultationKind } from './session-atoms.ts'

/** What the customer agrees to, and the request that starts the consultation and opens it. */
export function useConsultationRequest(
  kind: ConsultationKind,
  astrologerId: number,
  handlers: { onRequested(): void; onFailed(): void },
) {
  const api = useApi()
  const platform = usePlatform()
  const navigate = usePlatformNavigate()
  const engine = useAtomValue(engineAtom)
  const setCallAsked = useSetAtom(isCallAskedAtom)
  const [limitMinutes, setLimitMinutes] = useState<number | null>(null)
  const [opening, setOpening] = useState<Opening>(() => ({
    sharesBirthDetails: true,
    question: questionIn(carriedHash()) ?? '',
  }))
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<RequestProblem | null>(null)

  const ask = async (pricePerMinute: number | null) => {
    if (isAsking) return
    setAsking(true)
    setProblem(null)
    const request = { kind, astrologerId, pricePerMinute, limitMinutes, opening }
    const failure = await startConsultation(api, request).then(() => null, requestProblem)
    if (failure === null || failure.name === 'open') {
      // A call takes no question.
      if (kind === 'chat') carryQuestion(null)
      engine?.consultationInitiated()
      handlers.onRequested()
      // A call on the website has its widget on every page.
      if (kind === 'chat' || platform === 'mobile') navigate('/chat')
      else setCallAsked(true)
      return
    }
    setProblem(failure)
    setAsking(false)
    handlers.onFailed()
  }
  return {
    limitMinutes,
    setLimitMinutes,
    opening,
    setOpening,
    isAsking,
    problem,
    ask,
    askAgain: () => setProblem(null),
  }
}
