export { addAstrologer } from './add-astrologer.ts'
export {
  astrologerOf,
  findAstrologerPhone,
  linkAstrologerAccount,
  moveAstrologerPhone,
  replaceAstrologerAccount,
  retireAstrologerOf,
  setAstrologerPhone,
  suspendBlocked,
} from './astrologer-account.ts'
export { astrologerRate } from './astrologer-rate.ts'
export { languageKind, questionKind, specialityKind, topicKind } from './catalogue.ts'
export { setAvailability, setDueAstrologersOnline } from './availability.ts'
export { comeWithNextShift, comeWithNoShift, findWorkingHours, setWorkingHours } from './set-working-hours.ts'
export { endSuspension, setPrice, suspendAstrologer, youAreSuspended } from './suspend-astrologer.ts'
export { chooseKinds } from './choose-kinds.ts'
export { countConsultation } from './count-consultation.ts'
export { createAstrologersEndpoints } from './endpoints.ts'
export { favouriteAstrologerIds } from './favourite-astrologers.ts'
export { isPerson } from './is-person.ts'
export { listAstrologerNames } from './list-astrologer-names.ts'
export { listByAvailability } from './list-by-availability.ts'
export { lockAstrologer } from './lock-astrologer.ts'
export { endTakeover, startTakeover } from './operator-takeover.ts'
export { findPriceLimits, type PriceLimits, setPriceLimits } from './price-limits.ts'
export type { Persona, ReplyLanguage } from './persona.ts'
export { addAstrologerReview, listLatestReviews, listReviewsBefore, replyToReview } from './reviews.ts'
export { indexedWords } from './search-words.ts'
export { setIsLive } from './set-is-live.ts'
export { switchOffline, switchOnline } from './switch-availability.ts'
export {
  type Availability,
  astrologerAccounts,
  astrologerLanguages,
  astrologerPhones,
  astrologerPictures,
  astrologerReviews,
  astrologers,
  astrologerSearchWords,
  astrologerSpecialities,
  availability,
  languages,
  operatorTakeovers,
  priceLimits,
  questions,
  workingHours,
  specialities,
  trendingCategories,
  favourites,
} from './tables.ts'
export { minutesBetween, printMinute, readMinute, shiftAt, type WorkingHours } from './working-hours.ts'
