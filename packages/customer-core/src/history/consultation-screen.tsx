import { listConsultationMessages } from '@tarapath/api-client/consultations'
import type { ChatMessage, ConsultationHistoryItem } from '@tarapath/api-client/types'
import { Button, ChatBubble, EmptyState, initialsOf, Jharokha, Rating } from '@tarapath/ui-kit'
import { useState } from 'react'
import { data, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { SignInPrompt } from '../account/index.ts'
import { MessageContent } from '../chat/index.ts'
import { ConsultationReceipt, fromWire, ReviewForm, useStartChat } from '../consultation/index.ts'
import {
  apiContext,
  SectionView,
  formatDayAndTime,
  formatTime,
  loadSection,
  loadScreen,
  PageMeta,
  ScreenError,
  signInContext,
} from '../platform/index.ts'
import { findInHistory } from './find-in-history.ts'
import styles from './history.module.css'
import { outcomeLabel } from './outcome-label.ts'
import { Question } from './question.tsx'
import { consultationWords } from './words/consultation.gen.ts'

export const ErrorBoundary = ScreenError

export async function loader({ params, context }: LoaderFunctionArgs) {
  if (!context.get(signInContext).isSignedIn()) return null
  const api = context.get(apiContext)
  const id = Number(params['id'])
  const item = await loadScreen(findInHistory(api, id))
  if (!item) throw data({ kind: 'not-found', reference: null, retryAfterSeconds: null }, { status: 404 })
  return { item, messages: await loadSection(listConsultationMessages(api, { id })) }
}

export default function ConsultationScreen() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={consultationWords().title} noindex />
      {loaded ? <Consultation {...loaded} /> : <SignedOut />}
    </main>
  )
}

function Consultation({ item, messages }: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const startChat = useStartChat()
  const { consultant } = item
  const words = consultationWords()
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
          <h1>
            {item.order_type === 2
              ? words.callWith({ name: consultant.name })
              : words.chatWith({ name: consultant.name })}
          </h1>
          <p>{item.status_message ?? dateOrOutcome(item)}</p>
        </div>
      </header>
      <ConsultationReceipt item={item} level={2} />
      <Question key={item.id} item={item} />
      <section className={styles['section']} aria-labelledby="messages">
        <h2 id="messages">{words.messages}</h2>
        <SectionView section={messages} failedTitle={words.messagesNotLoaded}>
          {(list) => <Messages list={list} name={consultant.name} />}
        </SectionView>
      </section>
      <Review item={item} />
      <div className={styles['actions']}>
        <Button onClick={() => startChat(consultant)}>{words.chatAgain}</Button>
        <Button variant="outline" href="/history">
          {words.allConsultations}
        </Button>
      </div>
    </>
  )
}

function dateOrOutcome(item: ConsultationHistoryItem): string {
  return item.status === 'completed' && item.started_at ? formatDayAndTime(item.started_at) : outcomeLabel(item)
}

function Messages({ list, name }: { list: readonly ChatMessage[]; name: string }) {
  if (list.length === 0) {
    return (
      <EmptyState title={consultationWords().noMessages} level={3}>
        {consultationWords().noMessagesHint}
      </EmptyState>
    )
  }
  return (
    <ol className={styles['messages']}>
      {list.map(fromWire).map((message) => (
        <li key={message.id}>
          <ChatBubble
            from={message.sender}
            by={message.sender === 'them' ? name : undefined}
            time={formatTime(message.at)}
          >
            <MessageContent message={message} name={name} />
          </ChatBubble>
        </li>
      ))}
    </ol>
  )
}

function Review({ item }: { item: ConsultationHistoryItem }) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const words = consultationWords()
  if (item.rating !== null) {
    return (
      <p>
        {words.yourRating} <Rating value={item.rating} />
      </p>
    )
  }
  if (item.status !== 'completed' || item.duration_seconds === 0) return null
  if (!open) {
    return (
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {words.writeReview}
        </Button>
      </div>
    )
  }
  return (
    <section className={styles['section']} aria-labelledby="review">
      <h2 id="review">{words.rate({ name: item.consultant.name })}</h2>
      <ReviewForm
        consultationId={item.id}
        name={item.consultant.name}
        onDone={() => {
          setOpen(false)
          void revalidate()
        }}
      />
    </section>
  )
}

function SignedOut() {
  return (
    <>
      <h1>{consultationWords().title}</h1>
      <p>{consultationWords().signInToSee}</p>
      <SignInPrompt reason={consultationWords().signInToSee} />
    </>
  )
}
