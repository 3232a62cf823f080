import type { BackendParts } from '@tarapath/backend'
import type { Html } from '@tarapath/backend/http'
import type { FormAction } from './form-action.ts'

/** One card of the developer console: its content, and what its forms do. */
export interface Panel {
  id: string
  title: string
  /** `consultationId`: the consultation of the page's URL. */
  show: (parts: BackendParts, now: Date, consultationId: number | null) => Html | Promise<Html>
  /** By name: the form `advance` of the panel `clock` is posted to `/console/clock/advance`. */
  actions: Readonly<Record<string, FormAction>>
}
