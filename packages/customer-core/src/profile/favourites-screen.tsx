import { getAstrologer, manageFavouriteAstrologers } from '@tarapath/api-client/astrologers'
import { getMyProfile } from '@tarapath/api-client/account'
import type { AstrologerSummary } from '@tarapath/api-client/types'
import { ActionBar, Button, Checkbox, EmptyState, showToast } from '@tarapath/ui-kit'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { loadProfileAtom, SignInPrompt } from '../account/index.ts'
import { AstrologerTile } from '../astrologers/index.ts'
import {
  apiContext,
  failureOf,
  failureSentence,
  loadScreen,
  PageMeta,
  ScreenError,
  ScreenSkeleton,
  signInContext,
  useApi,
  useStepFocus,
} from '../platform/index.ts'
import styles from './profile.module.css'
import { favouritesWords } from './words/favourites.gen.ts'

export const ErrorBoundary = ScreenError

export const HydrateFallback = () => <ScreenSkeleton title={favouritesWords().title} />

/** The list knows no favourites of a customer, so each of them is read. Who is no longer listed is left out. */
export async function loader({ context }: LoaderFunctionArgs): Promise<AstrologerSummary[] | null> {
  if (!context.get(signInContext).isSignedIn()) return null
  const api = context.get(apiContext)
  const { favourite_consultant_ids: ids } = await loadScreen(getMyProfile(api))
  const found = await Promise.all(ids.map((id) => getAstrologer(api, { id }).catch(() => null)))
  return found.filter((astrologer) => astrologer !== null).toSorted(byAvailability)
}

const AVAILABILITIES = ['online', 'busy', 'offline']

/** Astrologers who are online come first. */
const byAvailability = (one: AstrologerSummary, other: AstrologerSummary) =>
  AVAILABILITIES.indexOf(one.availability) - AVAILABILITIES.indexOf(other.availability)

export default function FavouritesScreen() {
  const favourites = useLoaderData<typeof loader>()
  const words = favouritesWords()
  useStepFocus(favourites?.length === 0 ? 'empty' : 'list')
  return (
    <main id="main" className={`ui-page ${styles['narrow']}`} data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.title}</h1>
      {favourites === null ? <SignInPrompt reason={words.signInToSee} /> : null}
      {favourites?.length === 0 ? (
        <EmptyState title={words.empty} action={<Button href="/consult-astrologer-online">{words.find}</Button>}>
          {words.emptyHint}
        </EmptyState>
      ) : null}
      {favourites && favourites.length > 0 ? <Favourites favourites={favourites} /> : null}
    </main>
  )
}

function Favourites({ favourites }: { favourites: readonly AstrologerSummary[] }) {
  const words = favouritesWords()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isRemoving, setRemoving] = useState(false)
  const change = useChange()
  useStepFocus(chosen.length === 0 ? 'list' : 'chosen')
  const remove = async () => {
    setRemoving(true)
    const isRemoved = await change(chosen, 'remove')
    setRemoving(false)
    if (isRemoved) {
      const removed = chosen
      setChosen([])
      showToast({
        text: words.removed({ count: removed.length }),
        action: { label: words.undo, onPress: () => void change(removed, 'add') },
      })
    }
  }
  return (
    <>
      <ul className={styles['favourites']}>
        {favourites.map((astrologer) => (
          <li key={astrologer.id} className={styles['favourite']}>
            <Checkbox
              label={words.choose({ name: astrologer.name })}
              checked={chosen.includes(astrologer.id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, astrologer.id] : chosen.filter((id) => id !== astrologer.id))
              }
            />
            <AstrologerTile astrologer={astrologer} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 ? (
        <ActionBar label={words.title}>
          <p className={styles['grow']} role="status">
            {words.chosen({ count: chosen.length })}
          </p>
          <Button variant="danger-outline" loading={isRemoving} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </ActionBar>
      ) : null}
    </>
  )
}

/** Changes several favourites at once. False when the request failed, which is said. */
function useChange() {
  const api = useApi()
  const loadProfile = useSetAtom(loadProfileAtom)
  const { revalidate } = useRevalidator()
  return async (ids: readonly number[], action: 'add' | 'remove'): Promise<boolean> => {
    try {
      await manageFavouriteAstrologers(api, { consultant_ids: [...ids], action })
      await Promise.all([loadProfile(), revalidate()])
      return true
    } catch (error) {
      const problem = failureSentence(failureOf(error))
      showToast({ text: favouritesWords().notChanged({ problem }), tone: 'danger' })
      return false
    }
  }
}
