export { ApiError, type ApiErrorKind, isApiError } from './client/api-error.ts'
export type { CallEvent, CallOptions, Check, Client, ClientOptions, ErrorSource, Issue } from './client/client.ts'
export { createClient } from './client/create-client.ts'
export { items, type Page, pages } from './client/pages.ts'
export type { Signal } from './client/signal.ts'
export { type Outcome, safe } from './client/safe.ts'
export { type FullReply, withResponse } from './client/with-response.ts'
export type { Tokens, TokenStorage } from './client/tokens.ts'
export { cookieStorage, memoryStorage, reloadOnce, requestStorage, webLock } from './storage.ts'
export {
  requestLoginOtp,
  verifyLoginOtp,
  logout,
  refreshAccessToken,
  getMyProfile,
  updateProfile,
  deleteMyAccount,
  sendOtp,
  verifyOtp,
  getMyIp,
} from './account.ts'
export { searchPlaces, getPlaceDetails, getPlaceById } from './places.ts'
export { getHoroscope, listHoroscopeTypes, queryHoroscopes, runCalculator } from './horoscope.ts'
export {
  listRecommendedAstrologers,
  listPersonalRecommendations,
  listAvailableAstrologers,
  filterAstrologers,
  listAstrologers,
  getAstrologer,
  listAstrologerGallery,
  listAstrologerReviews,
  listAstrologerOptions,
  getAstrologerFilters,
  listRechargeAmountsForAstrologer,
  setAstrologerFavourite,
  manageFavouriteAstrologers,
  listSpecialities,
  listSpecialityQuestions,
  listTrendingCategories,
  listTrendingQuestions,
  listLanguages,
} from './astrologers.ts'
export { getConsultantRegistrationForm, registerConsultant } from './registration.ts'
export { saveDiagnosticLog } from './diagnostics.ts'
export {
  listUserBanners,
  listBanners,
  getAllBanners,
  listTestimonials,
  listPrimaryBanners,
  listSecondaryBanners,
  listCustomerReviews,
  submitUserQuery,
  getDefaultConfig,
  createLandingPageLead,
  getDownloadCount,
} from './content.ts'
export { listMantras, listMantraCategories, getMantraCategory, getMantra, listMantraLanguages } from './mantras.ts'
export {
  requestConsultation,
  startChat,
  startCall,
  endConsultation,
  getOngoingStatus,
  updateOngoingStatus,
  submitConsultationReview,
  sendChatMessage,
  listConsultationHistory,
  listConsultationMessages,
  placeAstrologerPickupCall,
  updateMaxCallDuration,
  getCallRecordingUrl,
} from './consultations.ts'
export {
  listLiveStreams,
  getLiveStream,
  getLiveStreamToken,
  updateLiveStreamStatus,
  blockLiveStreamUser,
} from './live.ts'
export { joinQueue, leaveQueue, listQueue, getMyQueueDetails } from './queue.ts'
export { listRechargeAmounts, listWalletReviews, rechargeWallet, getRechargeDetails, checkCoupon } from './wallet.ts'
export { initiatePhonePePayment, getPhonePeStatus, listTipAmounts, sendTip, checkOrderPlacement } from './payments.ts'
export { listCourses, enrolInCourse, initiateCoursePayment, confirmCoursePayment } from './courses.ts'
export {
  listProducts,
  listProductCategories,
  getProduct,
  getProductDescription,
  listProductRatings,
  listOrders,
} from './store.ts'
