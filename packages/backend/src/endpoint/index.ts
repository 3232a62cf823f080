export type { CustomerEndpointName, EndpointName } from './handler.ts'
export type { Page } from './page.ts'
