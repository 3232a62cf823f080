import { HeartIcon, HeartOutlineIcon, IconButton } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { favouriteIdsAtom, loadProfileAtom, useSignInFirst } from '../account/index.ts'
import { loadInTime, useApi, useIsHydrated } from '../platform/index.ts'
import { cardWords } from './words/card.gen.ts'

/** Shows the new state at once, and the old one again when the request fails. */
export function FavouriteButton({ id, name }: { id: number; name: string }) {
  const api = useApi()
  const words = cardWords()
  const signInFirst = useSignInFirst()
  const loadProfile = useSetAtom(loadProfileAtom)
  const isFavourite = useAtomValue(favouriteIdsAtom).includes(id)
  const isSaved = useIsHydrated() && isFavourite
  const [pending, setPending] = useState<boolean | null>(null)
  const isShown = pending ?? isSaved

  const change = async () => {
    setPending(!isShown)
    const failed = isShown ? words.notRemoved({ name }) : words.notSaved({ name })
    try {
      const { changeFavourite } = await loadInTime(() => import('./change-favourite.ts'))
      await changeFavourite(api, id, { action: isShown ? 'remove' : 'add', failed })
      await loadProfile()
    } catch {
      // A message has been shown.
    } finally {
      setPending(null)
    }
  }

  return (
    <IconButton
      label={isShown ? words.removeSaved({ name }) : words.save({ name })}
      data-chosen={isShown || undefined}
      disabled={pending !== null}
      onClick={() => signInFirst(() => void change(), words.signInToSave({ name }))}
    >
      {isShown ? <HeartIcon /> : <HeartOutlineIcon />}
    </IconButton>
  )
}
