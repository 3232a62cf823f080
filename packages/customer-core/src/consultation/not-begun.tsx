import { Button, formatRupees, SuccessIcon, TickRule } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { balancePaiseAtom } from '../account/index.ts'
import { NotifyButton } from '../alerts/index.ts'
import { formatTime } from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import { REQUEST_SECONDS } from './request-seconds.ts'
import styles from './not-begun.module.css'
import { isLeavingEndAtom, type ConsultationKind } from './session-atoms.ts'
import { SimilarAstrologers } from './similar-astrologers.tsx'
import { startPath } from './use-leave-end.ts'
import { notBegunWords } from './words/not-begun.gen.ts'

interface NotBegunProps {
  level: 2 | 3
  kind: ConsultationKind
  /** Null while it is not known. */
  endedAt: Date | null
  /** Whether the time when the request ended is still loading. */
  isLoading: boolean
}

/** What to do after a request that never became a consultation. Nothing was charged, so there is no receipt. */
export function NotBegun({ level, kind, endedAt, isLoading }: NotBegunProps) {
  const partner = useAtomValue(partnerAtom)
  const astrologerId = partner?.astrologerId
  const balancePaise = useAtomValue(balancePaiseAtom)
  const setLeaving = useSetAtom(isLeavingEndAtom)
  const words = notBegunWords()
  const leave = () => setLeaving(true)
  return (
    <>
      {partner?.askedAt && (endedAt || isLoading) ? <Waited from={partner.askedAt} to={endedAt} /> : null}
      <p className={styles['notCharged']}>
        <SuccessIcon size={24} />
        <span>
          <strong>{words.notCharged}</strong>
          {balancePaise === null ? null : <span>{words.balanceStill({ balance: formatRupees(balancePaise) })}</span>}
        </span>
      </p>
      {partner === null || astrologerId === undefined ? null : (
        <>
          <div className={styles['actions']}>
            <Button size="l" full href={startPath(astrologerId, kind)} onClick={leave}>
              {words.tryAgain}
            </Button>
            <NotifyButton
              astrologer={{ id: astrologerId, name: partner.name }}
              size="l"
              hint={words.oneMessage({ name: partner.name })}
            />
          </div>
          <TickRule />
          <SimilarAstrologers astrologerId={astrologerId} level={level} onLeave={leave} />
        </>
      )}
    </>
  )
}

/** The request as a timeline, which keeps its space while its end is loading. */
function Waited({ from, to }: { from: Date; to: Date | null }) {
  const words = notBegunWords()
  const seconds = to === null ? undefined : (to.getTime() - from.getTime()) / 1000
  return (
    <div>
      <TickRule value={seconds === undefined ? undefined : seconds / REQUEST_SECONDS} tone="time" />
      <p className={styles['waited']}>
        <span>{words.asked({ time: formatTime(from) })}</span>{' '}
        {to === null ? null : <span>{words.requestEnded({ time: formatTime(to) })}</span>}
      </p>
    </div>
  )
}
