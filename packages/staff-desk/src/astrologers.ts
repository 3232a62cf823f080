import { html } from 'hono/html'
import { z } from 'zod'
import { switchOnline, switchOffline, listByAvailability } from '@tarapath/backend/astrologers'
import type { Db } from '@tarapath/backend/database'
import { printPaise } from '@tarapath/backend/money'
import type { BasePath, DeskContext, DeskPage, ListView } from './desk-page.ts'
import { id } from './forms/fields.ts'
import { type FormAction, formAction } from './forms/form-action.ts'
import { printDayTime } from './forms/print-time.ts'
import { listSection } from './list-section.ts'

/** Astrologers by availability, to set them online or offline. */
export const astrologers: DeskPage = {
  id: 'astrologers',
  title: 'Astrologers',
  countOpen: async () => null,
  async show({ db }, view) {
    const { count, astrologers: listed } = await listByAvailability(db, view, view.isPast)
    return listSection({
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
  },
  rowField: 'astrologer',
  actions: {
    on: setDuty('Online. Customers can send requests now.', switchOnline),
    off: setDuty('Offline until set online again, or until the next working hours.', switchOffline),
  },
}

function setDuty(notice: string, change: (db: Db, astrologer: number) => Promise<void>): FormAction<DeskContext> {
  return formAction(z.object({ astrologer: id('Astrologer') }), notice, ({ db }, input) => change(db, input.astrologer))
}

type Astrologer = Awaited<ReturnType<typeof listByAvailability>>['astrologers'][number]

const STATUS = { online: 'Online', busy: 'Busy', offline: 'Offline' }

const astrologerCard = (astrologer: Astrologer, { basePath, may }: ListView) => {
  const { id: astrologerId, name, availability, ratePaise, nextAvailableAt } = astrologer
  return html`<article
    id="astrologer-${astrologerId}"
    class="card job"
    data-astrologer="${astrologerId}"
    data-availability="${availability}"
  >
    <header>
      <h2>${name}</h2>
      <span class="tag" data-tag="${availability}">${STATUS[availability]}</span>
    </header>
    <p class="facts">
      <span>No. ${astrologerId}</span>
      <b class="money">${printPaise(ratePaise)}/min</b>
      <span>${channelsOf(astrologer)}</span>
      ${availability === 'offline' && nextAvailableAt && html`<span>Back ${printDayTime(nextAvailableAt)}</span>`}
    </p>
    ${availability === 'offline' && may('astrologers/on') && dutyForm(astrologerId, 'on', 'Set online', basePath)}
    ${availability === 'online' && may('astrologers/off') && dutyForm(astrologerId, 'off', 'Set offline', basePath)}
  </article>`
}

const channelsOf = ({ takesChats, takesCalls }: Astrologer): string =>
  [takesChats && 'Chats', takesCalls && 'Calls'].filter(Boolean).join(' and ') || 'Neither chats nor calls'

const dutyForm = (astrologer: number, action: 'on' | 'off', label: string, basePath: BasePath) =>
  html`<form class="row" method="post" action="${basePath}/astrologers/${action}">
    <button name="astrologer" value="${astrologer}">${label}</button>
  </form>`
