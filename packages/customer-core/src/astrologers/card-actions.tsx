import type { AstrologerSummary } from '@tarapath/api-client/types'
import { Button, CallIcon, IconButton } from '@tarapath/ui-kit'
import { CardNotifyButton } from '../alerts/index.ts'
import { useStartCall, useStartChat } from '../consultation/index.ts'
import { CardJoinButton } from '../queue/index.ts'
import { profilePath } from './astrologer-summary.ts'
import { cardWords } from './words/card.gen.ts'

/** Chat and call; a waiting list while busy, a notification while offline. A compact card has one button. */
export function CardActions({ astrologer, isCompact }: { astrologer: AstrologerSummary; isCompact: boolean }) {
  const startChat = useStartChat()
  const startCall = useStartCall()
  const words = cardWords()
  const { name, availability, is_available_for_chat: takesChats, is_available_for_call: takesCalls } = astrologer
  if (availability === 'busy') return <CardJoinButton astrologer={astrologer} />
  if (availability === 'offline') return <CardNotifyButton astrologer={astrologer} />
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
