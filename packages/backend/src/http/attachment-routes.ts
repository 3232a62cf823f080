import { Hono } from 'hono'
import { findAttachment } from '../consultations/index.ts'
import type { AppContext } from './app-context.ts'
import { fileReply } from './file-reply.ts'
import { notFound } from '../errors.ts'
import { crossOriginMediaHeaders } from './security-headers.ts'

const SUFFIXES: Readonly<Record<string, string>> = { jpeg: 'jpg', mp4: 'm4a', mpeg: 'mp3' }

/** Files sent in chats. The URL is signed, because an `<img>` or `<audio>` cannot send a token. */
export function createAttachmentRoutes({ db, clock, settings }: AppContext): Hono {
  const routes = new Hono()

  routes.get('/:messageId{\\d{1,9}}', async (c) => {
    const { until = '', seal = '' } = c.req.query()
    const messageId = Number(c.req.param('messageId'))
    const file = await findAttachment(db, clock.now(), settings, { messageId, until, seal })
    if (!file) throw notFound('There is no such file, or its link is too old.')
    const suffix = file.type.split('/')[1] ?? ''
    return fileReply(file, c.req.header('range') ?? null, {
      ...crossOriginMediaHeaders,
      // The file of a message never changes, and it is private.
      'cache-control': 'private, max-age=86400, immutable',
      'content-disposition': `inline; filename="message-${messageId}.${SUFFIXES[suffix] ?? suffix}"`,
    })
  })

  return routes
}
