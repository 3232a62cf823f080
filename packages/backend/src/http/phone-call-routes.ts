import { Hono } from 'hono'
import { isCallbackProof, recordPhoneLegReport, findRecording } from '../consultations/index.ts'
import type { AppContext } from './app-context.ts'
import { notFound } from '../errors.ts'
import { readBody } from './read-body.ts'

/** Routes of telephone calls beside the table: the callback of the call bridge, and recordings. */
export function createPhoneCallRoutes({ db, clock, ports, settings }: AppContext): Hono {
  const routes = new Hono()

  routes.post('/callbacks/calls/:callId{[\\w-]+}/:proof', async (c) => {
    const { callId, proof } = c.req.param()
    if (!(await isCallbackProof(settings, callId, proof))) throw notFound()
    const report = ports.calls.readCallback(await readBody(c.req.raw))
    if (report && !(await recordPhoneLegReport(db, clock.now(), callId, report))) throw notFound()
    return c.json({ ok: true })
  })

  routes.get('/api/media/recordings/:callId{[\\w-]+}', async (c) => {
    const { until = '', seal = '' } = c.req.query()
    const url = await findRecording(db, clock.now(), settings, { callId: c.req.param('callId'), until, seal })
    if (url === null) throw notFound()
    const sound = await ports.calls.fetchRecording(url, c.req.header('range') ?? null)
    if (sound.status !== 200 && sound.status !== 206) throw notFound('The recording is not there any more.')
    const headers = new Headers({ 'cache-control': 'private, no-store' })
    for (const name of ['content-type', 'content-length', 'content-range', 'accept-ranges'])
      if (sound.headers.has(name)) headers.set(name, sound.headers.get(name) ?? '')
    return new Response(sound.body, { status: sound.status, headers })
  })

  return routes
}
