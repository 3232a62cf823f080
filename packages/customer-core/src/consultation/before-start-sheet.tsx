import { getAstrologer } from '@tarapath/api-client/astrologers'
import type { Astrologer } from '@tarapath/api-client/types'
import { Button, ErrorState, initialsOf, InlineNotice, Jharokha, Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { Sheet } from '@tarapath/ui-kit/sheet'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { balancePaiseAtom, loadProfileAtom } from '../account/index.ts'
import {
  commonWords,
  engineAtom,
  failureOf,
  failureSentence,
  toPaise,
  useApi,
  usePlatformNavigate,
  type DialogProps,
  type Failure,
} from '../platform/index.ts'
import { requestChat, requestProblem, type RequestProblem } from './request-chat.ts'
import styles from './before-start-sheet.module.css'
import { ChatOpening, type Opening } from './chat-opening.tsx'
import { InsufficientBalance } from './insufficient-balance.tsx'
import { PriceAgreement } from './price-agreement.tsx'
import { SimilarAstrologers } from './similar-astrologers.tsx'
import { planStart } from './start-plan.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

export interface BeforeStartProps extends DialogProps {
  astrologerId: number
  name: string
}

/** Shows what a chat can cost before it starts: the rate, the longest run, the highest cost and the customer's limit. */
export default function BeforeStartSheet({ astrologerId, name, onClose }: BeforeStartProps) {
  const words = priceSheetWords()
  const balancePaise = useAtomValue(balancePaiseAtom)
  const { loaded, load, refresh } = useAstrologer(astrologerId)
  const { limitMinutes, setLimitMinutes, opening, setOpening, isAsking, problem, ask, askAgain } = useChatRequest(
    astrologerId,
    {
      onRequested: onClose,
      onFailed: refresh,
    },
  )
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.chatWith({ name })}
      description={words.lead}
      closeLabel={commonWords().close}
      leading={<Jharokha seed={astrologerId} initials={initialsOf(name)} size="s" />}
    >
      <div className={styles['body']}>
        {loaded.name === 'failed' ? (
          <ErrorState level={3} title={words.priceNotLoaded} retryLabel={words.tryAgain} onRetry={() => void load()}>
            {failureSentence(loaded.failure)}
          </ErrorState>
        ) : null}
        {loaded.name === 'loading' || (loaded.name === 'ready' && balancePaise === null) ? (
          <SkeletonGroup label={words.priceLoading}>
            <Skeleton height="16rem" shape="box" />
          </SkeletonGroup>
        ) : null}
        {problem?.name === 'unavailable' ? (
          <Unavailable
            sentence={problem.sentence ?? words.cannotTakeChat({ name })}
            astrologerId={astrologerId}
            onAskAgain={askAgain}
            onLeave={onClose}
          />
        ) : null}
        {loaded.name === 'ready' && balancePaise !== null && problem?.name !== 'unavailable' ? (
          <Agreement
            astrologer={loaded.astrologer}
            balancePaise={balancePaise}
            limitMinutes={limitMinutes}
            onLimit={setLimitMinutes}
            opening={opening}
            onOpening={setOpening}
            isAsking={isAsking}
            problem={problem?.name === 'refused' ? problem.sentence : null}
            onAsk={() => void ask()}
          />
        ) : null}
        <Button variant="outline" full size="l" onClick={onClose}>
          {words.notNow}
        </Button>
      </div>
    </Sheet>
  )
}

type Loaded = { name: 'loading' } | { name: 'ready'; astrologer: Astrologer } | { name: 'failed'; failure: Failure }

/** The astrologer with the present price. `refresh` reloads the profile too, whose balance may have changed. */
function useAstrologer(astrologerId: number) {
  const api = useApi()
  const loadProfile = useSetAtom(loadProfileAtom)
  const [loaded, setLoaded] = useState<Loaded>({ name: 'loading' })
  const load = useCallback(async () => {
    try {
      setLoaded({ name: 'ready', astrologer: await getAstrologer(api, { id: astrologerId }) })
    } catch (error) {
      setLoaded({ name: 'failed', failure: failureOf(error) })
    }
  }, [api, astrologerId])
  const refresh = useCallback(() => {
    void load()
    void loadProfile()
  }, [load, loadProfile])
  useEffect(refresh, [refresh])
  return { loaded, load, refresh }
}

function useChatRequest(astrologerId: number, handlers: { onRequested(): void; onFailed(): void }) {
  const api = useApi()
  const navigate = usePlatformNavigate()
  const engine = useAtomValue(engineAtom)
  const [limitMinutes, setLimitMinutes] = useState<number | null>(null)
  const [opening, setOpening] = useState<Opening>({ sharesBirthDetails: true, question: '' })
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<RequestProblem | null>(null)

  const ask = async () => {
    if (isAsking) return
    setAsking(true)
    setProblem(null)
    const failure = await requestChat(api, astrologerId, { limitMinutes, opening }).then(() => null, requestProblem)
    if (failure === null || failure.name === 'open') {
      engine?.consultationInitiated()
      handlers.onRequested()
      navigate('/chat')
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

/** The astrologer declined, or has become busy or offline meanwhile. */
function Unavailable(props: { sentence: string; astrologerId: number; onAskAgain(): void; onLeave(): void }) {
  const { sentence, astrologerId, onAskAgain, onLeave } = props
  return (
    <>
      <InlineNotice tone="warn" live="alert" title={sentence}>
        {priceSheetWords().notCharged}
      </InlineNotice>
      <Button full size="l" onClick={onAskAgain}>
        {priceSheetWords().tryAgain}
      </Button>
      <SimilarAstrologers astrologerId={astrologerId} level={3} onLeave={onLeave} />
    </>
  )
}

function Agreement(props: {
  astrologer: Astrologer
  balancePaise: number
  limitMinutes: number | null
  onLimit(minutes: number | null): void
  opening: Opening
  onOpening(opening: Opening): void
  isAsking: boolean
  problem: string | null
  onAsk(): void
}) {
  const { astrologer, balancePaise, limitMinutes, onLimit, opening, onOpening, isAsking, problem, onAsk } = props
  const words = priceSheetWords()
  const ratePaise = toPaise(astrologer.discounted_price_per_minute ?? astrologer.price_per_minute)
  const plan = planStart(balancePaise, ratePaise, limitMinutes)
  if (!plan.isAffordable)
    return <InsufficientBalance astrologer={astrologer} balancePaise={balancePaise} ratePaise={ratePaise} plan={plan} />
  return (
    <>
      <PriceAgreement
        balancePaise={balancePaise}
        ratePaise={ratePaise}
        plan={plan}
        limitMinutes={limitMinutes}
        onLimit={onLimit}
      />
      <ChatOpening name={astrologer.name} opening={opening} onChange={onOpening} />
      <p className={styles['small']}>{words.terms({ name: astrologer.name })}</p>
      {problem ? (
        <InlineNotice tone="danger" live="alert">
          {problem}
        </InlineNotice>
      ) : null}
      <Button full size="l" loading={isAsking} disabledReason={unavailableReason(astrologer)} onClick={onAsk}>
        {words.startChat}
      </Button>
    </>
  )
}

function unavailableReason({
  name,
  availability,
  is_available_for_chat: takesChats,
  wait_time_seconds: wait,
}: Astrologer) {
  const words = priceSheetWords()
  if (availability === 'offline') return words.offline({ name })
  if (availability === 'busy')
    return wait ? words.busyFor({ name, minutes: Math.ceil(wait / 60) }) : words.busy({ name })
  return takesChats ? undefined : words.noChats({ name })
}
