import type { BackendParts } from '@tarapath/backend'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { htmlPage } from '@tarapath/backend/http'
import { findHandsetCall, handsetStateOf, type Side } from '../simulators/handsets.ts'
import { MAX_OFFER_BYTES } from '@tarapath/backend/ports'
import { CONSOLE_STYLE } from '@tarapath/staff-desk'
import { HANDSET_SCRIPT } from './handset-script.ts'
import { namesOf, SIDES } from './handsets.ts'

const HANDSET = '/handset/:call/:side'

/** A page for each handset, with audio. */
export function createHandsetPages({ db, clock, media }: BackendParts): Hono {
  const pages = new Hono()
  const open = async (params: Record<string, string>) => {
    const call = await findHandsetCall(db, params['call'] ?? '')
    const side = SIDES.find((known) => known === params['side'])
    if (!call || !side) throw notFound('Handset not found.')
    return { call, side, state: handsetStateOf(call, side, clock.now()) }
  }

  pages.get(HANDSET, async (c) => {
    const { call, side, state } = await open(c.req.param())
    const names = await namesOf(db, call)
    const fields = html`<input type="hidden" name="call" value="${call.id}" />
      <input type="hidden" name="side" value="${side}" />`
    return htmlPage({
      title: `${names[side]}’s handset`,
      style: CONSOLE_STYLE,
      script: '/console/handset.js',
      body: html`<section
        class="card"
        data-handset
        data-state="${state}"
        data-idle="Waiting for ${names[otherSide(side)]} to answer."
        data-ringing="${names[otherSide(side)]} is calling."
        data-answered="You are talking to ${names[otherSide(side)]}."
        data-ended="The call has ended."
      >
        <h1>${names[side]} <small>handset</small></h1>
        <p data-status-text role="status">${state}</p>
        <p class="small" data-audio-text></p>
        <div class="row">
          <form method="post" action="/console/handsets/answer">
            ${fields}<button class="primary" data-when="ringing">Answer</button>
          </form>
          <form method="post" action="/console/handsets/hang-up">
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

  for (const direction of ['whip', 'whep'] as const)
    pages.post(`${HANDSET}/${direction}`, bodyLimit({ maxSize: MAX_OFFER_BYTES }), async (c) => {
      const { call, side, state } = await open(c.req.param())
      if (!media) throw new DomainError('no_media', 'This server has no audio.')
      if (state !== 'answered') throw new DomainError('not_answered', 'Answer the call first.')
      const offer = await c.req.text()
      const answer =
        direction === 'whip'
          ? await media.publish(roomOf(call.id, side), offer)
          : await media.watch(roomOf(call.id, otherSide(side)), side, offer)
      if (answer === null) throw notFound('The other side sends no audio yet.')
      return sdp(answer)
    })

  pages.get('/handset.js', (c) =>
    c.body(HANDSET_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  return pages
}

const otherSide = (side: Side): Side => (side === 'astrologer' ? 'customer' : 'astrologer')

const roomOf = (callId: string, side: Side): string => `${callId}-${side}`

const sdp = (answer: string) => new Response(answer, { status: 201, headers: { 'content-type': 'application/sdp' } })
