import {
  changeNumber,
  endOtherSignIns,
  exportMyData,
  getDeletion,
  getPreferences,
  listSignIns,
  savePreferences,
} from '@tarapath/own-api/account'
import { listAlerts, setAlert, withdrawAlert } from '@tarapath/own-api/alerts'
import { searchAstrologers } from '@tarapath/own-api/astrologers'
import { reportInChat, sharePerson } from '@tarapath/own-api/consultations'
import { cancelLiveStream, getStudio, prepareLiveStream } from '@tarapath/own-api/live'
import { estimateWait } from '@tarapath/own-api/queue'
import { listProfileChanges } from '@tarapath/own-api/sitemap'
import { issueVerificationToken } from '@tarapath/backend/identity'
import type { CustomerEndpointName } from '@tarapath/backend/endpoint'
import { catalogueSamples } from './catalogue-samples.ts'
import { becomeAstrologer, consultationSamples, ownLiveStream } from './consultation-samples.ts'
import type { Sample } from './sample.ts'

/** Endpoints of our own, beside the contract. */
const ownSamples = {
  searchAstrologers: ({ visitor }) => searchAstrologers(visitor, { max_rate_paise: 4000, min_experience_years: 5 }),
  listProfileChanges: ({ visitor }) => listProfileChanges(visitor, { page: 1 }),
  estimateWait: async ({ visitor, fixture }) =>
    estimateWait(visitor, { consultant_id: await fixture.newAstrologer('quick', 'busy') }),
  async getStudio(context) {
    await ownLiveStream(context)
    return getStudio(context.me.client)
  },
  async prepareLiveStream(context) {
    await ownLiveStream(context)
    return prepareLiveStream(context.me.client, { title: 'Ask me' })
  },
  async cancelLiveStream({ me, fixture }) {
    await becomeAstrologer(fixture, me.id, await fixture.newAstrologer())
    const { id } = await prepareLiveStream(me.client, { title: 'Ask me' })
    return cancelLiveStream(me.client, { live_stream_id: id })
  },
  async sharePerson({ fixture, me }) {
    const { id } = await fixture.startedChat(me)
    return sharePerson(me.client, {
      consultation_id: id,
      name: 'Rohan',
      date_of_birth: '1992-08-02',
      time_of_birth: '18:05',
      place_of_birth: 'Nagpur, Maharashtra, India',
      client_message_id: 'person-1',
    })
  },
  exportMyData: ({ me }) => exportMyData(me.client),
  async changeNumber({ me, fixture: { backend } }) {
    const phone_number = `+9198${me.phone.slice(-8)}`
    const proofOf = (phone: string) => issueVerificationToken(backend.database.db, backend.controls.clock.now(), phone)
    const [current_token, new_token] = [await proofOf(me.phone), await proofOf(phone_number)]
    return changeNumber(me.client, { phone_number, current_token, new_token })
  },
  getPreferences: ({ me }) => getPreferences(me.client),
  async reportInChat({ fixture, me }) {
    const { id: consultation_id } = await fixture.startedChat(me)
    return reportInChat(me.client, { consultation_id, is_typing: true })
  },
  savePreferences: ({ me }) =>
    savePreferences(me.client, { languages: ['hi'], month_limit_paise: 200_000, family: [] }),
  getDeletion: ({ me }) => getDeletion(me.client),
  listSignIns: ({ me }) => listSignIns(me.client),
  endOtherSignIns: ({ me }) => endOtherSignIns(me.client),
  listAlerts: ({ me }) => listAlerts(me.client),
  setAlert: async ({ fixture, me }) =>
    setAlert(me.client, { consultant_id: await fixture.newAstrologer('quick', 'busy'), push: null }),
  async withdrawAlert({ fixture, me }) {
    const consultant_id = await fixture.newAstrologer('quick', 'busy')
    await setAlert(me.client, { consultant_id, push: null })
    return withdrawAlert(me.client, { consultant_id })
  },
} satisfies Partial<Record<CustomerEndpointName, Sample>>

/** For each endpoint one request that succeeds. */
export const samples: Readonly<Record<CustomerEndpointName, Sample>> = {
  ...catalogueSamples,
  ...consultationSamples,
  ...ownSamples,
}
