import type { Client } from '@tarapath/api-client'
import { getAstrologer } from '@tarapath/api-client/astrologers'
import { listConsultationHistory } from '@tarapath/api-client/consultations'
import type { Astrologer } from '@tarapath/api-client/types'
import { CardActions, profilePath, ratePaise, statusText } from '@tarapath/customer-core/astrologers'
import { useApi } from '@tarapath/customer-core/platform'
import { ContinueRow, formatRupees } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { writeStored } from '../../stored.ts'
import { homeWords } from './words/home.gen.ts'

/** Set for who has a history. The boot script reads it, so that the row has its place before it is loaded. */
const KEY = 'continue'

/** The way back to the astrologer of the last consultation. It appears only where it has its place: nothing moves. */
export default function ContinueWith() {
  const api = useApi()
  const [astrologer, setAstrologer] = useState<Astrologer | null>(null)
  useEffect(() => {
    const { dataset } = document.documentElement
    const hasPlace = dataset['continue'] !== undefined
    let isMounted = true
    let isKnown = hasPlace
    lastAstrologer(api).then(
      (last) => {
        writeStored(KEY, last && 1)
        isKnown = last !== null
        if (isMounted && hasPlace) setAstrologer(last)
      },
      // Our own choice: a failure is silent, because the list of all astrologers is below.
      () => {},
    )
    return () => {
      isMounted = false
      // The next time that home is opened.
      if (isKnown) dataset['continue'] = ''
      else delete dataset['continue']
    }
  }, [api])
  if (!astrologer) return null
  const words = homeWords()
  const { id, name, avatar, availability } = astrologer
  const price = formatRupees(ratePaise(astrologer), { trailingZeros: 'strip' })
  return (
    <ContinueRow
      person={{ id, name, src: avatar ?? undefined }}
      title={words.continueWith({ name })}
      href={profilePath(astrologer)}
      status={availability}
      detail={words.statusAndPrice({ status: statusText(astrologer), price })}
      action={<CardActions astrologer={astrologer} isCompact />}
    />
  )
}

async function lastAstrologer(api: Client): Promise<Astrologer | null> {
  const { results } = await listConsultationHistory(api, { limit: 1 })
  const id = results[0]?.consultant.id
  return id === undefined ? null : getAstrologer(api, { id })
}
