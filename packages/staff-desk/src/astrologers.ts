import { html } from 'hono/html'
import { z } from 'zod'
import {
  endSuspension,
  findPriceLimits,
  listByAvailability,
  setPrice,
  setAstrologerPhone,
  setPriceLimits,
  setWorkingHours,
  suspendAstrologer,
  switchOffline,
  switchOnline,
} from '@tarapath/backend/astrologers'
import { astrologerCard } from './astrologer-card.ts'
import { astrologerDetails } from './astrologer-details.ts'
import { priceLimitsForm } from './price-limits-form.ts'
import type { DeskContext, DeskPage } from './desk-page.ts'
import { id, integer, optional, text } from './forms/fields.ts'
import { type FormAction, formAction } from './forms/form-action.ts'
import { hoursFields, hoursOf } from './forms/hours.ts'
import { phoneField } from './forms/phone-field.ts'
import { listSection } from './list-section.ts'

const MIN_RUPEES = 5
const MAX_RUPEES = 500

const astrologer = z.object({ astrologer: id('Astrologer') })
const priceFields = astrologer
  .extend({
    rupees: integer('The price', MIN_RUPEES, MAX_RUPEES),
    discounted: optional(integer('The discounted price', MIN_RUPEES, MAX_RUPEES)),
  })
  .refine(({ rupees, discounted }) => discounted === undefined || discounted < rupees, {
    error: 'The discounted price has to be below the price.',
    path: ['discounted'],
  })

const limitFields = z
  .object({
    lowest: integer('The lowest price', MIN_RUPEES, MAX_RUPEES),
    highest: integer('The highest price', MIN_RUPEES, MAX_RUPEES),
  })
  .refine(({ lowest, highest }) => lowest <= highest, {
    error: 'The highest price has to be at least the lowest.',
    path: ['highest'],
  })

/** Astrologers by availability; and one with price, hours, complaints and suspension. */
export const astrologers: DeskPage = {
  id: 'astrologers',
  title: 'Astrologers',
  group: 'Astrologers',
  countOpen: async () => null,
  async show({ db }, view) {
    const asked = /^\d{1,9}$/.exec(view.query['astrologer'] ?? '')?.[0]
    if (asked !== undefined) return astrologerDetails(db, Number(asked), view)
    const { count, astrologers: listed } = await listByAvailability(db, view, view.isPast)
    const list = listSection({
      page: 'astrologers',
      view,
      count,
      cards: listed.map((astrologer) => astrologerCard(astrologer, view)),
      labels: {
        open: 'On duty',
        past: 'Offline',
        noneOpen: 'No astrologers on duty',
        nonePast: 'No astrologers offline',
      },
    })
    return view.may('astrologers/limits') ? html`${list} ${priceLimitsForm(await findPriceLimits(db), view)}` : list
  },
  rowField: 'astrologer',
  actions: {
    on: setDuty('Online. Customers can send requests now.', ({ db }, id) => switchOnline(db, id)),
    off: setDuty('Offline until set online again, or until the next working hours.', ({ db, now }, id) =>
      switchOffline(db, now, id),
    ),
    suspend: formAction(
      astrologer.extend({ reason: text('The reason', 200) }),
      'Suspended. A live stream ends. A running consultation is finished, and no other begins.',
      async ({ db, now }, input) => {
        await suspendAstrologer(db, now, input.astrologer, input.reason)
        return `astrologer=${input.astrologer}`
      },
    ),
    readmit: formAction(astrologer, 'The suspension is over.', async ({ db }, input) => {
      await endSuspension(db, input.astrologer)
      return `astrologer=${input.astrologer}`
    }),
    price: formAction(priceFields, 'Saved. It counts from the next consultation.', async ({ db }, input) => {
      const discountedPaise = input.discounted === undefined ? null : input.discounted * 100
      await setPrice(db, input.astrologer, { pricePaise: input.rupees * 100, discountedPaise })
      return `astrologer=${input.astrologer}`
    }),
    limits: formAction(
      limitFields,
      'Saved. Prices outside of it stay until their astrologers change them.',
      ({ db }, { lowest, highest }) => setPriceLimits(db, { minPaise: lowest * 100, maxPaise: highest * 100 }),
    ),
    phone: formAction(
      astrologer.extend({ phone: phoneField }),
      'Saved. The next call rings there.',
      async ({ db }, input) => {
        await setAstrologerPhone(db, input.astrologer, input.phone)
        return `astrologer=${input.astrologer}`
      },
    ),
    hours: formAction(hoursFields, 'Saved.', async ({ db, now }, input) => {
      await setWorkingHours(db, now, input.astrologer, hoursOf(input))
      return `astrologer=${input.astrologer}`
    }),
  },
}

function setDuty(
  notice: string,
  change: (context: DeskContext, astrologer: number) => Promise<void>,
): FormAction<DeskContext> {
  return formAction(astrologer, notice, (context, input) => change(context, input.astrologer))
}
