import { Button, ErrorState, initialsOf, InlineNotice, Jharokha, Skeleton, SkeletonGroup } from '@tarapath/ui-kit'
import { Sheet } from '@tarapath/ui-kit/sheet'
import { NotifyButton } from '../alerts/index.ts'
import {
  commonWords,
  failureSentence,
  PrefetchPage,
  SlowRequest,
  type DialogProps,
  type Failure,
} from '../platform/index.ts'
import styles from './before-start-sheet.module.css'
import type { ConsultationKind } from './session-atoms.ts'
import { SimilarAstrologers } from './similar-astrologers.tsx'
import { StartAgreement, StartButton } from './start-agreement.tsx'
import { useConsultationRequest } from './use-consultation-request.ts'
import { usePrice } from './use-price.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

export interface BeforeStartProps extends DialogProps {
  kind: ConsultationKind
  astrologerId: number
  name: string
}

/** Shows what a chat or a call can cost before it starts: the rate, the longest run, the highest cost and the customer's limit. */
export default function BeforeStartSheet({ kind, astrologerId, name, onClose }: BeforeStartProps) {
  const words = priceSheetWords()
  const { price, refresh, retry } = usePrice(astrologerId)
  const { limitMinutes, setLimitMinutes, opening, setOpening, isAsking, problem, ask, askAgain } =
    useConsultationRequest({ kind, astrologerId, name }, { onRequested: onClose, onRefused: refresh })
  const agreed =
    price.name === 'ready' && problem?.name !== 'unavailable'
      ? { astrologer: price.astrologer, balancePaise: price.balancePaise }
      : null
  const isReading = price.name === 'loading' || (price.name === 'failed' && price.isRetrying)
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
          <SlowRequest isUnderWay={isAsking || isReading}>
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
        {price.name === 'failed' ? <PriceFailure {...price} onRetry={retry} /> : null}
        {price.name === 'loading' ? (
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

function PriceFailure({ failure, isRetrying, onRetry }: { failure: Failure; isRetrying: boolean; onRetry(): void }) {
  const words = priceSheetWords()
  return (
    <ErrorState
      level={3}
      title={words.priceNotLoaded}
      retryLabel={words.tryAgain}
      retrying={isRetrying}
      onRetry={onRetry}
    >
      {failureSentence(failure)}
    </ErrorState>
  )
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
