import { getAstrologer } from '@tarapath/api-client/astrologers'
import { getLiveStream } from '@tarapath/api-client/live'
import type { Astrologer } from '@tarapath/api-client/types'
import { formatRupees, initialsOf, Jharokha } from '@tarapath/ui-kit'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { FavouriteButton } from '../astrologers/index.ts'
import {
  apiContext,
  isMaximisedAtom,
  loadScreen,
  loadSection,
  PageMeta,
  requireSignIn,
  ScreenError,
  toPaise,
} from '../platform/index.ts'
import { JoinButton } from '../queue/index.ts'
import styles from './live-session-screen.module.css'
import { LivePlayer } from './player/player.tsx'
import { RoomChat } from './room-chat.tsx'
import { RoomOver } from './room-over.tsx'
import { streamInAddress } from './room-path.ts'
import { TipButton } from './tip-button.tsx'
import { useRoom, type Room } from './use-room.ts'
import { roomWords } from './words/room.gen.ts'

export const ErrorBoundary = ScreenError

// Spec §2: /live-session redirects a visitor to /.
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSignIn(context)
  const id = streamInAddress(request.url)
  if (id === null) throw redirect('/live')
  const api = context.get(apiContext)
  const stream = await loadScreen(getLiveStream(api, { id }))
  return { stream, astrologer: await loadSection(getAstrologer(api, { id: stream.consultant.id })) }
}

/** A live stream: its video, the waiting list for its astrologer, its chat, and tips. */
export default function LiveSessionScreen() {
  const { stream, astrologer } = useLoaderData<typeof loader>()
  return <LiveSession key={stream.id} loaded={stream} astrologer={astrologer.ok ? astrologer.data : null} />
}

function LiveSession({ loaded, astrologer }: { loaded: Room['stream']; astrologer: Astrologer | null }) {
  const room = useRoom(loaded)
  const { stream, phase, read } = room
  const isOn = phase === 'live' || phase === 'paused'
  useMaximised(isOn)
  return (
    <>
      <PageMeta title={stream.title} noindex />
      {isOn ? (
        <main id="main" className={styles['room']}>
          <div className={styles['stage']}>
            <LivePlayer stream={stream} phase={phase} onLost={read} />
            <Host room={room} astrologer={astrologer} />
          </div>
          <RoomChat room={room} emptyAction={<TipButton room={room} />} />
        </main>
      ) : (
        <RoomOver stream={stream} phase={phase} />
      )}
    </>
  )
}

function Host({ room: { stream }, astrologer }: { room: Room; astrologer: Astrologer | null }) {
  const words = roomWords()
  const { consultant } = stream
  return (
    <>
      <header className={styles['host']}>
        <Jharokha seed={consultant.id} initials={initialsOf(consultant.name)} size={36} />
        <div>
          <h1>{stream.title}</h1>
          <p>{[consultant.name, ...(astrologer ? [astrologer.languages.slice(0, 2).join(', ')] : [])].join(' · ')}</p>
        </div>
        <FavouriteButton id={consultant.id} name={consultant.name} />
      </header>
      <div className={styles['ask']}>
        <p>
          {astrologer ? (
            <span>
              {words.askPrivately({
                price: formatRupees(toPaise(astrologer.discounted_price_per_minute ?? astrologer.price_per_minute), {
                  trailingZeros: 'strip',
                }),
              })}
            </span>
          ) : null}
          <span>{words.queue({ count: stream.queue_length })}</span>
        </p>
        <div>
          <JoinButton astrologer={consultant} size="s" />
        </div>
      </div>
    </>
  )
}

/** Spec §2: the footer is hidden while the screen is maximised. Leaving the live stream brings it back. */
function useMaximised(isMaximised: boolean): void {
  const set = useSetAtom(isMaximisedAtom)
  useEffect(() => {
    set(isMaximised)
    return () => set(false)
  }, [isMaximised, set])
}
