export { customers, type Customer } from './customers.ts'
export { signIns, accessTokens, refreshTokens } from './sign-ins.ts'
export { otpChallenges, verificationTokens, smsOutbox } from './one-time-codes.ts'
export { idempotencyKeys } from './idempotency-keys.ts'
export { accounts, journals, postings } from './ledger.ts'
export { gstChoices } from './gst-choices.ts'
export { simulatorOrders, simulatorRefunds } from './simulator-orders.ts'
export { walletReviews } from './wallet-reviews.ts'
export {
  astrologerLanguages,
  astrologerPictures,
  astrologerReviews,
  astrologers,
  astrologerSpecialities,
  astrologerWords,
  availability,
  favourites,
  languages,
  questions,
  specialities,
  trendingCategories,
  type Availability,
  type Temperament,
} from './astrologers.ts'
export { banners, horoscopeTypes, siteSettings, testimonials, type BannerPlace } from './content.ts'
export { horoscopeTexts } from './horoscope-texts.ts'
export { pictures } from './pictures.ts'
export { chatFiles } from './chat-files.ts'
export { chatMessages, consultations, outages, seats, type ChatMessage, type Consultation } from './consultations.ts'
export { astrologerPhones, handsetCalls, phoneCalls, type HandsetCall, type PhoneCall } from './calls.ts'
export { astrologerAccounts, liveBlocks, liveStreams, liveViewers, type LiveStream } from './live.ts'
export { busEvents } from './bus-events.ts'
export { rotas } from './rotas.ts'
export { queuePlaces, type QueuePlace } from './queue.ts'
export { tips } from './tips.ts'
export { mantraCategories, mantras, mantraTexts, type MantraLanguage } from './mantras.ts'
export { turns } from './turns.ts'
export { leads, userQueries } from './enquiries.ts'
export { applicationFiles, applications, type ApplicationStatus } from './applications.ts'
export { diagnosticLogs } from './diagnostics.ts'
export { courses, enrolments, type Course, type Enrolment, type EnrolmentStatus } from './courses.ts'
export {
  orderItems,
  orders,
  productCategories,
  productRatings,
  products,
  productVariants,
  type Address,
  type Order,
  type OrderStatus,
} from './store.ts'
export { payments, refunds, type Payment, type Refund } from './payments.ts'
export { deskActs, staffSessions } from './staff.ts'
