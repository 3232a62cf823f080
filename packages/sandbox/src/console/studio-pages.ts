import type { BackendParts } from '@tarapath/backend'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { astrologers } from '@tarapath/backend/astrologers'
import { DomainError, notFound } from '@tarapath/backend/errors'
import { htmlPage } from '@tarapath/backend/http'
import { channelOf, MAX_OFFER_BYTES } from '@tarapath/backend/ports'
import { recordCamera } from '@tarapath/backend/live'
import { CONSOLE_STYLE } from '@tarapath/staff-desk'
import { findLiveStream } from './studio.ts'
import { STUDIO_SCRIPT } from './studio-script.ts'

const STUDIO = '/studio/:stream{\\d{1,9}}'

/** The studio of a live stream: the astrologer's camera, and the picture that viewers see. */
export function createStudioPages({ db, clock, media }: BackendParts): Hono {
  const pages = new Hono()

  pages.get(STUDIO, async (c) => {
    const stream = await findLiveStream(db, Number(c.req.param('stream')))
    const [astrologer] = await db.select().from(astrologers).where(eq(astrologers.id, stream.astrologerId))
    return htmlPage({
      title: `Studio of ${astrologer?.name}`,
      style: CONSOLE_STYLE,
      script: '/console/studio.js',
      body: html`<section class="card">
        <h1>${astrologer?.name} <small>live studio</small></h1>
        <p>${stream.title}</p>
        <p data-status-text role="status">Your camera is off.</p>
        <div class="row"><button class="primary" data-send>Start camera</button></div>
        <div class="screens">
          <figure>
            <video autoplay muted playsinline></video>
            <figcaption>Your camera</figcaption>
          </figure>
          <figure>
            <video autoplay muted playsinline></video>
            <figcaption>What viewers see</figcaption>
          </figure>
        </div>
        <p class="small"><a href="/console#studio">Back to the console</a></p>
      </section>`,
    })
  })

  for (const direction of ['whip', 'whep'] as const)
    pages.post(`${STUDIO}/${direction}`, bodyLimit({ maxSize: MAX_OFFER_BYTES }), async (c) => {
      const { id } = await findLiveStream(db, Number(c.req.param('stream')))
      if (!media) throw new DomainError('no_media', 'This server has no video.')
      const offer = await c.req.text()
      const answer =
        direction === 'whip'
          ? await media.publish(channelOf(id), offer)
          : await media.watch(channelOf(id), 'studio', offer)
      if (answer === null && direction === 'whip')
        throw new DomainError('codec_not_offered', 'This browser sends no picture that viewers can play.')
      if (answer === null) throw notFound('Your camera is off.')
      if (direction === 'whip') await recordCamera(db, clock.now(), id)
      return new Response(answer, { status: 201, headers: { 'content-type': 'application/sdp' } })
    })

  pages.get('/studio.js', (c) =>
    c.body(STUDIO_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  return pages
}
