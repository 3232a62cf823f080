import fc from 'fast-check'
import type { SessionConfig } from '../src/index.ts'
import { inProgress, noneInProgress, type Tab, type VirtualWorld } from '../src/testing.ts'
import type { Build } from './invariants/invariant.ts'

/** One thing that happens to a customer. */
export type Step =
  | { do: 'wait'; ms: number }
  | { do: 'server'; reply: unknown; latencyMs: number }
  | { do: 'end-fate'; reply: unknown; latencyMs: number }
  | { do: 'command'; name: Command }
  | { do: 'sleep' | 'freeze'; ms: number }

const COMMANDS = {
  continue: ({ engine }: Tab) => engine.continue(),
  send: ({ engine }: Tab) => engine.activity('send'),
  end: ({ engine }: Tab) => void engine.end(),
  requestLogout: ({ engine }: Tab) => engine.requestLogout(),
  cancelLogout: ({ engine }: Tab) => engine.cancelLogout(),
  confirmLogout: ({ engine }: Tab) => void engine.confirmLogout(),
  closeEnded: ({ engine }: Tab) => engine.closeEnded(),
  reviewDone: ({ engine }: Tab) => engine.reviewDone(),
  refresh: ({ engine }: Tab) => engine.refresh(),
  initiated: ({ engine }: Tab) => engine.consultationInitiated(),
  route: ({ engine, ports }: Tab) => engine.routeChanged(`/${ports.clock.wall()}`),
  details: ({ engine }: Tab) => engine.userDetailsLoaded({ ongoing_consultation: null }),
  hide: (tab: Tab) => tab.hide(),
  show: (tab: Tab) => tab.show(),
}
export type Command = keyof typeof COMMANDS

/** Commands after which a read of their own may follow. */
export const TRIGGERS: readonly Command[] = ['refresh', 'initiated', 'route', 'details', 'show']

const live = fc
  .record({
    id: fc.constantFrom<unknown>(501, 501, 501, 502),
    order_type: fc.constantFrom<unknown>(1, 1, 1, 2),
    max_call_duration: fc.constantFrom<unknown>(900, 900, '300', 60, 20, null),
    astro_pickup_status: fc.constantFrom(true, true, true, false),
    show_review_popup: fc.boolean(),
    start_datetime: fc.constantFrom(null, null, '2026-01-01T00:00:00Z'),
  })
  .map((o) => inProgress(o))

const reply = fc.oneof(
  { weight: 6, arbitrary: live },
  {
    weight: 1,
    arbitrary: fc.constantFrom(noneInProgress(), noneInProgress({ status_message: 'Bye.', show_review_popup: true })),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, {}, '<html>', new Error('offline')) },
)
const latencyMs = fc.constantFrom(0, 0, 120, 400, 2500)

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(100, 1000, 1500, 7000, 31_000, 61_000, 125_000)
      .map((ms) => ({ do: 'wait' as const, ms })),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('server' as const), reply, latencyMs }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('end-fate' as const),
      reply: fc.constantFrom<unknown>({}, { status_message: 'Ok.' }, new Error('502'), new Error('offline')),
      latencyMs: fc.constantFrom(0, 300, 5000),
    }),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...(Object.keys(COMMANDS) as Command[]))
      .map((name) => ({ do: 'command' as const, name })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('sleep' as const, 'freeze' as const),
      ms: fc.constantFrom(3000, 30_000, 300_000),
    }),
  },
)

/** Most lives begin with a consultation, or there would be little to see. */
export const lifeOf = (steps: fc.Arbitrary<Step>, maxLength = 14): fc.Arbitrary<Step[]> =>
  fc
    .tuple(live, fc.array(steps, { minLength: 5, maxLength, size: 'max' }))
    .map(([first, rest]) => [{ do: 'server', reply: first, latencyMs: 0 }, ...rest])

export async function happen(world: VirtualWorld, tab: Tab, now: Step): Promise<void> {
  if (now.do === 'wait') await world.advance(now.ms)
  else if (now.do === 'server') world.server.status(world.now, now.reply, { latencyMs: now.latencyMs })
  else if (now.do === 'end-fate') world.server.end(world.now, now.reply, { latencyMs: now.latencyMs })
  else if (now.do === 'command') COMMANDS[now.name](tab)
  else {
    await world[now.do](now.ms)
    await world.advance(1500)
  }
  await world.advance(0)
}

/** Lives a life in one tab, and looks after every step and at every change in between. */
export async function liveThrough(
  build: Build,
  steps: readonly Step[],
  look: (world: VirtualWorld, tab: Tab, step: Step | null) => void,
  config: SessionConfig = {},
): Promise<VirtualWorld> {
  const world = build.createVirtualWorld()
  const [first, ...rest] = steps
  if (first?.do === 'server') world.server.status(0, first.reply, { latencyMs: first.latencyMs })
  const tab = world.openTab({ config })
  // The engine lets no listener disturb it: what goes wrong in one is kept until the step is over.
  const wrong: unknown[] = []
  const lookInBetween = (): void => {
    try {
      look(world, tab, null)
    } catch (error) {
      wrong.push(error)
    }
  }
  tab.engine.subscribe(lookInBetween)
  tab.engine.subscribeTick(lookInBetween)
  await world.advance(0)
  for (const now of rest) {
    await happen(world, tab, now)
    if (wrong.length) throw wrong[0]
    look(world, tab, now)
  }
  return world
}
