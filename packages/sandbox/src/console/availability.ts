import { asc } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import { astrologers, availability as availabilityEnum, setAvailability } from '@tarapath/backend/astrologers'
import type { Db } from '@tarapath/backend/database'
import { formAction, id, oneOf, type Panel } from '@tarapath/staff-desk'
import { astrologerField, requireAstrologer } from './astrologer-field.ts'

/** Sets astrologers online, busy or offline. */
export const availability: Panel = {
  id: 'availability',
  title: 'Astrologers',
  async show({ db }) {
    return html`<form class="row" method="post" action="/console/availability/set">
        ${await astrologerField(db, 'Astrologer')}
        <label
          >Availability
          <select name="availability">
            ${availabilityEnum.enumValues.map((value) => html`<option>${value}</option>`)}
          </select>
        </label>
        <button>Set</button>
      </form>
      <p class="small">${await summary(db)}</p>`
  },
  actions: {
    set: formAction(
      z.object({ astrologer: id('Astrologer'), availability: oneOf('Availability', availabilityEnum.enumValues) }),
      'Set, until a consultation or the console changes it.',
      async ({ db }, { astrologer, availability: name }) =>
        setAvailability(
          db,
          await requireAstrologer(db, astrologer),
          name === 'online' ? { name } : { name, until: null },
        ),
    ),
  },
}

/** Names the astrologers of all but the largest group. */
async function summary(db: Db): Promise<string> {
  const all = await db
    .select({ name: astrologers.name, availability: astrologers.availability })
    .from(astrologers)
    .orderBy(asc(astrologers.name))
  const groups = availabilityEnum.enumValues.map((value) => ({
    value,
    names: all.filter((astrologer) => astrologer.availability === value).map(({ name }) => name),
  }))
  const largest = groups.reduce((a, b) => (b.names.length > a.names.length ? b : a))
  const others = groups
    .filter((group) => group !== largest && group.names.length > 0)
    .map(({ value, names }) => `${capitalised(value)}: ${names.join(', ')}.`)
  return [...others, `${others.length > 0 ? 'All others are' : 'All are'} ${largest.value}.`].join(' ')
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
