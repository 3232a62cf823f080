import { accountEndpoints } from './account/index.ts'
import { alertsEndpoints } from './alerts/index.ts'
import { astrologerAppEndpoints, pushRequest } from './astrologer-app/index.ts'
import { createAstrologersEndpoints } from './astrologers/index.ts'
import type { Endpoints } from './endpoint/handler.ts'
import { consultedAstrologerIds, createConsultationsEndpoints, type CustomerCache } from './consultations/index.ts'
import { contentEndpoints } from './content/index.ts'
import { coursesEndpoints } from './courses/index.ts'
import { diagnosticsEndpoints } from './diagnostics/index.ts'
import { horoscopeEndpoints } from './horoscope/index.ts'
import { liveEndpoints } from './live/index.ts'
import { mantrasEndpoints } from './mantras/index.ts'
import { paymentsEndpoints } from './payments/index.ts'
import { placesEndpoints } from './places/index.ts'
import { queueEndpoints, secondsUntilFree } from './queue/index.ts'
import { registrationEndpoints } from './registration/index.ts'
import { storeEndpoints } from './store/index.ts'
import { walletEndpoints } from './wallet/index.ts'

/** The handler of every endpoint. */
export const createEndpoints = (cache: CustomerCache): Endpoints => ({
  ...accountEndpoints,
  ...alertsEndpoints,
  ...astrologerAppEndpoints,
  ...createAstrologersEndpoints({ consultedAstrologerIds, secondsUntilFree }),
  ...createConsultationsEndpoints(cache, pushRequest),
  ...contentEndpoints,
  ...coursesEndpoints,
  ...diagnosticsEndpoints,
  ...horoscopeEndpoints,
  ...liveEndpoints,
  ...mantrasEndpoints,
  ...paymentsEndpoints,
  ...placesEndpoints,
  ...queueEndpoints,
  ...registrationEndpoints,
  ...storeEndpoints,
  ...walletEndpoints,
})
