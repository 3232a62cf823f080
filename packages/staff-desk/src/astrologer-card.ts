import { html } from 'hono/html'
import type { listByAvailability } from '@tarapath/backend/astrologers'
import { printPaise } from '@tarapath/backend/money'
import type { BasePath, ListView } from './desk-page.ts'
import { printDayTime } from './forms/print-time.ts'

export type Astrologer = Awaited<ReturnType<typeof listByAvailability>>['astrologers'][number]

const STATUS = { online: 'Online', busy: 'Busy', offline: 'Offline' }

export const astrologerCard = (astrologer: Astrologer, { basePath, may }: ListView) => {
  const { id, name, availability, ratePaise, nextAvailableAt, suspendedAt } = astrologer
  return html`<article
    id="astrologer-${id}"
    class="card job"
    data-astrologer="${id}"
    data-availability="${availability}"
    data-suspended="${String(suspendedAt !== null)}"
  >
    <header>
      <h2><a href="${basePath}/astrologers?astrologer=${id}">${name}</a></h2>
      <span class="tag" data-tag="${suspendedAt === null ? availability : 'rejected'}"
        >${suspendedAt === null ? STATUS[availability] : 'Suspended'}</span
      >
    </header>
    <p class="facts">
      <span>No. ${id}</span>
      <b class="money">${printPaise(ratePaise)}/min</b>
      <span>${channelsOf(astrologer)}</span>
      ${availability === 'offline' && nextAvailableAt && html`<span>Back ${printDayTime(nextAvailableAt)}</span>`}
    </p>
    ${availability === 'offline' && suspendedAt === null && may('astrologers/on') && dutyForm(id, 'on', 'Set online', basePath)}
    ${availability === 'online' && may('astrologers/off') && dutyForm(id, 'off', 'Set offline', basePath)}
  </article>`
}

const channelsOf = ({ takesChats, takesCalls }: Astrologer): string =>
  [takesChats && 'Chats', takesCalls && 'Calls'].filter(Boolean).join(' and ') || 'Neither chats nor calls'

const dutyForm = (astrologer: number, action: 'on' | 'off', label: string, basePath: BasePath) =>
  html`<form class="row" method="post" action="${basePath}/astrologers/${action}">
    <button name="astrologer" value="${astrologer}">${label}</button>
  </form>`
