import { html } from 'hono/html'
import { printPaise } from '@tarapath/backend/money'
import { listStaffActions } from '@tarapath/backend/staff'
import {
  countUnpaidOrders,
  countWaitingOrders,
  findOrder,
  MAX_COUNTED,
  type OrderList,
  searchOrders,
  type StaffOrder,
} from '@tarapath/backend/store'
import type { DeskContext, ListView } from './desk-page.ts'
import { pagination } from './list-section.ts'
import { orderCard } from './order-card.ts'
import { LISTS, orderSearch, parameters } from './order-search.ts'
import { isUnpaid, stateTag } from './order-state.ts'

const MAX_ACTIONS = 20

/** The list with the chosen order beside it; a narrow screen shows one of the two. */
export async function showOrders(context: DeskContext, view: ListView) {
  const { db } = context
  const search = await orderSearch(context, view)
  const { count, orders } = await searchOrders(db, view, search)
  const id = /^\d{1,9}$/.test(view.query['order'] ?? '') ? Number(view.query['order']) : null
  const chosen = id === null ? null : await findOrder(db, id)
  const query = parameters(search)
  const counts = { todo: await countWaitingOrders(db), pending: await countUnpaidOrders(db) }
  return html`<div class="split" ${chosen ? html`data-chosen` : ''}>
    <section class="list" aria-label="List of orders">
      <form class="search" method="post" action="${view.basePath}/orders/find" role="search">
        <input
          name="q"
          type="search"
          maxlength="60"
          aria-label="Number, name or phone"
          placeholder="Number, name, phone"
          autocomplete="off"
          value="${search.text}"
        />
        <button>Search</button>
        <a class="button" href="${view.basePath}/orders.csv?${query}" download>Export</a>
      </form>
      <nav class="lists" aria-label="Which orders">
        ${LISTS.map(({ list, label }) => listLink(view, { list, label, sealed: search.sealed, count: counts[list as 'todo'] ?? null, isCurrent: list === search.list }))}
      </nav>
      ${orders.length === 0 ? html`<p>${search.text === '' ? LISTS.find(({ list }) => list === search.list)?.none : `No order matches “${search.text}”`}</p>` : table(orders, view, { query, chosen })}
      ${count > 0 && html`<p class="small">${Math.min(view.offset + 1, count)}–${Math.min(view.offset + orders.length, count)} of ${count > MAX_COUNTED ? `more than ${MAX_COUNTED.toLocaleString('en-IN')}` : count}, newest first</p>`}
      ${pagination('orders', view, count, query)}
    </section>
    ${chosen && (await detail({ db }, chosen, { view, query }))}
  </div>`
}

interface ListLink {
  list: OrderList
  label: string
  sealed: string
  count: number | null
  isCurrent: boolean
}

const listLink = ({ basePath }: ListView, { list, label, sealed, count, isCurrent }: ListLink) =>
  html`<a href="${basePath}/orders?${parameters({ list, sealed })}" ${isCurrent ? html`aria-current="page"` : ''}
    >${label}${count === null ? '' : html` <span>${count}</span>`}</a
  >`

const table = (
  orders: readonly StaffOrder[],
  { basePath }: ListView,
  { query, chosen }: { query: string; chosen: StaffOrder | null },
) =>
  html`<table class="orders">
    <thead>
      <tr>
        <th scope="col">Order</th>
        <th scope="col">Customer</th>
        <th scope="col" class="items">Items</th>
        <th scope="col" class="amount">Paid</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      ${orders.map(
        (order) =>
          html`<tr
            data-order="${order.id}"
            data-status="${order.status}"
            data-payment="${order.paymentStatus}"
            ${order.id === chosen?.id ? html`aria-current="true"` : ''}
          >
            <th scope="row"><a href="${basePath}/orders?${query}&order=${order.id}">TPO-${order.id}</a></th>
            <td class="name">${order.address.name}</td>
            <td class="items">${itemsLine(order)}</td>
            <td class="amount">${isUnpaid(order) ? '–' : printPaise(order.totalPaise)}</td>
            <td>${stateTag(order)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`

/** "Rudraksha mala × 2 and 1 more" */
export function itemsLine({ items }: StaffOrder): string {
  const [first] = items
  if (!first) return ''
  const { item, product } = first
  const more = items.length > 1 ? ` and ${items.length - 1} more` : ''
  return `${product.name}${item.quantity > 1 ? ` × ${item.quantity}` : ''}${more}`
}

async function detail(
  { db }: Pick<DeskContext, 'db'>,
  order: StaffOrder,
  { view, query }: { view: ListView; query: string },
) {
  const search = { page: 'orders', rowId: order.id }
  const { actions } = await listStaffActions(db, { limit: MAX_ACTIONS, offset: 0 }, search)
  return html`<section class="detail" aria-label="Order TPO-${order.id}">
    ${orderCard(order, { view, actions, closePath: `${view.basePath}/orders?${query}` })}
  </section>`
}
