import { listConsultationMessages } from '@tarapath/api-client/consultations'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { ActionBar, Button, initialsOf, Jharokha, LinkRow, Rating, ReceiptIcon } from '@tarapath/ui-kit'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { SignInPrompt } from '../account/index.ts'
import {
  ConsultationReceipt,
  isReviewDue,
  ReviewForm,
  ReviewThanks,
  useStartCall,
  useStartChat,
} from '../consultation/index.ts'
import {
  apiContext,
  formatDayAndTime,
  loadSection,
  PageMeta,
  ScreenError,
  SectionView,
  signInContext,
  useQuietRefresh,
} from '../platform/index.ts'
import styles from './history.module.css'
import { loadConsultation } from './load-consultation.ts'
import { titleOf } from './title-of.ts'
import { Messages } from './messages.tsx'
import { outcomeLabel } from './outcome-label.ts'
import { canAsk, Question } from './question.tsx'
import { consultationWords } from './words/consultation.gen.ts'
import { Recording } from './recording.tsx'
import { questionWords } from './words/question.gen.ts'

export const ErrorBoundary = ScreenError

export async function loader({ params, context }: LoaderFunctionArgs) {
  if (!context.get(signInContext).isSignedIn()) return null
  const [item, messages] = await Promise.all([
    loadConsultation({ params, context }),
    loadSection(listConsultationMessages(context.get(apiContext), { id: Number(params['id']) })),
  ])
  return item && { item, messages }
}

export default function ConsultationScreen() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={consultationWords().title} noindex />
      {loaded ? <Consultation key={loaded.item.id} {...loaded} /> : <SignedOut />}
    </main>
  )
}

type OpenForm = 'review' | 'problem' | null

function Consultation({ item, messages }: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const startChat = useStartChat()
  const startCall = useStartCall()
  const isCall = item.order_type === 2
  const [open, setOpen] = useState<OpenForm>(null)
  const [isAsked, setAsked] = useState(false)
  const { consultant } = item
  const words = consultationWords()
  const toggle = (form: OpenForm) => setOpen(open === form ? null : form)
  return (
    <>
      <header className={`ui-page-head ${styles['head']}`}>
        <Jharokha
          seed={consultant.id}
          initials={initialsOf(consultant.name)}
          size="s"
          src={consultant.avatar ?? undefined}
        />
        <div>
          <h1>{titleOf(item)}</h1>
          <p>{item.status_message ?? dateOrOutcome(item)}</p>
        </div>
      </header>
      <ConsultationReceipt item={item} level={2} />
      <LinkRow
        lead={<ReceiptIcon />}
        title={words.viewReceipt}
        detail={words.printOrShare}
        href={`/history/${item.id}/receipt`}
      />
      <Question
        item={item}
        isOpen={open === 'problem'}
        onSent={() => {
          setOpen(null)
          setAsked(true)
        }}
      />
      <Review item={item} isOpen={open === 'review'} onClose={() => setOpen(null)} />
      {isCall ? (
        <Recording item={item} />
      ) : (
        <section className={styles['section']} aria-labelledby="messages">
          <h2 id="messages">{words.messages}</h2>
          <SectionView section={messages} failedTitle={words.messagesNotLoaded}>
            {(list) => <Messages list={list} name={consultant.name} />}
          </SectionView>
        </section>
      )}
      <ActionBar label={words.actions}>
        {isCall ? (
          <Button onClick={() => startCall(consultant)}>{words.callAgain}</Button>
        ) : (
          <Button onClick={() => startChat(consultant)}>{words.chatAgain}</Button>
        )}
        {isReviewDue(item) ? (
          <Button variant="outline" aria-expanded={open === 'review'} onClick={() => toggle('review')}>
            {words.review}
          </Button>
        ) : null}
        {canAsk(item) && !isAsked ? (
          <Button variant="outline" aria-expanded={open === 'problem'} onClick={() => toggle('problem')}>
            {questionWords().reportProblem}
          </Button>
        ) : null}
      </ActionBar>
    </>
  )
}

function dateOrOutcome(item: ConsultationHistoryItem): string {
  return item.status === 'completed' && item.started_at ? formatDayAndTime(item.started_at) : outcomeLabel(item)
}

/** The form is below the button that opens it, which may be at the foot of the screen. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

function Review({ item, isOpen, onClose }: { item: ConsultationHistoryItem; isOpen: boolean; onClose(): void }) {
  const refresh = useQuietRefresh()
  const [isSent, setSent] = useState(false)
  const words = consultationWords()
  if (isSent) return <ReviewThanks />
  if (item.rating !== null) {
    return (
      <p>
        {words.yourRating} <Rating value={item.rating} label={words.rating({ stars: item.rating })} />
      </p>
    )
  }
  if (!isOpen) return null
  return (
    <section className={styles['form']} aria-labelledby="review">
      <h2 id="review" tabIndex={-1} ref={takeFocus}>
        {words.rate({ name: item.consultant.name })}
      </h2>
      <ReviewForm
        consultationId={item.id}
        onSkip={onClose}
        onSent={() => {
          setSent(true)
          onClose()
          void refresh()
        }}
      />
    </section>
  )
}

function SignedOut() {
  return (
    <>
      <h1>{consultationWords().title}</h1>
      <SignInPrompt reason={consultationWords().signInToSee} />
    </>
  )
}
