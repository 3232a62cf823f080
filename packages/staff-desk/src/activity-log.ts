import { html } from 'hono/html'
import { listStaffActions, type StaffAction } from '@tarapath/backend/staff'
import type { DeskPage } from './desk-page.ts'
import { maskedPhone } from './forms/masked-phone.ts'
import { printDayTime } from './forms/print-time.ts'
import { pagination } from './list-section.ts'

/** Every form that staff submitted and that changed something, the newest first. */
export const activityLog: DeskPage = {
  id: 'activity',
  title: 'Activity log',
  countOpen: async () => null,
  async show({ db }, view) {
    const { count, actions } = await listStaffActions(db, view)
    if (count === 0) return html`<p>No activity yet</p>`
    return html`<section class="card">
        <ol class="rows" aria-label="Activity, newest first">
          ${actions.map(row)}
        </ol>
      </section>
      ${pagination('activity', view, count)}`
  },
  rowField: null,
  actions: {},
}

const row = ({ id, at, phone, page, action, rowId }: StaffAction) =>
  html`<li data-activity="${page}/${action}" data-row="${rowId ?? ''}" id="activity-${id}">
    <div>
      <b>${capitalised(page)}: ${action}${rowId !== null && ` ${rowId}`}</b>
      <small>${phone === null ? 'Developer console' : maskedPhone(phone)} · ${printDayTime(at)}</small>
    </div>
  </li>`

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
