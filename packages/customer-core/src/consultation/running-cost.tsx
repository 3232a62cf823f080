import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { profileAtom, runningCostPaiseAtom } from '../account/index.ts'
import { spentPaise } from './chat-cost.ts'
import { meterAtom } from './meter.ts'
import { partnerAtom } from './partner.ts'

/**
 * Tells the wallet chip what the running consultation costs. A balance that is loaded meanwhile already lacks the full
 * minutes, which the backend has posted by then. After the end the last cost stays until the balance is loaded again.
 */
export function RunningCost() {
  const profile = useAtomValue(profileAtom)
  const run = useAtomValue(meterAtom)?.run ?? null
  const ratePaise = useAtomValue(partnerAtom)?.ratePaise ?? 0
  const setCost = useSetAtom(runningCostPaiseAtom)
  const [posted, setPosted] = useState({ profile, paise: 0 })
  if (posted.profile !== profile)
    setPosted({ profile, paise: run ? spentPaise(Math.floor(run.usedSeconds / 60) * 60, ratePaise) : 0 })
  const isRunning = run !== null
  const cost = run ? Math.max(0, run.usedPaise - posted.paise) : null
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
