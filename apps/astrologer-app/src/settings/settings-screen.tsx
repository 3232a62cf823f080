import { getOwnSettings, type OwnSettings } from '@tarapath/astrologer-api'
import { ErrorState, Spinner } from '@tarapath/ui-kit'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../platform/api.ts'
import { appWords } from '../words/app.gen.ts'
import { HoursForm } from './hours-form.tsx'
import { PriceForm } from './price-form.tsx'
import { QuickRepliesForm } from './quick-replies-form.tsx'

/** The astrologer's price, working hours and quick replies. */
export function SettingsScreen() {
  const words = appWords()
  const [settings, setSettings] = useState<OwnSettings | 'loading' | 'failed'>('loading')
  const load = useCallback((signal?: AbortSignal) => {
    // The forms keep what is being written when the screen is shown again after a consultation.
    const keepForms = (known: OwnSettings | 'loading' | 'failed') => (typeof known === 'object' ? known : 'failed')
    getOwnSettings(api, signal && { signal }).then(setSettings, () => signal?.aborted || setSettings(keepForms))
  }, [])
  useEffect(() => {
    const left = new AbortController()
    load(left.signal)
    return () => left.abort()
  }, [load])

  function loadAgain() {
    setSettings('loading')
    load()
  }

  return (
    <>
      <h1>{words.settings}</h1>
      {settings === 'loading' ? <Spinner label={words.loading} /> : null}
      {settings === 'failed' ? (
        <ErrorState title={words.settingsNotLoaded} retryLabel={words.tryAgain} onRetry={loadAgain} />
      ) : null}
      {typeof settings === 'object' ? (
        <>
          <PriceForm settings={settings} onSaved={setSettings} />
          <HoursForm settings={settings} onSaved={setSettings} />
          <QuickRepliesForm settings={settings} onSaved={setSettings} />
        </>
      ) : null}
    </>
  )
}
