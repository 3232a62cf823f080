import { account } from './account.ts'
import { astrologers } from './astrologers.ts'
import type { AnsweringName, Handler } from './call.ts'
import { consultations } from './consultations.ts'
import { content } from './content.ts'
import { courses } from './courses.ts'
import { diagnostics } from './diagnostics.ts'
import { horoscope } from './horoscope.ts'
import { live } from './live.ts'
import { mantras } from './mantras.ts'
import { payments } from './payments.ts'
import { places } from './places.ts'
import { queue } from './queue.ts'
import { registration } from './registration.ts'
import { store } from './store.ts'
import { wallet } from './wallet.ts'

/** The handler of every call. */
export const calls: { [Name in AnsweringName]: Handler<Name> } = {
  ...account,
  ...astrologers,
  ...consultations,
  ...content,
  ...courses,
  ...diagnostics,
  ...horoscope,
  ...live,
  ...mantras,
  ...payments,
  ...places,
  ...queue,
  ...registration,
  ...store,
  ...wallet,
}
