import type { Db } from '@tarapath/backend/database'
import type { Html } from '@tarapath/backend/http'
import type { Page } from '@tarapath/backend/endpoint'
import type { Ports } from '@tarapath/backend/ports'
import type { Secrets } from '@tarapath/backend/secrets'
import type { SignedInStaff } from '@tarapath/backend/staff'
import type { FormAction } from './forms/form-action.ts'
import type { Refused } from './submit-form.ts'

/** The path of the desk: within the developer console, without a sign-in, or by itself, for staff. */
export type BasePath = '/console/desk' | '/desk'

/** What the lists and forms of the desk can use: nothing of the console. */
export interface DeskContext {
  db: Db
  /** One time for everything that a request does. */
  now: Date
  /** Who is signed in; null on the console. */
  reader: SignedInStaff | null
  /** The numbers of the setting `STAFF`. */
  staff: readonly string[]
  secrets: Secrets
  ports: Pick<Ports, 'events' | 'live' | 'log'>
}

/** Which part of a list is shown. */
export interface ListView extends Page {
  basePath: BasePath
  isPast: boolean
  /** The consultation of the page's URL. */
  consultationId: number | null
  /** The consultation that was searched for by the reference on its receipt. */
  reference: string | null
  /** What a search form of the page was submitted with. */
  query: Readonly<Record<string, string>>
  /** The form that was refused. */
  refused: Pick<Refused, 'entered' | 'errors'> | null
  /** Whether the reader may submit the form, such as `orders/pack`. */
  may: (form: string) => boolean
}

/** One list of the desk, with the forms for its rows. */
export interface DeskPage {
  id: string
  title: string
  /** Pages of one group share one tab of the desk. */
  group?: string
  /** How many open rows there are; null for a list whose rows need no work. */
  countOpen: (db: Db) => Promise<number | null>
  show: (context: DeskContext, view: ListView) => Promise<Html>
  /** The form field that begins with the number of the row; null where the page has one row only. */
  rowField: string | null
  /** By name: the form `pack` of the page `orders` is posted to `orders/pack` below the desk. */
  actions: Readonly<Record<string, FormAction<DeskContext>>>
}
