import { Hono, type Context } from 'hono'
import type { Db } from '@tarapath/backend/database'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { UPLOAD_POLICY } from '@tarapath/backend/http'
import type { Clock, Ports, Settings } from '@tarapath/backend/ports'
import { applicationPicture } from '@tarapath/backend/registration'
import { logStaffAction, type SignedInStaff } from '@tarapath/backend/staff'
import { activityCsv } from './activity-csv.ts'
import type { BasePath, DeskContext, DeskPage } from './desk-page.ts'
import { customerData } from './customer-data.ts'
import { deskLists } from './desk-lists.ts'
import { viewOf } from './desk-view.ts'
import type { FormAction } from './forms/form-action.ts'
import type { Notice } from './forms/notice.ts'
import { formLimit } from './forms/read-form.ts'
import { deskLayout } from './layout.ts'
import { ordersCsv } from './orders-csv.ts'
import { bankFile } from './payouts/bank-file.ts'
import { isAllowed } from './permissions.ts'
import { submitForm } from './submit-form.ts'

export interface DeskOptions {
  db: Db
  clock: Clock
  settings: Settings
  ports: Pick<Ports, 'events' | 'live' | 'log'>
  /** Waits until the caches of this process include every change. */
  catchUp: () => Promise<void>
}

export interface DeskEnv {
  /** The signed-in staff member; missing on the console. */
  Variables: { reader?: SignedInStaff }
}

const FORM_LIMIT_KB = 16

/** A page for each list of the desk, and the forms of their rows. */
export function createDeskPages(options: DeskOptions, basePath: BasePath): Hono<DeskEnv> {
  const { db, clock, settings, ports, catchUp } = options
  const pages = new Hono<DeskEnv>()
  const contextOf = (c: Context<DeskEnv>) => ({
    db,
    now: clock.now(),
    reader: c.get('reader') ?? null,
    staff: settings.staff,
    secrets: settings.secrets,
    ports,
  })
  const show = (c: Context<DeskEnv>, page: DeskPage, notice: Notice | null) =>
    deskLayout(contextOf(c), page, viewOf(c, basePath), { notice, status: 200 })
  const firstPage = (c: Context<DeskEnv>) => deskLists.find(({ id }) => mayUse(c, id))

  pages.get('/', (c) => c.redirect(`${basePath}/${firstPage(c)?.id ?? 'orders'}`))

  pages.get('/applications/:id{\\d{1,9}}/:field{[a-z_]{1,40}}', async (c) => {
    requirePermission(c, 'applications')
    const { type, bytes } = await applicationPicture(db, Number(c.req.param('id')), c.req.param('field'))
    return c.body(bytes, 200, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': UPLOAD_POLICY,
    })
  })

  pages.get('/activity.csv', async (c) => {
    requirePermission(c, 'activity')
    const file = await activityCsv(contextOf(c), viewOf(c, basePath))
    const phone = c.get('reader')?.phone ?? null
    await logStaffAction(db, { at: clock.now(), phone, page: 'activity', action: 'file', rowId: null })
    return file
  })

  pages.get('/orders.csv', async (c) => {
    requirePermission(c, 'orders')
    const file = await ordersCsv(contextOf(c), viewOf(c, basePath))
    const phone = c.get('reader')?.phone ?? null
    await logStaffAction(db, { at: clock.now(), phone, page: 'orders', action: 'file', rowId: null })
    return file
  })

  pages.get('/customers/:file{\\d{1,9}\\.json}', async (c) => {
    requirePermission(c, 'customers/delete')
    const customerId = Number.parseInt(c.req.param('file'), 10)
    const file = await customerData(db, clock.now(), customerId)
    const phone = c.get('reader')?.phone ?? null
    await logStaffAction(db, { at: clock.now(), phone, page: 'customers', action: 'data', rowId: customerId })
    return file
  })

  pages.get('/payouts/:file{\\d{1,9}\\.csv}', async (c) => {
    requirePermission(c, 'payouts/paid')
    const run = Number.parseInt(c.req.param('file'), 10)
    const file = await bankFile(db, run)
    const phone = c.get('reader')?.phone ?? null
    await logStaffAction(db, { at: clock.now(), phone, page: 'payouts', action: 'file', rowId: run })
    return file
  })

  pages.get('/:page', async (c) => {
    const page = pageOf(c)
    const notice = page.actions[c.req.query('done') ?? '']?.notice
    return show(c, page, notice === undefined ? null : { kind: 'done', text: notice })
  })

  pages.post(
    '/:page/:action',
    (c, next) => formLimit(formOf(c).action.formLimitKb ?? FORM_LIMIT_KB)(c, next),
    async (c) => {
      const form = formOf(c)
      const { page, name } = form
      const done = await submitForm({ ...contextOf(c), basePath }, form, c)
      if (done instanceof Response) return done
      const view = viewOf(c, basePath)
      if (typeof done !== 'string') {
        const notice: Notice = { kind: 'refused', text: done.text }
        return deskLayout(contextOf(c), page, { ...view, refused: done }, { notice, status: done.status })
      }
      await catchUp()
      const query = done + (view.consultationId === null ? '' : `&consultation=${view.consultationId}`)
      return c.redirect(`${basePath}/${page.id}?done=${name}${query}`, 303)
    },
  )
  return pages
}

/** Everybody on the console may do everything. */
function mayUse(c: Context<DeskEnv>, path: string): boolean {
  const reader = c.get('reader')
  return reader === undefined || isAllowed(reader.roles, path)
}

function requirePermission(c: Context<DeskEnv>, path: string): void {
  if (!mayUse(c, path)) throw new DomainError('permission_denied', 'Your role does not include this. Ask an admin.')
}

function pageOf(c: Context<DeskEnv>): DeskPage {
  const page = deskLists.find(({ id }) => id === c.req.param('page'))
  if (!page) throw notFound('List not found.')
  requirePermission(c, page.id)
  return page
}

function formOf(c: Context<DeskEnv>): { page: DeskPage; name: string; action: FormAction<DeskContext> } {
  const page = pageOf(c)
  const name = c.req.param('action') ?? ''
  const action = Object.hasOwn(page.actions, name) ? page.actions[name] : undefined
  if (!action) throw notFound('Form not found.')
  requirePermission(c, `${page.id}/${name}`)
  return { page, name, action: action }
}
