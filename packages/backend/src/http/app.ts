import { Hono } from 'hono'
import type { Endpoints } from '../endpoint/handler.ts'
import { notFound } from '../errors.ts'
import type { AppContext } from './app-context.ts'
import { createAttachmentRoutes } from './attachment-routes.ts'
import { createEndpointRoutes, type EndpointRoutes } from './endpoint-routes.ts'
import { problemOf, problemReply } from './error-mapping.ts'
import { DroppedConnection, type Faults } from './fault-injection.ts'
import { createHealthRoutes } from './health-routes.ts'
import { createEventRoutes, createLiveCallbacks, createLiveMediaRoutes } from './live-routes.ts'
import { createPaymentCallbackRoutes } from './payment-callback-routes.ts'
import { createPhoneCallRoutes } from './phone-call-routes.ts'
import { createPictureRoutes } from './picture-routes.ts'
import { toResponse } from './reply.ts'

export interface App {
  /** Each row of the table is a route; everything else is a JSON error. */
  app: EndpointRoutes['routes']
  direct: EndpointRoutes['direct']
}

export function createApp(context: AppContext, faults: Faults, endpoints: Endpoints): App {
  const app: App['app'] = new Hono()
  app.onError((failure, c) => {
    if (failure instanceof DroppedConnection) throw failure
    c.env.failure = failure
    return toResponse(problemReply(problemOf(failure)))
  })
  app.notFound(() => toResponse(problemReply(problemOf(notFound()))))

  app.route('/', createHealthRoutes(context))
  app.route('/', createPaymentCallbackRoutes(context))
  app.route('/', createPhoneCallRoutes(context))
  app.route('/', createLiveCallbacks(context))
  app.route('/api', createEventRoutes(context))
  app.route('/api/live', createLiveMediaRoutes(context))
  app.route('/api/media', createPictureRoutes(context))
  app.route('/api/media/attachments', createAttachmentRoutes(context))
  const { routes, direct } = createEndpointRoutes(context, faults, endpoints)
  app.route('/', routes)
  return { app, direct }
}
