import {
  type Answered,
  auditWrites,
  freePort,
  openRunningChats,
  startMixedLoad,
  startTestPostgres,
} from '@tarapath/backend-testing'
import { openPostgres } from '@tarapath/backend/postgres'
import { afterAll, expect, test } from 'vitest'
import { startedServer } from './started-server.ts'

const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so no process was killed.')
const stops: (() => unknown)[] = []
afterAll(() => stops.forEach((stop) => stop()))

const PAISE = 10_000_00
const SERVER = { RATE_LIMIT: 'off', SEED: 'off', SECRET: 'the same secret for every process of this test' }

test.skipIf(!postgres)(
  'one of four processes is killed in the middle of chats, and nothing is lost',
  async () => {
    stops.push(() => postgres?.stop())
    const serve = async (port: number) => {
      const { child, address } = await startedServer({ ...SERVER, DATABASE_URL: postgres?.url ?? '', PORT: `${port}` })
      stops.unshift(() => child.kill('SIGKILL'))
      return { child, address }
    }
    const first = await serve(await freePort())
    const database = await openPostgres(postgres?.url ?? '')
    const chats = await openRunningChats(database, 40, PAISE)
    const servers = [first, ...(await Promise.all([1, 2, 3].map(async () => serve(await freePort()))))]
    const load = startMixedLoad({ addresses: servers.map(({ address }) => address), chats, perSecond: 40 })
    const moreThan = (count: number, isCounted: (one: Answered) => boolean) =>
      expect.poll(() => load.answered.filter(isCounted).length, { interval: 50 }).toBeGreaterThan(count)
    const isWritten = ({ write, status }: Answered) => write !== null && status < 300

    await moreThan(20, isWritten)
    servers[1]!.child.kill('SIGKILL')
    await moreThan(20, ({ isRepeated }) => isRepeated)
    const killedAt = performance.now()
    await moreThan(20, (one) => isWritten(one) && one.answeredAt > killedAt)
    const port = Number(new URL(servers[1]!.address).port)
    await serve(port)
    const backAt = performance.now()
    await moreThan(20, (one) => isWritten(one) && one.answeredAt > backAt)
    const answered = await load.stop()

    expect(answered.filter(({ status }) => status < 200 || status > 299)).toEqual([])
    expect(await auditWrites(database, answered, PAISE)).toEqual([])
    await database.close()
  },
  600_000,
)
