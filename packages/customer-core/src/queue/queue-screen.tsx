import { listQueue } from '@tarapath/api-client/queue'
import type { QueueEntry } from '@tarapath/api-client/types'
import { Button, EmptyState, initialsOf, Jharokha } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { SignInPrompt } from '../account/index.ts'
import {
  apiContext,
  formatDayAndTime,
  formatTime,
  Link,
  loadScreen,
  PageMeta,
  pageWords,
  ScreenError,
  signInContext,
} from '../platform/index.ts'
import { entriesAtom } from './queue-atom.ts'
import styles from './queue.module.css'
import { useQueueEntry } from './use-queue-entry.ts'
import { waitText } from './wait-text.ts'
import { queueWords } from './words/queue.gen.ts'

export const ErrorBoundary = ScreenError

const LATEST = 20

export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(signInContext).isSignedIn()) return null
  return (await loadScreen(listQueue(context.get(apiContext), { limit: LATEST }))).results
}

/** The customer's queue entries, now and earlier. */
export default function QueueScreen() {
  const loaded = useLoaderData<typeof loader>()
  const words = queueWords()
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta title={pageWords().waitingList} noindex />
      <h1>{pageWords().waitingList}</h1>
      {loaded ? <Entries loaded={loaded} /> : <SignInPrompt reason={words.signIn} />}
    </main>
  )
}

function Entries({ loaded }: { loaded: readonly QueueEntry[] }) {
  const words = queueWords()
  const known = useAtomValue(entriesAtom)
  const open = known ?? loaded.filter(({ status }) => status === 'waiting' || status === 'called')
  const earlier = loaded.filter((entry) => !open.some(({ id }) => id === entry.id))
  return (
    <>
      {open.length === 0 ? (
        <EmptyState
          title={words.none}
          action={
            <Button variant="outline" href="/consult-astrologer-online">
              {words.findAstrologer}
            </Button>
          }
        >
          {words.noneHint}
        </EmptyState>
      ) : (
        <section aria-labelledby="now">
          <h2 id="now">{words.now}</h2>
          <ul className={styles['list']}>
            {open.map((entry) => (
              <OpenEntry key={entry.id} entry={entry} />
            ))}
          </ul>
          {open.some(({ estimated_wait_range: range }) => range) ? (
            <p className={styles['small']}>{words.basis}</p>
          ) : null}
        </section>
      )}
      {earlier.length > 0 ? (
        <section aria-labelledby="earlier">
          <h2 id="earlier">{words.earlier}</h2>
          <ul className={styles['list']}>
            {earlier.map((entry) => (
              <li key={entry.id}>
                <Who entry={entry} detail={formatDayAndTime(entry.joined_at)} />
                <span>{endText(entry)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function endText({ status, missed_at: missedAt, declined_at: declinedAt, consultant }: QueueEntry): string {
  const words = queueWords()
  if (status === 'served') return words.statusServed
  if (declinedAt !== undefined) return words.statusDeclined({ name: consultant.name })
  return missedAt === undefined ? words.statusLeft : words.statusMissed({ time: formatTime(missedAt) })
}

function OpenEntry({ entry }: { entry: QueueEntry }) {
  const words = queueWords()
  const { leave, isPending } = useQueueEntry(entry.consultant)
  return (
    <li>
      <Who entry={entry} detail={entry.status === 'called' ? words.yourTurn : waitText(entry)} />
      {entry.is_passed_over ? <p className={styles['passedOver']}>{words.passedOver}</p> : null}
      <Button
        variant="outline"
        size="s"
        loading={isPending}
        aria-label={words.leaveOf({ name: entry.consultant.name })}
        onClick={leave}
      >
        {words.leave}
      </Button>
    </li>
  )
}

function Who({ entry, detail }: { entry: QueueEntry; detail: string }) {
  const { id, name } = entry.consultant
  return (
    <>
      <Jharokha seed={id} initials={initialsOf(name)} size={44} />
      <p>
        <Link to={`/consult-astrologer-online/${id}`}>{name}</Link>
        <span role="status">{detail}</span>
      </p>
    </>
  )
}
