import { showToast } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
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
import { cancelOther, keyOfRequest, withdraw, unansweredRequestAtom } from './unanswered-request.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

interface Asked {
  kind: ConsultationKind
  astrologerId: number
  name: string
}

/**
 * What the customer agrees to, and the request that starts the consultation and opens it. Who closes the sheet before it
 * is answered takes it back.
 */
export function useConsultationRequest(
  { kind, astrologerId, name }: Asked,
  handlers: { onRequested(): void; onRefused(): void },
) {
  const store = useStore()
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

  const cancel = useRef<(() => void) | null>(null)
  useEffect(() => () => cancel.current?.(), [])

  const ask = async (pricePerMinute: number | null) => {
    if (cancel.current) return
    setAsking(true)
    setProblem(null)
    const asked = { kind, astrologerId, pricePerMinute }
    const ended = new AbortController()
    const { signal } = ended
    cancel.current = () => {
      ended.abort()
      void withdraw(store, api)
      showToast({ text: priceSheetWords().withdrawn({ name }) })
    }
    const start = async () => {
      await cancelOther(store, api, asked, signal)
      const options = { idempotencyKey: keyOfRequest(store, asked), signal }
      await startConsultation(api, { ...asked, limitMinutes, opening }, options)
    }
    const failure = await start().then(() => null, requestProblem)
    if (signal.aborted) return
    cancel.current = null
    const isUnanswered = failure?.name === 'failed' && !failure.isAnswered
    if (isUnanswered) void withdraw(store, api)
    else store.set(unansweredRequestAtom, null)
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
    if (!isUnanswered) handlers.onRefused()
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
