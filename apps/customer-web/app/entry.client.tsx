import { setNonce } from 'get-nonce'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext } from './nonce.ts'

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
// For the style element that a dialog's scroll lock writes.
if (nonce) setNonce(nonce)

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext value={nonce}>
      <StrictMode>
        <HydratedRouter />
      </StrictMode>
    </NonceContext>,
  )
})
