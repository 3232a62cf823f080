import type { BackendParts } from '@tarapath/backend'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { htmlPage } from '@tarapath/backend/http'
import { findHandsetCall, handsetOf, type Side } from '../simulators/handsets.ts'
import { LONGEST_OFFER_BYTES } from '@tarapath/backend/ports'
import { CONSOLE_STYLE } from '@tarapath/staff-desk'
import { HANDSET_SCRIPT } from './handset-script.ts'
import { namesIn, SIDES } from './handsets.ts'

const HANDSET = '/handset/:call/:side'

/** One telephone on a page of its own, to be held in the hand: it rings, is answered, and carries voice. */
export function createHandsetPages({ db, clock, media }: BackendParts): Hono {
  const pages = new Hono()
  const open = async (given: Record<string, string>) => {
    const call = await findHandsetCall(db, given['call'] ?? '')
    const side = SIDES.find((one) => one === given['side'])
    if (!call || !side) throw notFound('There is no such telephone.')
    return { call, side, state: handsetOf(call, side, clock.now()) }
  }

  pages.get(HANDSET, async (c) => {
    const { call, side, state } = await open(c.req.param())
    const names = await namesIn(db, call)
    const far = otherThan(side)
    const fields = html`<input type="hidden" name="call" value="${call.id}" />
      <input type="hidden" name="side" value="${side}" />`
    return htmlPage({
      title: `${names[side]}’s telephone`,
      style: CONSOLE_STYLE,
      script: '/console/handset.js',
      body: html`<section
        class="card"
        data-handset
        data-state="${state}"
        data-silent="Waiting until ${names[far]} has answered."
        data-ringing="${names[far]} is calling."
        data-answered="You are talking to ${names[far]}."
        data-down="The line is down."
      >
        <h1>${names[side]} <small>telephone</small></h1>
        <p data-said role="status">${state}</p>
        <p class="small" data-voice></p>
        <div class="row">
          <form method="post" action="/console/handsets/answer">
            ${fields}<button class="primary" data-when="ringing">Answer</button>
          </form>
          <form method="post" action="/console/handsets/put-down">
            ${fields}<button class="fail" data-when="ringing answered">Hang up</button>
          </form>
        </div>
        <audio autoplay></audio>
        <p class="small"><a href="/console#handsets">Back to the console</a></p>
      </section>`,
    })
  })

  pages.get(`${HANDSET}/state`, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ state: (await open(c.req.param())).state })
  })

  for (const way of ['whip', 'whep'] as const)
    pages.post(`${HANDSET}/${way}`, bodyLimit({ maxSize: LONGEST_OFFER_BYTES }), async (c) => {
      const { call, side, state } = await open(c.req.param())
      if (!media) throw new DomainError('no_media', 'This server carries no voice.')
      if (state !== 'answered') throw new DomainError('not_answered', 'Answer first.')
      const offer = await c.req.text()
      if (way === 'whip') return sdp(await media.publish(roomOf(call.id, side), offer))
      const answer = await media.watch(roomOf(call.id, otherThan(side)), side, offer)
      if (answer === null) throw notFound('Nobody speaks there yet.')
      return sdp(answer)
    })

  pages.get('/handset.js', (c) =>
    c.body(HANDSET_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  return pages
}

const otherThan = (side: Side): Side => (side === 'astrologer' ? 'customer' : 'astrologer')

const roomOf = (callId: string, side: Side): string => `${callId}-${side}`

const sdp = (answer: string) => new Response(answer, { status: 201, headers: { 'content-type': 'application/sdp' } })
