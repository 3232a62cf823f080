import { KootaTable } from '@tarapath/customer-core/chart-details'
import type { Kundli } from '@tarapath/customer-core/horoscope'
import { Button, ErrorState, Select, Spinner } from '@tarapath/ui-kit'
import { useState } from 'react'
import { appWords } from '../words/app.gen.ts'
import { chatWords } from '../words/chat.gen.ts'
import { matchingWords } from '../words/matching.gen.ts'
import styles from './consultation.module.css'
import type { Person } from './people-of.ts'
import { useKundli, type DrawnKundli } from './use-kundli.ts'

interface GunaMilanProps {
  people: readonly Person[]
  /** The customer's. */
  name: string
  /** Puts a text into the message field; null in a call. */
  onWrite: ((text: string) => void) | null
}

/** The matching of two people whose birth details were shared. A table of points needs both. */
export function GunaMilan({ people, name, onWrite }: GunaMilanProps) {
  const words = matchingWords()
  // The last two until the astrologer chooses: a parent asks about two others.
  const [chosen, setChosen] = useState<{ groom: string; bride: string } | null>(null)
  const groom = people.find((person) => person.name === chosen?.groom) ?? people.at(-2)
  const bride = people.find((person) => person.name === chosen?.bride) ?? people.at(-1)
  const options = people.map((person) => ({ value: person.name, label: person.name }))
  return (
    <section>
      <h2>{words.title}</h2>
      {groom && bride ? (
        <>
          <div className={styles['couple']}>
            <Select
              label={words.groom}
              value={groom.name}
              options={options}
              onChange={({ target: { value } }) =>
                setChosen({ groom: value, bride: value === bride.name ? groom.name : bride.name })
              }
            />
            <Select
              label={words.bride}
              value={bride.name}
              options={options}
              onChange={({ target: { value } }) =>
                setChosen({ bride: value, groom: value === groom.name ? bride.name : groom.name })
              }
            />
          </div>
          <Matching groom={groom} bride={bride} />
        </>
      ) : (
        <>
          <p>{people.length === 0 ? words.nobody({ name }) : words.onlyOne}</p>
          {onWrite ? (
            <Button size="s" variant="outline" onClick={() => onWrite(words.askText)}>
              {words.ask({ name })}
            </Button>
          ) : null}
        </>
      )}
    </section>
  )
}

function Matching({ groom, bride }: { groom: Person; bride: Person }) {
  const words = matchingWords()
  const [his, hers] = [useKundli(groom), useKundli(bride)]
  const unknown = [his === 'unknown' ? groom : null, hers === 'unknown' ? bride : null].find((each) => each !== null)
  if (unknown) return <p>{words.placeUnknown({ name: unknown.name })}</p>
  const isReady = (each: typeof his): each is DrawnKundli => typeof each === 'object' && 'kundli' in each
  if (!isReady(his) || !isReady(hers)) {
    const failed = [his, hers].filter((each) => typeof each === 'object' && 'retry' in each)
    if (failed.length === 0) return <Spinner label={chatWords().drawing} />
    const retry = () => failed.forEach((each) => each.retry())
    return <ErrorState level={3} title={words.notLoaded} retryLabel={appWords().tryAgain} onRetry={retry} />
  }
  const couple = [
    { person: groom, kundli: his.kundli },
    { person: bride, kundli: hers.kundli },
  ]
  return (
    <>
      {couple.map(({ person: { name }, kundli: { moonRange } }) =>
        moonRange ? (
          <p key={name} className="ui-note">
            {words.timeUnknown({ name, from: formatMoon(moonRange[0]), to: formatMoon(moonRange[1]) })}
          </p>
        ) : null,
      )}
      <KootaTable groom={his.kundli.moons} bride={hers.kundli.moons} />
    </>
  )
}

const formatMoon = ({ nakshatra, pada }: Kundli['moon']) => matchingWords().moon({ nakshatra, pada })
