import { createPhonePe, type Extension, type Ports } from '@tarapath/backend'
import { createConsole } from './console/create-console.ts'
import { createHandsetJob } from './scripted-astrologers/answer-handsets.ts'
import { createScriptedAstrologersJob } from './scripted-astrologers/run-scripted-astrologers.ts'
import { createLiveStreamsJob, createScheduleJob } from './scripted-live-streams/live-stream-jobs.ts'
import { createHandsets } from './simulators/handsets.ts'
import { simulatorAccount } from './simulators/payment-account.ts'
import { createPaymentSimulator } from './simulators/payment-simulator.ts'

/** The extension for development and demonstration: simulators, scripted astrologers and the developer console. */
export function createSandbox(): Extension {
  /** Compared with the host's port: the simulator has routes only when it is in use. */
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
      createScriptedAstrologersJob(db, ports.log),
      createHandsetJob(db, ports.log),
      createScheduleJob(db, ports.live),
      createLiveStreamsJob(db, ports.live),
    ],
  }
}
