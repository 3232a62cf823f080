import { setAlert, withdrawAlert, type Alert, type SetAlertBody } from '@tarapath/own-api/alerts'
import { showToast } from '@tarapath/ui-kit'
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useSignInFirst } from '../account/index.ts'
import { refusalSentence, signInAtom, useApi, useIsHydrated, usePlatform } from '../platform/index.ts'
import { alertsAtom, loadAlertsAtom } from './alerts-atom.ts'
import { alertWords } from './words/alert.gen.ts'

const subscribe = async (key: string) => (await import('./subscribe-to-push.ts')).subscribeToPush(key)

/** The last requested change, from any of the buttons. */
const lastChangeAtom = atom({ settled: Promise.resolve() })

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

  /** Changes are sent one after the other, so that the last tap decides however late a reply or a permission comes. */
  const inTurn = (order: () => Promise<void>): Promise<void> => {
    const last = store.get(lastChangeAtom)
    const changed = last.settled.then(order)
    last.settled = changed.catch(() => {})
    return changed
  }

  const change = async (order: () => Promise<void>) => {
    setIsPending(true)
    try {
      await inTurn(order)
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
      const subscribed = key !== null && platform === 'web' ? subscribe(key) : Promise.resolve(null)
      // The customer may never answer the browser's question: the alert is an SMS until they do.
      replace(await setAlert(api, { ...subject, push: null }))
      void subscribed.then((push) => inTurn(() => changeWay(push))).catch(() => {})
    })

  const changeWay = async (push: SetAlertBody['push']) => {
    const asked = store.get(alertsAtom)?.results.find(isAboutIt)
    // Its text says when the browser forbids notifications.
    if (asked) replace(push ? await setAlert(api, { ...subject, push }) : { ...asked })
  }

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
