export { addAstrologer } from './add-astrologer.ts'
export {
  addAstrologerPhone,
  linkAstrologerAccount,
  replaceAstrologerAccount,
  retireAstrologerOf,
} from './astrologer-account.ts'
export { astrologerRate } from './astrologer-rate.ts'
export { setAvailability, bringBackAstrologers } from './availability.ts'
export { countConsultation } from './count-consultation.ts'
export { comeOnDuty, goOffDuty, listByDuty } from './duty.ts'
export { createAstrologersEndpoints } from './endpoints.ts'
export { favouriteAstrologerIds } from './favourite-astrologers.ts'
export { addAstrologerReview, listLatestReviews } from './reviews.ts'
export { type Rota, hoursAt } from './rota.ts'
export { indexedWords } from './search-words.ts'
export { setIsLive } from './set-is-live.ts'
export {
  type Availability,
  type ReplyLanguage,
  type Persona,
  astrologerAccounts,
  astrologerLanguages,
  astrologerPhones,
  astrologerPictures,
  astrologerReviews,
  astrologerSpecialities,
  astrologerSearchWords,
  astrologers,
  availability,
  languages,
  questions,
  rotas,
  operatorTakeovers,
  specialities,
  trendingCategories,
} from './tables.ts'
export { endTakeover, startTakeover } from './operator-takeover.ts'
export { lockAstrologer } from './lock-astrologer.ts'
