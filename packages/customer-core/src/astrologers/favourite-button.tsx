import { setAstrologerFavourite } from '@tarapath/api-client/astrologers'
import { HeartIcon, HeartOutlineIcon, IconButton, showToast } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { favouriteIdsAtom, loadProfileAtom, useSignInFirst } from '../account/index.ts'
import { failureOf, failureSentence, useApi } from '../platform/index.ts'

/** Fills at the tap and goes back if the server does not agree. */
export function FavouriteButton({ id, name }: { id: number; name: string }) {
  const api = useApi()
  const signInFirst = useSignInFirst()
  const loadProfile = useSetAtom(loadProfileAtom)
  const saved = useAtomValue(favouriteIdsAtom).includes(id)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const shown = wanted ?? saved

  const change = async () => {
    setWanted(!shown)
    try {
      await setAstrologerFavourite(api, { id }, { action: shown ? 'remove' : 'add' })
      await loadProfile()
    } catch (error) {
      showToast({ text: failureSentence(failureOf(error), 'Your favourite'), tone: 'danger' })
    } finally {
      setWanted(null)
    }
  }

  return (
    <IconButton
      label={`${name} is a favourite`}
      pressed={shown}
      disabled={wanted !== null}
      onClick={() => signInFirst(() => void change(), `to keep ${name} as a favourite`)}
    >
      {shown ? <HeartIcon /> : <HeartOutlineIcon />}
    </IconButton>
  )
}
