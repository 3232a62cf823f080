import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { profileAtom, runningCostPaiseAtom } from '../account/index.ts'
import { deviceClock } from '../platform/index.ts'
import { spentPaise } from './chat-cost.ts'
import { meterAtom } from './meter.ts'
import { partnerAtom } from './partner.ts'

/** Times are shown in whole seconds. */
const TOLERANCE_MS = 3000

/**
 * Tells the wallet chip what the running consultation costs. A balance that is loaded meanwhile already lacks the full
 * minutes, which the backend has posted by then. After the end the last cost stays until the balance is loaded again.
 */
export function RunningCost() {
  const profile = useAtomValue(profileAtom)
  const run = useAtomValue(meterAtom)?.run ?? null
  const ratePaise = useAtomValue(partnerAtom)?.ratePaise ?? 0
  const setCost = useSetAtom(runningCostPaiseAtom)
  const [loaded, setLoaded] = useState(() => ({ profile, atMs: deviceClock.now() }))
  if (loaded.profile !== profile) setLoaded({ profile, atMs: deviceClock.now() })
  const [posted, setPosted] = useState<{ loaded: typeof loaded; startedMs: number; paise: number } | null>(null)
  const startedMs = run ? deviceClock.now() - run.usedSeconds * 1000 : 0
  // After a reload the balance comes before the status does, and the status before the time of the server.
  const isNew = posted?.loaded !== loaded || Math.abs(posted.startedMs - startedMs) > TOLERANCE_MS
  if (run && ratePaise > 0 && isNew) {
    const minutes = fullMinutes(run.usedSeconds - secondsSince(loaded.atMs))
    setPosted({ loaded, startedMs, paise: spentPaise(minutes * 60, ratePaise) })
  }
  const isRunning = run !== null
  const cost = run && posted?.loaded === loaded ? Math.max(0, run.usedPaise - posted.paise) : null
  useEffect(() => {
    if (cost !== null) setCost(cost)
  }, [cost, setCost])
  useEffect(() => {
    if (!isRunning) setCost(0)
    // A new balance counts from itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [profile])
  return null
}

const secondsSince = (ms: number): number => (deviceClock.now() - ms) / 1000

const fullMinutes = (seconds: number): number => Math.floor(Math.max(0, seconds) / 60)
