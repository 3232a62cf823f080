import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase, TEST_START } from '@tarapath/backend-testing'
import type { Database } from '../database/db.ts'
import { createClock } from '../ports/clock.ts'
import { silentLog } from '../ports/log.ts'
import type { Job } from './job.ts'
import { createTicker } from './ticker.ts'

const database = await openTestDatabase()
const { db } = database
await db.execute(sql`create table work (job text, due_at timestamptz)`)
await db.execute(
  sql`create trigger work_due after insert on work for each row execute function notify_job_due('due_at')`,
)

const at = (seconds: number): string => new Date(TEST_START.getTime() + seconds * 1000).toISOString()
const plan = (job: string, ...moments: number[]) =>
  db.execute(
    sql`insert into work select ${job}, unnest(${sql.raw(`array[${moments.map((one) => `'${at(one)}'`).join()}]`)}::timestamptz[])`,
  )

/** Jobs that do the rows of their name, and note when. */
function open(names: string[], options: Partial<Job> = {}, given: Database = database) {
  const clock = createClock(() => TEST_START.getTime())
  const done: string[] = []
  const seconds = () => (clock.now().getTime() - TEST_START.getTime()) / 1000
  const jobs = names.map((name): Job => ({
    name,
    dueAt: () => sql`(select min(due_at) from work where job = ${name})`,
    async run(now) {
      done.push(`${name} ${seconds()}`)
      await db.execute(sql`delete from work where job = ${name} and due_at <= ${now.toISOString()}::timestamptz`)
    },
    ...options,
  }))
  const nothing = async () => {}
  const ticker = createTicker({ database: given, clock, jobs, log: silentLog, beforeTurn: nothing, afterRun: nothing })
  return { clock, done, ticker, jobs }
}

test('the clock goes from due time to due time, and each job runs at its own', async () => {
  const { done, ticker } = open(['first', 'second'])
  await plan('second', 7.25, 100)
  await plan('first', 61, 100)
  await ticker.advance(90_000)
  expect(done).toEqual(['second 7.25', 'first 61'])
  await ticker.advance(60_000)
  expect(done.slice(2)).toEqual(['first 100', 'second 100'])
})

test('what one job makes due for a later one is done at once, and for an earlier one as well', async () => {
  const fixture = open(['before', 'cause', 'after'])
  const cause = fixture.jobs[1]!
  const { run } = cause
  cause.run = async (now) => {
    await run(now)
    await plan('after', 5)
    await plan('before', 5)
  }
  await plan('cause', 5)
  await fixture.ticker.advance(10_000)
  expect(fixture.done).toEqual(['cause 5', 'after 5', 'before 5'])
})

test('a commit that makes something due sooner is noticed', async () => {
  const { clock, done, ticker } = open(['one'])
  await ticker.tick()
  await plan('one', 10)
  clock.turn(9000)
  await ticker.tick()
  expect(done).toEqual([])
  clock.turn(1000)
  await ticker.tick()
  expect(done).toEqual(['one 10'])
})

test('after a lost notification it is done a minute later at most', async () => {
  const deaf: Database = { ...database, watch: async () => {} }
  const { clock, done, ticker } = open(['lost'], {}, deaf)
  await ticker.tick()
  await ticker.tick()
  await plan('lost', 5)
  for (let second = 1; second <= 60; second += 1) {
    clock.turn(1000)
    await ticker.tick()
  }
  expect(done).toEqual(['lost 60'])
})

test('a job that fails or stays due runs again, and the others are not kept from theirs', async () => {
  const fixture = open(['stuck', 'other'])
  fixture.jobs[0]!.run = async () => {
    fixture.done.push('stuck')
    throw new Error('Planned.')
  }
  await plan('stuck', 0)
  await plan('other', 2)
  await fixture.ticker.advance(2000)
  // Twice before the clock is turned, and a second later each.
  expect(fixture.done.filter((entry) => entry === 'stuck')).toHaveLength(4)
  expect(fixture.done).toContain('other 2')
  await db.execute(sql`delete from work`)
})

test('a job that repeats keeps its distance', async () => {
  const { done, ticker } = open(['often'], { everySeconds: 5 })
  await plan('often', 0, 1, 2, 7)
  await ticker.advance(20_000)
  expect(done).toEqual(['often 0', 'often 5', 'often 10'])
})
