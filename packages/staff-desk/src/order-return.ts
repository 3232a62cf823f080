import { html } from 'hono/html'
import { printPaise } from '@tarapath/backend/money'
import { type ReturnedItem, returnOf, type StaffOrder } from '@tarapath/backend/store'
import type { ListView } from './desk-page.ts'

/**
 * Records the return of a parcel or a part of it, in two steps without script: staff choose the returned pieces, then
 * they see the sum on the button that refunds it.
 */
export function returnForms(order: StaffOrder, view: ListView) {
  const chosen = chosenItems(order, view.query)
  const isOnePiece = order.items.length === 1 && order.items[0]?.item.quantity === 1
  const isOpen = chosen !== null || view.refused !== null
  return html`<details id="return" ${isOpen ? html`open` : ''}>
    <summary>Return and refund…</summary>
    ${isOnePiece ? '' : choiceForm(order, chosen ?? allOf(order), view)}
    ${isOnePiece ? refundForm(order, allOf(order), view) : chosen && refundForm(order, chosen, view)}
  </details>`
}

const allOf = ({ items }: StaffOrder): ReturnedItem[] =>
  items.map(({ item }) => ({ itemId: item.id, quantity: item.quantity }))

const fieldOf = (itemId: number) => `back-${itemId}`

/** The returned pieces in the address; null before the choice. */
function chosenItems({ items }: StaffOrder, query: ListView['query']): ReturnedItem[] | null {
  const chosen = items.flatMap(({ item }) => {
    const count = query[fieldOf(item.id)] ?? ''
    return /^\d{1,4}$/.test(count) ? [{ itemId: item.id, quantity: Math.min(Number(count), item.quantity) }] : []
  })
  return chosen.length > 0 ? chosen : null
}

function choiceForm(order: StaffOrder, chosen: readonly ReturnedItem[], view: ListView) {
  const countOf = (itemId: number) => chosen.find((each) => each.itemId === itemId)?.quantity ?? 0
  return html`<form method="get" action="${view.basePath}/orders#return">
    ${['list', 'q'].map((name) => view.query[name] && html`<input type="hidden" name="${name}" value="${view.query[name]}" />`)}
    <input type="hidden" name="order" value="${order.id}" />
    <table class="return">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" class="amount">Paid</th>
          <th scope="col" class="amount">Came back</th>
        </tr>
      </thead>
      <tbody>
        ${order.items.map(
          ({ item, product, variant }) =>
            html`<tr>
              <th scope="row">
                ${item.quantity} × ${product.name}${variant !== product.name && html`<small>${variant}</small>`}
              </th>
              <td class="amount">${printPaise(item.pricePaise * item.quantity)}</td>
              <td class="amount">
                <select name="${fieldOf(item.id)}" aria-label="How many came back: ${product.name}">
                  ${Array.from(
                    { length: item.quantity + 1 },
                    (_, count) => html`<option ${count === countOf(item.id) ? html`selected` : ''}>${count}</option>`,
                  )}
                </select>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    <button>Show the refund</button>
  </form>`
}

function refundForm(order: StaffOrder, items: readonly ReturnedItem[], { basePath, refused }: ListView) {
  if (items.every(({ quantity }) => quantity === 0))
    return html`<p class="notice" data-notice="refused" role="status">Choose what came back.</p>`
  const { paise, gstPaise } = returnOf(order, items)
  return html`<form method="post" action="${basePath}/orders/return?order=${order.id}">
    <input type="hidden" name="order" value="${order.id}" />
    <input
      type="hidden"
      name="items"
      value="${items.map(({ itemId, quantity }) => `${itemId}:${quantity}`).join(',')}"
    />
    <label
      >Reason, shown to the customer
      <input name="reason" maxlength="200" required autocomplete="off" value="${refused?.entered['reason'] ?? ''}"
    /></label>
    <p class="line"><span>Of the refund, GST</span><span>${printPaise(gstPaise)}</span></p>
    <p class="band"><span>Refund to the way it was paid</span><b>${printPaise(paise)}</b></p>
    <button class="pay">Return and refund ${printPaise(paise)}</button>
    <p class="small">
      An order is returned once. What came back is in stock again, and the customer reads the reason. Above the sum that
      admins set, you confirm with a new code.
    </p>
  </form>`
}
