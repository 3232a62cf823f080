import { createPhonePe, type Extension, type Ports } from '@tarapath/backend'
import { createConsole } from './console/create-console.ts'
import { createScriptJob } from './scripted-astrologers/act-out.ts'
import { createHandsetJob } from './scripted-astrologers/answer-phones.ts'
import { createLiveStreamsJob, createProgrammeJob } from './scripted-live-streams/schedule-jobs.ts'
import { createHandsets } from './simulators/handsets.ts'
import { simulatorAccount } from './simulators/payment-account.ts'
import { createPaymentSimulator } from './simulators/payment-simulator.ts'

/** Everything that exists for development and demonstration only. */
export function createSandbox(): Extension {
  /** Ours, to know whether the host uses it. */
  let payments: Ports['payments'] | undefined
  return {
    ports({ db, clock, settings, deliver }) {
      payments = createPhonePe(simulatorAccount(settings), clock, async (request) => deliver(request))
      return { payments, calls: createHandsets(db, clock) }
    },
    routes(app, parts) {
      const deliver = async (request: Request) => parts.deliver(request)
      if (parts.ports.payments === payments) app.route('/simulator', createPaymentSimulator({ ...parts, deliver }))
      if (parts.settings.console) app.route('/console', createConsole(parts))
    },
    jobs: ({ db, ports }) => [
      createScriptJob(db, ports.log),
      createHandsetJob(db, ports.log),
      createProgrammeJob(db, ports.live),
      createLiveStreamsJob(db, ports.live),
    ],
  }
}
