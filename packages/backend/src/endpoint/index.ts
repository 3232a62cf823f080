export type { CallName } from './handler.ts'
export type { Page } from './page.ts'
