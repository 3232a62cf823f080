import type { EndpointName } from '@tarapath/backend/endpoint'
import { catalogueSamples } from './catalogue-samples.ts'
import { consultationSamples } from './consultation-samples.ts'
import type { Sample } from './sample.ts'

/** For each endpoint one request that succeeds. */
export const samples: Readonly<Record<EndpointName, Sample>> = { ...catalogueSamples, ...consultationSamples }
