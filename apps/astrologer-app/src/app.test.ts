// @vitest-environment jsdom
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { App } from './app.tsx'

test('a browser whose session is over shows no more requests, also when the server ended it', async () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
  const scope = new URL(import.meta.env.BASE_URL, location.href).href
  const registration = { scope, pushManager: { getSubscription: async () => ({ unsubscribe }) } }
  Object.assign(navigator, { serviceWorker: { getRegistrations: async () => [registration] } })
  localStorage.clear()
  const root = createRoot(document.createElement('div'))
  root.render(createElement(App))
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce(), 60_000)
  root.unmount()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
