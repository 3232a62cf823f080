import { openPostgres } from '@tarapath/backend/postgres'
import { sql } from 'drizzle-orm'

/** Creates an empty database on the server. */
export async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const server = await openPostgres(serverUrl, { connections: 1, isPatient: true })
  await server.db.execute(sql.raw(`create database ${name}`))
  await server.close()
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
