import { Hono } from 'hono'
import { notFound } from '../errors.ts'
import { findPicture } from '../files/index.ts'
import type { AppContext } from './app-context.ts'
import { drawingReply } from './drawing-reply.ts'
import { crossOriginMediaHeaders } from './security-headers.ts'

/** Pictures of customers and generated drawings. */
export function createPictureRoutes({ db }: AppContext): Hono {
  const routes = new Hono()
  routes.get('/drawings/:name', (c) => drawingReply(c.req.param('name')))
  routes.get('/pictures/:id{[\\w-]+}', async (c) => {
    const picture = await findPicture(db, c.req.param('id'))
    if (!picture) throw notFound()
    // The id is a hash of the content.
    const headers = {
      'content-type': picture.type,
      'cache-control': 'public, max-age=31536000, immutable',
      ...crossOriginMediaHeaders,
    }
    return new Response(picture.bytes, { headers })
  })
  return routes
}
