import { Button } from '@tarapath/ui-kit'
import { useSyncExternalStore } from 'react'
import styles from './profile.module.css'
import { profileWords } from './words/profile.gen.ts'

/** What a browser that can install the site gives it, once for each page. Not in the DOM types, because it is no standard. */
interface BrowserOffer extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** Kept by the boot script. */
    installOffer?: BrowserOffer | undefined
  }
}

/** A line that installs the site, where the browser offers that and it is not installed yet. */
export function InstallOffer() {
  const words = profileWords()
  const offer = useSyncExternalStore(
    subscribe,
    () => window.installOffer,
    () => undefined,
  )
  if (!offer) return null
  const install = async () => {
    // An offer can be taken up once. A browser that still has one makes it anew.
    forgetOffer()
    await offer.prompt()
  }
  return (
    <div className={styles['setting']}>
      <div className={styles['grow']}>
        <p>{words.install}</p>
        <p className="ui-note">{words.installHint}</p>
      </div>
      <Button variant="outline" size="s" onClick={() => void install()}>
        {words.installNow}
      </Button>
    </div>
  )
}

const listeners = new Set<() => void>()

function forgetOffer(): void {
  window.installOffer = undefined
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  // The boot script has kept the offer when this listener hears of it.
  addEventListener('beforeinstallprompt', onChange)
  addEventListener('appinstalled', forgetOffer)
  return () => {
    listeners.delete(onChange)
    removeEventListener('beforeinstallprompt', onChange)
    removeEventListener('appinstalled', forgetOffer)
  }
}
