import { getCallRecordingUrl } from '@tarapath/api-client/consultations'
import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { Button, InlineNotice } from '@tarapath/ui-kit'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { deviceClock, failureOf, formatDay, failureSentence, refusalSentence, useApi } from '../platform/index.ts'
import styles from './history.module.css'
import { recordingWords } from './words/recording.gen.ts'

/** Our own choice: a provider's recording comes within an hour of the call, or not at all. */
const PENDING_MS = 3_600_000

/** The recording of a call: loaded on demand, because its URL is valid for ten minutes. */
export function Recording({ item }: { item: ConsultationHistoryItem }) {
  const words = recordingWords()
  const until = item.recording_until
  if (item.started_at === null || item.ended_at === null) return null
  return (
    <section className={styles['section']} aria-labelledby="recording">
      <h2 id="recording">{words.title}</h2>
      {item.has_recording ? (
        <>
          {until === undefined ? null : <p>{words.until({ day: formatDay(until) })}</p>}
          <Player id={item.id} />
        </>
      ) : until === undefined ? (
        <NotThere endedAt={item.ended_at} />
      ) : (
        <p>{words.deleted({ day: formatDay(until) })}</p>
      )}
    </section>
  )
}

function NotThere({ endedAt }: { endedAt: string }) {
  const words = recordingWords()
  const { revalidate, state } = useRevalidator()
  const [now] = useState(() => deviceClock.now())
  if (now - Date.parse(endedAt) > PENDING_MS) return <p>{words.none}</p>
  return (
    <>
      <p>{words.pending}</p>
      <Button variant="outline" loading={state === 'loading'} onClick={() => void revalidate()}>
        {words.checkAgain}
      </Button>
    </>
  )
}

function Player({ id }: { id: number }) {
  const words = recordingWords()
  const api = useApi()
  const [url, setUrl] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const hasPlayed = useRef(false)
  const load = async () => {
    hasPlayed.current = false
    setLoading(true)
    setProblem(null)
    try {
      const { url: signed } = await getCallRecordingUrl(api, { consultation_id: id })
      // The API stands behind the page's own origin, which is the only one that the content policy lets play.
      const { pathname, search } = new URL(signed)
      setUrl(pathname + search)
    } catch (error) {
      setProblem(refusalSentence(error) ?? failureSentence(failureOf(error)))
    }
    setLoading(false)
  }
  /** A link is new when it is first played: what fails then is the recording. */
  const lose = () => {
    setUrl(null)
    setProblem(hasPlayed.current ? words.expired : words.notPlayed)
  }
  return (
    <>
      {problem ? (
        <InlineNotice tone="warn" live="alert">
          {problem}
        </InlineNotice>
      ) : null}
      {url ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a telephone call has no captions
        <audio
          className={styles['player']}
          controls
          autoPlay
          src={url}
          aria-label={words.title}
          onLoadedMetadata={() => {
            hasPlayed.current = true
          }}
          onError={lose}
        />
      ) : (
        <Button variant="outline" loading={isLoading} onClick={() => void load()}>
          {words.listen}
        </Button>
      )}
    </>
  )
}
