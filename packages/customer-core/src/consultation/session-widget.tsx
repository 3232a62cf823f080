import { ChatIcon, formatDuration, formatRupees, VisuallyHidden } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { languageOf, Link, usePlatform } from '../platform/index.ts'
import { chatViewAtom } from './chat-atom.ts'
import { lastLine } from './last-line.ts'
import { meterAtom } from './meter.ts'
import { partnerAtom, unknownPartner } from './partner.ts'
import { isConnectionFailingAtom } from './connection-atoms.ts'
import { isEndUnconfirmedAtom, sessionViewAtom, widgetAtom } from './session-atoms.ts'
import styles from './session-widget.module.css'
import { sessionWords } from './words/session.gen.ts'

/** The bar at the bottom of every page except /chat while a chat is open, and while an end is not confirmed. */
export function SessionWidget() {
  // The engine learns of the chat page after it has been drawn.
  const isOnChatPage = useLocation().pathname === '/chat'
  const isChat = useAtomValue(widgetAtom) === 'chat' && !isOnChatPage
  const isEndUnconfirmed = useAtomValue(isEndUnconfirmedAtom)
  const platform = usePlatform()
  const isShown = isChat || (isEndUnconfirmed && platform === 'web')
  // The sheet makes room for it at the end of every page, and hides the other bars.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-session', isShown)
    return () => document.documentElement.removeAttribute('data-session')
  }, [isShown])
  if (!isShown) return null
  if (!isChat) return <UnconfirmedEnd />
  return (
    <aside className={styles['widget']} aria-label={sessionWords().yourChat}>
      <ChatBar />
    </aside>
  )
}

function UnconfirmedEnd() {
  const words = sessionWords()
  return (
    <aside className={styles['widget']} aria-label={words.ending}>
      <Link to="/history" className={styles['bar']}>
        <span className={styles['text']} role="status">
          <strong className={styles['name']}>{words.ending}</strong>
          <span className={styles['line']}>{words.endNotConfirmed}</span>
        </span>
        <span className={styles['open']}>{words.myConsultations}</span>
      </Link>
    </aside>
  )
}

function ChatBar() {
  const name = useAtomValue(partnerAtom)?.name ?? unknownPartner()
  const chat = useAtomValue(chatViewAtom)
  const unread = chat?.unread ?? 0
  const line = chat ? lastLine(chat.rows) : null
  return (
    <Link to="/chat" className={styles['bar']}>
      <ChatIcon />
      <span className={styles['text']}>
        <strong className={styles['name']}>{name}</strong>
        {line ? (
          <span className={styles['line']} lang={languageOf(line)}>
            {line}
          </span>
        ) : null}
        <State />
      </span>
      {unread > 0 ? (
        <span className={styles['unread']}>
          <span aria-hidden="true">{unread}</span>
          <VisuallyHidden>{sessionWords().unread({ count: unread })}</VisuallyHidden>
        </span>
      ) : null}
      <span className={styles['open']}>{sessionWords().openChat}</span>
    </Link>
  )
}

function State() {
  const view = useAtomValue(sessionViewAtom)
  const failing = useAtomValue(isConnectionFailingAtom)
  const words = sessionWords()
  if (view?.phase === 'ending') return <span role="status">{words.ending}</span>
  if (failing) return <span role="status">{words.noInternet}</span>
  if (view?.phase === 'waiting') return <span role="status">{words.waiting}</span>
  return <Meter />
}

function Meter() {
  const meter = useAtomValue(meterAtom)
  const words = sessionWords()
  if (!meter) return null
  return (
    <span className={styles['meter']}>
      {meter.run ? `${words.spent({ amount: formatRupees(meter.run.usedPaise) })} · ` : null}
      {words.left({ time: formatDuration(meter.secondsLeft) })}
    </span>
  )
}
