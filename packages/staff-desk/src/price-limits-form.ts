import { html } from 'hono/html'
import type { PriceLimits } from '@tarapath/backend/astrologers'
import type { ListView } from './desk-page.ts'

/** Between which prices astrologers choose their own. */
export const priceLimitsForm = ({ minPaise, maxPaise }: PriceLimits, { basePath }: ListView) =>
  html`<section class="card job" aria-labelledby="limits">
    <h2 id="limits">Prices that astrologers choose themselves</h2>
    <form method="post" action="${basePath}/astrologers/limits">
      <div class="row">
        <label>Lowest, ₹ per minute ${rupees('lowest', minPaise)}</label>
        <label>Highest, ₹ per minute ${rupees('highest', maxPaise)}</label>
      </div>
      <button class="primary">Save limits</button>
    </form>
  </section>`

const rupees = (name: string, paise: number) =>
  html`<input name="${name}" type="number" min="5" max="500" required value="${paise / 100}" autocomplete="off" />`
