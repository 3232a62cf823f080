import { html } from 'hono/html'
import { z } from 'zod'
import type { Db } from '@tarapath/backend/database'
import { listByAvailability, switchOffline, switchOnline } from '@tarapath/backend/astrologers'
import { printPaise } from '@tarapath/backend/money'
import { id } from './forms/fields.ts'
import { act, type Act } from './forms/panel.ts'
import { printDayTime } from './forms/print-time.ts'
import type { DeskPage, Place, Work } from './desk-page.ts'
import { listOf } from './list-of.ts'

/** Who can be asked now, and who cannot. */
export const astrologers: DeskPage = {
  id: 'astrologers',
  title: 'Astrologers',
  waiting: async () => null,
  async show({ db }, view) {
    const { count, astrologers: listed } = await listByAvailability(db, view, view.isPast)
    return listOf({
      page: 'astrologers',
      view,
      count,
      cards: listed.map((one) => astrologerCard(one, view.place)),
      words: {
        waiting: 'Here',
        past: 'Offline',
        nothingWaits: 'No astrologer is here.',
        nothingPast: 'Every astrologer is here.',
      },
    })
  },
  rowField: 'astrologer',
  acts: {
    on: switching('Switched on: customers can ask them now.', switchOnline),
    off: switching('Switched off, until somebody switches them on or their hours begin.', switchOffline),
  },
}

function switching(done: string, rule: (db: Db, astrologer: number) => Promise<void>): Act<Work> {
  return act(z.object({ astrologer: id('Astrologer') }), done, ({ db }, given) => rule(db, given.astrologer))
}

type Astrologer = Awaited<ReturnType<typeof listByAvailability>>['astrologers'][number]

const STATUS = { online: 'Online', busy: 'Busy', offline: 'Offline' }

const astrologerCard = (one: Astrologer, place: Place) =>
  html`<article
    id="astrologer-${one.id}"
    class="card job"
    data-astrologer="${one.id}"
    data-availability="${one.availability}"
  >
    <header>
      <h2>${one.name}</h2>
      <span class="tag" data-tag="${one.availability}">${STATUS[one.availability]}</span>
    </header>
    <p class="facts">
      <span>No. ${one.id}</span>
      <b class="money">${printPaise(one.ratePaise)}/min</b>
      <span>${waysIn(one)}</span>
      ${one.availability === 'offline' && one.nextAvailableAt && html`<span>Back ${printDayTime(one.nextAvailableAt)}</span>`}
    </p>
    ${one.availability === 'offline' && switchForm(one.id, 'on', 'Switch on', place)}
    ${one.availability === 'online' && switchForm(one.id, 'off', 'Switch off', place)}
  </article>`

const waysIn = ({ takesChats, takesCalls }: Astrologer): string =>
  [takesChats && 'Chats', takesCalls && 'Calls'].filter(Boolean).join(' and ') || 'Neither chats nor calls'

const switchForm = (astrologer: number, to: 'on' | 'off', label: string, place: Place) =>
  html`<form class="row" method="post" action="${place}/astrologers/${to}">
    <button name="astrologer" value="${astrologer}">${label}</button>
  </form>`
