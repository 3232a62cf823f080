import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { hasPreferences, preferencesAtom, syncPreferencesAtom, useSpokenLanguages } from '../preferences/index.ts'
import { claimTab } from './claim-device.ts'
import { loadProfileAtom, profileAtom } from './profile.ts'

/** Loads the profile of a customer who is signed in, and on a new device what they chose in it. Each app mounts it once. */
export default function AccountHost() {
  const isMissing = useAtomValue(profileAtom).name === 'none'
  const loadProfile = useSetAtom(loadProfileAtom)
  const syncPreferences = useSetAtom(syncPreferencesAtom)
  useSpokenLanguages(useAtomValue(preferencesAtom).languages)
  useEffect(claimTab, [])
  useEffect(() => {
    if (isMissing) void loadProfile()
  }, [isMissing, loadProfile])
  useEffect(() => {
    if (!hasPreferences()) void syncPreferences()
  }, [syncPreferences])
  return null
}
