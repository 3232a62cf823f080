import { html } from 'hono/html'
import type { Db } from '@tarapath/backend/database'
import { deskLists } from './desk-lists.ts'
import type { DeskContext, DeskPage, ListView } from './desk-page.ts'

/** Links to the pages that the reader may open, with their open rows. A group is one tab, and its pages follow below. */
export async function deskTabs({ db }: DeskContext, page: DeskPage, view: ListView) {
  const pages = deskLists.filter(({ id }) => view.may(id))
  const inGroup = pages.filter(({ group }) => group !== undefined && group === page.group)
  const first = pages.filter(({ group }, index) => !group || pages.findIndex((each) => each.group === group) === index)
  const tabs = []
  for (const one of first) {
    const members = one.group === undefined ? [one] : pages.filter(({ group }) => group === one.group)
    const isCurrent = members.includes(page)
    tabs.push(tab(one, one.group ?? one.title, { view, isCurrent, count: await countAll(db, members) }))
  }
  const inner = []
  for (const one of inGroup)
    inner.push(tab(one, one.title, { view, isCurrent: one === page, count: await one.countOpen(db) }))
  return html`<nav class="tabs" aria-label="Lists of the desk">${tabs}</nav>
    ${inner.length > 1 && html`<nav class="tabs inner" aria-label="${page.group}">${inner}</nav>`}`
}

interface Tab {
  view: ListView
  isCurrent: boolean
  count: number | null
}

const tab = ({ id }: DeskPage, title: string, { view, isCurrent, count }: Tab) =>
  html`<a href="${view.basePath}/${id}" ${isCurrent ? html`aria-current="page"` : ''} data-open="${count ?? ''}"
    >${title}${count !== null && count > 0 ? html` <b>${count}</b>` : ''}</a
  >`

/** Null where none of the pages has rows that need work. */
async function countAll(db: Db, pages: readonly DeskPage[]): Promise<number | null> {
  let sum: number | null = null
  for (const { countOpen } of pages) {
    const count = await countOpen(db)
    if (count !== null) sum = (sum ?? 0) + count
  }
  return sum
}
