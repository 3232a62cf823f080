import type { Db } from '@tarapath/backend/database'
import type { Html } from '@tarapath/backend/http'
import type { Page } from '@tarapath/backend/endpoint'
import type { Act } from './forms/panel.ts'

/**
 * Where the desk stands, and the path of its pages: inside the developer console, where anybody may do anything,
 * or by itself, for staff who have signed in.
 */
export type Place = '/console/desk' | '/desk'

/** What the lists and forms of the desk reach: nothing of the console. */
export interface Work {
  db: Db
  /** One moment for everything that a request does. */
  now: Date
}

/** Which part of a list somebody looks at: what waits for them, or what is done and out of sight. */
export interface View extends Page {
  place: Place
  isPast: boolean
  /** The consultation that a link led to. */
  chosen: number | null
}

/** One list of the desk, with the forms for what a person does about its rows. */
export interface DeskPage {
  id: string
  title: string
  /** How many wait for somebody; null where nothing ever waits. */
  waiting: (db: Db) => Promise<number | null>
  show: (work: Work, view: View) => Promise<Html>
  /** The field of every form here that begins with the number of a row; null where there is one thing only. */
  rowField: string | null
  /** By name: the form of `pack` on the page `orders` is posted to `orders/pack` below the desk. */
  acts: Readonly<Record<string, Act<Work>>>
}
