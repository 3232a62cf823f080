import { html } from 'hono/html'
import { deskLists } from './desk-lists.ts'
import type { DeskContext, DeskPage, ListView } from './desk-page.ts'

/** Links to the pages that the reader may open, with their open rows. A group is one tab, and its pages follow below. */
export async function deskTabs({ db }: DeskContext, page: DeskPage, view: ListView) {
  const pages = deskLists.filter(({ id }) => view.may(id))
  const inGroup = pages.filter(({ group }) => group !== undefined && group === page.group)
  const first = pages.filter(({ group }, index) => !group || pages.findIndex((each) => each.group === group) === index)
  const counts = new Map(await Promise.all(pages.map(async (each) => [each, await each.countOpen(db)] as const)))
  const tabs = first.map((one) => {
    const members = one.group === undefined ? [one] : pages.filter(({ group }) => group === one.group)
    const isCurrent = members.includes(page)
    return tab(one, one.group ?? one.title, { view, isCurrent, count: sumOf(members.map((each) => counts.get(each))) })
  })
  const inner = inGroup.map((one) =>
    tab(one, one.title, { view, isCurrent: one === page, count: counts.get(one) ?? null }),
  )
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
function sumOf(counts: readonly (number | null | undefined)[]): number | null {
  const known = counts.filter((count) => typeof count === 'number')
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0)
}
