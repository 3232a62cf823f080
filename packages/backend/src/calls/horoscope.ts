import type { Handlers } from './call.ts'

export const horoscope: Handlers<'horoscope'> = {}
