import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  formatDuration,
  formatRupees,
  IconButton,
  initialsOf,
  Jharokha,
  PipIcon,
} from '@tarapath/ui-kit'
import { atom, useAtom, useAtomValue } from 'jotai'
import { CancelRequest, meterAtom, partnerAtom, sessionViewAtom, unknownPartner } from '../consultation/index.ts'
import { useLatePart } from '../platform/index.ts'
import { CallControls, loadEndQuestion } from './call-controls.tsx'
import styles from './call-widget.module.css'
import { Recorded } from './recorded.tsx'
import { useCorner } from './use-corner.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { callWords } from './words/call.gen.ts'

const isExpandedAtom = atom(true)

/** The call on every page of the website. It moves by its button, or by dragging its head, and folds to one line. */
export function CallWidget() {
  const words = callWords()
  const [isExpanded, setExpanded] = useAtom(isExpandedAtom)
  const { corner, widget, drag, moveOn } = useCorner()
  const name = useAtomValue(partnerAtom)?.name ?? unknownPartner()
  const phase = useAtomValue(sessionViewAtom)?.phase
  const isWaiting = phase === 'waiting'
  const focus = useFocusKept(widget, phase)
  return (
    <aside
      ref={widget}
      className={styles['widget']}
      data-corner={corner}
      aria-label={words.yourCall}
      tabIndex={-1}
      {...focus}
    >
      <div className={styles['head']} data-expanded={isExpanded || undefined} {...drag}>
        {isExpanded && isWaiting ? (
          <h2 className={styles['title']}>{words.calling({ name })}</h2>
        ) : (
          <Person isExpanded={isExpanded} />
        )}
        {isExpanded ? (
          <IconButton label={words.move} onClick={moveOn}>
            <PipIcon />
          </IconButton>
        ) : (
          <EndOrCancel />
        )}
        <IconButton
          label={isExpanded ? words.fold : words.unfold}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? <ChevronDownIcon /> : <ChevronUpIcon />}
        </IconButton>
      </div>
      {isExpanded ? <CallControls /> : null}
    </aside>
  )
}

function Person({ isExpanded }: { isExpanded: boolean }) {
  const words = callWords()
  const partner = useAtomValue(partnerAtom)
  const name = partner?.name ?? unknownPartner()
  return (
    <>
      <Jharokha
        seed={partner?.astrologerId ?? 0}
        initials={initialsOf(partner?.name ?? '')}
        size={isExpanded ? 36 : 30}
        src={partner?.portrait ?? undefined}
      />
      <div className={styles['person']} data-expanded={isExpanded || undefined}>
        <h2>{isExpanded ? words.callWith({ name }) : name}</h2>
        <State isExpanded={isExpanded} />
      </div>
    </>
  )
}

function State({ isExpanded }: { isExpanded: boolean }) {
  const words = callWords()
  const phase = useAtomValue(sessionViewAtom)?.phase
  const run = useAtomValue(meterAtom)
  if (phase === 'waiting') return <p role="status">{words.notCharged}</p>
  if (phase === 'ending') return <p role="status">{words.ending}</p>
  if (isExpanded)
    return (
      <div className={styles['states']}>
        <p role="status" className={styles['both']}>
          {words.bothOnLine}
        </p>
        <Recorded />
      </div>
    )
  return (
    <div className={styles['states']}>
      {run ? (
        <p className={styles['line']}>
          {run.run ? <strong>{formatRupees(run.run.usedPaise)} · </strong> : null}
          {formatDuration(run.secondsLeft)} {words.left}
        </p>
      ) : null}
      <Recorded />
    </div>
  )
}

/** The one action of the folded widget. */
function EndOrCancel() {
  const words = callWords()
  const phase = useAtomValue(sessionViewAtom)?.phase
  const name = useAtomValue(partnerAtom)?.name ?? unknownPartner()
  const { Part, isLoading, open, close } = useLatePart(loadEndQuestion)
  const EndQuestion = phase === 'active' ? Part : null
  if (phase === 'waiting') return <CancelRequest size="s" />
  return (
    <>
      <Button
        size="s"
        variant="danger-outline"
        aria-label={words.endCall}
        loading={phase === 'ending' || isLoading}
        onClick={() => void open()}
      >
        {words.end}
      </Button>
      {EndQuestion ? <EndQuestion name={name} onClose={close} /> : null}
    </>
  )
}
