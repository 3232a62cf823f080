import { Hono } from 'hono'
import type { AppContext } from './app-context.ts'

export function createHealthRoutes({ db }: AppContext): Hono {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.json({ ok: true }))
  routes.get('/readyz', async (c) => {
    await db.execute('select 1')
    return c.json({ ok: true })
  })
  // Browsers request it with every page.
  routes.get('/favicon.ico', (c) => c.body(null, 204))
  return routes
}
