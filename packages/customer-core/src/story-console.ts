import type { Client } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'

/** A visitor or customer who looks at the screen of a story. */
export interface Viewer {
  api: Client
  /** Requests an address of the backend without the client, such as a form of the developer console. */
  fetch: (address: string, init?: RequestInit) => Response | Promise<Response>
  /** Opens another viewer of the same backend. */
  open: (kind: 'customer' | 'newcomer' | 'host') => Promise<Viewer>
}

/** Sends a form of the developer console. */
export async function press({ fetch }: Viewer, path: string, form: Record<string, string | number>): Promise<void> {
  const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]))
  const reply = await fetch(`/console/${path}`, { method: 'POST', body })
  if (reply.status >= 400) throw new Error(`/console/${path} answered ${reply.status}.`)
}

/** Sets what is in the viewer's wallet. */
export async function setBalance(viewer: Viewer, rupees: number): Promise<void> {
  const { phone_number } = await getMyProfile(viewer.api)
  await press(viewer, 'wallets/set-balance', { phone_number, rupees })
}

/** What PhonePe says about a payment. */
export const settlePayment = (viewer: Viewer, order: string, outcome: 'complete' | 'fail'): Promise<void> =>
  press(viewer, `payments/${outcome}`, { order })

/** Advances the backend's clock, and runs the jobs that fall due. */
export const advanceClock = (viewer: Viewer, seconds: number): Promise<void> =>
  press(viewer, 'clock/advance', { seconds })
