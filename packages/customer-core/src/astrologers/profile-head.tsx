import type { Astrologer } from '@tarapath/api-client/types'
import { initialsOf, Jharokha, Rating, SuccessIcon } from '@tarapath/ui-kit'
import { languageOf } from '../platform/index.ts'
import { chatCount, profilePath, spokenRating, statusName, statusNote, statusText } from './astrologer-summary.ts'
import { FavouriteButton } from './favourite-button.tsx'
import styles from './profile-head.module.css'
import { ShareButton } from './share-button.tsx'
import { sharedFirst, useSharedLanguages } from './spoken-languages.tsx'
import { profileWords } from './words/profile.gen.ts'

/** Signs above and below a letter make no word longer. */
const LONG_WORD = /(?:[^\s\p{M}]\p{M}*){13}/u

/** Who the astrologer is: what one asks first stands beside the name. */
export function ProfileHead({ astrologer }: { astrologer: Astrologer }) {
  const words = profileWords()
  const { id, name } = astrologer
  const chats = chatCount(astrologer)
  return (
    <header className={styles['head']}>
      <Jharokha
        seed={id}
        initials={initialsOf(name)}
        size="l"
        src={astrologer.avatar ?? undefined}
        status={astrologer.availability}
        statusText={statusText(astrologer)}
        statusNote={statusNote(astrologer)}
        statusName={statusName(astrologer)}
      />
      <div className={styles['summary']}>
        <h1 id="page-heading" lang={languageOf(name)} data-long={LONG_WORD.test(name) || undefined}>
          {name}
        </h1>
        {astrologer.review_count > 0 ? (
          <Rating
            value={astrologer.rating}
            count={astrologer.review_count}
            detail={chats}
            label={`${spokenRating(astrologer.rating, astrologer.review_count)}, ${chats}`}
          />
        ) : (
          <p>{chats}</p>
        )}
        {astrologer.is_verified ? (
          <p className={styles['verified']}>
            <SuccessIcon size={18} /> {words.verified} <small>{words.verifiedWhat}</small>
          </p>
        ) : null}
        <div className={`profile-buttons ${styles['buttons']}`}>
          <FavouriteButton id={id} name={name} />
          <ShareButton name={name} path={profilePath(astrologer)} />
        </div>
      </div>
      <Facts astrologer={astrologer} />
    </header>
  )
}

function Facts({ astrologer }: { astrologer: Astrologer }) {
  const { experience_years: years, consultation_count: consultations, education, city } = astrologer
  const words = profileWords()
  const shared = useSharedLanguages(astrologer.languages)
  const facts = [
    [words.experience, words.years({ years })],
    [words.consultations, consultations.toLocaleString('en-IN')],
    [shared.length > 0 ? words.speaksYours : words.speaks, sharedFirst(astrologer.languages, shared).join(', ')],
    [words.reads, astrologer.specialities.join(', ')],
    ...(city ? [[words.city, city]] : []),
    ...(education ? [[words.education, education]] : []),
  ]
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
