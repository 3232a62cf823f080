import { listAlerts, type MyAlerts } from '@tarapath/own-api/alerts'
import { atom } from 'jotai'
import { apiAtom } from '../platform/index.ts'

/** The customer's alerts; null until they were loaded, and for who is signed out. */
export const alertsAtom = atom<MyAlerts | null>(null)

const loadingAtom = atom<{ request: Promise<MyAlerts> | null }>({ request: null })

/** The alerts, which are asked for once however many buttons show them. */
export const loadAlertsAtom = atom(null, async (get, set): Promise<MyAlerts> => {
  const known = get(alertsAtom)
  if (known) return known
  const loading = get(loadingAtom)
  loading.request ??= listAlerts(get(apiAtom)).finally(() => (loading.request = null))
  const alerts = await loading.request
  set(alertsAtom, alerts)
  return alerts
})
