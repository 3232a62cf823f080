import { getAstrologer } from '@tarapath/api-client/astrologers'
import type { Astrologer } from '@tarapath/api-client/types'
import { formatRupees, initialsOf, Jharokha } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { FavouriteButton } from '../astrologers/index.ts'
import { toPaise, useApi } from '../platform/index.ts'
import { expectedWaitText, JoinButton, useExpectedWait, useIsWaitingFor } from '../queue/index.ts'
import styles from './live-session-screen.module.css'
import { RoomChat } from './room-chat.tsx'
import { TipButton } from './tip-button.tsx'
import type { LiveStreamUse } from './use-live-stream.ts'
import { useRoom } from './use-room.ts'
import { roomWords } from './words/room.gen.ts'

export interface RoomRestProps {
  live: LiveStreamUse
  /** What the page says of the astrologer beside the name. */
  onLanguages(languages: string): void
}

/** What is beside the video of a live stream, which its page loads after the picture. */
export default function RoomRest({ live, onLanguages }: RoomRestProps) {
  const words = roomWords()
  const room = useRoom(live)
  const { consultant, queue_length } = live.stream
  const astrologer = useAstrologer(consultant.id, onLanguages)
  const expected = useExpectedWait(consultant.id, queue_length)
  const isWaiting = useIsWaitingFor(consultant.id)
  return (
    <>
      <span className={styles['portrait']}>
        <Jharokha seed={consultant.id} initials={initialsOf(consultant.name)} size={36} />
      </span>
      <span className={styles['heart']}>
        <FavouriteButton id={consultant.id} name={consultant.name} />
      </span>
      <div className={styles['ask']}>
        <p>
          {astrologer ? (
            <span>{words.askPrivately({ price: formatRupees(ratePaiseOf(astrologer), STRIP) })}</span>
          ) : null}
          {isWaiting ? null : (
            <span>{expected?.range ? expectedWaitText(expected) : words.queue({ count: queue_length })}</span>
          )}
        </p>
        <div>
          <JoinButton astrologer={consultant} size="s" />
        </div>
      </div>
      <div className={styles['chat']}>
        <RoomChat room={room} emptyAction={<TipButton room={room} />} />
      </div>
    </>
  )
}

const STRIP = { trailingZeros: 'strip' } as const

const ratePaiseOf = ({ discounted_price_per_minute: discounted, price_per_minute: price }: Astrologer): number =>
  toPaise(discounted ?? price)

/** The astrologer whose private chats have a price; null while they load, and when that fails. */
function useAstrologer(id: number, onLanguages: RoomRestProps['onLanguages']): Astrologer | null {
  const api = useApi()
  const [astrologer, setAstrologer] = useState<Astrologer | null>(null)
  useEffect(() => {
    let isMounted = true
    getAstrologer(api, { id }).then(
      (loaded) => {
        if (!isMounted) return
        setAstrologer(loaded)
        onLanguages(loaded.languages.slice(0, 2).join(', '))
      },
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [api, id, onLanguages])
  return astrologer
}
