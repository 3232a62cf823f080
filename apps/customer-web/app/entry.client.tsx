import { stopEarlyTaps } from '@tarapath/customer-core/platform'
import { setNonce } from 'get-nonce'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { browserPlatform } from './browser.ts'
import { awaitFirstInteraction, startInteraction } from './first-interaction.ts'
import { awaitFirstPicture, firstPicture } from './first-picture.ts'
import { noteTapsWhileHydrating } from './late-screen.tsx'
import { NonceContext } from './nonce.ts'
import { openOutdatedPage } from './outdated-page.ts'
import { noteInlineSheets } from './page-styles.ts'

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
// The scroll lock of a dialog adds a style element with this nonce.
if (nonce) setNonce(nonce)
noteInlineSheets()

awaitFirstPicture()
// The server cannot render what depends on the hash of the address.
if (
  browserPlatform().signIn.isSignedIn() ||
  document.documentElement.dataset['platform'] ||
  location.hash.includes('=')
)
  void firstPicture().then(startInteraction)
else awaitFirstInteraction()

startTransition(() => {
  stopEarlyTaps()
  noteTapsWhileHydrating()
  hydrateRoot(
    document,
    <NonceContext value={nonce}>
      <StrictMode>
        <HydratedRouter onError={openOutdatedPage} />
      </StrictMode>
    </NonceContext>,
  )
})
