import { listLiveStreams } from '@tarapath/api-client/live'
import type { LiveStream } from '@tarapath/api-client/types'
import { Button, EmptyState } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { NotifyButton } from '../alerts/index.ts'
import { focusHeading, formatDayAndTime, useApi } from '../platform/index.ts'
import { LiveCard } from './live-card.tsx'
import cards from './live-card.module.css'
import type { LiveStreamUse } from './use-live-stream.ts'
import { useRoom } from './use-room.ts'
import { roomWords } from './words/room.gen.ts'

const MAX_OTHERS = 7

interface RoomOverProps {
  live: LiveStreamUse
  phase: Exclude<LiveStreamUse['phase'], 'live' | 'paused'>
  /** It replaces what was watched, and where the focus was. */
  takesFocus: boolean
}

/** Why there is nothing to watch here, and what there is instead. */
export default function RoomOver({ live, phase, takesFocus }: RoomOverProps) {
  const words = roomWords()
  useEffect(() => {
    if (takesFocus) focusHeading()
  }, [takesFocus])
  // It may be cancelled, begin, or let this customer in again.
  const { stream } = useRoom(live)
  const others = useOthers(stream.id)
  const { id, name } = stream.consultant
  const wasCancelled = stream.started_at === null
  const [title, hint] = {
    ended: wasCancelled
      ? [words.cancelledTitle, words.cancelledHint({ name })]
      : [words.endedTitle, words.endedHint({ name })],
    blocked: [words.blockedTitle, words.blockedHint({ name })],
    soon: [
      words.soonTitle,
      stream.scheduled_at === null
        ? words.soonUnknown({ name })
        : words.soonHint({ name, time: formatDayAndTime(stream.scheduled_at) }),
    ],
  }[phase]
  return (
    <main id="main" className="ui-page" data-stack>
      <h1 className="ui-visually-hidden">{stream.title}</h1>
      <div role="status">
        <EmptyState
          title={title ?? ''}
          action={
            phase === 'soon' ? (
              <NotifyButton astrologer={{ id, name, streamId: stream.id }} variant="primary" />
            ) : (
              <Button variant="outline" href={phase === 'blocked' ? '/live' : `/consult-astrologer-online/${id}`}>
                {phase === 'blocked' ? words.allLive : words.seeProfile({ name })}
              </Button>
            )
          }
        >
          {hint}
        </EmptyState>
      </div>
      {others.length > 0 ? (
        <section aria-labelledby="others">
          <h2 id="others">{words.othersLive}</h2>
          <ul className={cards['grid']}>
            {others.map((other) => (
              <LiveCard key={other.id} stream={other} level={3} />
            ))}
          </ul>
        </section>
      ) : null}
    </main>
  )
}

/** Other live streams that are on; none while they load, and when that fails. */
function useOthers(streamId: number): readonly LiveStream[] {
  const api = useApi()
  const [others, setOthers] = useState<readonly LiveStream[]>([])
  useEffect(() => {
    let isMounted = true
    listLiveStreams(api, { status: 'live', limit: MAX_OTHERS }).then(
      ({ results }) => isMounted && setOthers(results.filter(({ id, is_blocked }) => id !== streamId && !is_blocked)),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [api, streamId])
  return others
}
