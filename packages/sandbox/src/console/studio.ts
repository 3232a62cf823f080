import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Db } from '@tarapath/backend/database'
import { astrologers } from '@tarapath/backend/astrologers'
import { customers, phoneNumber } from '@tarapath/backend/identity'
import { endLiveStream, liveStreams, liveViewers, setBlocked, startLiveStream } from '@tarapath/backend/live'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { channelOf, customerRoom } from '@tarapath/backend/ports'
import { connectAccount } from '@tarapath/backend/registration'
import { astrologerField, requireAstrologer } from './astrologer-field.ts'
import { formAction, id, type Panel, printTime, text } from '@tarapath/staff-desk'

const MAX_TITLE_LENGTH = 80
const liveStream = z.object({ stream: id('Live stream') })

/** Live streams, scheduled ones and those sent from the studio. */
export const studio: Panel = {
  id: 'studio',
  title: 'Live studio',
  async show({ db }) {
    const cards = []
    for (const stream of await openStreams(db)) cards.push(streamCard(stream, await viewersOf(db, stream.id)))
    return html`${cards.length === 0 ? html`<p>No live streams</p>` : cards}
      <form class="row" method="post" action="/console/studio/go-live">
        ${await astrologerField(db, 'Go live as')}
        <label class="wide"
          >Title <input name="title" maxlength="${MAX_TITLE_LENGTH}" required autocomplete="off"
        /></label>
        <button class="primary">Go live</button>
      </form>
      <form class="row" method="post" action="/console/studio/connect-account">
        <label class="wide"
          >Phone of a customer <input name="phone_number" type="tel" autocomplete="off" required
        /></label>
        ${await astrologerField(db, 'Astrologer')}
        <button>Connect</button>
      </form>`
  },
  actions: {
    'go-live': formAction(
      z.object({ astrologer: id('Astrologer'), title: text('The title', MAX_TITLE_LENGTH) }),
      'You are live. Open the studio and start your camera within a minute.',
      async ({ db, clock }, { astrologer, title }) => {
        const astrologerId = await requireAstrologer(db, astrologer)
        await startLiveStream(db, clock.now(), { astrologerId, title })
      },
    ),
    end: formAction(liveStream, 'Live stream ended.', async ({ db, clock, ports }, input) => {
      const stream = await findLiveStream(db, input.stream)
      await endLiveStream(db, clock.now(), stream)
      await ports.live.end(channelOf(stream.id))
    }),
    'block-viewer': formAction(
      liveStream.extend({ viewer: id('Viewer') }),
      'Viewer blocked.',
      async ({ db, clock, ports }, input) => {
        const stream = await findLiveStream(db, input.stream)
        const blocked = { streamId: stream.id, customerId: input.viewer, isBlocked: true }
        await setBlocked(db, clock.now(), blocked)
        await ports.events.publish(customerRoom(input.viewer), 'kicked', { live_stream_id: stream.id })
        await ports.live.remove(channelOf(stream.id), input.viewer)
      },
    ),
    'connect-account': formAction(
      z.object({ phone_number: text('The phone', 40), astrologer: id('Astrologer') }),
      'The account is connected to the astrologer.',
      async ({ db }, { phone_number: phone, astrologer }) =>
        connectPhone(db, phoneNumber(phone), await requireAstrologer(db, astrologer)),
    ),
  },
}

export async function findLiveStream(db: Db, streamId: number) {
  const [stream] = await db.select().from(liveStreams).where(eq(liveStreams.id, streamId))
  if (!stream) throw notFound('Live stream not found.')
  if (!stream.startedAt || stream.endedAt) throw new DomainError('not_live', 'This live stream is not live.')
  return stream
}

async function connectPhone(db: Db, phone: string, astrologerId: number): Promise<void> {
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone))
  if (!customer) throw notFound('No customer has this phone number. Sign in with it first.')
  await connectAccount(db, { customerId: customer.id, astrologerId })
}

interface OpenStream {
  id: number
  title: string
  name: string
  startedAt: Date | null
  endsAt: Date | null
  viewerCount: number
}

const openStreams = (db: Db): Promise<OpenStream[]> =>
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

const streamCard = (stream: OpenStream, viewers: { id: number; name: string }[]) =>
  html`<article id="stream-${stream.id}" class="item" data-stream="${stream.id}" data-viewers="${stream.viewerCount}">
    <header>
      <h3>${stream.name}</h3>
      <span class="tag">${stream.viewerCount} watching</span>
    </header>
    <p class="facts">
      <span>${stream.title}</span>
      ${stream.startedAt && html`<span>since ${printTime(stream.startedAt)}</span>`}
      <span>${stream.endsAt ? html`Scheduled until ${printTime(stream.endsAt)}.` : 'Sent from the studio.'}</span>
    </p>
    <form class="row" method="post" action="/console/studio/end">
      <input type="hidden" name="stream" value="${stream.id}" />
      ${!stream.endsAt && html`<a href="/console/studio/${stream.id}" target="_blank">Open the studio</a>`}
      <button class="fail">End</button>
    </form>
    ${
      viewers.length > 0 &&
      html`<ul class="rows">
        ${viewers.map(
          (viewer) =>
            html`<li data-viewer="${viewer.id}">
              <div><b>${viewer.name || 'No name'}</b></div>
              <form method="post" action="/console/studio/block-viewer">
                <input type="hidden" name="stream" value="${stream.id}" />
                <button class="fail" name="viewer" value="${viewer.id}">Block</button>
              </form>
            </li>`,
        )}
      </ul>`
    }
  </article>`
