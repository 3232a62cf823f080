import { Button, formatRupees, SuccessIcon, TickRule } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { balancePaiseAtom } from '../account/index.ts'
import { NotifyButton } from '../alerts/index.ts'
import { partnerAtom } from './partner.ts'
import styles from './not-begun.module.css'
import { isLeavingEndAtom, type ConsultationKind } from './session-atoms.ts'
import { SimilarAstrologers } from './similar-astrologers.tsx'
import { startPath } from './use-leave-end.ts'
import { notBegunWords } from './words/not-begun.gen.ts'

/** What to do after a request that never became a consultation. Nothing was charged, so there is no receipt. */
export function NotBegun({ level, kind }: { level: 2 | 3; kind: ConsultationKind }) {
  const partner = useAtomValue(partnerAtom)
  const astrologerId = partner?.astrologerId
  const balancePaise = useAtomValue(balancePaiseAtom)
  const setLeaving = useSetAtom(isLeavingEndAtom)
  const words = notBegunWords()
  const leave = () => setLeaving(true)
  return (
    <>
      <p className={styles['notCharged']}>
        <SuccessIcon size={24} />
        <span>
          <strong>{words.notCharged}</strong>
          {balancePaise === null ? null : <span>{words.balanceStill({ balance: formatRupees(balancePaise) })}</span>}
        </span>
      </p>
      {partner === null || astrologerId === undefined ? null : (
        <>
          <Button size="l" full href={startPath(astrologerId, kind)} onClick={leave}>
            {words.tryAgain}
          </Button>
          <NotifyButton astrologer={{ id: astrologerId, name: partner.name }} size="l" />
          <TickRule />
          <SimilarAstrologers astrologerId={astrologerId} level={level} onLeave={leave} />
        </>
      )}
    </>
  )
}
