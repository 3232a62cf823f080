import { setAlert, withdrawAlert, type Alert } from '@tarapath/own-api/alerts'
import { showToast } from '@tarapath/ui-kit'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useSignInFirst } from '../account/index.ts'
import { refusalSentence, signInAtom, useApi, useIsHydrated, usePlatform } from '../platform/index.ts'
import { alertsAtom, loadAlertsAtom } from './alerts-atom.ts'
import { alertWords } from './words/alert.gen.ts'

interface Person {
  id: number
  name: string
}

/** Whether the customer will be notified about an astrologer, and the orders to change that. */
export function useAlert({ id, name }: Person) {
  const api = useApi()
  const store = useStore()
  const platform = usePlatform()
  const signIn = useAtomValue(signInAtom)
  const signInFirst = useSignInFirst()
  const mine = useAtomValue(alertsAtom)
  const isHydrated = useIsHydrated()
  const [isPending, setIsPending] = useState(false)

  const load = useSetAtom(loadAlertsAtom)

  useEffect(() => {
    // The button works without knowing; a tap loads again and reports a failure.
    if (signIn === 'signed-in') void load().catch(() => {})
    if (signIn === 'signed-out') store.set(alertsAtom, null)
  }, [signIn, load, store])

  const replace = (alert: Alert | null) => {
    const known = store.get(alertsAtom)
    if (!known) return
    const others = known.results.filter(({ consultant_id }) => consultant_id !== id)
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
      replace(await setAlert(api, { consultant_id: id, push }))
    })

  const withdraw = () =>
    change(async () => {
      await withdrawAlert(api, { consultant_id: id })
      replace(null)
      showToast({ text: alertWords().turnedOff({ name }) })
    })

  return {
    alert: (isHydrated && mine?.results.find(({ consultant_id }) => consultant_id === id)) || null,
    isPending,
    ask: () => signInFirst(() => void ask(), alertWords().signInToNotify({ name })),
    withdraw: () => void withdraw(),
  }
}
