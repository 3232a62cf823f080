import { listRecommendedAstrologers } from '@tarapath/api-client/astrologers'
import type { AstrologerSummary } from '@tarapath/api-client/types'
import { Button, formatRupees, initialsOf, Jharokha, Rating, TextLink } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { Link, toPaise, useApi } from '../platform/index.ts'
import styles from './similar-astrologers.module.css'
import { startPath } from './use-leave-end.ts'
import { notBegunWords } from './words/not-begun.gen.ts'

const COUNT = 3

export interface SimilarAstrologersProps {
  /** The astrologer who cannot take the chat. */
  astrologerId: number
  level: 2 | 3
  /** While a request is open no other chat can start. */
  isWaiting?: boolean
  onLeave?: (() => void) | undefined
}

/** Astrologers like this one who are online now. Nothing is shown until they are loaded, or when that fails. */
export function SimilarAstrologers({ astrologerId, level, isWaiting = false, onLeave }: SimilarAstrologersProps) {
  const api = useApi()
  const [people, setPeople] = useState<readonly AstrologerSummary[] | null>(null)
  useEffect(() => {
    let isMounted = true
    // More than are shown, because some are busy.
    listRecommendedAstrologers(api, { consultant_id: astrologerId, astro_count: 4 * COUNT }).then(
      (list) => isMounted && setPeople(list.filter(isFree).slice(0, COUNT)),
      // Our own choice: a failure is silent, because the list of all astrologers is one tap away.
      () => isMounted && setPeople([]),
    )
    return () => {
      isMounted = false
    }
  }, [api, astrologerId])
  if (people === null) return null
  const words = notBegunWords()
  const Heading = `h${level}` as const
  return (
    <section className={styles['section']} aria-labelledby="similar-online">
      <div className={styles['head']}>
        <Heading id="similar-online">{words.similar}</Heading>
        <TextLink variant="standalone" href="/consult-astrologer-online" onClick={onLeave}>
          {words.seeAll}
        </TextLink>
      </div>
      {people.length === 0 ? <p>{words.nobodyOnline}</p> : null}
      <ul className={styles['list']}>
        {people.map((person) => (
          <li key={person.id} className={styles['row']}>
            <Jharokha seed={person.id} initials={initialsOf(person.name)} size={40} src={person.avatar ?? undefined} />
            <div className={styles['text']}>
              <Link to={`/consult-astrologer-online/${person.slug}`} onClick={onLeave} title={person.name}>
                {person.name}
              </Link>
              <Line person={person} />
              <p>{person.languages.slice(0, 3).join(', ')}</p>
            </div>
            {isWaiting ? null : (
              <Button
                size="s"
                href={startPath(person.id, 'chat')}
                aria-label={words.chatWith({ name: person.name })}
                onClick={onLeave}
              >
                {words.chat}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rating, and the price of a minute. */
function Line({ person }: { person: AstrologerSummary }) {
  const { rating, review_count: count } = person
  const words = notBegunWords()
  return (
    <p>
      {count > 0 ? (
        <>
          <Rating value={rating} count={count} label={words.rated({ rating: rating.toFixed(1), count })} /> ·{' '}
        </>
      ) : null}
      <b>{words.rate({ rate: formatRupees(rateOf(person), { trailingZeros: 'strip' }) })}</b>
    </p>
  )
}

const isFree = ({ availability, is_available_for_chat: takesChats }: AstrologerSummary): boolean =>
  availability === 'online' && takesChats

const rateOf = ({ discounted_price_per_minute: discounted, price_per_minute: price }: AstrologerSummary): number =>
  toPaise(discounted ?? price)
