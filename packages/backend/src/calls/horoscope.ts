import { listHoroscopeTypes } from '../rules/content.ts'
import type { Handlers } from './call.ts'
import { horoscopeTypeReply } from './content-replies.ts'

export const horoscope: Handlers<'horoscope'> = {
  async listHoroscopeTypes(_, { db }) {
    return (await listHoroscopeTypes(db)).map(horoscopeTypeReply)
  },
}
