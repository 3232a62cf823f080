import { getAstrologer } from '@tarapath/api-client/astrologers'
import type { Astrologer } from '@tarapath/api-client/types'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { loadProfileAtom, profileAtom, type ProfileState } from '../account/index.ts'
import { failureOf, toPaise, useApi, type Failure } from '../platform/index.ts'
import { useAfterWithdrawal } from './unanswered-request.ts'

type Loaded = { name: 'loading' } | { name: 'ready'; astrologer: Astrologer } | { name: 'failed'; failure: Failure }

export type Price =
  | { name: 'loading' }
  | { name: 'ready'; astrologer: Astrologer; balancePaise: number }
  | { name: 'failed'; failure: Failure; isRetrying: boolean }

/**
 * The present price of an astrologer beside the balance that pays for it. `refresh` reads both again, and after a failure
 * `retry` does.
 */
export function usePrice(astrologerId: number): { price: Price; refresh(): void; retry(): void } {
  const api = useApi()
  const profile = useAtomValue(profileAtom)
  const loadProfile = useSetAtom(loadProfileAtom)
  const [loaded, setLoaded] = useState<Loaded>({ name: 'loading' })
  const [retried, setRetried] = useState<Failure | null>(null)
  const read = useCallback(async () => {
    const readAstrologer = async () => {
      try {
        setLoaded({ name: 'ready', astrologer: await getAstrologer(api, { id: astrologerId }) })
      } catch (error) {
        // After a request that failed, the price stays, and above the button stands why.
        setLoaded((known) => (known.name === 'ready' ? known : { name: 'failed', failure: failureOf(error) }))
      }
    }
    await Promise.all([readAstrologer(), loadProfile()])
  }, [api, astrologerId, loadProfile])
  const refresh = useCallback(() => void read(), [read])
  useEffect(refresh, [refresh])
  useAfterWithdrawal(refresh)

  const retry = async (failure: Failure) => {
    setRetried(failure)
    await read()
    setRetried(null)
  }
  const price = priceOf(loaded, profile, retried)
  return { price, refresh, retry: () => price.name === 'failed' && void retry(price.failure) }
}

function priceOf(loaded: Loaded, profile: ProfileState, retried: Failure | null): Price {
  if (loaded.name === 'ready' && profile.name === 'ready')
    return { name: 'ready', astrologer: loaded.astrologer, balancePaise: toPaise(profile.profile.balance) }
  if (retried) return { name: 'failed', failure: retried, isRetrying: true }
  const failed = [loaded, profile].find(({ name }) => name === 'failed')
  return failed?.name === 'failed'
    ? { name: 'failed', failure: failed.failure, isRetrying: false }
    : { name: 'loading' }
}
