import { setAlert, withdrawAlert, type Alert } from '@tarapath/own-api/alerts'
import { showToast } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useSignInFirst } from '../account/index.ts'
import { refusalSentence, signInAtom, useApi, useIsHydrated, usePlatform } from '../platform/index.ts'
import { alertsAtom, loadAlertsAtom } from './alerts-atom.ts'
import { alertWords } from './words/alert.gen.ts'

/** An astrologer who becomes free or, with `streamId`, whose live stream starts. */
export interface AlertTarget {
  id: number
  name: string
  streamId?: number
}

/** Whether the customer will be notified about an astrologer, and the orders to change that. */
export function useAlert({ id, name, streamId }: AlertTarget) {
  const api = useApi()
  const store = useStore()
  const platform = usePlatform()
  const signIn = useAtomValue(signInAtom)
  const signInFirst = useSignInFirst()
  const mine = useAtomValue(alertsAtom)
  const isHydrated = useIsHydrated()
  const [isPending, setIsPending] = useState(false)

  const subject = streamId === undefined ? { consultant_id: id } : { live_stream_id: streamId }
  const isAboutIt = ({ consultant_id, live_stream_id }: Alert) =>
    streamId === undefined ? consultant_id === id : live_stream_id === streamId
  const spoken = { name, kind: streamId === undefined ? 'free' : 'live' } as const

  const load = useSetAtom(loadAlertsAtom)

  useEffect(() => {
    // The button works without knowing; a tap loads again and reports a failure.
    if (signIn === 'signed-in') void load().catch(() => {})
    if (signIn === 'signed-out') store.set(alertsAtom, null)
  }, [signIn, load, store])

  const replace = (alert: Alert | null) => {
    const known = store.get(alertsAtom)
    if (!known) return
    const others = known.results.filter((other) => !isAboutIt(other))
    store.set(alertsAtom, { ...known, results: alert ? [...others, alert] : others })
  }

  const change = async (order: () => Promise<void>) => {
    setIsPending(true)
    try {
      await order()
    } catch (error) {
      showToast({ text: refusalSentence(error) ?? alertWords().failed, tone: 'danger' })
    } finally {
      setIsPending(false)
    }
  }

  const ask = () =>
    change(async () => {
      const { push_key: key } = await load()
      // A web view has no Web Push of ours.
      const canPush = key !== null && platform === 'web'
      const push = canPush ? await (await import('./subscribe-to-push.ts')).subscribeToPush(key) : null
      replace(await setAlert(api, { ...subject, push }))
    })

  const withdraw = () =>
    change(async () => {
      await withdrawAlert(api, subject)
      replace(null)
      showToast({ text: alertWords().turnedOff(spoken) })
    })

  return {
    alert: (isHydrated && mine?.results.find(isAboutIt)) || null,
    /** For the words about it. */
    spoken,
    isPending,
    ask: () => signInFirst(() => void ask(), alertWords().signInToNotify(spoken)),
    withdraw: () => void withdraw(),
  }
}
