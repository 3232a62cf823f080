import type { Handlers } from './call.ts'

export const content: Handlers<'content'> = {}
