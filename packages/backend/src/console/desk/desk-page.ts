import type { Db } from '../../database/db.ts'
import type { Html } from '../../http/html-page.ts'
import type { Page } from '../../http/page.ts'
import type { Act, Desk } from '../panel.ts'

/** Which part of a list somebody looks at: what waits for them, or what is done and out of sight. */
export interface View extends Page {
  isPast: boolean
}

/** One list of the desk, with the forms for what a person does about its rows. */
export interface DeskPage {
  id: string
  title: string
  /** How many wait for somebody; null where nothing ever waits. */
  waiting: (db: Db) => Promise<number | null>
  show: (desk: Desk, view: View) => Promise<Html>
  /** By name: the form of `pack` on the page `orders` is posted to `/console/desk/orders/pack`. */
  acts: Readonly<Record<string, Act>>
}
