import { html } from 'hono/html'
import { listStaffActions, listStaffMembers, type StaffAction } from '@tarapath/backend/staff'
import { activitySearch, searchForm, searchParameters } from './activity-search.ts'
import type { DeskPage } from './desk-page.ts'
import { maskedPhone } from './forms/masked-phone.ts'
import { printDayTime } from './forms/print-time.ts'
import { pagination } from './list-section.ts'

/** Every form that staff submitted, file that they saved and customer whom they looked at, the newest first. */
export const activityLog: DeskPage = {
  id: 'activity',
  title: 'Activity log',
  group: 'Staff',
  countOpen: async () => null,
  async show({ db }, view) {
    const { count, actions } = await listStaffActions(db, view, activitySearch(view))
    const search = searchForm(await listStaffMembers(db), view)
    if (count === 0)
      return html`${search}
        <p>No activity found</p>`
    return html`${search}
      <p class="facts">
        <span>${count} found</span>
        <a href="${view.basePath}/activity.csv?${searchParameters(view)}" download>Save as CSV</a>
      </p>
      <section class="card">
        <ol class="rows" aria-label="Activity, newest first">
          ${actions.map(row)}
        </ol>
      </section>
      ${pagination('activity', view, count, searchParameters(view))}`
  },
  rowField: null,
  actions: {},
}

const row = ({ id, at, name, phone, page, action, rowId }: StaffAction) =>
  html`<li data-activity="${page}/${action}" data-row="${rowId ?? ''}" id="activity-${id}">
    <div>
      <b>${capitalised(page)}: ${action}${rowId !== null && ` ${rowId}`}</b>
      <small>${phone === null ? 'Developer console' : name || maskedPhone(phone)} · ${printDayTime(at)}</small>
    </div>
  </li>`

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
