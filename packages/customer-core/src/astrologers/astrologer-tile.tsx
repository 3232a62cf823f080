import type { AstrologerSummary } from '@tarapath/api-client/types'
import { AstrologerCard, Button, CallIcon, IconButton } from '@tarapath/ui-kit'
import type { ReactNode } from 'react'
import { CardNotifyButton } from '../alerts/index.ts'
import { useStartCall, useStartChat } from '../consultation/index.ts'
import { CardJoinButton } from '../queue/index.ts'
import {
  chatCount,
  languagesLine,
  originalPaise,
  profilePath,
  ratePaise,
  skillsLine,
  statusName,
  statusNote,
  statusText,
} from './astrologer-summary.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'
import { cardWords } from './words/card.gen.ts'

export interface AstrologerTileProps {
  astrologer: AstrologerSummary
  level?: 2 | 3
  compact?: boolean
  /** Instead of the button for what is possible now. */
  action?: ReactNode
}

/** The card of an astrologer in a list, with a button for what is possible now. */
export function AstrologerTile({ astrologer, level = 2, compact = false, action }: AstrologerTileProps) {
  return (
    <AstrologerCard
      name={astrologer.name}
      href={profilePath(astrologer)}
      prefetch="viewport"
      seed={astrologer.id}
      src={astrologer.avatar ?? undefined}
      skills={skillsLine(astrologer)}
      languages={languagesLine(astrologer)}
      ratePaise={ratePaise(astrologer)}
      originalPaise={originalPaise(astrologer)}
      {...(astrologer.review_count > 0 ? { rating: astrologer.rating, ratingCount: astrologer.review_count } : {})}
      ratingDetail={chatCount(astrologer)}
      status={astrologer.availability}
      statusText={statusText(astrologer)}
      statusNote={statusNote(astrologer)}
      statusName={statusName(astrologer)}
      level={level}
      compact={compact}
      favourite={<FavouriteButton id={astrologer.id} name={astrologer.name} />}
      action={action ?? <CardActions astrologer={astrologer} isCompact={compact} />}
    />
  )
}

/** Chat and call; a waiting list while busy, a notification while offline. A compact card has one button. */
function CardActions({ astrologer, isCompact }: { astrologer: AstrologerSummary; isCompact: boolean }) {
  const startChat = useStartChat()
  const startCall = useStartCall()
  const isHydrated = useIsHydrated()
  const words = cardWords()
  const { name, availability, is_available_for_chat: takesChats, is_available_for_call: takesCalls } = astrologer
  if (availability === 'busy') return <CardJoinButton astrologer={astrologer} isHydrated={isHydrated} />
  if (availability === 'offline') return <CardNotifyButton astrologer={astrologer} isHydrated={isHydrated} />
  if (!takesChats && !takesCalls) {
    return (
      <Button size="s" variant="outline" href={profilePath(astrologer)} aria-label={words.profileOf({ name })}>
        {words.profile}
      </Button>
    )
  }
  const call = words.call({ name })
  return (
    <>
      {takesCalls && !(isCompact && takesChats) ? (
        isCompact ? (
          <Button size="s" variant="outline" aria-label={call} onClick={() => startCall(astrologer)}>
            {words.callShort}
          </Button>
        ) : (
          <IconButton variant="outline" label={call} onClick={() => startCall(astrologer)}>
            <CallIcon size={20} />
          </IconButton>
        )
      ) : null}
      {takesChats ? (
        <Button size="s" aria-label={words.chatWith({ name })} onClick={() => startChat(astrologer)}>
          {words.chat}
        </Button>
      ) : null}
    </>
  )
}
