import type { ZodiacSign } from '@tarapath/api-client/types'
import { LinkRow, RashiGlyph } from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FirstSentences } from '../horoscope/first-sentences.ts'
import { DAILY_TYPE } from '../horoscope/horoscope-address.ts'
import { SIGNS } from '../horoscope/signs.ts'
import { findSign, toZodiacSign } from '../horoscope/zodiac-sign.ts'
import { storedAtom } from '../../stored-atom.ts'
import './home.late.css'
import { homeWords } from './words/home.gen.ts'

const ownSignAtom = storedAtom('ownSign')

// The rest of its styles come after the first paint, which the list of signs must not move then.
const row = { position: 'relative' } as const
const overRow = { position: 'absolute', inset: 0 } as const
const unseen = { opacity: 0 } as const

/** Today's horoscope of the customer's own sign, which the device remembers. */
export function OwnSign({ sentences }: { sentences: FirstSentences }) {
  const words = homeWords()
  const [stored, setStored] = useAtom(ownSignAtom)
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen before React listened.
  const keepEarlyChoice = useEffectEvent(() => {
    if (select.current?.value) setStored(select.current.value)
  })
  useEffect(() => keepEarlyChoice(), [])
  const sign = SIGNS.find((one) => toZodiacSign(one) === stored)
  return (
    <div className="home-own-sign-row" style={row}>
      {sign ? (
        <LinkRow
          lead={<RashiGlyph sign={sign.slug} size={24} />}
          title={words.signToday({ sign: sign.sanskrit })}
          detail={sentences[toZodiacSign(sign)]}
          href={`/horoscope/${DAILY_TYPE}/${toZodiacSign(sign)}`}
        />
      ) : (
        <LinkRow lead={<RashiGlyph sign="mesh" size={24} />} title={words.chooseYourSign} href="/horoscope" />
      )}
      <label className="home-own-sign-choose" style={sign ? undefined : overRow}>
        {sign ? <span aria-hidden>{words.changeSign}</span> : null}
        <select
          ref={select}
          style={unseen}
          aria-label={words.chooseYourSign}
          value={sign ? toZodiacSign(sign) : ''}
          onChange={({ target }) => setStored(findSign(target.value) ? (target.value as ZodiacSign) : null)}
        >
          <option value="">{words.noSign}</option>
          {SIGNS.map((one) => (
            <option key={one.slug} value={toZodiacSign(one)}>
              {words.bothNames({ sanskrit: one.sanskrit, english: one.english })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
