import { getAstrologer } from '@tarapath/api-client/astrologers'
import type { Astrologer } from '@tarapath/api-client/types'
import { Button, ErrorState, initialsOf, InlineNotice, Jharokha, Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { Sheet } from '@tarapath/ui-kit/sheet'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { balancePaiseAtom, loadProfileAtom } from '../account/index.ts'
import { NotifyButton } from '../alerts/index.ts'
import {
  commonWords,
  failureOf,
  failureSentence,
  PrefetchPage,
  SlowRequest,
  useApi,
  type DialogProps,
  type Failure,
} from '../platform/index.ts'
import styles from './before-start-sheet.module.css'
import type { ConsultationKind } from './session-atoms.ts'
import { SimilarAstrologers } from './similar-astrologers.tsx'
import { StartAgreement, StartButton } from './start-agreement.tsx'
import { useAfterWithdrawal } from './unanswered-request.ts'
import { useConsultationRequest } from './use-consultation-request.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

export interface BeforeStartProps extends DialogProps {
  kind: ConsultationKind
  astrologerId: number
  name: string
}

/** Shows what a chat or a call can cost before it starts: the rate, the longest run, the highest cost and the customer's limit. */
export default function BeforeStartSheet({ kind, astrologerId, name, onClose }: BeforeStartProps) {
  const words = priceSheetWords()
  const balancePaise = useAtomValue(balancePaiseAtom)
  const { loaded, load, refresh } = useAstrologer(astrologerId)
  const { limitMinutes, setLimitMinutes, opening, setOpening, isAsking, problem, ask, askAgain } =
    useConsultationRequest({ kind, astrologerId, name }, { onRequested: onClose, onRefused: refresh })
  const agreed =
    loaded.name === 'ready' && balancePaise !== null && problem?.name !== 'unavailable'
      ? { astrologer: loaded.astrologer, balancePaise }
      : null
  const isLoading = loaded.name === 'loading' || (loaded.name === 'ready' && balancePaise === null)
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={kind === 'call' ? words.callWith({ name }) : words.chatWith({ name })}
      description={words.lead}
      closeLabel={commonWords().close}
      leading={<Jharokha seed={astrologerId} initials={initialsOf(name)} size="s" />}
      footer={
        <>
          <SlowRequest isUnderWay={isAsking || isLoading}>
            {isAsking ? words.requestTakesLong : words.priceTakesLong}
          </SlowRequest>
          {agreed ? (
            <StartButton
              kind={kind}
              {...agreed}
              isAsking={isAsking}
              problem={problem?.name === 'failed' ? problem.sentence : null}
              onAsk={(pricePerMinute) => void ask(pricePerMinute)}
            />
          ) : null}
          <Button variant="outline" full size="l" onClick={onClose}>
            {isAsking ? words.cancel : words.notNow}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        {loaded.name === 'failed' ? (
          <ErrorState level={3} title={words.priceNotLoaded} retryLabel={words.tryAgain} onRetry={() => void load()}>
            {failureSentence(loaded.failure)}
          </ErrorState>
        ) : null}
        {isLoading ? (
          <SkeletonGroup label={words.priceLoading}>
            <Skeleton height="16rem" shape="box" />
          </SkeletonGroup>
        ) : null}
        {problem?.name === 'unavailable' ? (
          <Unavailable
            sentence={problem.sentence ?? words.cannotTake({ name, kind })}
            astrologerId={astrologerId}
            name={name}
            onAskAgain={askAgain}
            onLeave={onClose}
          />
        ) : null}
        {agreed ? (
          <StartAgreement
            kind={kind}
            {...agreed}
            limitMinutes={limitMinutes}
            onLimit={setLimitMinutes}
            opening={opening}
            onOpening={setOpening}
          />
        ) : null}
        {kind === 'chat' ? <PrefetchPage path="/chat" /> : null}
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
      // After a request that failed, the price stays, and above the button stands why.
      setLoaded((known) => (known.name === 'ready' ? known : { name: 'failed', failure: failureOf(error) }))
    }
  }, [api, astrologerId])
  const refresh = useCallback(() => {
    void load()
    void loadProfile()
  }, [load, loadProfile])
  useEffect(refresh, [refresh])
  useAfterWithdrawal(refresh)
  return { loaded, load, refresh }
}

/** The astrologer declined, or has become busy or offline meanwhile. */
function Unavailable(props: {
  sentence: string
  astrologerId: number
  name: string
  onAskAgain(): void
  onLeave(): void
}) {
  const { sentence, astrologerId, name, onAskAgain, onLeave } = props
  return (
    <>
      <InlineNotice tone="warn" live="alert" title={sentence}>
        {priceSheetWords().notCharged}
      </InlineNotice>
      <Button full size="l" onClick={onAskAgain}>
        {priceSheetWords().tryAgain}
      </Button>
      <NotifyButton astrologer={{ id: astrologerId, name }} size="l" />
      <SimilarAstrologers astrologerId={astrologerId} level={3} onLeave={onLeave} />
    </>
  )
}
