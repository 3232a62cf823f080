import { getAstrologer } from '@tarapath/api-client/astrologers'
import type { Astrologer, QueueEntry } from '@tarapath/api-client/types'
import {
  Button,
  Duration,
  formatDuration,
  formatRupees,
  initialsOf,
  InlineNotice,
  Jharokha,
  PriceSplit,
  TickRing,
} from '@tarapath/ui-kit'
import { Dialog } from '@tarapath/ui-kit/dialog'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { balancePaiseAtom } from '../account/index.ts'
import { planStart, serverAheadMsAtom, useConsultationRequest, usePageTitle, useSignal } from '../consultation/index.ts'
import { commonWords, formatTime, SlowRequest, toPaise, useApi, useSecondsLeft } from '../platform/index.ts'
import { loadEntriesAtom } from './queue-atom.ts'
import styles from './queue.module.css'
import { useKeepTurn } from './use-keep-turn.ts'
import { useQueueEntry } from './use-queue-entry.ts'
import { queueWords } from './words/queue.gen.ts'

/** The backend holds an astrologer for two minutes (docs/behaviour.md B6.2). */
const HELD_SECONDS = 120
const LAST_SECONDS = 30

/** The astrologer is free and held for this customer: what it costs, how long they wait, Start or give up. */
export default function YourTurn({ entry, onClose }: { entry: QueueEntry; onClose(): void }) {
  const words = queueWords()
  const { id, name } = entry.consultant
  const kind = entry.order_type === 2 ? 'call' : 'chat'
  const { astrologer, reload } = useAstrologer(id)
  const load = useSetAtom(loadEntriesAtom)
  const { isAsking, problem, ask } = useConsultationRequest(
    { kind, astrologerId: id, name },
    {
      onRequested() {
        accept()
        onClose()
        void load()
      },
      onRefused() {
        reload()
        void load()
      },
    },
  )
  const isLost = problem?.name === 'unavailable'
  const accept = useKeepTurn(entry, isAsking ? 'asking' : isLost ? 'lost' : problem ? 'failed' : null)
  const start = useRef<HTMLButtonElement>(null)
  const { leave, isPending } = useQueueEntry(entry.consultant)
  const begin = () => void ask(astrologer && rateOf(astrologer))
  const giveUp = () => {
    // The entry may be closed already.
    if (problem) onClose()
    leave()
  }
  useSignal(1, { title: words.yourTurn, body: words.ready({ name, kind }), from: 0 })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={isLost ? words.over : words.yourTurn}
      description={isLost ? undefined : words.ready({ name, kind })}
      leading={<Jharokha seed={id} initials={initialsOf(name)} size={58} />}
      closeLabel={isLost ? commonWords().close : words.later}
      initialFocus={start}
      footer={
        <div className={styles['buttons']}>
          <SlowRequest isUnderWay={isAsking}>{words.takesLong}</SlowRequest>
          {/* One button, so that the focus stays. */}
          <Button ref={start} size="l" full loading={isAsking} onClick={isLost ? onClose : begin}>
            {isLost ? commonWords().close : kind === 'call' ? words.startCall : words.startChat}
          </Button>
          {isLost ? null : (
            <Button size="l" variant="outline" full loading={isPending} onClick={isAsking ? onClose : giveUp}>
              {isAsking ? words.cancel : words.giveUp}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['turn']}>
        {entry.offered_until && !isLost ? <Held until={entry.offered_until} /> : null}
        {problem ? (
          <InlineNotice tone="danger" live="alert">
            {problem.name === 'failed' ? problem.sentence : words.gone({ name })}
          </InlineNotice>
        ) : null}
        {astrologer && !isLost ? <Price astrologer={astrologer} /> : null}
      </div>
    </Dialog>
  )
}

function Held({ until }: { until: string }) {
  const words = queueWords()
  const secondsLeft = Math.min(HELD_SECONDS, useSecondsLeft(Date.parse(until) - useAtomValue(serverAheadMsAtom)))
  usePageTitle(words.yourTurnIn({ time: formatDuration(secondsLeft) }))
  return (
    <>
      <TickRing
        count={HELD_SECONDS}
        done={HELD_SECONDS - secondsLeft}
        tone={secondsLeft <= LAST_SECONDS ? 'live' : 'time'}
        label={words.toStart}
      >
        <Duration seconds={secondsLeft} />
      </TickRing>
      <p className={styles['small']}>{words.passesOn({ time: formatTime(until) })}</p>
      <span className="ui-visually-hidden" role="status">
        {announcement(secondsLeft)}
      </span>
    </>
  )
}

/** Screen readers hear the marks 2:00, 1:00 and 0:30. */
function announcement(secondsLeft: number): string {
  if (secondsLeft <= LAST_SECONDS) return queueWords().secondsLeft({ seconds: LAST_SECONDS })
  return queueWords().minutesLeft({ minutes: secondsLeft <= 60 ? 1 : 2 })
}

function Price({ astrologer }: { astrologer: Astrologer }) {
  const words = queueWords()
  const balancePaise = useAtomValue(balancePaiseAtom)
  if (balancePaise === null) return null
  const ratePaise = toPaise(rateOf(astrologer))
  const plan = planStart(balancePaise, ratePaise, null)
  return (
    <div className={styles['price']}>
      <PriceSplit
        caption={words.priceDetails}
        rows={[
          { label: words.rate, value: words.perMinute({ rate: formatRupees(ratePaise) }) },
          { label: words.balance, paise: balancePaise },
          { label: words.maximumTime, value: words.minutes({ minutes: plan.maxMinutes }) },
          { label: words.maximumCost, paise: plan.maxCostPaise, tone: 'money' },
        ]}
      />
    </div>
  )
}

const rateOf = ({ discounted_price_per_minute: discounted, price_per_minute: price }: Astrologer): number =>
  discounted ?? price

/** Null while loading, and when it fails: the price was agreed by joining, and the chat shows it. */
function useAstrologer(id: number): { astrologer: Astrologer | null; reload(): void } {
  const api = useApi()
  const [astrologer, setAstrologer] = useState<Astrologer | null>(null)
  const load = useCallback(() => {
    let isWanted = true
    getAstrologer(api, { id }).then(
      (loaded) => isWanted && setAstrologer(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [api, id])
  useEffect(load, [load])
  return { astrologer, reload: load }
}
