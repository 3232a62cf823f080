export type { EndpointName } from './handler.ts'
export type { Page } from './page.ts'
