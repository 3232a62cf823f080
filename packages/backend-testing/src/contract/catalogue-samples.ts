import * as api from '@tarapath/api-client'
import type { RegistrationField } from '@tarapath/api-client/types'
import type { CustomerEndpointName } from '@tarapath/backend/endpoint'
import { sampleFile } from '../sample-files.ts'
import { first, type Sample, type SampleContext, someAstrologer } from './sample.ts'

const PHONE = '9811122233'

/** Accounts, places, horoscopes, astrologers, registration, content and mantras. */
export const catalogueSamples = {
  requestLoginOtp: ({ visitor }) => api.requestLoginOtp(visitor, { phone_number: PHONE }),
  async verifyLoginOtp({ visitor, fixture }) {
    await api.requestLoginOtp(visitor, { phone_number: '9811122244' })
    return api.verifyLoginOtp(visitor, {
      phone_number: '9811122244',
      otp_key: await fixture.backend.codeSentTo('+919811122244'),
    })
  },
  logout: ({ me }) => api.logout(me.client, { refresh: me.refresh }),
  refreshAccessToken: ({ visitor, me }) => api.refreshAccessToken(visitor, { refresh: me.refresh }),
  getMyProfile: ({ me }) => api.getMyProfile(me.client),
  updateProfile: ({ me }) => api.updateProfile(me.client, { id: me.id }, { name: 'Asha Rao', gender: 'female' }),
  async deleteMyAccount(context) {
    const { verification_token } = await verifiedPhone(context)
    return api.deleteMyAccount(context.me.client, { verification_token, give_up_balance: 1000 })
  },
  sendOtp: ({ me }) => api.sendOtp(me.client, { phone_number: me.phone }),
  verifyOtp: (context) => verifiedPhone(context),
  getMyIp: ({ visitor }) => api.getMyIp(visitor),

  searchPlaces: ({ visitor }) => api.searchPlaces(visitor, { term: 'Jaip' }),
  getPlaceDetails: ({ visitor }) => api.getPlaceDetails(visitor, { term: 'Jaipur' }),
  async getPlaceById({ visitor }) {
    const place = first(await api.searchPlaces(visitor, { term: 'Jaip' }))
    return api.getPlaceById(visitor, { place_id: place.place_id })
  },

  getHoroscope: ({ visitor }) => api.getHoroscope(visitor, { range: 'today', sign: 'leo' }),
  listHoroscopeTypes: ({ visitor }) => api.listHoroscopeTypes(visitor),
  queryHoroscopes: ({ visitor }) => api.queryHoroscopes(visitor, { sign: 'leo', limit: 3 }),
  runCalculator: ({ visitor }) =>
    api.runCalculator(
      visitor,
      { product: 'kundli', calculator_type: 'moon-sign' },
      {
        name: 'Asha Rao',
        gender: 'female',
        date_of_birth: '1994-08-17',
        time_of_birth: '06:45',
        place_of_birth: 'Jaipur',
        latitude: 26.92,
        longitude: 75.79,
        timezone: 'Asia/Kolkata',
        partner_name: 'Ravi Rao',
        partner_date_of_birth: '1992-02-03',
      },
    ),

  listRecommendedAstrologers: ({ visitor }) => api.listRecommendedAstrologers(visitor),
  listPersonalRecommendations: ({ me }) => api.listPersonalRecommendations(me.client),
  listAvailableAstrologers: ({ visitor }) => api.listAvailableAstrologers(visitor),
  filterAstrologers: ({ visitor }) => api.filterAstrologers(visitor, { gender: 'female', ordering: '-rating' }),
  listAstrologers: ({ visitor }) => api.listAstrologers(visitor, { limit: 5 }),
  getAstrologer: async ({ visitor }) => api.getAstrologer(visitor, { id: await someAstrologer(visitor) }),
  listAstrologerGallery: async ({ visitor }) =>
    api.listAstrologerGallery(visitor, { id: await someAstrologer(visitor) }),
  listAstrologerReviews: async ({ visitor }) =>
    api.listAstrologerReviews(visitor, { id: await someAstrologer(visitor), limit: 5 }),
  listAstrologerOptions: ({ visitor }) => api.listAstrologerOptions(visitor),
  getAstrologerFilters: ({ visitor }) => api.getAstrologerFilters(visitor),
  listRechargeAmountsForAstrologer: async ({ me }) =>
    api.listRechargeAmountsForAstrologer(me.client, { consultant_id: await someAstrologer(me.client) }),
  setAstrologerFavourite: async ({ me }) =>
    api.setAstrologerFavourite(me.client, { id: await someAstrologer(me.client) }, { action: 'add' }),
  manageFavouriteAstrologers: async ({ me }) =>
    api.manageFavouriteAstrologers(me.client, {
      consultant_ids: [await someAstrologer(me.client)],
      action: 'add',
    }),
  listSpecialities: ({ visitor }) => api.listSpecialities(visitor, { limit: 5 }),
  async listSpecialityQuestions({ visitor }) {
    const { results } = await api.listSpecialities(visitor)
    return api.listSpecialityQuestions(visitor, { id: first(results).id })
  },
  listTrendingCategories: ({ visitor }) => api.listTrendingCategories(visitor),
  listTrendingQuestions: ({ visitor }) => api.listTrendingQuestions(visitor),
  listLanguages: ({ visitor }) => api.listLanguages(visitor),

  getConsultantRegistrationForm: ({ visitor }) => api.getConsultantRegistrationForm(visitor),
  async registerConsultant({ visitor }) {
    const { sections } = await api.getConsultantRegistrationForm(visitor)
    const fields = sections.flatMap((section) => section.fields)
    return api.registerConsultant(visitor, {
      values: Object.fromEntries(fields.map((field) => [field.name, answerTo(field)])),
    })
  },

  saveDiagnosticLog: ({ visitor }) => api.saveDiagnosticLog(visitor, { log: 'The timer stood still.' }),

  listUserBanners: ({ visitor }) => api.listUserBanners(visitor),
  listBanners: ({ visitor }) => api.listBanners(visitor),
  getAllBanners: ({ visitor }) => api.getAllBanners(visitor),
  listTestimonials: ({ visitor }) => api.listTestimonials(visitor),
  listPrimaryBanners: ({ visitor }) => api.listPrimaryBanners(visitor),
  listSecondaryBanners: ({ visitor }) => api.listSecondaryBanners(visitor),
  listCustomerReviews: ({ visitor }) => api.listCustomerReviews(visitor),
  submitUserQuery: ({ visitor }) =>
    api.submitUserQuery(visitor, { name: 'Asha Rao', phone_number: PHONE, message: 'When does my order arrive?' }),
  getDefaultConfig: ({ visitor }) => api.getDefaultConfig(visitor),
  createLandingPageLead: ({ visitor }) =>
    api.createLandingPageLead(visitor, { name: 'Asha Rao', phone_number: PHONE, source: 'home' }),
  getDownloadCount: ({ visitor }) => api.getDownloadCount(visitor),

  listMantras: ({ visitor }) => api.listMantras(visitor),
  listMantraCategories: ({ visitor }) => api.listMantraCategories(visitor),
  async getMantraCategory({ visitor }) {
    const { slug } = first((await api.listMantraCategories(visitor)).results)
    return api.getMantraCategory(visitor, { slug })
  },
  getMantra: async ({ visitor }) => api.getMantra(visitor, { slug: await someMantra(visitor) }),
  listMantraLanguages: async ({ visitor }) => api.listMantraLanguages(visitor, { slug: await someMantra(visitor) }),
} satisfies Partial<Record<CustomerEndpointName, Sample>>

const someMantra = async (client: api.Client): Promise<string> => first((await api.listMantras(client)).results).slug

async function verifiedPhone({ me, fixture }: SampleContext) {
  await api.sendOtp(me.client, { phone_number: me.phone })
  return api.verifyOtp(me.client, { phone_number: me.phone, otp_key: await fixture.backend.codeSentTo(me.phone) })
}

function answerTo({ type, options }: RegistrationField): string | number | string[] | Blob {
  switch (type) {
    case 'email':
      return 'meera@example.com'
    case 'tel':
      return PHONE
    case 'number':
      return 12
    case 'date':
      return '1984-03-09'
    case 'select':
      return first(options).value
    case 'multiselect':
      return [first(options).value]
    case 'file':
      return sampleFile('image/png')
    case 'text':
    case 'textarea':
      return 'Meera Iyer'
  }
}
