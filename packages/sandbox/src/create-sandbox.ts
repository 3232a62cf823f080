import { createPhonePe, type Extension, type Ports } from '@tarapath/backend'
import { createConsole } from './console/create-console.ts'
import { answerHandsets } from './scripted-astrologers/answer-handsets.ts'
import { runScriptedAstrologers } from './scripted-astrologers/run-scripted-astrologers.ts'
import { announceLiveStreams, startAndEndLiveStreams } from './scripted-live-streams/live-stream-jobs.ts'
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
      { name: 'run scripted astrologers', run: (now) => runScriptedAstrologers(db, now, ports.log) },
      { name: 'answer handsets', run: (now) => answerHandsets(db, now, ports.log) },
      { name: 'announce live streams', everySeconds: 60, run: (now) => announceLiveStreams(db, now, ports.live) },
      { name: 'start and end live streams', run: (now) => startAndEndLiveStreams(db, now, ports.live) },
    ],
  }
}
