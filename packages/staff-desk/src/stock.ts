import { html } from 'hono/html'
import { z } from 'zod'
import { changeStock, listStock } from '@tarapath/backend/store'
import type { DeskPage, ListView } from './desk-page.ts'
import { enteredFor } from './forms/entered.ts'
import { id, integer } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { pagination, placeIn } from './list-section.ts'

const MAX_PIECES = 9999

/** The stock of each product, the lowest first. */
export const stock: DeskPage = {
  id: 'stock',
  title: 'Stock',
  group: 'Catalogue',
  countOpen: async () => null,
  async show({ db }, view) {
    const { count, rows } = await listStock(db, view)
    return html`<p class="small">Orders take from it and give back what was cancelled, so enter the difference.</p>
      ${count === 0 && html`<p>Nothing here yet</p>`}
      <ul class="card rows" aria-label="Stock">
        ${rows.map((row) => stockRow(row, view))}
      </ul>
      ${pagination('stock', view, count)}`
  },
  rowField: 'variant',
  actions: {
    change: formAction(
      z.object({
        variant: id('The product'),
        seen: integer('The stock that you saw', 0, 999_999_999),
        pieces: z
          .string('The number of pieces is missing.')
          .regex(/^[+-]?\d{1,4}$/, 'Pieces have to be a whole number, such as 12 or -3.')
          .transform(Number)
          .refine((pieces) => Math.abs(pieces) <= MAX_PIECES && pieces !== 0, 'Enter how many came or are missing.'),
      }),
      'Saved. The store shows it now.',
      ({ db }, { variant, pieces, seen }) => changeStock(db, variant, pieces, seen),
    ),
  },
}

type StockRow = Awaited<ReturnType<typeof listStock>>['rows'][number]

const stockRow = ({ id: variant, product, sku, variant: name, stock: left }: StockRow, view: ListView) =>
  html`<li data-variant="${variant}">
    <div>
      <b>${product}</b>
      <small>${name} · ${sku}</small>
    </div>
    <span class="tag" data-tag="${left === 0 ? 'cancelled' : left < 5 ? 'waiting' : 'delivered'}"
      >${left === 0 ? 'Sold out' : `${left} left`}</span
    >
    ${
      view.may('stock/change') &&
      html`<form class="row pieces" method="post" action="${view.basePath}/stock/change${placeIn(view)}">
        <input type="hidden" name="variant" value="${variant}" />
        <input type="hidden" name="seen" value="${left}" />
        <input
          name="pieces"
          required
          inputmode="numeric"
          pattern="[+\\-]?\\d{1,4}"
          maxlength="5"
          autocomplete="off"
          placeholder="+12"
          value="${enteredFor(view, 'variant', variant)['pieces'] ?? ''}"
          aria-label="Pieces more or less of ${product}, ${name}"
        />
        <button>Change</button>
      </form>`
    }
  </li>`
