import type { AstrologerSummary } from '@tarapath/api-client/types'
import { AstrologerCard, Button, CallIcon, IconButton } from '@tarapath/ui-kit'
import { useStartCall, useStartChat } from '../consultation/index.ts'
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
import { cardWords } from './words/card.gen.ts'

export interface AstrologerTileProps {
  astrologer: AstrologerSummary
  level?: 2 | 3
  compact?: boolean
}

/** The card of an astrologer in a list, with buttons to chat and call or, while neither is possible, to the profile. */
export function AstrologerTile({ astrologer, level = 2, compact = false }: AstrologerTileProps) {
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
      action={<StartActions astrologer={astrologer} />}
    />
  )
}

function StartActions({ astrologer }: { astrologer: AstrologerSummary }) {
  const startChat = useStartChat()
  const startCall = useStartCall()
  const words = cardWords()
  const { name, availability, is_available_for_chat: takesChats, is_available_for_call: takesCalls } = astrologer
  if (availability !== 'online' || !(takesChats || takesCalls)) {
    return (
      <Button size="s" variant="outline" href={profilePath(astrologer)} aria-label={words.profileOf({ name })}>
        {words.profile}
      </Button>
    )
  }
  return (
    <>
      {takesCalls ? (
        <IconButton variant="outline" label={words.call({ name })} onClick={() => startCall(astrologer)}>
          <CallIcon size={20} />
        </IconButton>
      ) : null}
      {takesChats ? (
        <Button size="s" aria-label={words.chatWith({ name })} onClick={() => startChat(astrologer)}>
          {words.chat}
        </Button>
      ) : null}
    </>
  )
}
