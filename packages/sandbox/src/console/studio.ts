import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Db } from '@tarapath/backend/database'
import { astrologerAccounts, astrologers } from '@tarapath/backend/astrologers'
import { customers, phoneNumber } from '@tarapath/backend/identity'
import { liveStreams, liveViewers, endLiveStream, setBlocked, setLiveStreamStatus } from '@tarapath/backend/live'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { customerRoom, channelOf } from '@tarapath/backend/ports'
import { astrologerChoice, chosenAstrologer } from './astrologer-choice.ts'
import { id, line, act, type Panel, printTime } from '@tarapath/staff-desk'

const LONGEST_TITLE = 80
const show = z.object({ show: id('Show') })

/** Live shows: those of the programme, and those that somebody at this page holds with a camera. */
export const studio: Panel = {
  id: 'studio',
  title: 'Live studio',
  async show({ db }) {
    const cards = []
    for (const one of await liveShows(db)) cards.push(showCard(one, await viewersOf(db, one.id)))
    return html`${cards.length === 0 ? html`<p>Nobody is live.</p>` : cards}
      <form class="row" method="post" action="/console/studio/go-live">
        ${await astrologerChoice(db, 'Go live as')}
        <label class="wide"
          >Title <input name="title" maxlength="${LONGEST_TITLE}" required autocomplete="off"
        /></label>
        <button class="primary">Go live</button>
      </form>
      <form class="row" method="post" action="/console/studio/account">
        <label class="wide">This phone <input name="phone_number" type="tel" autocomplete="off" required /></label>
        ${await astrologerChoice(db, 'signs in as')}
        <button>Connect</button>
      </form>`
  },
  acts: {
    'go-live': act(
      z.object({ astrologer: id('Astrologer'), title: line('The title', LONGEST_TITLE) }),
      'You are live: open the studio to send your camera.',
      async ({ db, clock }, { astrologer, title }) => {
        const astrologerId = await chosenAstrologer(db, astrologer)
        await db.transaction(async (tx) => {
          const [made] = await tx.insert(liveStreams).values({ astrologerId, title }).returning()
          if (made) await setLiveStreamStatus(tx, clock.now(), made, 'live')
        })
      },
    ),
    end: act(show, 'The show is over.', async ({ db, clock, ports }, given) => {
      const stream = await findLive(db, given.show)
      await endLiveStream(db, clock.now(), stream)
      await ports.live.end(channelOf(stream.id))
    }),
    'shut-out': act(
      show.extend({ viewer: id('Viewer') }),
      'Shut out of this show.',
      async ({ db, clock, ports }, given) => {
        const stream = await findLive(db, given.show)
        const blocked = { streamId: stream.id, customerId: given.viewer, isBlocked: true }
        await setBlocked(db, clock.now(), blocked)
        await ports.events.publish(customerRoom(given.viewer), 'kicked', { live_stream_id: stream.id })
        await ports.live.remove(channelOf(stream.id), given.viewer)
      },
    ),
    account: act(
      z.object({ phone_number: line('The phone', 40), astrologer: id('Astrologer') }),
      'Whoever signs in with this number is that astrologer.',
      async ({ db }, { phone_number: phone, astrologer }) =>
        connectAccount(db, phoneNumber(phone), await chosenAstrologer(db, astrologer)),
    ),
  },
}

export async function findLive(db: Db, showId: number) {
  const [stream] = await db.select().from(liveStreams).where(eq(liveStreams.id, showId))
  if (!stream) throw notFound('There is no such show.')
  if (!stream.startedAt || stream.endedAt) throw new DomainError('not_live', 'This show is not live.')
  return stream
}

async function connectAccount(db: Db, phone: string, astrologerId: number): Promise<void> {
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone))
  if (!customer) throw notFound('Nobody has signed in with this number yet.')
  await db.transaction(async (tx) => {
    await tx.delete(astrologerAccounts).where(eq(astrologerAccounts.astrologerId, astrologerId))
    await tx.delete(astrologerAccounts).where(eq(astrologerAccounts.customerId, customer.id))
    await tx.insert(astrologerAccounts).values({ customerId: customer.id, astrologerId })
    await tx.update(customers).set({ isConsultant: true }).where(eq(customers.id, customer.id))
  })
}

interface LiveShow {
  id: number
  title: string
  name: string
  startedAt: Date | null
  endsAt: Date | null
  viewerCount: number
}

const liveShows = (db: Db): Promise<LiveShow[]> =>
  db
    .select({
      id: liveStreams.id,
      title: liveStreams.title,
      name: astrologers.name,
      startedAt: liveStreams.startedAt,
      endsAt: liveStreams.endsAt,
      viewerCount: liveStreams.viewerCount,
    })
    .from(liveStreams)
    .innerJoin(astrologers, eq(astrologers.id, liveStreams.astrologerId))
    .where(and(isNotNull(liveStreams.startedAt), isNull(liveStreams.endedAt)))
    .orderBy(asc(liveStreams.startedAt))

const viewersOf = (db: Db, streamId: number): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: customers.id, name: customers.name })
    .from(liveViewers)
    .innerJoin(customers, eq(customers.id, liveViewers.customerId))
    .where(eq(liveViewers.streamId, streamId))
    .orderBy(asc(customers.id))
    .limit(20)

const showCard = (one: LiveShow, viewers: { id: number; name: string }[]) =>
  html`<article id="show-${one.id}" class="seat" data-show="${one.id}" data-viewers="${one.viewerCount}">
    <header>
      <h3>${one.name}</h3>
      <span class="tag">${one.viewerCount} watching</span>
    </header>
    <p class="facts">
      <span>${one.title}</span>
      ${one.startedAt && html`<span>since ${printTime(one.startedAt)}</span>`}
      <span>${one.endsAt ? html`The script holds it until ${printTime(one.endsAt)}.` : 'You hold it.'}</span>
    </p>
    <form class="row" method="post" action="/console/studio/end">
      <input type="hidden" name="show" value="${one.id}" />
      ${!one.endsAt && html`<a href="/console/studio/${one.id}" target="_blank">Open the studio</a>`}
      <button class="fail">End</button>
    </form>
    ${
      viewers.length > 0 &&
      html`<ul class="rows">
        ${viewers.map(
          (viewer) =>
            html`<li data-viewer="${viewer.id}">
              <div><b>${viewer.name || 'No name yet'}</b></div>
              <form method="post" action="/console/studio/shut-out">
                <input type="hidden" name="show" value="${one.id}" />
                <button class="fail" name="viewer" value="${viewer.id}">Shut out</button>
              </form>
            </li>`,
        )}
      </ul>`
    }
  </article>`
