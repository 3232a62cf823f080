import { serve, type ServerType } from '@hono/node-server'
import { openPglite } from '@tarapath/backend/pglite'
import { sql } from 'drizzle-orm'

/** A server with two faults: SQL injection and reflected markup. */
export async function startPlantedServer(): Promise<{ server: ServerType; stop: () => Promise<void> }> {
  const database = await openPglite()
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      const asked = searchParams.get('name') ?? ''
      if (pathname === '/page')
        return new Response(`<!doctype html><p>Nothing is called ${asked}.</p>`, {
          headers: { 'content-type': 'text/html' },
        })
      try {
        await database.db.execute(sql.raw(`select 1 from customers where name = '${asked}'`))
        return Response.json({ found: 0 })
      } catch (failure) {
        return new Response(String(failure instanceof Error ? (failure.cause ?? failure) : failure), { status: 500 })
      }
    },
  })
  return {
    server,
    async stop() {
      server.close()
      await database.close()
    },
  }
}
