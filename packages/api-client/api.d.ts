// What @tarapath/api-client declares to those who import it. Written by `pnpm packages --write`.

// ── @tarapath/api-client · dist/types/src/index.d.ts

export { ApiError, type ApiErrorKind, isApiError } from './dist/types/src/client/api-error.ts';
export type {
  CallEvent,
  CallOptions,
  Check,
  Client,
  ClientOptions,
  ErrorSource,
  Issue,
} from './dist/types/src/client/client.ts';
export { createClient } from './dist/types/src/client/create-client.ts';
export { items, type Page, pages } from './dist/types/src/client/pages.ts';
export type { Signal } from './dist/types/src/client/signal.ts';
export { type Outcome, safe } from './dist/types/src/client/safe.ts';
export { type FullReply, withResponse } from './dist/types/src/client/with-response.ts';
export type { Tokens, TokenStorage } from './dist/types/src/client/tokens.ts';
export {
  cookieStorage,
  memoryStorage,
  reloadOnce,
  requestStorage,
  webLock,
} from './dist/types/src/storage.ts';
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
} from './dist/types/src/account.ts';
export { searchPlaces, getPlaceDetails, getPlaceById } from './dist/types/src/places.ts';
export {
  getHoroscope,
  listHoroscopeTypes,
  queryHoroscopes,
  runCalculator,
} from './dist/types/src/horoscope.ts';
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
} from './dist/types/src/astrologers.ts';
export { getConsultantRegistrationForm, registerConsultant } from './dist/types/src/registration.ts';
export { saveDiagnosticLog } from './dist/types/src/diagnostics.ts';
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
} from './dist/types/src/content.ts';
export {
  listMantras,
  listMantraCategories,
  getMantraCategory,
  getMantra,
  listMantraLanguages,
} from './dist/types/src/mantras.ts';
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
} from './dist/types/src/consultations.ts';
export {
  listLiveStreams,
  getLiveStream,
  getLiveStreamToken,
  updateLiveStreamStatus,
  blockLiveStreamUser,
} from './dist/types/src/live.ts';
export { joinQueue, leaveQueue, listQueue, getMyQueueDetails } from './dist/types/src/queue.ts';
export {
  listRechargeAmounts,
  listWalletReviews,
  rechargeWallet,
  getRechargeDetails,
  checkCoupon,
} from './dist/types/src/wallet.ts';
export {
  initiatePhonePePayment,
  getPhonePeStatus,
  listTipAmounts,
  sendTip,
  checkOrderPlacement,
} from './dist/types/src/payments.ts';
export {
  listCourses,
  enrolInCourse,
  initiateCoursePayment,
  confirmCoursePayment,
} from './dist/types/src/courses.ts';
export {
  listProducts,
  listProductCategories,
  getProduct,
  getProductDescription,
  listProductRatings,
  listOrders,
} from './dist/types/src/store.ts';

// ── @tarapath/api-client/account · dist/types/src/account.d.ts

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
  type RequestLoginOtpBody,
  type VerifyLoginOtpBody,
  type DeleteMyAccountBody,
  type VerifyOtpBody,
} from './dist/types/src/generated/account.gen.ts';

// ── @tarapath/api-client/places · dist/types/src/places.d.ts

export { searchPlaces, getPlaceDetails, getPlaceById } from './dist/types/src/generated/places.gen.ts';

// ── @tarapath/api-client/horoscope · dist/types/src/horoscope.d.ts

export {
  getHoroscope,
  listHoroscopeTypes,
  queryHoroscopes,
  runCalculator,
  type QueryHoroscopesInput,
  type RunCalculatorInput,
} from './dist/types/src/generated/horoscope.gen.ts';

// ── @tarapath/api-client/astrologers · dist/types/src/astrologers.d.ts

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
  type ListRecommendedAstrologersInput,
  type ListAvailableAstrologersInput,
  type FilterAstrologersInput,
  type ListAstrologersInput,
  type ListAstrologerReviewsInput,
  type ManageFavouriteAstrologersBody,
  type ListSpecialitiesInput,
  type ListSpecialityQuestionsInput,
  type ListLanguagesInput,
} from './dist/types/src/generated/astrologers.gen.ts';

// ── @tarapath/api-client/registration · dist/types/src/registration.d.ts

export {
  getConsultantRegistrationForm,
  registerConsultant,
} from './dist/types/src/generated/registration.gen.ts';

// ── @tarapath/api-client/content · dist/types/src/content.d.ts

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
  type ListBannersInput,
  type ListTestimonialsInput,
  type ListPrimaryBannersInput,
  type ListSecondaryBannersInput,
  type ListCustomerReviewsInput,
  type SubmitUserQueryBody,
  type CreateLandingPageLeadBody,
} from './dist/types/src/generated/content.gen.ts';

// ── @tarapath/api-client/mantras · dist/types/src/mantras.d.ts

export {
  listMantras,
  listMantraCategories,
  getMantraCategory,
  getMantra,
  listMantraLanguages,
  type ListMantrasInput,
  type ListMantraCategoriesInput,
  type GetMantraInput,
} from './dist/types/src/generated/mantras.gen.ts';

// ── @tarapath/api-client/consultations · dist/types/src/consultations.d.ts

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
  type EndConsultationBody,
  type SubmitConsultationReviewBody,
  type SendChatMessageBody,
  type ListConsultationHistoryInput,
  type ListConsultationMessagesInput,
  type UpdateMaxCallDurationBody,
} from './dist/types/src/generated/consultations.gen.ts';

// ── @tarapath/api-client/live · dist/types/src/live.d.ts

export {
  listLiveStreams,
  getLiveStream,
  getLiveStreamToken,
  updateLiveStreamStatus,
  blockLiveStreamUser,
  type ListLiveStreamsInput,
  type BlockLiveStreamUserBody,
} from './dist/types/src/generated/live.gen.ts';

// ── @tarapath/api-client/queue · dist/types/src/queue.d.ts

export {
  joinQueue,
  leaveQueue,
  listQueue,
  getMyQueueDetails,
  type JoinQueueBody,
  type ListQueueInput,
} from './dist/types/src/generated/queue.gen.ts';

// ── @tarapath/api-client/wallet · dist/types/src/wallet.d.ts

export { MAX_RECHARGE_RUPEES, MIN_RECHARGE_RUPEES } from './dist/types/src/recharge-limits.ts';
export {
  listRechargeAmounts,
  listWalletReviews,
  rechargeWallet,
  getRechargeDetails,
  checkCoupon,
  type ListWalletReviewsInput,
  type RechargeWalletBody,
  type GetRechargeDetailsInput,
  type CheckCouponBody,
} from './dist/types/src/generated/wallet.gen.ts';

// ── @tarapath/api-client/payments · dist/types/src/payments.d.ts

export {
  initiatePhonePePayment,
  getPhonePeStatus,
  listTipAmounts,
  sendTip,
  checkOrderPlacement,
  type InitiatePhonePePaymentBody,
  type SendTipBody,
} from './dist/types/src/generated/payments.gen.ts';

// ── @tarapath/api-client/courses · dist/types/src/courses.d.ts

export {
  listCourses,
  enrolInCourse,
  initiateCoursePayment,
  confirmCoursePayment,
  type EnrolInCourseBody,
  type InitiateCoursePaymentBody,
} from './dist/types/src/generated/courses.gen.ts';

// ── @tarapath/api-client/store · dist/types/src/store.d.ts

export {
  listProducts,
  listProductCategories,
  getProduct,
  getProductDescription,
  listProductRatings,
  listOrders,
  type ListProductsInput,
  type ListProductCategoriesInput,
  type ListProductRatingsInput,
  type ListOrdersInput,
} from './dist/types/src/generated/store.gen.ts';

// ── @tarapath/api-client/diagnostics · dist/types/src/diagnostics.d.ts

export {
  saveDiagnosticLog,
  type SaveDiagnosticLogBody,
} from './dist/types/src/generated/diagnostics.gen.ts';

// ── @tarapath/api-client/types · dist/types/src/types.d.ts

export type {
  AccessToken,
  Astrologer,
  AstrologerFilter,
  AstrologerOption,
  AstrologerReview,
  AstrologerSummary,
  AuthSession,
  Availability,
  Banner,
  BannerSet,
  BlockedLiveUser,
  CalculatorHouse,
  CalculatorInput,
  CalculatorPeriod,
  CalculatorResult,
  CallDuration,
  CallRecording,
  CallSession,
  ChatMessage,
  ChatSession,
  ClientIp,
  ConsultationHistoryItem,
  ConsultationKind,
  ConsultationQuestion,
  ConsultationRequest,
  ConsultationStatus,
  ConsultationStatusReply,
  Coupon,
  Course,
  CourseEnrollment,
  CoursePaymentResult,
  CustomerReview,
  DefaultConfig,
  Detail,
  DetailError,
  DownloadCount,
  EndedConsultation,
  FavouriteList,
  FavouriteState,
  FieldErrors,
  FilterOption,
  GalleryItem,
  Gender,
  Horoscope,
  HoroscopeGraha,
  HoroscopeQuery,
  HoroscopeRange,
  HoroscopeSection,
  HoroscopeType,
  Id,
  InsufficientBalanceError,
  IsoDate,
  IsoDateTime,
  Language,
  LeadReceipt,
  LiveChange,
  LiveStatus,
  LiveStream,
  LiveStreamToken,
  Mantra,
  MantraCategory,
  MantraCategoryDetail,
  MantraLanguage,
  MantraSummary,
  MyQueueDetails,
  OngoingConsultation,
  OrderPlaceCheck,
  OrderType,
  OtpSent,
  OtpVerified,
  Paginated,
  PaymentRedirect,
  PaymentState,
  PaymentStatus,
  PickupCall,
  PlaceDetails,
  PlaceSuggestion,
  Product,
  ProductCategory,
  ProductDescription,
  ProductRating,
  ProductSummary,
  QueryValue,
  QueueEntry,
  RechargeAmount,
  RechargeDetails,
  RegistrationField,
  RegistrationForm,
  RegistrationReceipt,
  ReviewReceipt,
  Rupees,
  Speciality,
  SpecialityQuestions,
  StoreOrder,
  Testimonial,
  ThrottledError,
  TipAmount,
  TipReceipt,
  TokenError,
  TrendingCategory,
  TrendingQuestion,
  UserProfile,
  UserProfileUpdate,
  UserQueryReceipt,
  UserSummary,
  WalletActivity,
  WalletReceipt,
  WalletRecharge,
  WalletReview,
  ZodiacSign,
} from './dist/types/src/generated/types.gen.ts';

// ── @tarapath/api-client/checks · dist/types/src/checks.d.ts

export type { ReplyCheck, ReplyIssue } from './dist/types/src/checks/check.ts';
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
  searchPlaces,
  getPlaceDetails,
  getPlaceById,
  getHoroscope,
  listHoroscopeTypes,
  queryHoroscopes,
  runCalculator,
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
  getConsultantRegistrationForm,
  registerConsultant,
  saveDiagnosticLog,
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
  listMantras,
  listMantraCategories,
  getMantraCategory,
  getMantra,
  listMantraLanguages,
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
  listLiveStreams,
  getLiveStream,
  getLiveStreamToken,
  updateLiveStreamStatus,
  blockLiveStreamUser,
  joinQueue,
  leaveQueue,
  listQueue,
  getMyQueueDetails,
  listRechargeAmounts,
  listWalletReviews,
  rechargeWallet,
  getRechargeDetails,
  checkCoupon,
  initiatePhonePePayment,
  getPhonePeStatus,
  listTipAmounts,
  sendTip,
  checkOrderPlacement,
  listCourses,
  enrolInCourse,
  initiateCoursePayment,
  confirmCoursePayment,
  listProducts,
  listProductCategories,
  getProduct,
  getProductDescription,
  listProductRatings,
  listOrders,
} from './dist/types/src/generated/checks.gen.ts';

// ── @tarapath/api-client/msw · dist/types/src/msw.d.ts

export { handlers } from './dist/types/src/generated/handlers.gen.ts';
export type { HandlerFactory, Resolver, ResolverInput } from './dist/types/src/msw/handler.ts';
export { handlersFrom } from './dist/types/src/msw/handlers-from.ts';

// ── @tarapath/api-client/table · dist/types/src/table.d.ts

export type { Auth, Refresh, Retry, Role, Row } from './dist/types/table/row.ts';
export { MAX_RECHARGE_RUPEES, MIN_RECHARGE_RUPEES } from './dist/types/src/recharge-limits.ts';
/**
 * Every endpoint of the platform by its function name: method, path, schemas (zod 4), auth rule, retry rule.
 * For servers, mocks and generators. Keep it out of browser bundles, because it imports zod.
 *
 * `z.output<(typeof table)['getAstrologer']['response']>` is the type of the reply of `getAstrologer`.
 */
export declare const table: {
    requestLoginOtp: import("./dist/types/src/table.ts").Row<"POST", "none", import("zod").ZodObject<{
        detail: import("zod").ZodString;
        expires_in: import("zod").ZodNumber;
        resend_after: import("zod").ZodNumber;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        phone_number: import("zod").ZodString;
        country_code: import("zod").ZodDefault<import("zod").ZodString>;
        request_token: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "requestLoginOtp";
        group: "account";
    };
    verifyLoginOtp: import("./dist/types/src/table.ts").Row<"POST", "none", import("zod").ZodObject<{
        access: import("zod").ZodString;
        refresh: import("zod").ZodString;
        log_token: import("zod").ZodString;
        is_new_user: import("zod").ZodBoolean;
        user: import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            email: import("zod").ZodNullable<import("zod").ZodString>;
            phone_number: import("zod").ZodString;
            avatar: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        phone_number: import("zod").ZodString;
        otp_key: import("zod").ZodString;
        request_token: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "verifyLoginOtp";
        group: "account";
    };
    logout: import("./dist/types/src/table.ts").Row<"PATCH", "optional", import("zod").ZodObject<{
        detail: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        refresh: import("zod").ZodString;
    }, import("zod/v4/core").$strip>> & {
        name: "logout";
        group: "account";
    };
    refreshAccessToken: import("./dist/types/src/table.ts").Row<"POST", "none", import("zod").ZodObject<{
        access: import("zod").ZodString;
        refresh: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        refresh: import("zod").ZodString;
    }, import("zod/v4/core").$strip>> & {
        name: "refreshAccessToken";
        group: "account";
    };
    getMyProfile: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        name: import("zod").ZodString;
        email: import("zod").ZodNullable<import("zod").ZodString>;
        phone_number: import("zod").ZodString;
        avatar: import("zod").ZodNullable<import("zod").ZodString>;
        balance: import("zod").ZodNumber;
        ongoing_consultation: import("zod").ZodNullable<import("zod").ZodObject<{
            refunded: import("zod").ZodOptional<import("zod").ZodNumber>;
            refund_reason: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            is_consultation_inprogress: import("zod").ZodBoolean;
            id: import("zod").ZodInt;
            order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
            status: import("zod").ZodEnum<{
                accepted: "accepted";
                cancelled: "cancelled";
                completed: "completed";
                in_progress: "in_progress";
                missed: "missed";
                rejected: "rejected";
                requested: "requested";
                ringing: "ringing";
            }>;
            sub_status: import("zod").ZodNullable<import("zod").ZodString>;
            status_message: import("zod").ZodNullable<import("zod").ZodString>;
            max_call_duration: import("zod").ZodNullable<import("zod").ZodNumber>;
            start_datetime: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            astro_pickup_status: import("zod").ZodBoolean;
            customer_pickup_status: import("zod").ZodBoolean;
            show_review_popup: import("zod").ZodBoolean;
            consultant: import("zod").ZodNullable<import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
                avatar: import("zod").ZodNullable<import("zod").ZodString>;
                price_per_minute: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>;
            channel: import("zod").ZodNullable<import("zod").ZodString>;
            consultant_is_typing: import("zod").ZodOptional<import("zod").ZodBoolean>;
            consultant_read_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
            consultant_away_since: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
            recording_days: import("zod").ZodOptional<import("zod").ZodNumber>;
            request_expires_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
        gender: import("zod").ZodNullable<import("zod").ZodEnum<{
            female: "female";
            male: "male";
            other: "other";
        }>>;
        date_of_birth: import("zod").ZodNullable<import("zod").ZodISODate>;
        time_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
        place_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
        zodiac_sign: import("zod").ZodNullable<import("zod").ZodEnum<{
            aquarius: "aquarius";
            aries: "aries";
            cancer: "cancer";
            capricorn: "capricorn";
            gemini: "gemini";
            leo: "leo";
            libra: "libra";
            pisces: "pisces";
            sagittarius: "sagittarius";
            scorpio: "scorpio";
            taurus: "taurus";
            virgo: "virgo";
        }>>;
        is_consultant: import("zod").ZodBoolean;
        favourite_consultant_ids: import("zod").ZodArray<import("zod").ZodInt>;
        created_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getMyProfile";
        group: "account";
    };
    updateProfile: import("./dist/types/src/table.ts").Row<"PATCH", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        name: import("zod").ZodString;
        email: import("zod").ZodNullable<import("zod").ZodString>;
        phone_number: import("zod").ZodString;
        avatar: import("zod").ZodNullable<import("zod").ZodString>;
        balance: import("zod").ZodNumber;
        ongoing_consultation: import("zod").ZodNullable<import("zod").ZodObject<{
            refunded: import("zod").ZodOptional<import("zod").ZodNumber>;
            refund_reason: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            is_consultation_inprogress: import("zod").ZodBoolean;
            id: import("zod").ZodInt;
            order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
            status: import("zod").ZodEnum<{
                accepted: "accepted";
                cancelled: "cancelled";
                completed: "completed";
                in_progress: "in_progress";
                missed: "missed";
                rejected: "rejected";
                requested: "requested";
                ringing: "ringing";
            }>;
            sub_status: import("zod").ZodNullable<import("zod").ZodString>;
            status_message: import("zod").ZodNullable<import("zod").ZodString>;
            max_call_duration: import("zod").ZodNullable<import("zod").ZodNumber>;
            start_datetime: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            astro_pickup_status: import("zod").ZodBoolean;
            customer_pickup_status: import("zod").ZodBoolean;
            show_review_popup: import("zod").ZodBoolean;
            consultant: import("zod").ZodNullable<import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
                avatar: import("zod").ZodNullable<import("zod").ZodString>;
                price_per_minute: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>;
            channel: import("zod").ZodNullable<import("zod").ZodString>;
            consultant_is_typing: import("zod").ZodOptional<import("zod").ZodBoolean>;
            consultant_read_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
            consultant_away_since: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
            recording_days: import("zod").ZodOptional<import("zod").ZodNumber>;
            request_expires_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
        gender: import("zod").ZodNullable<import("zod").ZodEnum<{
            female: "female";
            male: "male";
            other: "other";
        }>>;
        date_of_birth: import("zod").ZodNullable<import("zod").ZodISODate>;
        time_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
        place_of_birth: import("zod").ZodNullable<import("zod").ZodString>;
        zodiac_sign: import("zod").ZodNullable<import("zod").ZodEnum<{
            aquarius: "aquarius";
            aries: "aries";
            cancer: "cancer";
            capricorn: "capricorn";
            gemini: "gemini";
            leo: "leo";
            libra: "libra";
            pisces: "pisces";
            sagittarius: "sagittarius";
            scorpio: "scorpio";
            taurus: "taurus";
            virgo: "virgo";
        }>>;
        is_consultant: import("zod").ZodBoolean;
        favourite_consultant_ids: import("zod").ZodArray<import("zod").ZodInt>;
        created_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        name: import("zod").ZodOptional<import("zod").ZodString>;
        email: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEmail>>;
        gender: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
            female: "female";
            male: "male";
            other: "other";
        }>>>;
        date_of_birth: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODate>>;
        time_of_birth: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
        place_of_birth: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
        avatar: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodUnion<readonly [import("zod").ZodFile, import("zod").ZodString]>>>;
    }, import("zod/v4/core").$strip>> & {
        name: "updateProfile";
        group: "account";
    };
    deleteMyAccount: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        detail: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodOptional<import("zod").ZodObject<{
        reason: import("zod").ZodOptional<import("zod").ZodString>;
        verification_token: import("zod").ZodOptional<import("zod").ZodString>;
        give_up_balance: import("zod").ZodOptional<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>>> & {
        name: "deleteMyAccount";
        group: "account";
    };
    sendOtp: import("./dist/types/src/table.ts").Row<"POST", "optional", import("zod").ZodObject<{
        detail: import("zod").ZodString;
        expires_in: import("zod").ZodNumber;
        resend_after: import("zod").ZodNumber;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        phone_number: import("zod").ZodString;
        request_token: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "sendOtp";
        group: "account";
    };
    verifyOtp: import("./dist/types/src/table.ts").Row<"POST", "optional", import("zod").ZodObject<{
        detail: import("zod").ZodString;
        verified: import("zod").ZodBoolean;
        verification_token: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        phone_number: import("zod").ZodString;
        otp_key: import("zod").ZodString;
        request_token: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "verifyOtp";
        group: "account";
    };
    getMyIp: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        ip: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getMyIp";
        group: "account";
    };
    listRecommendedAstrologers: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        name: import("zod").ZodString;
        slug: import("zod").ZodString;
        avatar: import("zod").ZodNullable<import("zod").ZodString>;
        experience_years: import("zod").ZodNumber;
        languages: import("zod").ZodArray<import("zod").ZodString>;
        specialities: import("zod").ZodArray<import("zod").ZodString>;
        rating: import("zod").ZodNumber;
        review_count: import("zod").ZodNumber;
        consultation_count: import("zod").ZodNumber;
        price_per_minute: import("zod").ZodNumber;
        discounted_price_per_minute: import("zod").ZodNullable<import("zod").ZodNumber>;
        is_available_for_chat: import("zod").ZodBoolean;
        is_available_for_call: import("zod").ZodBoolean;
        availability: import("zod").ZodEnum<{
            busy: "busy";
            offline: "offline";
            online: "online";
        }>;
        wait_time_seconds: import("zod").ZodNullable<import("zod").ZodNumber>;
        is_favourite: import("zod").ZodBoolean;
        is_verified: import("zod").ZodBoolean;
        is_live: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{
        astro_count: import("zod").ZodDefault<import("zod").ZodInt>;
        consultant_id: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listRecommendedAstrologers";
        group: "astrologers";
    };
    listPersonalRecommendations: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        name: import("zod").ZodString;
        slug: import("zod").ZodString;
        avatar: import("zod").ZodNullable<import("zod").ZodString>;
        experience_years: import("zod").ZodNumber;
        languages: import("zod").ZodArray<import("zod").ZodString>;
        specialities: import("zod").ZodArray<import("zod").ZodString>;
        rating: import("zod").ZodNumber;
        review_count: import("zod").ZodNumber;
        consultation_count: import("zod").ZodNumber;
        price_per_minute: import("zod").ZodNumber;
        discounted_price_per_minute: import("zod").ZodNullable<import("zod").ZodNumber>;
        is_available_for_chat: import("zod").ZodBoolean;
        is_available_for_call: import("zod").ZodBoolean;
        availability: import("zod").ZodEnum<{
            busy: "busy";
            offline: "offline";
            online: "online";
        }>;
        wait_time_seconds: import("zod").ZodNullable<import("zod").ZodNumber>;
        is_favourite: import("zod").ZodBoolean;
        is_verified: import("zod").ZodBoolean;
        is_live: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "listPersonalRecommendations";
        group: "astrologers";
    };
    listAvailableAstrologers: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            avatar: import("zod").ZodNullable<import("zod").ZodString>;
            experience_years: import("zod").ZodNumber;
            languages: import("zod").ZodArray<import("zod").ZodString>;
            specialities: import("zod").ZodArray<import("zod").ZodString>;
            rating: import("zod").ZodNumber;
            review_count: import("zod").ZodNumber;
            consultation_count: import("zod").ZodNumber;
            price_per_minute: import("zod").ZodNumber;
            discounted_price_per_minute: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_available_for_chat: import("zod").ZodBoolean;
            is_available_for_call: import("zod").ZodBoolean;
            availability: import("zod").ZodEnum<{
                busy: "busy";
                offline: "offline";
                online: "online";
            }>;
            wait_time_seconds: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_favourite: import("zod").ZodBoolean;
            is_verified: import("zod").ZodBoolean;
            is_live: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        astro_count: import("zod").ZodOptional<import("zod").ZodInt>;
        is_available_for_call: import("zod").ZodDefault<import("zod").ZodBoolean>;
        is_available_for_chat: import("zod").ZodDefault<import("zod").ZodBoolean>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listAvailableAstrologers";
        group: "astrologers";
    };
    filterAstrologers: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            avatar: import("zod").ZodNullable<import("zod").ZodString>;
            experience_years: import("zod").ZodNumber;
            languages: import("zod").ZodArray<import("zod").ZodString>;
            specialities: import("zod").ZodArray<import("zod").ZodString>;
            rating: import("zod").ZodNumber;
            review_count: import("zod").ZodNumber;
            consultation_count: import("zod").ZodNumber;
            price_per_minute: import("zod").ZodNumber;
            discounted_price_per_minute: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_available_for_chat: import("zod").ZodBoolean;
            is_available_for_call: import("zod").ZodBoolean;
            availability: import("zod").ZodEnum<{
                busy: "busy";
                offline: "offline";
                online: "online";
            }>;
            wait_time_seconds: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_favourite: import("zod").ZodBoolean;
            is_verified: import("zod").ZodBoolean;
            is_live: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        speciality: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodInt>>;
        language: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        gender: import("zod").ZodOptional<import("zod").ZodEnum<{
            female: "female";
            male: "male";
            other: "other";
        }>>;
        search: import("zod").ZodOptional<import("zod").ZodString>;
        ordering: import("zod").ZodOptional<import("zod").ZodEnum<{
            "-experience": "-experience";
            "-price": "-price";
            "-rating": "-rating";
            experience: "experience";
            price: "price";
            rating: "rating";
        }>>;
        is_available_for_call: import("zod").ZodOptional<import("zod").ZodBoolean>;
        is_available_for_chat: import("zod").ZodOptional<import("zod").ZodBoolean>;
        astro_count: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "filterAstrologers";
        group: "astrologers";
    };
    listAstrologers: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            avatar: import("zod").ZodNullable<import("zod").ZodString>;
            experience_years: import("zod").ZodNumber;
            languages: import("zod").ZodArray<import("zod").ZodString>;
            specialities: import("zod").ZodArray<import("zod").ZodString>;
            rating: import("zod").ZodNumber;
            review_count: import("zod").ZodNumber;
            consultation_count: import("zod").ZodNumber;
            price_per_minute: import("zod").ZodNumber;
            discounted_price_per_minute: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_available_for_chat: import("zod").ZodBoolean;
            is_available_for_call: import("zod").ZodBoolean;
            availability: import("zod").ZodEnum<{
                busy: "busy";
                offline: "offline";
                online: "online";
            }>;
            wait_time_seconds: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_favourite: import("zod").ZodBoolean;
            is_verified: import("zod").ZodBoolean;
            is_live: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        speciality: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodInt>>;
        language: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
        gender: import("zod").ZodOptional<import("zod").ZodEnum<{
            female: "female";
            male: "male";
            other: "other";
        }>>;
        search: import("zod").ZodOptional<import("zod").ZodString>;
        ordering: import("zod").ZodOptional<import("zod").ZodEnum<{
            "-experience": "-experience";
            "-price": "-price";
            "-rating": "-rating";
            experience: "experience";
            price: "price";
            rating: "rating";
        }>>;
        is_available_for_call: import("zod").ZodOptional<import("zod").ZodBoolean>;
        is_available_for_chat: import("zod").ZodOptional<import("zod").ZodBoolean>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listAstrologers";
        group: "astrologers";
    };
    getAstrologer: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        name: import("zod").ZodString;
        slug: import("zod").ZodString;
        avatar: import("zod").ZodNullable<import("zod").ZodString>;
        experience_years: import("zod").ZodNumber;
        languages: import("zod").ZodArray<import("zod").ZodString>;
        specialities: import("zod").ZodArray<import("zod").ZodString>;
        rating: import("zod").ZodNumber;
        review_count: import("zod").ZodNumber;
        consultation_count: import("zod").ZodNumber;
        price_per_minute: import("zod").ZodNumber;
        discounted_price_per_minute: import("zod").ZodNullable<import("zod").ZodNumber>;
        is_available_for_chat: import("zod").ZodBoolean;
        is_available_for_call: import("zod").ZodBoolean;
        availability: import("zod").ZodEnum<{
            busy: "busy";
            offline: "offline";
            online: "online";
        }>;
        wait_time_seconds: import("zod").ZodNullable<import("zod").ZodNumber>;
        is_favourite: import("zod").ZodBoolean;
        is_verified: import("zod").ZodBoolean;
        is_live: import("zod").ZodBoolean;
        about: import("zod").ZodString;
        education: import("zod").ZodNullable<import("zod").ZodString>;
        city: import("zod").ZodNullable<import("zod").ZodString>;
        free_minutes: import("zod").ZodNumber;
        next_available_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        rating_breakdown: import("zod").ZodArray<import("zod").ZodObject<{
            stars: import("zod").ZodNumber;
            count: import("zod").ZodNumber;
        }, import("zod/v4/core").$strip>>;
        gallery_count: import("zod").ZodNumber;
        call_recording_days: import("zod").ZodOptional<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getAstrologer";
        group: "astrologers";
    };
    listAstrologerGallery: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        kind: import("zod").ZodEnum<{
            image: "image";
            video: "video";
        }>;
        url: import("zod").ZodString;
        thumbnail: import("zod").ZodNullable<import("zod").ZodString>;
        caption: import("zod").ZodNullable<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "listAstrologerGallery";
        group: "astrologers";
    };
    listAstrologerReviews: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            user_name: import("zod").ZodString;
            user_avatar: import("zod").ZodNullable<import("zod").ZodString>;
            rating: import("zod").ZodNumber;
            comment: import("zod").ZodString;
            reply: import("zod").ZodNullable<import("zod").ZodString>;
            created_at: import("zod").ZodISODateTime;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listAstrologerReviews";
        group: "astrologers";
    };
    listAstrologerOptions: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        name: import("zod").ZodString;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "listAstrologerOptions";
        group: "astrologers";
    };
    getAstrologerFilters: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodArray<import("zod").ZodObject<{
        key: import("zod").ZodString;
        label: import("zod").ZodString;
        multiple: import("zod").ZodBoolean;
        options: import("zod").ZodArray<import("zod").ZodObject<{
            value: import("zod").ZodString;
            label: import("zod").ZodString;
            count: import("zod").ZodNullable<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getAstrologerFilters";
        group: "astrologers";
    };
    listRechargeAmountsForAstrologer: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        amount: import("zod").ZodNumber;
        bonus: import("zod").ZodNumber;
        total: import("zod").ZodNumber;
        label: import("zod").ZodNullable<import("zod").ZodString>;
        is_popular: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{
        consultant_id: import("zod").ZodInt;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listRechargeAmountsForAstrologer";
        group: "astrologers";
    };
    setAstrologerFavourite: import("./dist/types/src/table.ts").Row<"PATCH", "required", import("zod").ZodObject<{
        consultant_id: import("zod").ZodInt;
        is_favourite: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        action: import("zod").ZodEnum<{
            add: "add";
            remove: "remove";
        }>;
    }, import("zod/v4/core").$strip>> & {
        name: "setAstrologerFavourite";
        group: "astrologers";
    };
    manageFavouriteAstrologers: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        consultant_ids: import("zod").ZodArray<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultant_ids: import("zod").ZodArray<import("zod").ZodInt>;
        action: import("zod").ZodEnum<{
            add: "add";
            remove: "remove";
        }>;
    }, import("zod/v4/core").$strip>> & {
        name: "manageFavouriteAstrologers";
        group: "astrologers";
    };
    listSpecialities: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            icon: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listSpecialities";
        group: "astrologers";
    };
    listSpecialityQuestions: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        speciality: import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            icon: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        questions: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            text: import("zod").ZodString;
            speciality_id: import("zod").ZodNullable<import("zod").ZodInt>;
            consultation_count: import("zod").ZodNumber;
        }, import("zod/v4/core").$strip>>;
        consultants: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            avatar: import("zod").ZodNullable<import("zod").ZodString>;
            experience_years: import("zod").ZodNumber;
            languages: import("zod").ZodArray<import("zod").ZodString>;
            specialities: import("zod").ZodArray<import("zod").ZodString>;
            rating: import("zod").ZodNumber;
            review_count: import("zod").ZodNumber;
            consultation_count: import("zod").ZodNumber;
            price_per_minute: import("zod").ZodNumber;
            discounted_price_per_minute: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_available_for_chat: import("zod").ZodBoolean;
            is_available_for_call: import("zod").ZodBoolean;
            availability: import("zod").ZodEnum<{
                busy: "busy";
                offline: "offline";
                online: "online";
            }>;
            wait_time_seconds: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_favourite: import("zod").ZodBoolean;
            is_verified: import("zod").ZodBoolean;
            is_live: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{
        astro_count: import("zod").ZodDefault<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listSpecialityQuestions";
        group: "astrologers";
    };
    listTrendingCategories: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        name: import("zod").ZodString;
        slug: import("zod").ZodString;
        image: import("zod").ZodNullable<import("zod").ZodString>;
        consultants: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            avatar: import("zod").ZodNullable<import("zod").ZodString>;
            experience_years: import("zod").ZodNumber;
            languages: import("zod").ZodArray<import("zod").ZodString>;
            specialities: import("zod").ZodArray<import("zod").ZodString>;
            rating: import("zod").ZodNumber;
            review_count: import("zod").ZodNumber;
            consultation_count: import("zod").ZodNumber;
            price_per_minute: import("zod").ZodNumber;
            discounted_price_per_minute: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_available_for_chat: import("zod").ZodBoolean;
            is_available_for_call: import("zod").ZodBoolean;
            availability: import("zod").ZodEnum<{
                busy: "busy";
                offline: "offline";
                online: "online";
            }>;
            wait_time_seconds: import("zod").ZodNullable<import("zod").ZodNumber>;
            is_favourite: import("zod").ZodBoolean;
            is_verified: import("zod").ZodBoolean;
            is_live: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{
        astro_count: import("zod").ZodDefault<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listTrendingCategories";
        group: "astrologers";
    };
    listTrendingQuestions: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        text: import("zod").ZodString;
        speciality_id: import("zod").ZodNullable<import("zod").ZodInt>;
        consultation_count: import("zod").ZodNumber;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "listTrendingQuestions";
        group: "astrologers";
    };
    listLanguages: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            code: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        limit: import("zod").ZodDefault<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listLanguages";
        group: "astrologers";
    };
    requestConsultation: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
        status: import("zod").ZodEnum<{
            accepted: "accepted";
            cancelled: "cancelled";
            completed: "completed";
            in_progress: "in_progress";
            missed: "missed";
            rejected: "rejected";
            requested: "requested";
            ringing: "ringing";
        }>;
        consultant_id: import("zod").ZodInt;
        max_call_duration: import("zod").ZodNumber;
        price_per_minute: import("zod").ZodNumber;
        expires_at: import("zod").ZodISODateTime;
        queue_position: import("zod").ZodNullable<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>, {
        type: import("zod").ZodEnum<{
            call: "call";
            chat: "chat";
        }>;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultant_id: import("zod").ZodInt;
        price_per_minute: import("zod").ZodOptional<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>> & {
        name: "requestConsultation";
        group: "consultations";
    };
    startChat: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        channel: import("zod").ZodString;
        chat_token: import("zod").ZodString;
        max_call_duration: import("zod").ZodNumber;
        start_datetime: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        status: import("zod").ZodEnum<{
            accepted: "accepted";
            cancelled: "cancelled";
            completed: "completed";
            in_progress: "in_progress";
            missed: "missed";
            rejected: "rejected";
            requested: "requested";
            ringing: "ringing";
        }>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultation_id: import("zod").ZodInt;
        share_birth_details: import("zod").ZodOptional<import("zod").ZodBoolean>;
        first_question: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "startChat";
        group: "consultations";
    };
    startCall: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        call_id: import("zod").ZodString;
        max_call_duration: import("zod").ZodNumber;
        start_datetime: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        status: import("zod").ZodEnum<{
            accepted: "accepted";
            cancelled: "cancelled";
            completed: "completed";
            in_progress: "in_progress";
            missed: "missed";
            rejected: "rejected";
            requested: "requested";
            ringing: "ringing";
        }>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultation_id: import("zod").ZodInt;
    }, import("zod/v4/core").$strip>> & {
        name: "startCall";
        group: "consultations";
    };
    endConsultation: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        refunded: import("zod").ZodOptional<import("zod").ZodNumber>;
        refund_reason: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
        id: import("zod").ZodInt;
        status: import("zod").ZodEnum<{
            accepted: "accepted";
            cancelled: "cancelled";
            completed: "completed";
            in_progress: "in_progress";
            missed: "missed";
            rejected: "rejected";
            requested: "requested";
            ringing: "ringing";
        }>;
        status_message: import("zod").ZodNullable<import("zod").ZodString>;
        duration_seconds: import("zod").ZodNumber;
        amount_charged: import("zod").ZodNumber;
        balance: import("zod").ZodNumber;
        show_review_popup: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        auto_end: import("zod").ZodBoolean;
        chat_end_reason: import("zod").ZodOptional<import("zod").ZodString>;
        consultation_termination_type: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>> & {
        name: "endConsultation";
        group: "consultations";
    };
    getOngoingStatus: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        is_consultation_inprogress: import("zod").ZodBoolean;
        ongoing_data: import("zod").ZodNullable<import("zod").ZodObject<{
            refunded: import("zod").ZodOptional<import("zod").ZodNumber>;
            refund_reason: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            is_consultation_inprogress: import("zod").ZodBoolean;
            id: import("zod").ZodInt;
            order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
            status: import("zod").ZodEnum<{
                accepted: "accepted";
                cancelled: "cancelled";
                completed: "completed";
                in_progress: "in_progress";
                missed: "missed";
                rejected: "rejected";
                requested: "requested";
                ringing: "ringing";
            }>;
            sub_status: import("zod").ZodNullable<import("zod").ZodString>;
            status_message: import("zod").ZodNullable<import("zod").ZodString>;
            max_call_duration: import("zod").ZodNullable<import("zod").ZodNumber>;
            start_datetime: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            astro_pickup_status: import("zod").ZodBoolean;
            customer_pickup_status: import("zod").ZodBoolean;
            show_review_popup: import("zod").ZodBoolean;
            consultant: import("zod").ZodNullable<import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
                avatar: import("zod").ZodNullable<import("zod").ZodString>;
                price_per_minute: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>;
            channel: import("zod").ZodNullable<import("zod").ZodString>;
            consultant_is_typing: import("zod").ZodOptional<import("zod").ZodBoolean>;
            consultant_read_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
            consultant_away_since: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
            recording_days: import("zod").ZodOptional<import("zod").ZodNumber>;
            request_expires_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getOngoingStatus";
        group: "consultations";
    };
    updateOngoingStatus: import("./dist/types/src/table.ts").Row<"PATCH", "required", import("zod").ZodObject<{
        is_consultation_inprogress: import("zod").ZodBoolean;
        ongoing_data: import("zod").ZodNullable<import("zod").ZodObject<{
            refunded: import("zod").ZodOptional<import("zod").ZodNumber>;
            refund_reason: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            is_consultation_inprogress: import("zod").ZodBoolean;
            id: import("zod").ZodInt;
            order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
            status: import("zod").ZodEnum<{
                accepted: "accepted";
                cancelled: "cancelled";
                completed: "completed";
                in_progress: "in_progress";
                missed: "missed";
                rejected: "rejected";
                requested: "requested";
                ringing: "ringing";
            }>;
            sub_status: import("zod").ZodNullable<import("zod").ZodString>;
            status_message: import("zod").ZodNullable<import("zod").ZodString>;
            max_call_duration: import("zod").ZodNullable<import("zod").ZodNumber>;
            start_datetime: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            astro_pickup_status: import("zod").ZodBoolean;
            customer_pickup_status: import("zod").ZodBoolean;
            show_review_popup: import("zod").ZodBoolean;
            consultant: import("zod").ZodNullable<import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
                avatar: import("zod").ZodNullable<import("zod").ZodString>;
                price_per_minute: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>;
            channel: import("zod").ZodNullable<import("zod").ZodString>;
            consultant_is_typing: import("zod").ZodOptional<import("zod").ZodBoolean>;
            consultant_read_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodInt>>;
            consultant_away_since: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
            recording_days: import("zod").ZodOptional<import("zod").ZodNumber>;
            request_expires_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultation_id: import("zod").ZodInt;
    }, import("zod/v4/core").$strip>> & {
        name: "updateOngoingStatus";
        group: "consultations";
    };
    submitConsultationReview: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        consultation_id: import("zod").ZodInt;
        rating: import("zod").ZodNumber;
        comment: import("zod").ZodString;
        created_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultation_id: import("zod").ZodInt;
        rating: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>, import("zod").ZodLiteral<3>, import("zod").ZodLiteral<4>, import("zod").ZodLiteral<5>]>;
        comment: import("zod").ZodOptional<import("zod").ZodString>;
        is_anonymous: import("zod").ZodOptional<import("zod").ZodBoolean>;
    }, import("zod/v4/core").$strip>> & {
        name: "submitConsultationReview";
        group: "consultations";
    };
    sendChatMessage: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        client_message_id: import("zod").ZodNullable<import("zod").ZodString>;
        consultation_id: import("zod").ZodInt;
        sender: import("zod").ZodEnum<{
            consultant: "consultant";
            customer: "customer";
            system: "system";
        }>;
        kind: import("zod").ZodEnum<{
            audio: "audio";
            image: "image";
            kundli: "kundli";
            text: "text";
        }>;
        text: import("zod").ZodNullable<import("zod").ZodString>;
        attachment_url: import("zod").ZodNullable<import("zod").ZodString>;
        created_at: import("zod").ZodISODateTime;
        is_read: import("zod").ZodOptional<import("zod").ZodBoolean>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultation_id: import("zod").ZodInt;
        text: import("zod").ZodOptional<import("zod").ZodString>;
        attachment: import("zod").ZodOptional<import("zod").ZodFile>;
        client_message_id: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "sendChatMessage";
        group: "consultations";
    };
    listConsultationHistory: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            refunded: import("zod").ZodOptional<import("zod").ZodNumber>;
            refund_reason: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            id: import("zod").ZodInt;
            order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
            status: import("zod").ZodEnum<{
                accepted: "accepted";
                cancelled: "cancelled";
                completed: "completed";
                in_progress: "in_progress";
                missed: "missed";
                rejected: "rejected";
                requested: "requested";
                ringing: "ringing";
            }>;
            consultant: import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
                avatar: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            ended_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            duration_seconds: import("zod").ZodNumber;
            amount_charged: import("zod").ZodNumber;
            gst: import("zod").ZodOptional<import("zod").ZodNumber>;
            rating: import("zod").ZodNullable<import("zod").ZodNumber>;
            has_recording: import("zod").ZodBoolean;
            recording_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
            price_per_minute: import("zod").ZodOptional<import("zod").ZodNumber>;
            ended_by: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                astrologer: "astrologer";
                customer: "customer";
                time: "time";
            }>>>;
            status_message: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            reference: import("zod").ZodOptional<import("zod").ZodString>;
            question: import("zod").ZodOptional<import("zod").ZodObject<{
                message: import("zod").ZodString;
                asked_at: import("zod").ZodISODateTime;
                answered_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                answer: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
            ask_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        order_type: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>>;
        status: import("zod").ZodOptional<import("zod").ZodEnum<{
            accepted: "accepted";
            cancelled: "cancelled";
            completed: "completed";
            in_progress: "in_progress";
            missed: "missed";
            rejected: "rejected";
            requested: "requested";
            ringing: "ringing";
        }>>;
        ordering: import("zod").ZodOptional<import("zod").ZodEnum<{
            "-started_at": "-started_at";
            started_at: "started_at";
        }>>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listConsultationHistory";
        group: "consultations";
    };
    listConsultationMessages: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        client_message_id: import("zod").ZodNullable<import("zod").ZodString>;
        consultation_id: import("zod").ZodInt;
        sender: import("zod").ZodEnum<{
            consultant: "consultant";
            customer: "customer";
            system: "system";
        }>;
        kind: import("zod").ZodEnum<{
            audio: "audio";
            image: "image";
            kundli: "kundli";
            text: "text";
        }>;
        text: import("zod").ZodNullable<import("zod").ZodString>;
        attachment_url: import("zod").ZodNullable<import("zod").ZodString>;
        created_at: import("zod").ZodISODateTime;
        is_read: import("zod").ZodOptional<import("zod").ZodBoolean>;
    }, import("zod/v4/core").$strip>>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{
        after: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listConsultationMessages";
        group: "consultations";
    };
    placeAstrologerPickupCall: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        call_placed: import("zod").ZodBoolean;
        astro_pickup_status: import("zod").ZodBoolean;
        customer_pickup_status: import("zod").ZodBoolean;
        status: import("zod").ZodEnum<{
            accepted: "accepted";
            cancelled: "cancelled";
            completed: "completed";
            in_progress: "in_progress";
            missed: "missed";
            rejected: "rejected";
            requested: "requested";
            ringing: "ringing";
        }>;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "placeAstrologerPickupCall";
        group: "consultations";
    };
    updateMaxCallDuration: import("./dist/types/src/table.ts").Row<"PATCH", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        max_call_duration: import("zod").ZodNumber;
        balance: import("zod").ZodNumber;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodOptional<import("zod").ZodObject<{
        max_call_duration: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>>> & {
        name: "updateMaxCallDuration";
        group: "consultations";
    };
    getCallRecordingUrl: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        url: import("zod").ZodString;
        expires_at: import("zod").ZodISODateTime;
        duration_seconds: import("zod").ZodNumber;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultation_id: import("zod").ZodInt;
    }, import("zod/v4/core").$strip>> & {
        name: "getCallRecordingUrl";
        group: "consultations";
    };
    listUserBanners: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        title: import("zod").ZodNullable<import("zod").ZodString>;
        image: import("zod").ZodString;
        mobile_image: import("zod").ZodNullable<import("zod").ZodString>;
        link: import("zod").ZodNullable<import("zod").ZodString>;
        alt: import("zod").ZodString;
        platform: import("zod").ZodEnum<{
            all: "all";
            mobile: "mobile";
            web: "web";
        }>;
        order: import("zod").ZodNumber;
        starts_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        ends_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{
        platform: import("zod").ZodDefault<import("zod").ZodEnum<{
            mobile: "mobile";
            web: "web";
        }>>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listUserBanners";
        group: "content";
    };
    listBanners: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            title: import("zod").ZodNullable<import("zod").ZodString>;
            image: import("zod").ZodString;
            mobile_image: import("zod").ZodNullable<import("zod").ZodString>;
            link: import("zod").ZodNullable<import("zod").ZodString>;
            alt: import("zod").ZodString;
            platform: import("zod").ZodEnum<{
                all: "all";
                mobile: "mobile";
                web: "web";
            }>;
            order: import("zod").ZodNumber;
            starts_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            ends_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listBanners";
        group: "content";
    };
    getAllBanners: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        primary: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            title: import("zod").ZodNullable<import("zod").ZodString>;
            image: import("zod").ZodString;
            mobile_image: import("zod").ZodNullable<import("zod").ZodString>;
            link: import("zod").ZodNullable<import("zod").ZodString>;
            alt: import("zod").ZodString;
            platform: import("zod").ZodEnum<{
                all: "all";
                mobile: "mobile";
                web: "web";
            }>;
            order: import("zod").ZodNumber;
            starts_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            ends_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
        secondary: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            title: import("zod").ZodNullable<import("zod").ZodString>;
            image: import("zod").ZodString;
            mobile_image: import("zod").ZodNullable<import("zod").ZodString>;
            link: import("zod").ZodNullable<import("zod").ZodString>;
            alt: import("zod").ZodString;
            platform: import("zod").ZodEnum<{
                all: "all";
                mobile: "mobile";
                web: "web";
            }>;
            order: import("zod").ZodNumber;
            starts_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            ends_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
        promotional: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            title: import("zod").ZodNullable<import("zod").ZodString>;
            image: import("zod").ZodString;
            mobile_image: import("zod").ZodNullable<import("zod").ZodString>;
            link: import("zod").ZodNullable<import("zod").ZodString>;
            alt: import("zod").ZodString;
            platform: import("zod").ZodEnum<{
                all: "all";
                mobile: "mobile";
                web: "web";
            }>;
            order: import("zod").ZodNumber;
            starts_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            ends_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getAllBanners";
        group: "content";
    };
    listTestimonials: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            city: import("zod").ZodNullable<import("zod").ZodString>;
            avatar: import("zod").ZodNullable<import("zod").ZodString>;
            rating: import("zod").ZodNumber;
            text: import("zod").ZodString;
            video_url: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listTestimonials";
        group: "content";
    };
    listPrimaryBanners: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            title: import("zod").ZodNullable<import("zod").ZodString>;
            image: import("zod").ZodString;
            mobile_image: import("zod").ZodNullable<import("zod").ZodString>;
            link: import("zod").ZodNullable<import("zod").ZodString>;
            alt: import("zod").ZodString;
            platform: import("zod").ZodEnum<{
                all: "all";
                mobile: "mobile";
                web: "web";
            }>;
            order: import("zod").ZodNumber;
            starts_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            ends_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        limit: import("zod").ZodDefault<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listPrimaryBanners";
        group: "content";
    };
    listSecondaryBanners: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            title: import("zod").ZodNullable<import("zod").ZodString>;
            image: import("zod").ZodString;
            mobile_image: import("zod").ZodNullable<import("zod").ZodString>;
            link: import("zod").ZodNullable<import("zod").ZodString>;
            alt: import("zod").ZodString;
            platform: import("zod").ZodEnum<{
                all: "all";
                mobile: "mobile";
                web: "web";
            }>;
            order: import("zod").ZodNumber;
            starts_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            ends_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        limit: import("zod").ZodDefault<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listSecondaryBanners";
        group: "content";
    };
    listCustomerReviews: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            user_name: import("zod").ZodString;
            rating: import("zod").ZodNumber;
            comment: import("zod").ZodString;
            consultant_name: import("zod").ZodNullable<import("zod").ZodString>;
            created_at: import("zod").ZodISODateTime;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listCustomerReviews";
        group: "content";
    };
    submitUserQuery: import("./dist/types/src/table.ts").Row<"POST", "optional", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        detail: import("zod").ZodString;
        created_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        name: import("zod").ZodString;
        email: import("zod").ZodOptional<import("zod").ZodEmail>;
        phone_number: import("zod").ZodOptional<import("zod").ZodString>;
        message: import("zod").ZodString;
        consultation_id: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>> & {
        name: "submitUserQuery";
        group: "content";
    };
    getDefaultConfig: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        usp_text_line1: import("zod").ZodNullable<import("zod").ZodString>;
        support_phone: import("zod").ZodNullable<import("zod").ZodString>;
        support_email: import("zod").ZodNullable<import("zod").ZodString>;
        app_links: import("zod").ZodObject<{
            android: import("zod").ZodNullable<import("zod").ZodString>;
            ios: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        min_recharge: import("zod").ZodNumber;
        horoscope_types: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            type: import("zod").ZodString;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            order: import("zod").ZodNumber;
            is_active: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>>;
        feature_flags: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodBoolean>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getDefaultConfig";
        group: "content";
    };
    createLandingPageLead: import("./dist/types/src/table.ts").Row<"POST", "none", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        detail: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        name: import("zod").ZodString;
        phone_number: import("zod").ZodString;
        source: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "createLandingPageLead";
        group: "content";
    };
    getDownloadCount: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        downloads: import("zod").ZodNumber;
        display: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getDownloadCount";
        group: "content";
    };
    listCourses: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        title: import("zod").ZodString;
        slug: import("zod").ZodString;
        subtitle: import("zod").ZodNullable<import("zod").ZodString>;
        description: import("zod").ZodString;
        image: import("zod").ZodNullable<import("zod").ZodString>;
        price: import("zod").ZodNumber;
        discounted_price: import("zod").ZodNullable<import("zod").ZodNumber>;
        duration_hours: import("zod").ZodNumber;
        language: import("zod").ZodString;
        starts_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        instructor: import("zod").ZodNullable<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>;
        syllabus: import("zod").ZodArray<import("zod").ZodObject<{
            title: import("zod").ZodString;
            lessons: import("zod").ZodArray<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>>;
        is_enrolled: import("zod").ZodBoolean;
        seats_left: import("zod").ZodNullable<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "listCourses";
        group: "courses";
    };
    enrolInCourse: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        course_id: import("zod").ZodInt;
        status: import("zod").ZodEnum<{
            cancelled: "cancelled";
            enrolled: "enrolled";
            pending_payment: "pending_payment";
        }>;
        amount: import("zod").ZodNumber;
        created_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        course_id: import("zod").ZodInt;
        name: import("zod").ZodOptional<import("zod").ZodString>;
        email: import("zod").ZodOptional<import("zod").ZodEmail>;
        phone_number: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "enrolInCourse";
        group: "courses";
    };
    initiateCoursePayment: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        txn_id: import("zod").ZodString;
        redirect_url: import("zod").ZodString;
        method: import("zod").ZodEnum<{
            GET: "GET";
            POST: "POST";
        }>;
        expires_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        enrollment_id: import("zod").ZodOptional<import("zod").ZodInt>;
        path: import("zod").ZodOptional<import("zod").ZodString>;
        kind: import("zod").ZodOptional<import("zod").ZodEnum<{
            course: "course";
            store: "store";
        }>>;
        items: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            product_id: import("zod").ZodInt;
            variant_id: import("zod").ZodOptional<import("zod").ZodInt>;
            quantity: import("zod").ZodInt;
        }, import("zod/v4/core").$strip>>>;
        address: import("zod").ZodOptional<import("zod").ZodObject<{
            name: import("zod").ZodString;
            phone_number: import("zod").ZodString;
            line1: import("zod").ZodString;
            line2: import("zod").ZodOptional<import("zod").ZodString>;
            city: import("zod").ZodString;
            state: import("zod").ZodString;
            pincode: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>;
        total: import("zod").ZodOptional<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>> & {
        name: "initiateCoursePayment";
        group: "courses";
    };
    confirmCoursePayment: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        txn_id: import("zod").ZodString;
        status: import("zod").ZodEnum<{
            created: "created";
            failed: "failed";
            pending: "pending";
            refunded: "refunded";
            success: "success";
        }>;
        enrollment: import("zod").ZodNullable<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            course_id: import("zod").ZodInt;
            status: import("zod").ZodEnum<{
                cancelled: "cancelled";
                enrolled: "enrolled";
                pending_payment: "pending_payment";
            }>;
            amount: import("zod").ZodNumber;
            created_at: import("zod").ZodISODateTime;
        }, import("zod/v4/core").$strip>>;
        message: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        txn_id: import("zod").ZodString;
    }, import("zod/v4/core").$strip>> & {
        name: "confirmCoursePayment";
        group: "courses";
    };
    saveDiagnosticLog: import("./dist/types/src/table.ts").Row<"POST", "optional", import("zod").ZodObject<{
        detail: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        log: import("zod").ZodString;
        context: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
    }, import("zod/v4/core").$strip>> & {
        name: "saveDiagnosticLog";
        group: "diagnostics";
    };
    getHoroscope: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        type: import("zod").ZodString;
        range: import("zod").ZodNullable<import("zod").ZodEnum<{
            monthly: "monthly";
            today: "today";
            tomorrow: "tomorrow";
            weekly: "weekly";
            yearly: "yearly";
            yesterday: "yesterday";
        }>>;
        sign: import("zod").ZodEnum<{
            aquarius: "aquarius";
            aries: "aries";
            cancer: "cancer";
            capricorn: "capricorn";
            gemini: "gemini";
            leo: "leo";
            libra: "libra";
            pisces: "pisces";
            sagittarius: "sagittarius";
            scorpio: "scorpio";
            taurus: "taurus";
            virgo: "virgo";
        }>;
        title: import("zod").ZodString;
        valid_from: import("zod").ZodISODate;
        valid_to: import("zod").ZodISODate;
        summary: import("zod").ZodString;
        because: import("zod").ZodString;
        sections: import("zod").ZodArray<import("zod").ZodObject<{
            key: import("zod").ZodString;
            title: import("zod").ZodString;
            html: import("zod").ZodString;
            score: import("zod").ZodNullable<import("zod").ZodNumber>;
            because: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>;
        sky: import("zod").ZodArray<import("zod").ZodObject<{
            graha: import("zod").ZodString;
            sign: import("zod").ZodEnum<{
                aquarius: "aquarius";
                aries: "aries";
                cancer: "cancer";
                capricorn: "capricorn";
                gemini: "gemini";
                leo: "leo";
                libra: "libra";
                pisces: "pisces";
                sagittarius: "sagittarius";
                scorpio: "scorpio";
                taurus: "taurus";
                virgo: "virgo";
            }>;
            degrees: import("zod").ZodNumber;
            house: import("zod").ZodInt;
            is_retrograde: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>>;
        lucky_color: import("zod").ZodNullable<import("zod").ZodString>;
        lucky_number: import("zod").ZodNullable<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        type: import("zod").ZodOptional<import("zod").ZodString>;
        range: import("zod").ZodOptional<import("zod").ZodEnum<{
            monthly: "monthly";
            today: "today";
            tomorrow: "tomorrow";
            weekly: "weekly";
            yearly: "yearly";
            yesterday: "yesterday";
        }>>;
        sign: import("zod").ZodOptional<import("zod").ZodEnum<{
            aquarius: "aquarius";
            aries: "aries";
            cancer: "cancer";
            capricorn: "capricorn";
            gemini: "gemini";
            leo: "leo";
            libra: "libra";
            pisces: "pisces";
            sagittarius: "sagittarius";
            scorpio: "scorpio";
            taurus: "taurus";
            virgo: "virgo";
        }>>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "getHoroscope";
        group: "horoscope";
    };
    listHoroscopeTypes: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        type: import("zod").ZodString;
        name: import("zod").ZodString;
        slug: import("zod").ZodString;
        order: import("zod").ZodNumber;
        is_active: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "listHoroscopeTypes";
        group: "horoscope";
    };
    queryHoroscopes: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            type: import("zod").ZodString;
            range: import("zod").ZodNullable<import("zod").ZodEnum<{
                monthly: "monthly";
                today: "today";
                tomorrow: "tomorrow";
                weekly: "weekly";
                yearly: "yearly";
                yesterday: "yesterday";
            }>>;
            sign: import("zod").ZodEnum<{
                aquarius: "aquarius";
                aries: "aries";
                cancer: "cancer";
                capricorn: "capricorn";
                gemini: "gemini";
                leo: "leo";
                libra: "libra";
                pisces: "pisces";
                sagittarius: "sagittarius";
                scorpio: "scorpio";
                taurus: "taurus";
                virgo: "virgo";
            }>;
            title: import("zod").ZodString;
            valid_from: import("zod").ZodISODate;
            valid_to: import("zod").ZodISODate;
            summary: import("zod").ZodString;
            because: import("zod").ZodString;
            sections: import("zod").ZodArray<import("zod").ZodObject<{
                key: import("zod").ZodString;
                title: import("zod").ZodString;
                html: import("zod").ZodString;
                score: import("zod").ZodNullable<import("zod").ZodNumber>;
                because: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>;
            sky: import("zod").ZodArray<import("zod").ZodObject<{
                graha: import("zod").ZodString;
                sign: import("zod").ZodEnum<{
                    aquarius: "aquarius";
                    aries: "aries";
                    cancer: "cancer";
                    capricorn: "capricorn";
                    gemini: "gemini";
                    leo: "leo";
                    libra: "libra";
                    pisces: "pisces";
                    sagittarius: "sagittarius";
                    scorpio: "scorpio";
                    taurus: "taurus";
                    virgo: "virgo";
                }>;
                degrees: import("zod").ZodNumber;
                house: import("zod").ZodInt;
                is_retrograde: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>>;
            lucky_color: import("zod").ZodNullable<import("zod").ZodString>;
            lucky_number: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        type: import("zod").ZodOptional<import("zod").ZodString>;
        range: import("zod").ZodOptional<import("zod").ZodEnum<{
            monthly: "monthly";
            today: "today";
            tomorrow: "tomorrow";
            weekly: "weekly";
            yearly: "yearly";
            yesterday: "yesterday";
        }>>;
        sign: import("zod").ZodOptional<import("zod").ZodEnum<{
            aquarius: "aquarius";
            aries: "aries";
            cancer: "cancer";
            capricorn: "capricorn";
            gemini: "gemini";
            leo: "leo";
            libra: "libra";
            pisces: "pisces";
            sagittarius: "sagittarius";
            scorpio: "scorpio";
            taurus: "taurus";
            virgo: "virgo";
        }>>;
    }, import("zod/v4/core").$catchall<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodBoolean, import("zod").ZodArray<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodBoolean]>>, import("zod").ZodNull, import("zod").ZodUndefined]>>>, null> & {
        name: "queryHoroscopes";
        group: "horoscope";
    };
    runCalculator: import("./dist/types/src/table.ts").Row<"POST", "optional", import("zod").ZodObject<{
        calculator_type: import("zod").ZodString;
        title: import("zod").ZodString;
        score: import("zod").ZodNullable<import("zod").ZodNumber>;
        summary: import("zod").ZodString;
        sections: import("zod").ZodArray<import("zod").ZodObject<{
            title: import("zod").ZodString;
            text: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>;
        chart: import("zod").ZodNullable<import("zod").ZodArray<import("zod").ZodObject<{
            house: import("zod").ZodInt;
            sign: import("zod").ZodEnum<{
                aquarius: "aquarius";
                aries: "aries";
                cancer: "cancer";
                capricorn: "capricorn";
                gemini: "gemini";
                leo: "leo";
                libra: "libra";
                pisces: "pisces";
                sagittarius: "sagittarius";
                scorpio: "scorpio";
                taurus: "taurus";
                virgo: "virgo";
            }>;
            grahas: import("zod").ZodArray<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>>>;
        periods: import("zod").ZodArray<import("zod").ZodObject<{
            name: import("zod").ZodString;
            starts_at: import("zod").ZodISODateTime;
            ends_at: import("zod").ZodISODateTime;
            kind: import("zod").ZodNullable<import("zod").ZodEnum<{
                avoid: "avoid";
                good: "good";
                neutral: "neutral";
            }>>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {
        product: import("zod").ZodString;
    }, import("zod").ZodObject<{
        calculator_type: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        name: import("zod").ZodOptional<import("zod").ZodString>;
        gender: import("zod").ZodOptional<import("zod").ZodEnum<{
            female: "female";
            male: "male";
            other: "other";
        }>>;
        date_of_birth: import("zod").ZodOptional<import("zod").ZodISODate>;
        time_of_birth: import("zod").ZodOptional<import("zod").ZodString>;
        place_of_birth: import("zod").ZodOptional<import("zod").ZodString>;
        latitude: import("zod").ZodOptional<import("zod").ZodNumber>;
        longitude: import("zod").ZodOptional<import("zod").ZodNumber>;
        timezone: import("zod").ZodOptional<import("zod").ZodString>;
        partner_name: import("zod").ZodOptional<import("zod").ZodString>;
        partner_date_of_birth: import("zod").ZodOptional<import("zod").ZodISODate>;
        partner_time_of_birth: import("zod").ZodOptional<import("zod").ZodString>;
        partner_place_of_birth: import("zod").ZodOptional<import("zod").ZodString>;
        partner_latitude: import("zod").ZodOptional<import("zod").ZodNumber>;
        partner_longitude: import("zod").ZodOptional<import("zod").ZodNumber>;
        partner_timezone: import("zod").ZodOptional<import("zod").ZodString>;
        date: import("zod").ZodOptional<import("zod").ZodISODate>;
    }, import("zod/v4/core").$strip>> & {
        name: "runCalculator";
        group: "horoscope";
    };
    listLiveStreams: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            title: import("zod").ZodString;
            consultant: import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            thumbnail: import("zod").ZodNullable<import("zod").ZodString>;
            status: import("zod").ZodEnum<{
                ended: "ended";
                live: "live";
                scheduled: "scheduled";
            }>;
            viewer_count: import("zod").ZodNumber;
            like_count: import("zod").ZodNumber;
            scheduled_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            ended_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            queue_length: import("zod").ZodNumber;
            is_blocked: import("zod").ZodBoolean;
            is_paused: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        status: import("zod").ZodOptional<import("zod").ZodEnum<{
            ended: "ended";
            live: "live";
            scheduled: "scheduled";
        }>>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listLiveStreams";
        group: "live";
    };
    getLiveStream: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        title: import("zod").ZodString;
        consultant: import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        thumbnail: import("zod").ZodNullable<import("zod").ZodString>;
        status: import("zod").ZodEnum<{
            ended: "ended";
            live: "live";
            scheduled: "scheduled";
        }>;
        viewer_count: import("zod").ZodNumber;
        like_count: import("zod").ZodNumber;
        scheduled_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        ended_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        queue_length: import("zod").ZodNumber;
        is_blocked: import("zod").ZodBoolean;
        is_paused: import("zod").ZodOptional<import("zod").ZodBoolean>;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getLiveStream";
        group: "live";
    };
    getLiveStreamToken: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        token: import("zod").ZodString;
        channel: import("zod").ZodString;
        uid: import("zod").ZodNumber;
        expires_at: import("zod").ZodISODateTime;
        transport: import("zod").ZodOptional<import("zod").ZodEnum<{
            embedded: "embedded";
            livekit: "livekit";
        }>>;
        url: import("zod").ZodOptional<import("zod").ZodString>;
        source: import("zod").ZodOptional<import("zod").ZodEnum<{
            camera: "camera";
            programme: "programme";
        }>>;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getLiveStreamToken";
        group: "live";
    };
    updateLiveStreamStatus: import("./dist/types/src/table.ts").Row<"PATCH", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        title: import("zod").ZodString;
        consultant: import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        thumbnail: import("zod").ZodNullable<import("zod").ZodString>;
        status: import("zod").ZodEnum<{
            ended: "ended";
            live: "live";
            scheduled: "scheduled";
        }>;
        viewer_count: import("zod").ZodNumber;
        like_count: import("zod").ZodNumber;
        scheduled_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        started_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        ended_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        queue_length: import("zod").ZodNumber;
        is_blocked: import("zod").ZodBoolean;
        is_paused: import("zod").ZodOptional<import("zod").ZodBoolean>;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        status: import("zod").ZodEnum<{
            ended: "ended";
            live: "live";
            paused: "paused";
            scheduled: "scheduled";
        }>;
    }, import("zod/v4/core").$strip>> & {
        name: "updateLiveStreamStatus";
        group: "live";
    };
    blockLiveStreamUser: import("./dist/types/src/table.ts").Row<"PATCH", "required", import("zod").ZodObject<{
        live_stream_id: import("zod").ZodInt;
        user_id: import("zod").ZodInt;
        is_blocked: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        user_id: import("zod").ZodInt;
        is_blocked: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>> & {
        name: "blockLiveStreamUser";
        group: "live";
    };
    listMantras: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            title: import("zod").ZodString;
            slug: import("zod").ZodString;
            image: import("zod").ZodNullable<import("zod").ZodString>;
            category: import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
                slug: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        limit: import("zod").ZodDefault<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listMantras";
        group: "mantras";
    };
    listMantraCategories: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            image: import("zod").ZodNullable<import("zod").ZodString>;
            mantra_count: import("zod").ZodNumber;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        limit: import("zod").ZodDefault<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listMantraCategories";
        group: "mantras";
    };
    getMantraCategory: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        name: import("zod").ZodString;
        slug: import("zod").ZodString;
        image: import("zod").ZodNullable<import("zod").ZodString>;
        mantra_count: import("zod").ZodNumber;
        description: import("zod").ZodString;
        mantras: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            title: import("zod").ZodString;
            slug: import("zod").ZodString;
            image: import("zod").ZodNullable<import("zod").ZodString>;
            category: import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
                slug: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        slug: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, null> & {
        name: "getMantraCategory";
        group: "mantras";
    };
    getMantra: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        title: import("zod").ZodString;
        slug: import("zod").ZodString;
        image: import("zod").ZodNullable<import("zod").ZodString>;
        category: import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        language: import("zod").ZodString;
        text: import("zod").ZodString;
        meaning: import("zod").ZodString;
        benefits: import("zod").ZodArray<import("zod").ZodString>;
        audio_url: import("zod").ZodNullable<import("zod").ZodString>;
        duration_seconds: import("zod").ZodNullable<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        slug: import("zod").ZodString;
        language: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "getMantra";
        group: "mantras";
    };
    listMantraLanguages: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodArray<import("zod").ZodObject<{
        code: import("zod").ZodString;
        name: import("zod").ZodString;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{
        slug: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listMantraLanguages";
        group: "mantras";
    };
    initiatePhonePePayment: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        txn_id: import("zod").ZodString;
        redirect_url: import("zod").ZodString;
        method: import("zod").ZodEnum<{
            GET: "GET";
            POST: "POST";
        }>;
        expires_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        txn_id: import("zod").ZodString;
        path: import("zod").ZodDefault<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "initiatePhonePePayment";
        group: "payments";
    };
    getPhonePeStatus: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        txn_id: import("zod").ZodString;
        status: import("zod").ZodEnum<{
            created: "created";
            failed: "failed";
            pending: "pending";
            refunded: "refunded";
            success: "success";
        }>;
        amount: import("zod").ZodNumber;
        balance: import("zod").ZodNumber;
        message: import("zod").ZodNullable<import("zod").ZodString>;
        completed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        txn_id: import("zod").ZodString;
    }, import("zod/v4/core").$strip>> & {
        name: "getPhonePeStatus";
        group: "payments";
    };
    listTipAmounts: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        amount: import("zod").ZodNumber;
        label: import("zod").ZodNullable<import("zod").ZodString>;
        icon: import("zod").ZodNullable<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "listTipAmounts";
        group: "payments";
    };
    sendTip: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        amount: import("zod").ZodNumber;
        balance: import("zod").ZodNumber;
        consultant_id: import("zod").ZodNullable<import("zod").ZodInt>;
        created_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, {
        amount: import("zod").ZodNumber;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        tip_amount: import("zod").ZodNumber;
        consultant_id: import("zod").ZodOptional<import("zod").ZodInt>;
        live_stream_id: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>> & {
        name: "sendTip";
        group: "payments";
    };
    checkOrderPlacement: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        can_place: import("zod").ZodBoolean;
        balance: import("zod").ZodNumber;
        required: import("zod").ZodNumber;
        shortfall: import("zod").ZodNumber;
        detail: import("zod").ZodNullable<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        amount: import("zod").ZodNumber;
    }, import("zod/v4/core").$strip>, null> & {
        name: "checkOrderPlacement";
        group: "payments";
    };
    searchPlaces: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodArray<import("zod").ZodObject<{
        place_id: import("zod").ZodString;
        description: import("zod").ZodString;
        main_text: import("zod").ZodString;
        secondary_text: import("zod").ZodString;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{
        term: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, null> & {
        name: "searchPlaces";
        group: "places";
    };
    getPlaceDetails: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        place_id: import("zod").ZodString;
        name: import("zod").ZodString;
        latitude: import("zod").ZodNumber;
        longitude: import("zod").ZodNumber;
        timezone: import("zod").ZodString;
        utc_offset_minutes: import("zod").ZodNumber;
        country_code: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        term: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, null> & {
        name: "getPlaceDetails";
        group: "places";
    };
    getPlaceById: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        place_id: import("zod").ZodString;
        name: import("zod").ZodString;
        latitude: import("zod").ZodNumber;
        longitude: import("zod").ZodNumber;
        timezone: import("zod").ZodString;
        utc_offset_minutes: import("zod").ZodNumber;
        country_code: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        place_id: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, null> & {
        name: "getPlaceById";
        group: "places";
    };
    joinQueue: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        consultant: import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
        position: import("zod").ZodNumber;
        estimated_wait_seconds: import("zod").ZodNumber;
        estimated_wait_range: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
            from_seconds: import("zod").ZodNumber;
            to_seconds: import("zod").ZodNumber;
        }, import("zod/v4/core").$strip>>>;
        status: import("zod").ZodEnum<{
            called: "called";
            left: "left";
            served: "served";
            waiting: "waiting";
        }>;
        joined_at: import("zod").ZodISODateTime;
        offered_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        is_passed_over: import("zod").ZodOptional<import("zod").ZodBoolean>;
        confirmed_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        declined_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        missed_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultant_id: import("zod").ZodInt;
        order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
    }, import("zod/v4/core").$strip>> & {
        name: "joinQueue";
        group: "queue";
    };
    leaveQueue: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        detail: import("zod").ZodString;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        consultant_id: import("zod").ZodInt;
    }, import("zod/v4/core").$strip>> & {
        name: "leaveQueue";
        group: "queue";
    };
    listQueue: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            consultant: import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
            position: import("zod").ZodNumber;
            estimated_wait_seconds: import("zod").ZodNumber;
            estimated_wait_range: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                from_seconds: import("zod").ZodNumber;
                to_seconds: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>>;
            status: import("zod").ZodEnum<{
                called: "called";
                left: "left";
                served: "served";
                waiting: "waiting";
            }>;
            joined_at: import("zod").ZodISODateTime;
            offered_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
            is_passed_over: import("zod").ZodOptional<import("zod").ZodBoolean>;
            confirmed_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
            declined_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
            missed_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listQueue";
        group: "queue";
    };
    getMyQueueDetails: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        in_queue: import("zod").ZodBoolean;
        entries: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            consultant: import("zod").ZodObject<{
                id: import("zod").ZodInt;
                name: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            order_type: import("zod").ZodUnion<readonly [import("zod").ZodLiteral<1>, import("zod").ZodLiteral<2>]>;
            position: import("zod").ZodNumber;
            estimated_wait_seconds: import("zod").ZodNumber;
            estimated_wait_range: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodObject<{
                from_seconds: import("zod").ZodNumber;
                to_seconds: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>>;
            status: import("zod").ZodEnum<{
                called: "called";
                left: "left";
                served: "served";
                waiting: "waiting";
            }>;
            joined_at: import("zod").ZodISODateTime;
            offered_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
            is_passed_over: import("zod").ZodOptional<import("zod").ZodBoolean>;
            confirmed_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
            declined_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
            missed_at: import("zod").ZodOptional<import("zod").ZodISODateTime>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getMyQueueDetails";
        group: "queue";
    };
    getConsultantRegistrationForm: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        version: import("zod").ZodNumber;
        sections: import("zod").ZodArray<import("zod").ZodObject<{
            title: import("zod").ZodString;
            fields: import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                label: import("zod").ZodString;
                type: import("zod").ZodEnum<{
                    date: "date";
                    email: "email";
                    file: "file";
                    multiselect: "multiselect";
                    number: "number";
                    select: "select";
                    tel: "tel";
                    text: "text";
                    textarea: "textarea";
                }>;
                required: import("zod").ZodBoolean;
                max_length: import("zod").ZodNullable<import("zod").ZodNumber>;
                min: import("zod").ZodOptional<import("zod").ZodString>;
                max: import("zod").ZodOptional<import("zod").ZodString>;
                pattern: import("zod").ZodOptional<import("zod").ZodString>;
                hint: import("zod").ZodOptional<import("zod").ZodString>;
                options: import("zod").ZodArray<import("zod").ZodObject<{
                    value: import("zod").ZodString;
                    label: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getConsultantRegistrationForm";
        group: "registration";
    };
    registerConsultant: import("./dist/types/src/table.ts").Row<"POST", "optional", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        status: import("zod").ZodEnum<{
            approved: "approved";
            in_review: "in_review";
            received: "received";
            rejected: "rejected";
        }>;
        reference: import("zod").ZodString;
        created_at: import("zod").ZodISODateTime;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        values: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodNumber, import("zod").ZodBoolean, import("zod").ZodArray<import("zod").ZodString>, import("zod").ZodFile]>>;
    }, import("zod/v4/core").$strip>> & {
        name: "registerConsultant";
        group: "registration";
    };
    listProducts: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            image: import("zod").ZodNullable<import("zod").ZodString>;
            price: import("zod").ZodNumber;
            discounted_price: import("zod").ZodNullable<import("zod").ZodNumber>;
            rating: import("zod").ZodNumber;
            rating_count: import("zod").ZodNumber;
            in_stock: import("zod").ZodBoolean;
            category: import("zod").ZodObject<{
                name: import("zod").ZodString;
                slug: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
        category__slug: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listProducts";
        group: "store";
    };
    listProductCategories: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
            image: import("zod").ZodNullable<import("zod").ZodString>;
            product_count: import("zod").ZodNumber;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listProductCategories";
        group: "store";
    };
    getProduct: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        id: import("zod").ZodInt;
        name: import("zod").ZodString;
        slug: import("zod").ZodString;
        image: import("zod").ZodNullable<import("zod").ZodString>;
        price: import("zod").ZodNumber;
        discounted_price: import("zod").ZodNullable<import("zod").ZodNumber>;
        rating: import("zod").ZodNumber;
        rating_count: import("zod").ZodNumber;
        in_stock: import("zod").ZodBoolean;
        category: import("zod").ZodObject<{
            name: import("zod").ZodString;
            slug: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        images: import("zod").ZodArray<import("zod").ZodString>;
        short_description: import("zod").ZodString;
        sku: import("zod").ZodString;
        max_quantity: import("zod").ZodNumber;
        delivery_days: import("zod").ZodNullable<import("zod").ZodNumber>;
        variants: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            name: import("zod").ZodString;
            price: import("zod").ZodNumber;
            in_stock: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>>;
        gst_percent: import("zod").ZodOptional<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>, {
        slug: import("zod").ZodString;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getProduct";
        group: "store";
    };
    getProductDescription: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        slug: import("zod").ZodString;
        html: import("zod").ZodString;
        specifications: import("zod").ZodArray<import("zod").ZodObject<{
            name: import("zod").ZodString;
            value: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>;
        faqs: import("zod").ZodArray<import("zod").ZodObject<{
            question: import("zod").ZodString;
            answer: import("zod").ZodString;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {
        slug: import("zod").ZodString;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "getProductDescription";
        group: "store";
    };
    listProductRatings: import("./dist/types/src/table.ts").Row<"GET", "none", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            user_name: import("zod").ZodString;
            rating: import("zod").ZodNumber;
            title: import("zod").ZodNullable<import("zod").ZodString>;
            comment: import("zod").ZodString;
            images: import("zod").ZodArray<import("zod").ZodString>;
            created_at: import("zod").ZodISODateTime;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {
        slug: import("zod").ZodString;
    }, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listProductRatings";
        group: "store";
    };
    listOrders: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            order_number: import("zod").ZodString;
            status: import("zod").ZodEnum<{
                cancelled: "cancelled";
                delivered: "delivered";
                packed: "packed";
                placed: "placed";
                returned: "returned";
                shipped: "shipped";
            }>;
            payment_status: import("zod").ZodEnum<{
                created: "created";
                failed: "failed";
                pending: "pending";
                refunded: "refunded";
                success: "success";
            }>;
            refund: import("zod").ZodOptional<import("zod").ZodObject<{
                amount: import("zod").ZodNumber;
                completed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                message: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
            items: import("zod").ZodArray<import("zod").ZodObject<{
                product: import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    slug: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>;
                quantity: import("zod").ZodNumber;
                price: import("zod").ZodNumber;
                variant: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                gst_percent: import("zod").ZodOptional<import("zod").ZodNumber>;
                returned_quantity: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
            total: import("zod").ZodNumber;
            delivery_address: import("zod").ZodOptional<import("zod").ZodObject<{
                name: import("zod").ZodString;
                phone_number: import("zod").ZodString;
                line1: import("zod").ZodString;
                line2: import("zod").ZodOptional<import("zod").ZodString>;
                city: import("zod").ZodString;
                state: import("zod").ZodString;
                pincode: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>;
            txn_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            status_changed_at: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
            tracking_url: import("zod").ZodNullable<import("zod").ZodString>;
            carrier: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            tracking_number: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            placed_at: import("zod").ZodISODateTime;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listOrders";
        group: "store";
    };
    listRechargeAmounts: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodArray<import("zod").ZodObject<{
        id: import("zod").ZodInt;
        amount: import("zod").ZodNumber;
        bonus: import("zod").ZodNumber;
        total: import("zod").ZodNumber;
        label: import("zod").ZodNullable<import("zod").ZodString>;
        is_popular: import("zod").ZodBoolean;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, null> & {
        name: "listRechargeAmounts";
        group: "wallet";
    };
    listWalletReviews: import("./dist/types/src/table.ts").Row<"GET", "optional", import("zod").ZodObject<{
        count: import("zod").ZodInt;
        next: import("zod").ZodNullable<import("zod").ZodString>;
        previous: import("zod").ZodNullable<import("zod").ZodString>;
        results: import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodInt;
            user_name: import("zod").ZodString;
            rating: import("zod").ZodNumber;
            comment: import("zod").ZodString;
            created_at: import("zod").ZodISODateTime;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        limit: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodLiteral<"all">, import("zod").ZodInt]>>;
        offset: import("zod").ZodOptional<import("zod").ZodInt>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "listWalletReviews";
        group: "wallet";
    };
    rechargeWallet: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodObject<{
        txn_id: import("zod").ZodString;
        amount: import("zod").ZodNumber;
        bonus: import("zod").ZodNumber;
        gst: import("zod").ZodNumber;
        payable: import("zod").ZodNumber;
        coupon: import("zod").ZodNullable<import("zod").ZodString>;
        status: import("zod").ZodEnum<{
            created: "created";
            failed: "failed";
            pending: "pending";
            refunded: "refunded";
            success: "success";
        }>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        amount: import("zod").ZodNumber;
        coupon_code: import("zod").ZodOptional<import("zod").ZodString>;
    }, import("zod/v4/core").$strip>> & {
        name: "rechargeWallet";
        group: "wallet";
    };
    getRechargeDetails: import("./dist/types/src/table.ts").Row<"GET", "required", import("zod").ZodObject<{
        amount: import("zod").ZodNumber;
        bonus: import("zod").ZodNumber;
        gst_percent: import("zod").ZodNumber;
        gst: import("zod").ZodNumber;
        discount: import("zod").ZodNumber;
        payable: import("zod").ZodNumber;
        coupon: import("zod").ZodNullable<import("zod").ZodString>;
        receipt: import("zod").ZodOptional<import("zod").ZodObject<{
            number: import("zod").ZodNullable<import("zod").ZodString>;
            txn_id: import("zod").ZodString;
            status: import("zod").ZodEnum<{
                created: "created";
                failed: "failed";
                pending: "pending";
                refunded: "refunded";
                success: "success";
            }>;
            paid_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            refund: import("zod").ZodOptional<import("zod").ZodObject<{
                amount: import("zod").ZodNumber;
                completed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                message: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>>;
        activity: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
            id: import("zod").ZodString;
            kind: import("zod").ZodEnum<{
                consultation: "consultation";
                other: "other";
                recharge: "recharge";
                refund: "refund";
                tip: "tip";
            }>;
            title: import("zod").ZodString;
            amount: import("zod").ZodNumber;
            balance: import("zod").ZodNullable<import("zod").ZodNumber>;
            status: import("zod").ZodEnum<{
                created: "created";
                failed: "failed";
                pending: "pending";
                refunded: "refunded";
                success: "success";
            }>;
            txn_id: import("zod").ZodNullable<import("zod").ZodString>;
            consultation_id: import("zod").ZodNullable<import("zod").ZodInt>;
            created_at: import("zod").ZodISODateTime;
            reason: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>>>;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{
        amount: import("zod").ZodNumber;
        coupon_code: import("zod").ZodOptional<import("zod").ZodString>;
        txn_id: import("zod").ZodOptional<import("zod").ZodString>;
        activity_limit: import("zod").ZodOptional<import("zod").ZodInt>;
        activity_before: import("zod").ZodOptional<import("zod").ZodISODateTime>;
    }, import("zod/v4/core").$strip>, null> & {
        name: "getRechargeDetails";
        group: "wallet";
    };
    checkCoupon: import("./dist/types/src/table.ts").Row<"POST", "required", import("zod").ZodArray<import("zod").ZodObject<{
        code: import("zod").ZodString;
        title: import("zod").ZodString;
        description: import("zod").ZodString;
        discount_type: import("zod").ZodEnum<{
            flat: "flat";
            percent: "percent";
        }>;
        discount: import("zod").ZodNumber;
        max_discount: import("zod").ZodNullable<import("zod").ZodNumber>;
        min_amount: import("zod").ZodNumber;
        valid_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
        is_applicable: import("zod").ZodBoolean;
        discount_amount: import("zod").ZodNumber;
    }, import("zod/v4/core").$strip>>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodOptional<import("zod").ZodObject<{
        code: import("zod").ZodOptional<import("zod").ZodString>;
        amount: import("zod").ZodOptional<import("zod").ZodNumber>;
    }, import("zod/v4/core").$strip>>> & {
        name: "checkCoupon";
        group: "wallet";
    };
};
/** The name of an endpoint: `'getAstrologer'`. */
export type EndpointName = keyof typeof table;
/** The names of all endpoints, in the order of the table. */
export declare const endpointNames: EndpointName[];

// ── @tarapath/api-client/storage · dist/types/src/storage.d.ts

export type { Tokens, TokenStorage } from './dist/types/src/client/tokens.ts';
export { cookieStorage } from './dist/types/src/storage/cookie-storage.ts';
export { memoryStorage } from './dist/types/src/storage/memory-storage.ts';
export { reloadOnce } from './dist/types/src/storage/reload-once.ts';
export { requestStorage } from './dist/types/src/storage/request-storage.ts';
export { webLock } from './dist/types/src/storage/web-lock.ts';

// ── dist/types/src/checks/check.d.ts

import type { Validator } from './dist/types/src/checks/validators.ts';
/** One thing that is wrong with a reply. */
export interface ReplyIssue {
    /** Where the value is: `['results', 0, 'name']`. */
    path: PropertyKey[];
    /** `Expected text, got null`. Never quotes the value. */
    message: string;
}
/** Validates the reply of one endpoint. A [Standard Schema](https://standardschema.dev) of version 1. */
export interface ReplyCheck<Reply> {
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: 'tarapath';
        readonly validate: (value: unknown) => {
            value: Reply;
            issues?: undefined;
        } | {
            issues: ReplyIssue[];
        };
        readonly types?: {
            readonly input: Reply;
            readonly output: Reply;
        };
    };
}
/** A check that builds its validator on first use. */
export declare function check<Reply>(createValidator: () => Validator): ReplyCheck<Reply>;

// ── dist/types/src/checks/validators.d.ts

import type { ReplyIssue } from './dist/types/src/checks/check.ts';
/** Returns what is wrong with a value, or undefined when it is valid. */
export type Validator = (value: unknown) => ReplyIssue[] | undefined;
export declare const string: Validator;
export declare const number: Validator;
export declare const integer: Validator;
export declare const boolean: Validator;
export declare function regex(pattern: RegExp, expected: string): Validator;
/** `enum` is a reserved word. */
export declare function enumOf(...values: unknown[]): Validator;
export declare const gt: (limit: number, validator: Validator) => Validator;
export declare const gte: (limit: number, validator: Validator) => Validator;
export declare const lt: (limit: number, validator: Validator) => Validator;
export declare const lte: (limit: number, validator: Validator) => Validator;
/** Allows for the rounding of binary fractions. */
export declare const multipleOf: (step: number, validator: Validator) => Validator;
export declare function nullable(validator: Validator): Validator;
export declare function optional(validator: Validator): Validator;
/** Fields that are not named are allowed. */
export declare function object(fields: Record<string, Validator>): Validator;
export declare function array(validator: Validator): Validator;
/** An object with any keys and one validator for all its values. */
export declare function record(validator: Validator): Validator;

// ── dist/types/src/client/api-error.d.ts

import type { Endpoint } from './dist/types/src/client/endpoint.ts';
/**
 * - `http`: the server responded with a status of 400 or more
 * - `network`: there was no response, or it broke off
 * - `timeout`: the response took too long
 * - `aborted`: the caller's signal aborted
 * - `parse`: the response was not JSON
 * - `validation`: the reply failed its check
 * - `input`: the request could not be built from its arguments; nothing was sent
 * - `signed-out`: the endpoint needs a session and there is none; nothing was sent
 * - `session-unavailable`: the access token could not be refreshed; the session still exists
 * - `session-changed`: a sign-in or sign-out happened before the call ended
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'parse' | 'validation' | 'input' | 'signed-out' | 'session-unavailable' | 'session-changed';
/** Details of a failure. */
export interface ErrorDetails<Body = unknown> {
    /** Replaces the default message of the kind. */
    message?: string;
    cause?: unknown;
    status?: number | undefined;
    body?: Body | undefined;
    retryAfter?: number | undefined;
    requestId?: string | undefined;
    attempts?: number;
}
declare const BRAND: unique symbol;
/**
 * The only error that the functions of this package reject with. Switch on `kind`, never on the text.
 * It holds no URL, header, token or request body, so it is safe to log.
 */
export declare class ApiError<Body = unknown> extends Error {
    readonly kind: ApiErrorKind;
    /** Name of the function: `getAstrologer`. */
    readonly endpoint: string;
    /** HTTP status, when there was a response. */
    readonly status?: number | undefined;
    /** The parsed JSON of an error response: `DetailError`, `FieldErrors`, … */
    readonly body?: Body | undefined;
    /** Seconds to wait, from the Retry-After header. */
    readonly retryAfter?: number | undefined;
    /** The server's id of this request, to quote to support. */
    readonly requestId?: string | undefined;
    /** How often the request was sent. */
    readonly attempts: number;
    readonly [BRAND] = true;
    constructor(kind: ApiErrorKind, endpoint: string, { message, cause, ...details }?: ErrorDetails<Body>);
}
/** Whether an error is an ApiError, including one from another copy of this package. */
export declare function isApiError<Body = unknown>(error: unknown): error is ApiError<Body>;
/** The error of a request that could not be built from its arguments. */
export declare function inputError({ name, method, path }: Endpoint, message: string): ApiError;
export {};

// ── dist/types/src/client/call-context.d.ts

import type { ClientState, SessionEpoch } from './dist/types/src/client/client-state.ts';
import type { RequestOptions } from './dist/types/src/client/client.ts';
import type { Endpoint } from './dist/types/src/client/endpoint.ts';
/** One call of the client while it is in flight, with all its attempts. */
export interface CallContext {
    endpoint: Endpoint;
    options: RequestOptions;
    /** The session in which the call was made. */
    epoch: SessionEpoch;
    /** The caller's signal, which ends this call only. */
    signal?: AbortSignal | undefined;
    /** In milliseconds of `performance.now()`. */
    startedAt: number;
    attempts: number;
    refreshed: boolean;
    /** The last response. */
    response?: Response | undefined;
    /** The body of a successful response. */
    text?: string;
    /** Why the last attempt got no response. */
    cause?: unknown;
}
export declare function createCallContext({ epoch }: ClientState, endpoint: Endpoint, options: RequestOptions): CallContext;

// ── dist/types/src/client/client-state.d.ts

import type { ClientOptions } from './dist/types/src/client/client.ts';
import type { CallContext } from './dist/types/src/client/call-context.ts';
import type { TokenStorage } from './dist/types/src/client/tokens.ts';
type Defaulted = 'storage' | 'fetch' | 'timeout' | 'totalTimeout' | 'retry' | 'backoff' | 'headers';
/** The options of a client with their defaults, and its session. */
export interface ClientState extends Omit<ClientOptions, Defaulted>, Required<Pick<ClientOptions, Defaulted>> {
    storage: Required<TokenStorage>;
    epoch: SessionEpoch;
    /** Our own writes to the storage, in order; reads wait for them. */
    writes: Promise<unknown>;
    /** Tokens that the server rejected. They are never used again, even when the storage cannot remove them. */
    rejected: Set<string | undefined>;
    /** A session existed, and its end has not been reported. */
    isActive?: boolean;
    /** Injected, because a refresh is an exchange within an exchange. */
    exchange: Exchange;
}
/** Sends the request of a call and returns the reply. */
export type Exchange = (state: ClientState, context: CallContext, body?: object, input?: object) => Promise<unknown>;
/** The time between two sign-ins or sign-outs. Its end aborts its refresh. */
export interface SessionEpoch extends AbortController {
    /** The refresh in flight. Resolves to `unavailable` when the server gave no verdict. */
    refreshing?: Promise<'unavailable' | undefined> | undefined;
}
export declare function createClientState(options: ClientOptions, exchange: Exchange): ClientState;
export {};

// ── dist/types/src/client/client.d.ts

import type { Endpoint } from './dist/types/src/client/endpoint.ts';
import type { Signal } from './dist/types/src/client/signal.ts';
import type { Tokens, TokenStorage } from './dist/types/src/client/tokens.ts';
/** Options of one request; they override those of the client. */
export interface CallOptions {
    /** Aborts this request only: a refresh that other requests wait for continues. An AbortSignal, or what has its shape. */
    signal?: Signal | undefined;
    /** Milliseconds for one attempt. */
    timeout?: number | false | undefined;
    /** Milliseconds for all attempts and the pauses between them. */
    totalTimeout?: number | false | undefined;
    /** How many times a request that may be retried is retried. */
    retry?: number | undefined;
    /** Override the headers of the client. */
    headers?: Record<string, string> | undefined;
    /** Replaces the generated key, so that a second call of yours counts as the first. Causes no retries by itself. */
    idempotencyKey?: string | undefined;
    /** Lets the request outlive the page. */
    keepalive?: boolean | undefined;
}
/** `search` is a query string that replaces the query of the input. */
export type RequestOptions = CallOptions & {
    search?: string;
};
/** The outcome of one request with all its attempts, for logs and metrics. */
export interface CallEvent {
    /** Name of the function: `getAstrologer`. */
    name: string;
    /** Status of the last response, if there was one. */
    status?: number | undefined;
    /** Milliseconds from call to reply or failure. */
    ms: number;
    attempts: number;
    /** The access token was refreshed. */
    refreshed: boolean;
}
/** One issue that a check found. */
export interface Issue {
    message: string;
    path?: readonly unknown[] | undefined;
}
/** Validates a reply. Any Standard Schema is one. */
export interface Check {
    '~standard': {
        validate(value: unknown): {
            issues?: readonly Issue[] | undefined;
        } | Promise<{
            issues?: readonly Issue[] | undefined;
        }>;
    };
}
/** Options of a client. Only `baseUrl` is required. */
export interface ClientOptions {
    /** URL of the API with its scheme: `https://api.example.com`, or '' for the page's own origin. */
    baseUrl: string;
    /** Stores the tokens. Default: memory. */
    storage?: TokenStorage;
    /** Replaces the global fetch. */
    fetch?: typeof fetch;
    /** Milliseconds for one attempt. Default: 10,000. */
    timeout?: number | false;
    /** Milliseconds for all attempts and the pauses between them. Default: 30,000. */
    totalTimeout?: number | false;
    /** How many times a request that may be retried is retried. Default: 2. */
    retry?: number;
    /** `never` keeps a client on a server from using the customer's refresh token. Default: `auto`. */
    refresh?: 'auto' | 'never';
    /** `strict` ends the session after any failed refresh, `tolerant` only when the server rejects it. Default: `tolerant`. */
    refreshFailure?: 'tolerant' | 'strict';
    /** Called once when the session has ended, after the tokens are removed. */
    onSessionLost?: (reason: 'rejected') => void;
    /** Milliseconds before the next attempt, given the number of the failed one (1, 2, …). Default: exponential with jitter. */
    backoff?: (attempt: number) => number;
    /** Accept-Language of every request. Default: `en`. */
    language?: string;
    /** Sent with every request; a header that is not CORS-safelisted causes a preflight on public reads. */
    headers?: Record<string, string>;
    /**
     * Validates replies. `throw` rejects an invalid reply as `validation`, with the issues as the error's cause; `report`
     * only calls `onIssues`. Replies are returned unchanged, even when a check transforms them, and in both modes when a
     * check itself throws. Default: no validation.
     */
    validation?: {
        mode: 'report' | 'throw';
        /** By function name: all or some of `@tarapath/api-client/checks`, or any Standard Schema. */
        checks: Record<string, Check>;
        onIssues?: (endpoint: string, issues: Issue[]) => void;
    };
    /** Called after every request, successful or not. A refresh is part of the request that needed it. */
    onCall?: (event: CallEvent) => void;
    /**
     * Called with what the other functions of these options, the checks or the storage threw. That never changes the result
     * of a request: an answered one still resolves with its reply, and tokens that cannot be stored stay in memory.
     * Default: `reportError`, where the platform has it.
     */
    onError?: (error: unknown, where: ErrorSource) => void;
}
/** The option of a client that threw. */
export type ErrorSource = 'onCall' | 'onIssues' | 'checks' | 'storage' | 'onSessionLost';
/** Created by `createClient`; the first argument of every function. */
export interface Client {
    session: {
        /** Stores the tokens of a new session. Pending requests of the old one fail as `session-changed`. */
        signIn(tokens: Tokens): Promise<void>;
        /** Removes the tokens. Pending requests fail as `session-changed`. Ends the session in other tabs. */
        signOut(): Promise<void>;
    };
    /** Used by the generated functions. */
    call<Reply>(endpoint: Endpoint, options?: RequestOptions, input?: object, body?: object): Promise<Reply>;
}

// ── dist/types/src/client/create-client.d.ts

import type { Client, ClientOptions } from './dist/types/src/client/client.ts';
/**
 * Creates a client for one customer: one per page in a browser, one per request on a server.
 *
 * `const client = createClient({ baseUrl: 'https://api.example.com', storage: cookieStorage() })`
 *
 * Throws an ApiError of kind `input` when the base URL is missing or has no scheme.
 */
export declare function createClient(options: ClientOptions): Client;

// ── dist/types/src/client/endpoint.d.ts

import type { CallContext } from './dist/types/src/client/call-context.ts';
import type { ClientState } from './dist/types/src/client/client-state.ts';
/**
 * What the client needs to know about an endpoint. Each generated function carries one, without defaults: no `auth`
 * means that the endpoint never gets a token.
 */
export interface Endpoint {
    name: string;
    method: 'GET' | 'POST' | 'PATCH';
    /** With parameters in braces: `/api/v1/astro/consultants/{id}/`. */
    path: string;
    auth?: 'optional' | 'required';
    /** A 401 starts no refresh. */
    refresh?: 'never';
    /** Missing: a GET is retried after a failure, other methods are not. */
    retry?: 'idempotent' | 'none';
    /** Creates the Idempotency-Key of a request. Only endpoints that need one import this code. */
    createKey?: () => string;
    /** Converts a body that holds a file to a form. Only endpoints that take files import this code. */
    toForm?: (endpoint: Endpoint, values: object) => FormData | undefined;
    /** Signs in with the tokens of the reply. Only endpoints that start a session import this code. */
    startSession?: (state: ClientState, context: CallContext, reply: unknown) => Promise<void>;
    /** Ends the session, whatever the reply is. */
    signsOut?: true;
    /** A failure resolves to undefined. */
    fireAndForget?: true;
    /** Additional options for `fetch`. */
    init?: Pick<RequestInit, 'cache' | 'credentials' | 'keepalive'>;
}

// ── dist/types/src/client/pages.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
/** One page of a list. */
export interface Page<Item> {
    count: number;
    next: string | null;
    previous: string | null;
    results: Item[];
}
type ListFunction<Input, Item> = (client: Client, input?: Input, options?: CallOptions) => Promise<Page<Item>>;
type RequiredListFunction<Input, Item> = (client: Client, input: Input, options?: CallOptions) => Promise<Page<Item>>;
/**
 * Every page of a list, requested one at a time: `for await (const page of pages(listAstrologers, client, { limit: 20 }))`.
 * Only the query of `next` is used; host and path stay those of the client. A repeated `next` ends the list.
 */
export declare function pages<Input, Item>(list: ListFunction<Input, Item>, client: Client, input?: Input, options?: CallOptions): AsyncGenerator<Page<Item>, void, undefined>;
export declare function pages<Input, Item>(list: RequiredListFunction<Input, Item>, client: Client, input: Input, options?: CallOptions): AsyncGenerator<Page<Item>, void, undefined>;
/** Every item of a list, page after page: `for await (const astrologer of items(listAstrologers, client))`. */
export declare function items<Input, Item>(list: ListFunction<Input, Item>, client: Client, input?: Input, options?: CallOptions): AsyncGenerator<Item, void, undefined>;
export declare function items<Input, Item>(list: RequiredListFunction<Input, Item>, client: Client, input: Input, options?: CallOptions): AsyncGenerator<Item, void, undefined>;
export {};

// ── dist/types/src/client/safe.d.ts

import { type ApiError } from './dist/types/src/client/api-error.ts';
/** Either the reply or the error. */
export type Outcome<Reply> = {
    ok: true;
    data: Reply;
} | {
    ok: false;
    error: ApiError;
};
/**
 * Turns a rejection into a value: `const astrologer = await safe(getAstrologer(client, { id: 7 }))`.
 * An error that is not an ApiError is a bug in the program and is rethrown.
 */
export declare function safe<Reply>(promise: Promise<Reply>): Promise<Outcome<Reply>>;

// ── dist/types/src/client/signal.d.ts

/** The part of an AbortSignal that a request needs, so that a signal of session-engine fits, which knows no DOM. */
export interface Signal {
    readonly aborted: boolean;
    readonly reason?: unknown;
    addEventListener(type: 'abort', listener: () => void): void;
}
/** The signal as `fetch` takes it. */
export declare function toAbortSignal(signal: Signal | undefined): AbortSignal | undefined;

// ── dist/types/src/client/tokens.d.ts

/** The tokens of a session. */
export interface Tokens {
    /** Sent as Bearer token; valid for minutes. */
    access?: string | undefined;
    /** Exchanged for a new access token; valid for days. */
    refresh?: string | undefined;
    /** Identifies this device in the server's logs. Grants no access. */
    log?: string | undefined;
}
/** Where a client stores its tokens. */
export interface TokenStorage {
    get(): Tokens | Promise<Tokens>;
    /** Replaces all three tokens; a missing one is removed. */
    set(tokens: Tokens): void | Promise<void>;
    clear(): void | Promise<void>;
    /** Runs one holder of the lock at a time across all users of this storage (tabs). Best effort. */
    lock?<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
    /** Calls the listener when another user of this storage signed out. */
    onSignOut?(listener: () => void): void;
}

// ── dist/types/src/client/with-response.d.ts

import type { CallContext } from './dist/types/src/client/call-context.ts';
/** A reply with what its response says besides. */
export interface FullReply<Data> {
    data: Data;
    /** HTTP status; 0 when a fire-and-forget request got no response. */
    status: number;
    /** On another origin, the browser shows those that the server exposes: Date, X-Request-Id and Retry-After. */
    headers: Headers;
    /** The server's clock when it replied, in epoch milliseconds, from the Date header; null when that cannot be read. */
    date: number | null;
    /** The server's id of this request, to quote to support. */
    requestId: string | undefined;
}
/** Lets `contextOf` find a call by its promise. */
export declare function withContext<Reply>(promise: Promise<Reply>, context: CallContext): Promise<Reply>;
/** The call whose promise this is; undefined for any other promise. */
export declare function contextOf(promise: Promise<unknown> | undefined): CallContext | undefined;
/**
 * The reply of a function together with the status, the headers and the date of its response, without another request:
 * `const { data, date } = await withResponse(getOngoingStatus(client))`. Takes the promise that the function returned,
 * not one derived from it; rejects as that promise does.
 */
export declare function withResponse<Data>(promise: Promise<Data>): Promise<FullReply<Data>>;

// ── dist/types/src/generated/account.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { AccessToken, AuthSession, ClientIp, Detail, Id, OtpSent, OtpVerified, Rupees, UserProfile, UserProfileUpdate } from './dist/types/src/generated/types.gen.ts';
/** Body of `requestLoginOtp`. */
export interface RequestLoginOtpBody {
    phone_number: string;
    country_code?: string | undefined;
    request_token?: string | undefined;
}
/**
 * Sends a one-time code to a phone.
 *
 * Every attempt sends a text message, so the client never retries. The Retry-After of a 429 says how long to
 * wait. Our own choice: a random `request_token`, repeated in `verifyLoginOtp`, binds the code to this request;
 * without one the caller is known by its network.
 *
 * `POST /api/v1/user/authorize/otp_login/`. Errors: `FieldErrors`, `ThrottledError`.
 */
export declare function requestLoginOtp(client: Client, body: RequestLoginOtpBody, options?: CallOptions): Promise<OtpSent>;
/** Body of `verifyLoginOtp`. */
export interface VerifyLoginOtpBody {
    phone_number: string;
    otp_key: string;
    request_token?: string | undefined;
}
/**
 * Exchanges the code for a session.
 *
 * The client signs in with the three tokens of the reply. A 401 means that the code is wrong; it does not affect
 * a session.
 *
 * `POST /api/v1/user/authorize/otp_verify/`. Errors: `FieldErrors`, `ThrottledError`.
 */
export declare function verifyLoginOtp(client: Client, body: VerifyLoginOtpBody, options?: CallOptions): Promise<AuthSession>;
/**
 * Ends the session on the server and on this device.
 *
 * Local tokens are removed whatever the reply is. A 401 is followed by one attempt without Authorization, so
 * that an expired access token cannot keep the refresh token valid.
 *
 * `PATCH /api/v1/user/authorize/logout/`. Sends the token when there is a session.
 */
export declare function logout(client: Client, body: {
    refresh: string;
}, options?: CallOptions): Promise<Detail>;
/**
 * Exchanges the refresh token for a new access token.
 *
 * The client sends this request itself. A 401 ends the session.
 *
 * `POST /api/token/refresh/`. Errors: `TokenError`.
 */
export declare function refreshAccessToken(client: Client, body: {
    refresh: string;
}, options?: CallOptions): Promise<AccessToken>;
/**
 * The signed-in customer, with the wallet balance and the running consultation.
 *
 * When it fails, the app removes its token and email cookies.
 *
 * `GET /api/v1/user/profile/get_details/`. Needs a session.
 */
export declare function getMyProfile(client: Client, options?: CallOptions): Promise<UserProfile>;
/**
 * Changes the profile of the signed-in customer.
 *
 * A missing field stays unchanged; null clears it. An avatar that is a file makes the body multipart.
 *
 * `PATCH /api/v1/user/profile/{id}/`. Needs a session. Errors: `FieldErrors`.
 */
export declare function updateProfile(client: Client, input: {
    id: Id;
}, body: UserProfileUpdate, options?: CallOptions): Promise<UserProfile>;
/** Body of `deleteMyAccount`. */
export interface DeleteMyAccountBody {
    reason?: string | undefined;
    verification_token?: string | undefined;
    give_up_balance?: Rupees | undefined;
}
/**
 * Deletes the account of the signed-in customer.
 *
 * Our own choice: while the wallet holds money, a 409 `balance_left` states the balance, and `give_up_balance`
 * must repeat it. The path has no trailing slash; a POST does not survive a redirect to the other form.
 *
 * `POST /api/v1/user/delete-user`. Needs a session. Errors: `DetailError`.
 */
export declare function deleteMyAccount(client: Client, body?: DeleteMyAccountBody, options?: CallOptions): Promise<Detail>;
/** Body of `sendOtp`. */
export interface SendOtpBody {
    phone_number: string;
    request_token?: string | undefined;
}
/**
 * Sends a code that confirms a phone number, other than for signing in.
 *
 * Our own choice: used before deleting an account. A `request_token` binds the code to this request, as in
 * `requestLoginOtp`.
 *
 * `POST /api/v1/user/send-otp`. Sends the token when there is a session. Errors: `FieldErrors`,
 * `ThrottledError`.
 */
export declare function sendOtp(client: Client, body: SendOtpBody, options?: CallOptions): Promise<OtpSent>;
/** Body of `verifyOtp`. */
export interface VerifyOtpBody {
    phone_number: string;
    otp_key: string;
    request_token?: string | undefined;
}
/**
 * Verifies a code from `sendOtp`.
 *
 * A 400 or 401 means that the code is wrong.
 *
 * `POST /api/v1/user/verify-otp`. Sends the token when there is a session. Errors: `FieldErrors`.
 */
export declare function verifyOtp(client: Client, body: VerifyOtpBody, options?: CallOptions): Promise<OtpVerified>;
/**
 * The IP address of this device.
 *
 * Requested once per browser session, and never while rendering on a server, which would get its own address.
 *
 * `GET /api/v1/user/ip`.
 */
export declare function getMyIp(client: Client, options?: CallOptions): Promise<ClientIp>;

// ── dist/types/src/generated/astrologers.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Astrologer, AstrologerFilter, AstrologerOption, AstrologerReview, AstrologerSummary, FavouriteList, FavouriteState, GalleryItem, Gender, Id, Language, Paginated, RechargeAmount, Speciality, SpecialityQuestions, TrendingCategory, TrendingQuestion } from './dist/types/src/generated/types.gen.ts';
/** Input of `listRecommendedAstrologers`. */
export interface ListRecommendedAstrologersInput {
    astro_count?: number | undefined;
    consultant_id?: Id | undefined;
}
/**
 * Recommended astrologers, in general or similar to one astrologer.
 *
 * `GET /api/v1/astro/consultants/recommended/`. Sends the token when there is a session.
 */
export declare function listRecommendedAstrologers(client: Client, input?: ListRecommendedAstrologersInput, options?: CallOptions): Promise<AstrologerSummary[]>;
/**
 * Astrologers recommended to the signed-in customer.
 *
 * `GET /api/v1/astro/consultant/recommended-consultants/`. Sends the token when there is a session.
 */
export declare function listPersonalRecommendations(client: Client, options?: CallOptions): Promise<AstrologerSummary[]>;
/** Input of `listAvailableAstrologers`. */
export interface ListAvailableAstrologersInput {
    astro_count?: number | undefined;
    is_available_for_call?: boolean | undefined;
    is_available_for_chat?: boolean | undefined;
}
/**
 * Astrologers who are available for a chat and a call now.
 *
 * `GET /api/v1/astro/consultant/`. Sends the token when there is a session.
 */
export declare function listAvailableAstrologers(client: Client, input?: ListAvailableAstrologersInput, options?: CallOptions): Promise<Paginated<AstrologerSummary>>;
/** Input of `filterAstrologers`. */
export interface FilterAstrologersInput {
    astro_count?: number | undefined;
    speciality?: Id[] | undefined;
    language?: string[] | undefined;
    gender?: Gender | undefined;
    search?: string | undefined;
    ordering?: 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience' | undefined;
    is_available_for_call?: boolean | undefined;
    is_available_for_chat?: boolean | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Astrologers by filters, without default filters.
 *
 * `GET /api/v1/astro/consultant/`. Sends the token when there is a session.
 */
export declare function filterAstrologers(client: Client, input?: FilterAstrologersInput, options?: CallOptions): Promise<Paginated<AstrologerSummary>>;
/** Input of `listAstrologers`. */
export interface ListAstrologersInput {
    speciality?: Id[] | undefined;
    language?: string[] | undefined;
    gender?: Gender | undefined;
    search?: string | undefined;
    ordering?: 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience' | undefined;
    is_available_for_call?: boolean | undefined;
    is_available_for_chat?: boolean | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The astrologers of the consultation page, paginated.
 *
 * `GET /api/v1/astro/consultants/`. Sends the token when there is a session.
 */
export declare function listAstrologers(client: Client, input?: ListAstrologersInput, options?: CallOptions): Promise<Paginated<AstrologerSummary>>;
/**
 * One astrologer with everything the profile page shows.
 *
 * `GET /api/v1/astro/consultants/{id}/`. Sends the token when there is a session. Errors: `DetailError`.
 */
export declare function getAstrologer(client: Client, input: {
    id: Id;
}, options?: CallOptions): Promise<Astrologer>;
/**
 * Pictures and videos of one astrologer.
 *
 * `GET /api/v1/astro/consultants/{id}/gallery/`. Sends the token when there is a session.
 */
export declare function listAstrologerGallery(client: Client, input: {
    id: Id;
}, options?: CallOptions): Promise<GalleryItem[]>;
/** Input of `listAstrologerReviews`. */
export interface ListAstrologerReviewsInput {
    id: Id;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Customer reviews of one astrologer, paginated.
 *
 * `GET /api/v1/astro/consultants/{id}/custom-reviews/`. Sends the token when there is a session.
 */
export declare function listAstrologerReviews(client: Client, input: ListAstrologerReviewsInput, options?: CallOptions): Promise<Paginated<AstrologerReview>>;
/**
 * Every astrologer as id and name, for a menu.
 *
 * A router must match `select` before it treats the segment as an id.
 *
 * `GET /api/v1/astro/consultants/select/`. Sends the token when there is a session.
 */
export declare function listAstrologerOptions(client: Client, options?: CallOptions): Promise<AstrologerOption[]>;
/**
 * The filters of the list and their options.
 *
 * `GET /api/v1/astro/consultant-filter-list/`.
 */
export declare function getAstrologerFilters(client: Client, options?: CallOptions): Promise<AstrologerFilter[]>;
/**
 * Recharge amounts suggested before a consultation with this astrologer.
 *
 * `GET /api/v1/astro/consultants/recharge_amounts/`. Needs a session.
 */
export declare function listRechargeAmountsForAstrologer(client: Client, input: {
    consultant_id: Id;
}, options?: CallOptions): Promise<RechargeAmount[]>;
/**
 * Adds one astrologer to the favourites, or removes them.
 *
 * Our own choice: add and remove instead of a toggle, so that a retry changes nothing.
 *
 * `PATCH /api/v1/astro/consultants/{id}/mark-favourite/`. Needs a session.
 */
export declare function setAstrologerFavourite(client: Client, input: {
    id: Id;
}, body: {
    action: 'add' | 'remove';
}, options?: CallOptions): Promise<FavouriteState>;
/** Body of `manageFavouriteAstrologers`. */
export interface ManageFavouriteAstrologersBody {
    consultant_ids: Id[];
    action: 'add' | 'remove';
}
/**
 * Adds several astrologers to the favourites, or removes them.
 *
 * `POST /api/v1/astro/consultants/manage_favorite/`. Needs a session.
 */
export declare function manageFavouriteAstrologers(client: Client, body: ManageFavouriteAstrologersBody, options?: CallOptions): Promise<FavouriteList>;
/** Input of `listSpecialities`. */
export interface ListSpecialitiesInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The specialities of astrologers, paginated.
 *
 * `GET /api/v1/astro/speciality/`.
 */
export declare function listSpecialities(client: Client, input?: ListSpecialitiesInput, options?: CallOptions): Promise<Paginated<Speciality>>;
/** Input of `listSpecialityQuestions`. */
export interface ListSpecialityQuestionsInput {
    id: Id;
    astro_count?: number | undefined;
}
/**
 * Common questions about one speciality, and astrologers who answer them.
 *
 * `GET /api/v1/astro/speciality/{id}/questions/`.
 */
export declare function listSpecialityQuestions(client: Client, input: ListSpecialityQuestionsInput, options?: CallOptions): Promise<SpecialityQuestions>;
/**
 * Trending categories, each with some astrologers.
 *
 * `GET /api/v1/astro/category/trending/`.
 */
export declare function listTrendingCategories(client: Client, input?: {
    astro_count?: number | undefined;
}, options?: CallOptions): Promise<TrendingCategory[]>;
/**
 * Trending questions.
 *
 * `GET /api/v1/astro/trending-questions/`.
 */
export declare function listTrendingQuestions(client: Client, options?: CallOptions): Promise<TrendingQuestion[]>;
/** Input of `listLanguages`. */
export interface ListLanguagesInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The languages astrologers speak; not paginated by default.
 *
 * `GET /api/v1/astro/language/`.
 */
export declare function listLanguages(client: Client, input?: ListLanguagesInput, options?: CallOptions): Promise<Paginated<Language>>;

// ── dist/types/src/generated/checks.gen.d.ts

import { type ReplyCheck } from './dist/types/src/checks/check.ts';
import type { AccessToken, Astrologer, AstrologerFilter, AstrologerOption, AstrologerReview, AstrologerSummary, AuthSession, Banner, BannerSet, BlockedLiveUser, CalculatorResult, CallDuration, CallRecording, CallSession, ChatMessage, ChatSession, ClientIp, ConsultationHistoryItem, ConsultationRequest, ConsultationStatusReply, Coupon, Course, CourseEnrollment, CoursePaymentResult, CustomerReview, DefaultConfig, Detail, DownloadCount, EndedConsultation, FavouriteList, FavouriteState, GalleryItem, Horoscope, HoroscopeType, Language, LeadReceipt, LiveStream, LiveStreamToken, Mantra, MantraCategory, MantraCategoryDetail, MantraLanguage, MantraSummary, MyQueueDetails, OrderPlaceCheck, OtpSent, OtpVerified, Paginated, PaymentRedirect, PaymentState, PickupCall, PlaceDetails, PlaceSuggestion, Product, ProductCategory, ProductDescription, ProductRating, ProductSummary, QueueEntry, RechargeAmount, RechargeDetails, RegistrationForm, RegistrationReceipt, ReviewReceipt, Speciality, SpecialityQuestions, StoreOrder, Testimonial, TipAmount, TipReceipt, TrendingCategory, TrendingQuestion, UserProfile, UserQueryReceipt, WalletRecharge, WalletReview } from './dist/types/src/generated/types.gen.ts';
/** Validates the reply of `requestLoginOtp`. */
export declare const requestLoginOtp: ReplyCheck<OtpSent>;
/** Validates the reply of `verifyLoginOtp`. */
export declare const verifyLoginOtp: ReplyCheck<AuthSession>;
/** Validates the reply of `logout`. */
export declare const logout: ReplyCheck<Detail>;
/** Validates the reply of `refreshAccessToken`. */
export declare const refreshAccessToken: ReplyCheck<AccessToken>;
/** Validates the reply of `getMyProfile`. */
export declare const getMyProfile: ReplyCheck<UserProfile>;
/** Validates the reply of `updateProfile`. */
export declare const updateProfile: ReplyCheck<UserProfile>;
/** Validates the reply of `deleteMyAccount`. */
export declare const deleteMyAccount: ReplyCheck<Detail>;
/** Validates the reply of `sendOtp`. */
export declare const sendOtp: ReplyCheck<OtpSent>;
/** Validates the reply of `verifyOtp`. */
export declare const verifyOtp: ReplyCheck<OtpVerified>;
/** Validates the reply of `getMyIp`. */
export declare const getMyIp: ReplyCheck<ClientIp>;
/** Validates the reply of `searchPlaces`. */
export declare const searchPlaces: ReplyCheck<PlaceSuggestion[]>;
/** Validates the reply of `getPlaceDetails`. */
export declare const getPlaceDetails: ReplyCheck<PlaceDetails>;
/** Validates the reply of `getPlaceById`. */
export declare const getPlaceById: ReplyCheck<PlaceDetails>;
/** Validates the reply of `getHoroscope`. */
export declare const getHoroscope: ReplyCheck<Horoscope>;
/** Validates the reply of `listHoroscopeTypes`. */
export declare const listHoroscopeTypes: ReplyCheck<HoroscopeType[]>;
/** Validates the reply of `queryHoroscopes`. */
export declare const queryHoroscopes: ReplyCheck<Paginated<Horoscope>>;
/** Validates the reply of `runCalculator`. */
export declare const runCalculator: ReplyCheck<CalculatorResult>;
/** Validates the reply of `listRecommendedAstrologers`. */
export declare const listRecommendedAstrologers: ReplyCheck<AstrologerSummary[]>;
/** Validates the reply of `listPersonalRecommendations`. */
export declare const listPersonalRecommendations: ReplyCheck<AstrologerSummary[]>;
/** Validates the reply of `listAvailableAstrologers`. */
export declare const listAvailableAstrologers: ReplyCheck<Paginated<AstrologerSummary>>;
/** Validates the reply of `filterAstrologers`. */
export declare const filterAstrologers: ReplyCheck<Paginated<AstrologerSummary>>;
/** Validates the reply of `listAstrologers`. */
export declare const listAstrologers: ReplyCheck<Paginated<AstrologerSummary>>;
/** Validates the reply of `getAstrologer`. */
export declare const getAstrologer: ReplyCheck<Astrologer>;
/** Validates the reply of `listAstrologerGallery`. */
export declare const listAstrologerGallery: ReplyCheck<GalleryItem[]>;
/** Validates the reply of `listAstrologerReviews`. */
export declare const listAstrologerReviews: ReplyCheck<Paginated<AstrologerReview>>;
/** Validates the reply of `listAstrologerOptions`. */
export declare const listAstrologerOptions: ReplyCheck<AstrologerOption[]>;
/** Validates the reply of `getAstrologerFilters`. */
export declare const getAstrologerFilters: ReplyCheck<AstrologerFilter[]>;
/** Validates the reply of `listRechargeAmountsForAstrologer`. */
export declare const listRechargeAmountsForAstrologer: ReplyCheck<RechargeAmount[]>;
/** Validates the reply of `setAstrologerFavourite`. */
export declare const setAstrologerFavourite: ReplyCheck<FavouriteState>;
/** Validates the reply of `manageFavouriteAstrologers`. */
export declare const manageFavouriteAstrologers: ReplyCheck<FavouriteList>;
/** Validates the reply of `listSpecialities`. */
export declare const listSpecialities: ReplyCheck<Paginated<Speciality>>;
/** Validates the reply of `listSpecialityQuestions`. */
export declare const listSpecialityQuestions: ReplyCheck<SpecialityQuestions>;
/** Validates the reply of `listTrendingCategories`. */
export declare const listTrendingCategories: ReplyCheck<TrendingCategory[]>;
/** Validates the reply of `listTrendingQuestions`. */
export declare const listTrendingQuestions: ReplyCheck<TrendingQuestion[]>;
/** Validates the reply of `listLanguages`. */
export declare const listLanguages: ReplyCheck<Paginated<Language>>;
/** Validates the reply of `getConsultantRegistrationForm`. */
export declare const getConsultantRegistrationForm: ReplyCheck<RegistrationForm>;
/** Validates the reply of `registerConsultant`. */
export declare const registerConsultant: ReplyCheck<RegistrationReceipt>;
/** Validates the reply of `saveDiagnosticLog`. */
export declare const saveDiagnosticLog: ReplyCheck<Detail>;
/** Validates the reply of `listUserBanners`. */
export declare const listUserBanners: ReplyCheck<Banner[]>;
/** Validates the reply of `listBanners`. */
export declare const listBanners: ReplyCheck<Paginated<Banner>>;
/** Validates the reply of `getAllBanners`. */
export declare const getAllBanners: ReplyCheck<BannerSet>;
/** Validates the reply of `listTestimonials`. */
export declare const listTestimonials: ReplyCheck<Paginated<Testimonial>>;
/** Validates the reply of `listPrimaryBanners`. */
export declare const listPrimaryBanners: ReplyCheck<Paginated<Banner>>;
/** Validates the reply of `listSecondaryBanners`. */
export declare const listSecondaryBanners: ReplyCheck<Paginated<Banner>>;
/** Validates the reply of `listCustomerReviews`. */
export declare const listCustomerReviews: ReplyCheck<Paginated<CustomerReview>>;
/** Validates the reply of `submitUserQuery`. */
export declare const submitUserQuery: ReplyCheck<UserQueryReceipt>;
/** Validates the reply of `getDefaultConfig`. */
export declare const getDefaultConfig: ReplyCheck<DefaultConfig>;
/** Validates the reply of `createLandingPageLead`. */
export declare const createLandingPageLead: ReplyCheck<LeadReceipt>;
/** Validates the reply of `getDownloadCount`. */
export declare const getDownloadCount: ReplyCheck<DownloadCount>;
/** Validates the reply of `listMantras`. */
export declare const listMantras: ReplyCheck<Paginated<MantraSummary>>;
/** Validates the reply of `listMantraCategories`. */
export declare const listMantraCategories: ReplyCheck<Paginated<MantraCategory>>;
/** Validates the reply of `getMantraCategory`. */
export declare const getMantraCategory: ReplyCheck<MantraCategoryDetail>;
/** Validates the reply of `getMantra`. */
export declare const getMantra: ReplyCheck<Mantra>;
/** Validates the reply of `listMantraLanguages`. */
export declare const listMantraLanguages: ReplyCheck<MantraLanguage[]>;
/** Validates the reply of `requestConsultation`. */
export declare const requestConsultation: ReplyCheck<ConsultationRequest>;
/** Validates the reply of `startChat`. */
export declare const startChat: ReplyCheck<ChatSession>;
/** Validates the reply of `startCall`. */
export declare const startCall: ReplyCheck<CallSession>;
/** Validates the reply of `endConsultation`. */
export declare const endConsultation: ReplyCheck<EndedConsultation>;
/** Validates the reply of `getOngoingStatus`. */
export declare const getOngoingStatus: ReplyCheck<ConsultationStatusReply>;
/** Validates the reply of `updateOngoingStatus`. */
export declare const updateOngoingStatus: ReplyCheck<ConsultationStatusReply>;
/** Validates the reply of `submitConsultationReview`. */
export declare const submitConsultationReview: ReplyCheck<ReviewReceipt>;
/** Validates the reply of `sendChatMessage`. */
export declare const sendChatMessage: ReplyCheck<ChatMessage>;
/** Validates the reply of `listConsultationHistory`. */
export declare const listConsultationHistory: ReplyCheck<Paginated<ConsultationHistoryItem>>;
/** Validates the reply of `listConsultationMessages`. */
export declare const listConsultationMessages: ReplyCheck<ChatMessage[]>;
/** Validates the reply of `placeAstrologerPickupCall`. */
export declare const placeAstrologerPickupCall: ReplyCheck<PickupCall>;
/** Validates the reply of `updateMaxCallDuration`. */
export declare const updateMaxCallDuration: ReplyCheck<CallDuration>;
/** Validates the reply of `getCallRecordingUrl`. */
export declare const getCallRecordingUrl: ReplyCheck<CallRecording>;
/** Validates the reply of `listLiveStreams`. */
export declare const listLiveStreams: ReplyCheck<Paginated<LiveStream>>;
/** Validates the reply of `getLiveStream`. */
export declare const getLiveStream: ReplyCheck<LiveStream>;
/** Validates the reply of `getLiveStreamToken`. */
export declare const getLiveStreamToken: ReplyCheck<LiveStreamToken>;
/** Validates the reply of `updateLiveStreamStatus`. */
export declare const updateLiveStreamStatus: ReplyCheck<LiveStream>;
/** Validates the reply of `blockLiveStreamUser`. */
export declare const blockLiveStreamUser: ReplyCheck<BlockedLiveUser>;
/** Validates the reply of `joinQueue`. */
export declare const joinQueue: ReplyCheck<QueueEntry>;
/** Validates the reply of `leaveQueue`. */
export declare const leaveQueue: ReplyCheck<Detail>;
/** Validates the reply of `listQueue`. */
export declare const listQueue: ReplyCheck<Paginated<QueueEntry>>;
/** Validates the reply of `getMyQueueDetails`. */
export declare const getMyQueueDetails: ReplyCheck<MyQueueDetails>;
/** Validates the reply of `listRechargeAmounts`. */
export declare const listRechargeAmounts: ReplyCheck<RechargeAmount[]>;
/** Validates the reply of `listWalletReviews`. */
export declare const listWalletReviews: ReplyCheck<Paginated<WalletReview>>;
/** Validates the reply of `rechargeWallet`. */
export declare const rechargeWallet: ReplyCheck<WalletRecharge>;
/** Validates the reply of `getRechargeDetails`. */
export declare const getRechargeDetails: ReplyCheck<RechargeDetails>;
/** Validates the reply of `checkCoupon`. */
export declare const checkCoupon: ReplyCheck<Coupon[]>;
/** Validates the reply of `initiatePhonePePayment`. */
export declare const initiatePhonePePayment: ReplyCheck<PaymentRedirect>;
/** Validates the reply of `getPhonePeStatus`. */
export declare const getPhonePeStatus: ReplyCheck<PaymentState>;
/** Validates the reply of `listTipAmounts`. */
export declare const listTipAmounts: ReplyCheck<TipAmount[]>;
/** Validates the reply of `sendTip`. */
export declare const sendTip: ReplyCheck<TipReceipt>;
/** Validates the reply of `checkOrderPlacement`. */
export declare const checkOrderPlacement: ReplyCheck<OrderPlaceCheck>;
/** Validates the reply of `listCourses`. */
export declare const listCourses: ReplyCheck<Course[]>;
/** Validates the reply of `enrolInCourse`. */
export declare const enrolInCourse: ReplyCheck<CourseEnrollment>;
/** Validates the reply of `initiateCoursePayment`. */
export declare const initiateCoursePayment: ReplyCheck<PaymentRedirect>;
/** Validates the reply of `confirmCoursePayment`. */
export declare const confirmCoursePayment: ReplyCheck<CoursePaymentResult>;
/** Validates the reply of `listProducts`. */
export declare const listProducts: ReplyCheck<Paginated<ProductSummary>>;
/** Validates the reply of `listProductCategories`. */
export declare const listProductCategories: ReplyCheck<Paginated<ProductCategory>>;
/** Validates the reply of `getProduct`. */
export declare const getProduct: ReplyCheck<Product>;
/** Validates the reply of `getProductDescription`. */
export declare const getProductDescription: ReplyCheck<ProductDescription>;
/** Validates the reply of `listProductRatings`. */
export declare const listProductRatings: ReplyCheck<Paginated<ProductRating>>;
/** Validates the reply of `listOrders`. */
export declare const listOrders: ReplyCheck<Paginated<StoreOrder>>;

// ── dist/types/src/generated/consultations.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { CallDuration, CallRecording, CallSession, ChatMessage, ChatSession, ConsultationHistoryItem, ConsultationKind, ConsultationRequest, ConsultationStatus, ConsultationStatusReply, EndedConsultation, Id, OrderType, Paginated, PickupCall, ReviewReceipt, Rupees } from './dist/types/src/generated/types.gen.ts';
/** Body of `requestConsultation`. */
export interface RequestConsultationBody {
    consultant_id: Id;
    /**
     * Our own choice: the rate that the customer was shown. If it is no longer the rate, nothing is requested and
     * the reply is 409 `price_changed`.
     */
    price_per_minute?: Rupees | undefined;
}
/**
 * Requests a chat or a call with an astrologer.
 *
 * Money is at stake: it is not retried by itself.
 *
 * `POST /api/v1/consultation/{type}/request-initiate/`. Needs a session. Errors: `InsufficientBalanceError`,
 * `DetailError`.
 */
export declare function requestConsultation(client: Client, input: {
    type: ConsultationKind;
}, body: RequestConsultationBody, options?: CallOptions): Promise<ConsultationRequest>;
/** Body of `startChat`. */
export interface StartChatBody {
    consultation_id: Id | string;
    /** Our own choice: opens the chat with the birth details of the profile, as a message of the kind `kundli`. */
    share_birth_details?: boolean | undefined;
    /** Our own choice: the first message of the customer, sent when both have joined. */
    first_question?: string | undefined;
}
/**
 * Starts the chat of a requested consultation.
 *
 * `POST /api/v1/consultation/chat/initiate/`. Needs a session. Errors: `InsufficientBalanceError`,
 * `DetailError`.
 */
export declare function startChat(client: Client, body: StartChatBody, options?: CallOptions): Promise<ChatSession>;
/**
 * Starts the call of a requested consultation.
 *
 * `POST /api/v1/consultation/call/initiate/`. Needs a session. Errors: `InsufficientBalanceError`,
 * `DetailError`.
 */
export declare function startCall(client: Client, body: {
    consultation_id: Id | string;
}, options?: CallOptions): Promise<CallSession>;
/** Body of `endConsultation`. */
export interface EndConsultationBody {
    auto_end: boolean;
    chat_end_reason?: string | undefined;
    /** 3 means that a timer ended it. */
    consultation_termination_type?: number | undefined;
}
/**
 * Ends a consultation and returns what it cost.
 *
 * Idempotent. Pass `keepalive` when the page is about to close.
 *
 * `POST /api/v1/consultation/end-consultation/{id}/`. Needs a session.
 */
export declare function endConsultation(client: Client, input: {
    id: Id | string;
}, body: EndConsultationBody, options?: CallOptions): Promise<EndedConsultation>;
/**
 * The running consultation, if there is one.
 *
 * Polled: set a short `timeout` and `retry: 0`, and send one request at a time.
 *
 * `GET /api/v1/consultation/ongoing-status/`. Needs a session.
 */
export declare function getOngoingStatus(client: Client, options?: CallOptions): Promise<ConsultationStatusReply>;
/**
 * Cancels a pending consultation request, or acknowledges the end of a consultation.
 *
 * `PATCH /api/v1/consultation/ongoing-status/`. Needs a session.
 */
export declare function updateOngoingStatus(client: Client, body: {
    consultation_id: Id | string;
}, options?: CallOptions): Promise<ConsultationStatusReply>;
/** Body of `submitConsultationReview`. */
export interface SubmitConsultationReviewBody {
    consultation_id: Id | string;
    rating: 1 | 2 | 3 | 4 | 5;
    comment?: string | undefined;
    is_anonymous?: boolean | undefined;
}
/**
 * Rates a consultation that has ended.
 *
 * `POST /api/v1/consultation/review/`. Needs a session. Errors: `FieldErrors`.
 */
export declare function submitConsultationReview(client: Client, body: SubmitConsultationReviewBody, options?: CallOptions): Promise<ReviewReceipt>;
/** Body of `sendChatMessage`. */
export interface SendChatMessageBody {
    consultation_id: Id | string;
    text?: string | undefined;
    attachment?: Blob | undefined;
    client_message_id?: string | undefined;
}
/**
 * Sends a message or a file to a running chat.
 *
 * Mask phone numbers in the text before sending it. The server stores one message for each `client_message_id`.
 * An attachment makes the body multipart: a PNG, JPEG or WebP image, or a recording, of 4 MB at most; the text
 * is then optional.
 *
 * `POST /api/v1/consultation/ongoing-chat/send-message/`. Needs a session. Errors: `FieldErrors`, `DetailError`.
 */
export declare function sendChatMessage(client: Client, body: SendChatMessageBody, options?: CallOptions): Promise<ChatMessage>;
/** Input of `listConsultationHistory`. */
export interface ListConsultationHistoryInput {
    order_type?: OrderType | undefined;
    status?: ConsultationStatus | undefined;
    ordering?: 'started_at' | '-started_at' | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The consultations of the customer, paginated.
 *
 * `GET /api/v1/user/consultation-history/`. Needs a session.
 */
export declare function listConsultationHistory(client: Client, input?: ListConsultationHistoryInput, options?: CallOptions): Promise<Paginated<ConsultationHistoryItem>>;
/** Input of `listConsultationMessages`. */
export interface ListConsultationMessagesInput {
    id: Id | string;
    /** Only messages after the one with this id. */
    after?: Id | string | undefined;
}
/**
 * The messages of one consultation, oldest first.
 *
 * Our own choice: `after`, so that a poll returns only new messages.
 *
 * `GET /api/v1/user/consultation-history/{id}/all-messages/`. Needs a session.
 */
export declare function listConsultationMessages(client: Client, input: ListConsultationMessagesInput, options?: CallOptions): Promise<ChatMessage[]>;
/**
 * Rings the astrologer's phone.
 *
 * A GET with a side effect: never retried, prefetched or cached.
 *
 * `GET /api/v1/consultation/place-astro-pickup-call/{id}/`. Needs a session.
 */
export declare function placeAstrologerPickupCall(client: Client, input: {
    id: Id | string;
}, options?: CallOptions): Promise<PickupCall>;
/** Body of `updateMaxCallDuration`. */
export interface UpdateMaxCallDurationBody {
    /** Seconds. */
    max_call_duration?: number | undefined;
}
/**
 * Recalculates the maximum duration of a consultation, or lowers it.
 *
 * Never longer than the balance covers, whatever the body says.
 *
 * `PATCH /api/v1/consultation/consultation-detail/{id}/update_max_call_duration/`. Needs a session.
 */
export declare function updateMaxCallDuration(client: Client, input: {
    id: Id | string;
}, body?: UpdateMaxCallDurationBody, options?: CallOptions): Promise<CallDuration>;
/**
 * The URL of the recording of a call.
 *
 * `POST /api/v1/consultation/call-recording-url/`. Needs a session. Errors: `DetailError`.
 */
export declare function getCallRecordingUrl(client: Client, body: {
    consultation_id: Id | string;
}, options?: CallOptions): Promise<CallRecording>;

// ── dist/types/src/generated/content.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Banner, BannerSet, CustomerReview, DefaultConfig, DownloadCount, Id, LeadReceipt, Paginated, Testimonial, UserQueryReceipt } from './dist/types/src/generated/types.gen.ts';
/**
 * Banners for this visitor.
 *
 * `GET /api/v1/user/banners/`. Sends the token when there is a session.
 */
export declare function listUserBanners(client: Client, input?: {
    platform?: 'web' | 'mobile' | undefined;
}, options?: CallOptions): Promise<Banner[]>;
/** Input of `listBanners`. */
export interface ListBannersInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Banners, paginated.
 *
 * `GET /api/v1/templates/banner/`.
 */
export declare function listBanners(client: Client, input?: ListBannersInput, options?: CallOptions): Promise<Paginated<Banner>>;
/**
 * All banners by position.
 *
 * `GET /api/v1/templates/all-banners/`.
 */
export declare function getAllBanners(client: Client, options?: CallOptions): Promise<BannerSet>;
/** Input of `listTestimonials`. */
export interface ListTestimonialsInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Customer testimonials about the platform, paginated.
 *
 * `GET /api/v1/templates/client-testimonials/`.
 */
export declare function listTestimonials(client: Client, input?: ListTestimonialsInput, options?: CallOptions): Promise<Paginated<Testimonial>>;
/** Input of `listPrimaryBanners`. */
export interface ListPrimaryBannersInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The banners at the top of the page; not paginated by default.
 *
 * `GET /api/v1/templates/primary-banner/`.
 */
export declare function listPrimaryBanners(client: Client, input?: ListPrimaryBannersInput, options?: CallOptions): Promise<Paginated<Banner>>;
/** Input of `listSecondaryBanners`. */
export interface ListSecondaryBannersInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The banners further down the page; not paginated by default.
 *
 * `GET /api/v1/templates/secondary-banner/`.
 */
export declare function listSecondaryBanners(client: Client, input?: ListSecondaryBannersInput, options?: CallOptions): Promise<Paginated<Banner>>;
/** Input of `listCustomerReviews`. */
export interface ListCustomerReviewsInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Reviews of consultations, paginated.
 *
 * `GET /api/v1/user/customer-reviews/`.
 */
export declare function listCustomerReviews(client: Client, input?: ListCustomerReviewsInput, options?: CallOptions): Promise<Paginated<CustomerReview>>;
/** Body of `submitUserQuery`. */
export interface SubmitUserQueryBody {
    name: string;
    email?: string | undefined;
    phone_number?: string | undefined;
    message: string;
    /** The consultation of the customer that the question is about. */
    consultation_id?: Id | undefined;
}
/**
 * Sends a question to the support desk.
 *
 * A question about a consultation is accepted within 48 hours of its end, and again once the last question is
 * answered; the answer is in the history as `question.answer`. 404 for another customer's consultation, 409 with
 * `code` `consultation_open`, `question_open` or `question_late`.
 *
 * `POST /api/v1/user/user-queries/`. Sends the token when there is a session. Errors: `FieldErrors`,
 * `DetailError`, `ThrottledError`.
 */
export declare function submitUserQuery(client: Client, body: SubmitUserQueryBody, options?: CallOptions): Promise<UserQueryReceipt>;
/**
 * Settings that every page needs.
 *
 * `GET /api/v1/services/default-config/small/`.
 */
export declare function getDefaultConfig(client: Client, options?: CallOptions): Promise<DefaultConfig>;
/** Body of `createLandingPageLead`. */
export interface CreateLandingPageLeadBody {
    name: string;
    phone_number: string;
    source?: string | undefined;
}
/**
 * Submits a name and a phone number on the landing page.
 *
 * `POST /api/v1/templates/landing-page-user/`. Errors: `FieldErrors`, `ThrottledError`.
 */
export declare function createLandingPageLead(client: Client, body: CreateLandingPageLeadBody, options?: CallOptions): Promise<LeadReceipt>;
/**
 * The number of app downloads.
 *
 * `GET /api/v1/management/get-no-of-downloads/`.
 */
export declare function getDownloadCount(client: Client, options?: CallOptions): Promise<DownloadCount>;

// ── dist/types/src/generated/courses.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { CartItem, Course, CourseEnrollment, CoursePaymentResult, DeliveryAddress, Id, PaymentRedirect, Rupees } from './dist/types/src/generated/types.gen.ts';
/**
 * All courses.
 *
 * Our own choice: the path names one course but takes no id, so it returns all of them.
 *
 * `GET /api/v1/ecommerce/get-course-details/`. Sends the token when there is a session.
 */
export declare function listCourses(client: Client, options?: CallOptions): Promise<Course[]>;
/** Body of `enrolInCourse`. */
export interface EnrolInCourseBody {
    course_id: Id;
    name?: string | undefined;
    email?: string | undefined;
    phone_number?: string | undefined;
}
/**
 * Creates an unpaid enrolment in a course.
 *
 * `POST /api/v1/ecommerce/course-enrollment/`. Needs a session. Errors: `FieldErrors`, `DetailError`.
 */
export declare function enrolInCourse(client: Client, body: EnrolInCourseBody, options?: CallOptions): Promise<CourseEnrollment>;
/** Body of `initiateCoursePayment`. */
export interface InitiateCoursePaymentBody {
    enrollment_id?: Id | undefined;
    path?: string | undefined;
    kind?: 'course' | 'store' | undefined;
    items?: CartItem[] | undefined;
    address?: DeliveryAddress | undefined;
    total?: Rupees | undefined;
}
/**
 * Returns the payment page of a course or a store order.
 *
 * Our own choice: a course needs `enrollment_id`; `kind: "store"` needs `items` and `address`, and places the
 * order. `total` is the amount the cart showed: if it differs, the reply is 409 `price_changed`.
 *
 * `POST /api/v1/payments/ecommerce-initiate-payment/`. Needs a session. Errors: `DetailError`, `FieldErrors`.
 */
export declare function initiateCoursePayment(client: Client, body?: InitiateCoursePaymentBody, options?: CallOptions): Promise<PaymentRedirect>;
/**
 * Confirms that the customer returned from paying for a course or an order.
 *
 * Idempotent.
 *
 * `POST /api/v1/payments/ecommerce-payment-callback/`. Needs a session. Errors: `DetailError`.
 */
export declare function confirmCoursePayment(client: Client, body: {
    txn_id: string;
}, options?: CallOptions): Promise<CoursePaymentResult>;

// ── dist/types/src/generated/diagnostics.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Detail } from './dist/types/src/generated/types.gen.ts';
/** Body of `saveDiagnosticLog`. */
export interface SaveDiagnosticLogBody {
    log: string;
    context?: {
        [key: string]: string;
    } | undefined;
}
/**
 * Reports an unexpected state of the app.
 *
 * Outlives the page; a failure resolves to undefined. Never put a token into the text.
 *
 * `POST /api/v2/astro/save-log/`. Sends the token when there is a session.
 */
export declare function saveDiagnosticLog(client: Client, body: SaveDiagnosticLogBody, options?: CallOptions): Promise<Detail | undefined>;

// ── dist/types/src/generated/handlers.gen.d.ts

import type { AccessToken, Astrologer, AstrologerFilter, AstrologerOption, AstrologerReview, AstrologerSummary, AuthSession, Banner, BannerSet, BlockedLiveUser, CalculatorInput, CalculatorResult, CallDuration, CallRecording, CallSession, CartItem, ChatMessage, ChatSession, ClientIp, ConsultationHistoryItem, ConsultationKind, ConsultationRequest, ConsultationStatus, ConsultationStatusReply, Coupon, Course, CourseEnrollment, CoursePaymentResult, CustomerReview, DefaultConfig, DeliveryAddress, Detail, DownloadCount, EndedConsultation, FavouriteList, FavouriteState, GalleryItem, Gender, Horoscope, HoroscopeQuery, HoroscopeRange, HoroscopeType, Id, IsoDateTime, Language, LeadReceipt, LiveChange, LiveStatus, LiveStream, LiveStreamToken, Mantra, MantraCategory, MantraCategoryDetail, MantraLanguage, MantraSummary, MyQueueDetails, OrderPlaceCheck, OrderType, OtpSent, OtpVerified, Paginated, PaymentRedirect, PaymentState, PickupCall, PlaceDetails, PlaceSuggestion, Product, ProductCategory, ProductDescription, ProductRating, ProductSummary, QueryValue, QueueEntry, RechargeAmount, RechargeDetails, RegistrationForm, RegistrationReceipt, ReviewReceipt, Rupees, Speciality, SpecialityQuestions, StoreOrder, Testimonial, TipAmount, TipReceipt, TrendingCategory, TrendingQuestion, UserProfile, UserProfileUpdate, UserQueryReceipt, WalletRecharge, WalletReview, ZodiacSign } from './dist/types/src/generated/types.gen.ts';
/**
 * Creates typed msw handlers, one function for each endpoint:
 * `server.use(handlers.getAstrologer(({ params }) => ({ ...astrologer, id: params.id })))`.
 * They handle requests to any host. Endpoints with the same method and path handle each other's requests.
 */
export declare const handlers: {
    /** Answers `POST /api/v1/user/authorize/otp_login/`. Sends a one-time code to a phone. */
    requestLoginOtp: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        phone_number: string;
        country_code?: string | undefined;
        request_token?: string | undefined;
    }, OtpSent>;
    /** Answers `POST /api/v1/user/authorize/otp_verify/`. Exchanges the code for a session. */
    verifyLoginOtp: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        phone_number: string;
        otp_key: string;
        request_token?: string | undefined;
    }, AuthSession>;
    /** Answers `PATCH /api/v1/user/authorize/logout/`. Ends the session on the server and on this device. */
    logout: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        refresh: string;
    }, Detail>;
    /** Answers `POST /api/token/refresh/`. Exchanges the refresh token for a new access token. */
    refreshAccessToken: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        refresh: string;
    }, AccessToken>;
    /**
     * Answers `GET /api/v1/user/profile/get_details/`. The signed-in customer, with the wallet balance and the
     * running consultation.
     */
    getMyProfile: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, UserProfile>;
    /** Answers `PATCH /api/v1/user/profile/{id}/`. Changes the profile of the signed-in customer. */
    updateProfile: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, FormData | UserProfileUpdate, UserProfile>;
    /** Answers `POST /api/v1/user/delete-user`. Deletes the account of the signed-in customer. */
    deleteMyAccount: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        reason?: string | undefined;
        verification_token?: string | undefined;
        give_up_balance?: Rupees | undefined;
    } | undefined, Detail>;
    /** Answers `POST /api/v1/user/send-otp`. Sends a code that confirms a phone number, other than for signing in. */
    sendOtp: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        phone_number: string;
        request_token?: string | undefined;
    }, OtpSent>;
    /** Answers `POST /api/v1/user/verify-otp`. Verifies a code from `sendOtp`. */
    verifyOtp: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        phone_number: string;
        otp_key: string;
        request_token?: string | undefined;
    }, OtpVerified>;
    /** Answers `GET /api/v1/user/ip`. The IP address of this device. */
    getMyIp: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, ClientIp>;
    /** Answers `GET /api/v1/user/places-by-term`. Places whose name begins with the term. */
    searchPlaces: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        term: string;
    }, undefined, PlaceSuggestion[]>;
    /** Answers `GET /api/v1/user/get-place-details`. Coordinates and time zone of the place with this name. */
    getPlaceDetails: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        term: string;
    }, undefined, PlaceDetails>;
    /** Answers `GET /api/v1/user/place-id-details`. Coordinates and time zone of the place with this id. */
    getPlaceById: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        place_id: string;
    }, undefined, PlaceDetails>;
    /** Answers `GET /api/v1/horoscope/`. One horoscope: by type, or by range and sign. */
    getHoroscope: import("./dist/types/src/msw.ts").HandlerFactory<{}, HoroscopeQuery, undefined, Horoscope>;
    /** Answers `GET /api/v2/horoscope/type-list`. The horoscope types of the header menu. */
    listHoroscopeTypes: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, HoroscopeType[]>;
    /** Answers `GET /api/v2/horoscope/`. Horoscopes by any query that the server supports. */
    queryHoroscopes: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        [key: string]: QueryValue;
        type?: string | undefined;
        range?: HoroscopeRange | undefined;
        sign?: ZodiacSign | undefined;
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Horoscope>>;
    /** Answers `POST /api/v1/services/{product}-calculator/`. Runs a calculator with birth details. */
    runCalculator: import("./dist/types/src/msw.ts").HandlerFactory<{
        product: string;
    }, {
        calculator_type: string;
    }, CalculatorInput, CalculatorResult>;
    /**
     * Answers `GET /api/v1/astro/consultants/recommended/`. Recommended astrologers, in general or similar to one
     * astrologer.
     */
    listRecommendedAstrologers: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        astro_count?: number | undefined;
        consultant_id?: Id | undefined;
    }, undefined, AstrologerSummary[]>;
    /**
     * Answers `GET /api/v1/astro/consultant/recommended-consultants/`. Astrologers recommended to the signed-in
     * customer.
     */
    listPersonalRecommendations: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, AstrologerSummary[]>;
    /** Answers `GET /api/v1/astro/consultant/`. Astrologers who are available for a chat and a call now. */
    listAvailableAstrologers: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        astro_count?: number | undefined;
        is_available_for_call?: boolean | undefined;
        is_available_for_chat?: boolean | undefined;
    }, undefined, Paginated<AstrologerSummary>>;
    /** Answers `GET /api/v1/astro/consultant/`. Astrologers by filters, without default filters. */
    filterAstrologers: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        astro_count?: number | undefined;
        speciality?: Id[] | undefined;
        language?: string[] | undefined;
        gender?: Gender | undefined;
        search?: string | undefined;
        ordering?: 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience' | undefined;
        is_available_for_call?: boolean | undefined;
        is_available_for_chat?: boolean | undefined;
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<AstrologerSummary>>;
    /** Answers `GET /api/v1/astro/consultants/`. The astrologers of the consultation page, paginated. */
    listAstrologers: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        speciality?: Id[] | undefined;
        language?: string[] | undefined;
        gender?: Gender | undefined;
        search?: string | undefined;
        ordering?: 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience' | undefined;
        is_available_for_call?: boolean | undefined;
        is_available_for_chat?: boolean | undefined;
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<AstrologerSummary>>;
    /** Answers `GET /api/v1/astro/consultants/{id}/`. One astrologer with everything the profile page shows. */
    getAstrologer: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, undefined, Astrologer>;
    /** Answers `GET /api/v1/astro/consultants/{id}/gallery/`. Pictures and videos of one astrologer. */
    listAstrologerGallery: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, undefined, GalleryItem[]>;
    /** Answers `GET /api/v1/astro/consultants/{id}/custom-reviews/`. Customer reviews of one astrologer, paginated. */
    listAstrologerReviews: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<AstrologerReview>>;
    /** Answers `GET /api/v1/astro/consultants/select/`. Every astrologer as id and name, for a menu. */
    listAstrologerOptions: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, AstrologerOption[]>;
    /** Answers `GET /api/v1/astro/consultant-filter-list/`. The filters of the list and their options. */
    getAstrologerFilters: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, AstrologerFilter[]>;
    /**
     * Answers `GET /api/v1/astro/consultants/recharge_amounts/`. Recharge amounts suggested before a consultation
     * with this astrologer.
     */
    listRechargeAmountsForAstrologer: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        consultant_id: Id;
    }, undefined, RechargeAmount[]>;
    /**
     * Answers `PATCH /api/v1/astro/consultants/{id}/mark-favourite/`. Adds one astrologer to the favourites, or
     * removes them.
     */
    setAstrologerFavourite: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, {
        action: 'add' | 'remove';
    }, FavouriteState>;
    /**
     * Answers `POST /api/v1/astro/consultants/manage_favorite/`. Adds several astrologers to the favourites, or
     * removes them.
     */
    manageFavouriteAstrologers: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        consultant_ids: Id[];
        action: 'add' | 'remove';
    }, FavouriteList>;
    /** Answers `GET /api/v1/astro/speciality/`. The specialities of astrologers, paginated. */
    listSpecialities: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Speciality>>;
    /**
     * Answers `GET /api/v1/astro/speciality/{id}/questions/`. Common questions about one speciality, and astrologers
     * who answer them.
     */
    listSpecialityQuestions: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {
        astro_count?: number | undefined;
    }, undefined, SpecialityQuestions>;
    /** Answers `GET /api/v1/astro/category/trending/`. Trending categories, each with some astrologers. */
    listTrendingCategories: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        astro_count?: number | undefined;
    }, undefined, TrendingCategory[]>;
    /** Answers `GET /api/v1/astro/trending-questions/`. Trending questions. */
    listTrendingQuestions: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, TrendingQuestion[]>;
    /** Answers `GET /api/v1/astro/language/`. The languages astrologers speak; not paginated by default. */
    listLanguages: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Language>>;
    /** Answers `GET /api/v2/astro/register/form-fields/`. The fields of the consultant registration form. */
    getConsultantRegistrationForm: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, RegistrationForm>;
    /** Answers `POST /api/v2/astro/register/`. Applies to become a consultant. */
    registerConsultant: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, FormData | {
        values: {
            [key: string]: string | number | boolean | string[] | Blob;
        };
    }, RegistrationReceipt>;
    /** Answers `POST /api/v2/astro/save-log/`. Reports an unexpected state of the app. */
    saveDiagnosticLog: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        log: string;
        context?: {
            [key: string]: string;
        } | undefined;
    }, Detail>;
    /** Answers `GET /api/v1/user/banners/`. Banners for this visitor. */
    listUserBanners: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        platform?: 'web' | 'mobile' | undefined;
    }, undefined, Banner[]>;
    /** Answers `GET /api/v1/templates/banner/`. Banners, paginated. */
    listBanners: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Banner>>;
    /** Answers `GET /api/v1/templates/all-banners/`. All banners by position. */
    getAllBanners: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, BannerSet>;
    /** Answers `GET /api/v1/templates/client-testimonials/`. Customer testimonials about the platform, paginated. */
    listTestimonials: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Testimonial>>;
    /** Answers `GET /api/v1/templates/primary-banner/`. The banners at the top of the page; not paginated by default. */
    listPrimaryBanners: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Banner>>;
    /**
     * Answers `GET /api/v1/templates/secondary-banner/`. The banners further down the page; not paginated by
     * default.
     */
    listSecondaryBanners: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Banner>>;
    /** Answers `GET /api/v1/user/customer-reviews/`. Reviews of consultations, paginated. */
    listCustomerReviews: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<CustomerReview>>;
    /** Answers `POST /api/v1/user/user-queries/`. Sends a question to the support desk. */
    submitUserQuery: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        name: string;
        email?: string | undefined;
        phone_number?: string | undefined;
        message: string;
        consultation_id?: Id | undefined;
    }, UserQueryReceipt>;
    /** Answers `GET /api/v1/services/default-config/small/`. Settings that every page needs. */
    getDefaultConfig: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, DefaultConfig>;
    /** Answers `POST /api/v1/templates/landing-page-user/`. Submits a name and a phone number on the landing page. */
    createLandingPageLead: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        name: string;
        phone_number: string;
        source?: string | undefined;
    }, LeadReceipt>;
    /** Answers `GET /api/v1/management/get-no-of-downloads/`. The number of app downloads. */
    getDownloadCount: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, DownloadCount>;
    /** Answers `GET /api/v1/templates/mantra/`. Mantras; not paginated by default. */
    listMantras: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<MantraSummary>>;
    /** Answers `GET /api/v1/templates/mantra-category/`. Categories of mantras; not paginated by default. */
    listMantraCategories: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<MantraCategory>>;
    /** Answers `GET /api/v1/templates/mantra-category/detail_view/`. One category with its mantras. */
    getMantraCategory: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        slug: string;
    }, undefined, MantraCategoryDetail>;
    /** Answers `GET /api/v1/templates/mantra/detail_view/`. One mantra with its text, meaning and recording. */
    getMantra: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        slug: string;
        language?: string | undefined;
    }, undefined, Mantra>;
    /** Answers `GET /api/v1/templates/mantra/languages/`. The languages in which one mantra is available. */
    listMantraLanguages: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        slug: string;
    }, undefined, MantraLanguage[]>;
    /** Answers `POST /api/v1/consultation/{type}/request-initiate/`. Requests a chat or a call with an astrologer. */
    requestConsultation: import("./dist/types/src/msw.ts").HandlerFactory<{
        type: ConsultationKind;
    }, {}, {
        consultant_id: Id;
        price_per_minute?: Rupees | undefined;
    }, ConsultationRequest>;
    /** Answers `POST /api/v1/consultation/chat/initiate/`. Starts the chat of a requested consultation. */
    startChat: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        consultation_id: Id;
        share_birth_details?: boolean | undefined;
        first_question?: string | undefined;
    }, ChatSession>;
    /** Answers `POST /api/v1/consultation/call/initiate/`. Starts the call of a requested consultation. */
    startCall: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        consultation_id: Id;
    }, CallSession>;
    /** Answers `POST /api/v1/consultation/end-consultation/{id}/`. Ends a consultation and returns what it cost. */
    endConsultation: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, {
        auto_end: boolean;
        chat_end_reason?: string | undefined;
        consultation_termination_type?: number | undefined;
    }, EndedConsultation>;
    /** Answers `GET /api/v1/consultation/ongoing-status/`. The running consultation, if there is one. */
    getOngoingStatus: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, ConsultationStatusReply>;
    /**
     * Answers `PATCH /api/v1/consultation/ongoing-status/`. Cancels a pending consultation request, or acknowledges
     * the end of a consultation.
     */
    updateOngoingStatus: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        consultation_id: Id;
    }, ConsultationStatusReply>;
    /** Answers `POST /api/v1/consultation/review/`. Rates a consultation that has ended. */
    submitConsultationReview: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        consultation_id: Id;
        rating: 1 | 2 | 3 | 4 | 5;
        comment?: string | undefined;
        is_anonymous?: boolean | undefined;
    }, ReviewReceipt>;
    /** Answers `POST /api/v1/consultation/ongoing-chat/send-message/`. Sends a message or a file to a running chat. */
    sendChatMessage: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, FormData | {
        consultation_id: Id;
        text?: string | undefined;
        attachment?: Blob | undefined;
        client_message_id?: string | undefined;
    }, ChatMessage>;
    /** Answers `GET /api/v1/user/consultation-history/`. The consultations of the customer, paginated. */
    listConsultationHistory: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        order_type?: OrderType | undefined;
        status?: ConsultationStatus | undefined;
        ordering?: 'started_at' | '-started_at' | undefined;
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<ConsultationHistoryItem>>;
    /**
     * Answers `GET /api/v1/user/consultation-history/{id}/all-messages/`. The messages of one consultation, oldest
     * first.
     */
    listConsultationMessages: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {
        after?: Id | undefined;
    }, undefined, ChatMessage[]>;
    /** Answers `GET /api/v1/consultation/place-astro-pickup-call/{id}/`. Rings the astrologer's phone. */
    placeAstrologerPickupCall: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, undefined, PickupCall>;
    /**
     * Answers `PATCH /api/v1/consultation/consultation-detail/{id}/update_max_call_duration/`. Recalculates the
     * maximum duration of a consultation, or lowers it.
     */
    updateMaxCallDuration: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, {
        max_call_duration?: number | undefined;
    } | undefined, CallDuration>;
    /** Answers `POST /api/v1/consultation/call-recording-url/`. The URL of the recording of a call. */
    getCallRecordingUrl: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        consultation_id: Id;
    }, CallRecording>;
    /** Answers `GET /api/v1/consultation/consultant-live-stream/`. Live streams, paginated. */
    listLiveStreams: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        status?: LiveStatus | undefined;
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<LiveStream>>;
    /** Answers `GET /api/v1/consultation/consultant-live-stream/{id}/`. One live stream. */
    getLiveStream: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, undefined, LiveStream>;
    /**
     * Answers `GET /api/v1/consultation/consultant-live-stream/{id}/live-stream-token/`. The token with which a
     * viewer joins one live stream.
     */
    getLiveStreamToken: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, undefined, LiveStreamToken>;
    /**
     * Answers `PATCH /api/v1/consultation/consultant-live-stream/{id}/update-live-stream-status/`. Starts, pauses,
     * continues or ends a live stream.
     */
    updateLiveStreamStatus: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, {
        status: LiveChange;
    }, LiveStream>;
    /**
     * Answers `PATCH /api/v1/consultation/consultant-live-stream/{id}/block-live-stream-user/`. Blocks a viewer from
     * a live stream, or unblocks them.
     */
    blockLiveStreamUser: import("./dist/types/src/msw.ts").HandlerFactory<{
        id: Id;
    }, {}, {
        user_id: Id;
        is_blocked: boolean;
    }, BlockedLiveUser>;
    /**
     * Answers `POST /api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/`. Joins the queue
     * of a busy astrologer.
     */
    joinQueue: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        consultant_id: Id;
        order_type: OrderType;
    }, QueueEntry>;
    /**
     * Answers `POST /api/v1/consultation/consultation-queue-user/remove-from-queue/`. Leaves the queue of an
     * astrologer.
     */
    leaveQueue: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        consultant_id: Id;
    }, Detail>;
    /**
     * Answers `GET /api/v1/consultation/consultation-queue-user/`. Current and past queue entries of the customer,
     * paginated.
     */
    listQueue: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<QueueEntry>>;
    /**
     * Answers `GET /api/v1/consultation/consultation-queue-user/my-queue-details/`. Current queue entries of the
     * customer.
     */
    getMyQueueDetails: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, MyQueueDetails>;
    /** Answers `GET /api/v1/user/loadamounts/`. Suggested recharge amounts. */
    listRechargeAmounts: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, RechargeAmount[]>;
    /** Answers `GET /api/v1/user/wallet-reviews/`. Customer reviews shown with the wallet, paginated. */
    listWalletReviews: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<WalletReview>>;
    /** Answers `POST /api/v1/user/wallet/recharge/`. Creates a recharge; no money has moved yet. */
    rechargeWallet: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        amount: Rupees;
        coupon_code?: string | undefined;
    }, WalletRecharge>;
    /**
     * Answers `GET /api/v1/user/wallet/recharge_details/`. The price of a recharge of this amount, with tax, bonus
     * and coupon.
     */
    getRechargeDetails: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        amount: Rupees;
        coupon_code?: string | undefined;
        txn_id?: string | undefined;
        activity_limit?: number | undefined;
        activity_before?: IsoDateTime | undefined;
    }, undefined, RechargeDetails>;
    /** Answers `POST /api/v2/coupon_management/get_coupon/`. All coupons, or one by its code, for an amount. */
    checkCoupon: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        code?: string | undefined;
        amount?: Rupees | undefined;
    } | undefined, Coupon[]>;
    /** Answers `POST /api/v1/payments/phonepe/initiate-transaction/`. Returns the payment page of a recharge. */
    initiatePhonePePayment: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        txn_id: string;
        path?: string | undefined;
    }, PaymentRedirect>;
    /** Answers `POST /api/v1/payments/phonepe/transaction/status/`. The status of a payment. */
    getPhonePeStatus: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        txn_id: string;
    }, PaymentState>;
    /** Answers `GET /api/v1/payments/tip-amount/`. Suggested tip amounts. */
    listTipAmounts: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, TipAmount[]>;
    /** Answers `POST /api/v1/payments/tip-amount/{amount}/send-tip-amount/`. Tips an astrologer from the wallet. */
    sendTip: import("./dist/types/src/msw.ts").HandlerFactory<{
        amount: Rupees;
    }, {}, {
        tip_amount: Rupees;
        consultant_id?: Id | undefined;
        live_stream_id?: Id | undefined;
    }, TipReceipt>;
    /**
     * Answers `GET /api/v1/astromall/order-place-checker/`. Whether the wallet balance covers an order of this
     * amount.
     */
    checkOrderPlacement: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        amount: Rupees;
    }, undefined, OrderPlaceCheck>;
    /** Answers `GET /api/v1/ecommerce/get-course-details/`. All courses. */
    listCourses: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, undefined, Course[]>;
    /** Answers `POST /api/v1/ecommerce/course-enrollment/`. Creates an unpaid enrolment in a course. */
    enrolInCourse: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        course_id: Id;
        name?: string | undefined;
        email?: string | undefined;
        phone_number?: string | undefined;
    }, CourseEnrollment>;
    /**
     * Answers `POST /api/v1/payments/ecommerce-initiate-payment/`. Returns the payment page of a course or a store
     * order.
     */
    initiateCoursePayment: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        enrollment_id?: Id | undefined;
        path?: string | undefined;
        kind?: 'course' | 'store' | undefined;
        items?: CartItem[] | undefined;
        address?: DeliveryAddress | undefined;
        total?: Rupees | undefined;
    }, PaymentRedirect>;
    /**
     * Answers `POST /api/v1/payments/ecommerce-payment-callback/`. Confirms that the customer returned from paying
     * for a course or an order.
     */
    confirmCoursePayment: import("./dist/types/src/msw.ts").HandlerFactory<{}, {}, {
        txn_id: string;
    }, CoursePaymentResult>;
    /** Answers `GET /api/v1/kun_store/products/`. Products, all or of one category, paginated. */
    listProducts: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        category__slug?: string | undefined;
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<ProductSummary>>;
    /** Answers `GET /api/v1/kun_store/categories/`. Categories of products, paginated. */
    listProductCategories: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<ProductCategory>>;
    /** Answers `GET /api/v1/kun_store/products/{slug}/`. One product. */
    getProduct: import("./dist/types/src/msw.ts").HandlerFactory<{
        slug: string;
    }, {}, undefined, Product>;
    /**
     * Answers `GET /api/v1/kun_store/products/{slug}/description/`. The description, specifications and FAQs of one
     * product.
     */
    getProductDescription: import("./dist/types/src/msw.ts").HandlerFactory<{
        slug: string;
    }, {}, undefined, ProductDescription>;
    /** Answers `GET /api/v1/kun_store/products/{slug}/ratings/`. Customer ratings of one product, paginated. */
    listProductRatings: import("./dist/types/src/msw.ts").HandlerFactory<{
        slug: string;
    }, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<ProductRating>>;
    /** Answers `GET /api/v1/kun_store/orders`. The orders of the customer, paginated. */
    listOrders: import("./dist/types/src/msw.ts").HandlerFactory<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<StoreOrder>>;
};

// ── dist/types/src/generated/horoscope.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { CalculatorInput, CalculatorResult, Horoscope, HoroscopeQuery, HoroscopeRange, HoroscopeType, Paginated, QueryValue, ZodiacSign } from './dist/types/src/generated/types.gen.ts';
/**
 * One horoscope: by type, or by range and sign.
 *
 * Days are in India's time zone. A type without a sign returns aries.
 *
 * `GET /api/v1/horoscope/`.
 */
export declare function getHoroscope(client: Client, input: HoroscopeQuery, options?: CallOptions): Promise<Horoscope>;
/**
 * The horoscope types of the header menu.
 *
 * When it fails, the menu shows its two built-in entries.
 *
 * `GET /api/v2/horoscope/type-list`.
 */
export declare function listHoroscopeTypes(client: Client, options?: CallOptions): Promise<HoroscopeType[]>;
/** Input of `queryHoroscopes`. */
export interface QueryHoroscopesInput {
    type?: string | undefined;
    range?: HoroscopeRange | undefined;
    sign?: ZodiacSign | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
    [key: string]: QueryValue;
}
/**
 * Horoscopes by any query that the server supports.
 *
 * Unknown keys are sent unchanged. `date=2026-11-20` calculates the range, or the type, from that day; without a
 * sign, all twelve are returned.
 *
 * `GET /api/v2/horoscope/`.
 */
export declare function queryHoroscopes(client: Client, input?: QueryHoroscopesInput, options?: CallOptions): Promise<Paginated<Horoscope>>;
/** Input of `runCalculator`. */
export interface RunCalculatorInput {
    product: string;
    calculator_type: string;
}
/**
 * Runs a calculator with birth details.
 *
 * Changes nothing on the server, so it is retried like a read. The time of birth, `06:45`, is local to the place
 * of birth; a place is either coordinates with a time zone, or a name.
 *
 * `POST /api/v1/services/{product}-calculator/`. Sends the token when there is a session. Errors: `FieldErrors`.
 */
export declare function runCalculator(client: Client, input: RunCalculatorInput, body: CalculatorInput, options?: CallOptions): Promise<CalculatorResult>;

// ── dist/types/src/generated/live.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { BlockedLiveUser, Id, LiveChange, LiveStatus, LiveStream, LiveStreamToken, Paginated } from './dist/types/src/generated/types.gen.ts';
/** Input of `listLiveStreams`. */
export interface ListLiveStreamsInput {
    status?: LiveStatus | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Live streams, paginated.
 *
 * `GET /api/v1/consultation/consultant-live-stream/`. Sends the token when there is a session.
 */
export declare function listLiveStreams(client: Client, input?: ListLiveStreamsInput, options?: CallOptions): Promise<Paginated<LiveStream>>;
/**
 * One live stream.
 *
 * `GET /api/v1/consultation/consultant-live-stream/{id}/`. Sends the token when there is a session. Errors:
 * `DetailError`.
 */
export declare function getLiveStream(client: Client, input: {
    id: Id;
}, options?: CallOptions): Promise<LiveStream>;
/**
 * The token with which a viewer joins one live stream.
 *
 * `GET /api/v1/consultation/consultant-live-stream/{id}/live-stream-token/`. Needs a session.
 */
export declare function getLiveStreamToken(client: Client, input: {
    id: Id;
}, options?: CallOptions): Promise<LiveStreamToken>;
/**
 * Starts, pauses, continues or ends a live stream.
 *
 * For consultants; a customer gets a 403.
 *
 * `PATCH /api/v1/consultation/consultant-live-stream/{id}/update-live-stream-status/`. Needs a consultant's
 * session. Errors: `DetailError`.
 */
export declare function updateLiveStreamStatus(client: Client, input: {
    id: Id;
}, body: {
    status: LiveChange;
}, options?: CallOptions): Promise<LiveStream>;
/** Body of `blockLiveStreamUser`. */
export interface BlockLiveStreamUserBody {
    user_id: Id;
    is_blocked: boolean;
}
/**
 * Blocks a viewer from a live stream, or unblocks them.
 *
 * For consultants; a customer gets a 403.
 *
 * `PATCH /api/v1/consultation/consultant-live-stream/{id}/block-live-stream-user/`. Needs a consultant's
 * session. Errors: `DetailError`.
 */
export declare function blockLiveStreamUser(client: Client, input: {
    id: Id;
}, body: BlockLiveStreamUserBody, options?: CallOptions): Promise<BlockedLiveUser>;

// ── dist/types/src/generated/mantras.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Mantra, MantraCategory, MantraCategoryDetail, MantraLanguage, MantraSummary, Paginated } from './dist/types/src/generated/types.gen.ts';
/** Input of `listMantras`. */
export interface ListMantrasInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Mantras; not paginated by default.
 *
 * `GET /api/v1/templates/mantra/`.
 */
export declare function listMantras(client: Client, input?: ListMantrasInput, options?: CallOptions): Promise<Paginated<MantraSummary>>;
/** Input of `listMantraCategories`. */
export interface ListMantraCategoriesInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Categories of mantras; not paginated by default.
 *
 * `GET /api/v1/templates/mantra-category/`.
 */
export declare function listMantraCategories(client: Client, input?: ListMantraCategoriesInput, options?: CallOptions): Promise<Paginated<MantraCategory>>;
/**
 * One category with its mantras.
 *
 * `GET /api/v1/templates/mantra-category/detail_view/`. Errors: `DetailError`.
 */
export declare function getMantraCategory(client: Client, input: {
    slug: string;
}, options?: CallOptions): Promise<MantraCategoryDetail>;
/** Input of `getMantra`. */
export interface GetMantraInput {
    slug: string;
    language?: string | undefined;
}
/**
 * One mantra with its text, meaning and recording.
 *
 * `language` selects the language of the text; it does not change the Accept-Language header.
 *
 * `GET /api/v1/templates/mantra/detail_view/`. Errors: `DetailError`.
 */
export declare function getMantra(client: Client, input: GetMantraInput, options?: CallOptions): Promise<Mantra>;
/**
 * The languages in which one mantra is available.
 *
 * `GET /api/v1/templates/mantra/languages/`.
 */
export declare function listMantraLanguages(client: Client, input: {
    slug: string;
}, options?: CallOptions): Promise<MantraLanguage[]>;

// ── dist/types/src/generated/payments.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Id, OrderPlaceCheck, PaymentRedirect, PaymentState, Rupees, TipAmount, TipReceipt } from './dist/types/src/generated/types.gen.ts';
/** Body of `initiatePhonePePayment`. */
export interface InitiatePhonePePaymentBody {
    txn_id: string;
    path?: string | undefined;
}
/**
 * Returns the payment page of a recharge.
 *
 * `path` is where the customer returns to: a path of this site, never another origin.
 *
 * `POST /api/v1/payments/phonepe/initiate-transaction/`. Needs a session. Errors: `DetailError`.
 */
export declare function initiatePhonePePayment(client: Client, body: InitiatePhonePePaymentBody, options?: CallOptions): Promise<PaymentRedirect>;
/**
 * The status of a payment.
 *
 * Polled after the customer returns from the payment page.
 *
 * `POST /api/v1/payments/phonepe/transaction/status/`. Needs a session.
 */
export declare function getPhonePeStatus(client: Client, body: {
    txn_id: string;
}, options?: CallOptions): Promise<PaymentState>;
/**
 * Suggested tip amounts.
 *
 * `GET /api/v1/payments/tip-amount/`. Sends the token when there is a session.
 */
export declare function listTipAmounts(client: Client, options?: CallOptions): Promise<TipAmount[]>;
/** Body of `sendTip`. */
export interface SendTipBody {
    consultant_id?: Id | undefined;
    live_stream_id?: Id | undefined;
}
/**
 * Tips an astrologer from the wallet.
 *
 * Pass the amount once; the client writes it into the path and into `tip_amount`.
 *
 * `POST /api/v1/payments/tip-amount/{amount}/send-tip-amount/`. Needs a session. Errors:
 * `InsufficientBalanceError`, `DetailError`.
 */
export declare function sendTip(client: Client, input: {
    amount: Rupees;
}, body?: SendTipBody, options?: CallOptions): Promise<TipReceipt>;
/**
 * Whether the wallet balance covers an order of this amount.
 *
 * It does not block an order: orders are paid on the page of `initiateCoursePayment`, not from the wallet.
 *
 * `GET /api/v1/astromall/order-place-checker/`. Needs a session.
 */
export declare function checkOrderPlacement(client: Client, input: {
    amount: Rupees;
}, options?: CallOptions): Promise<OrderPlaceCheck>;

// ── dist/types/src/generated/places.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { PlaceDetails, PlaceSuggestion } from './dist/types/src/generated/types.gen.ts';
/**
 * Places whose name begins with the term.
 *
 * Requested while the customer types: abort the previous request.
 *
 * `GET /api/v1/user/places-by-term`. Sends the token when there is a session.
 */
export declare function searchPlaces(client: Client, input: {
    term: string;
}, options?: CallOptions): Promise<PlaceSuggestion[]>;
/**
 * Coordinates and time zone of the place with this name.
 *
 * `GET /api/v1/user/get-place-details`. Sends the token when there is a session.
 */
export declare function getPlaceDetails(client: Client, input: {
    term: string;
}, options?: CallOptions): Promise<PlaceDetails>;
/**
 * Coordinates and time zone of the place with this id.
 *
 * `GET /api/v1/user/place-id-details`. Sends the token when there is a session.
 */
export declare function getPlaceById(client: Client, input: {
    place_id: string;
}, options?: CallOptions): Promise<PlaceDetails>;

// ── dist/types/src/generated/queue.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Detail, Id, MyQueueDetails, OrderType, Paginated, QueueEntry } from './dist/types/src/generated/types.gen.ts';
/** Body of `joinQueue`. */
export interface JoinQueueBody {
    consultant_id: Id;
    order_type: OrderType;
}
/**
 * Joins the queue of a busy astrologer.
 *
 * Our own choice: a customer who is in the queue already may switch between chat and call with the same
 * endpoint.
 *
 * `POST /api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/`. Needs a session. Errors:
 * `DetailError`, `InsufficientBalanceError`.
 */
export declare function joinQueue(client: Client, body: JoinQueueBody, options?: CallOptions): Promise<QueueEntry>;
/**
 * Leaves the queue of an astrologer.
 *
 * `POST /api/v1/consultation/consultation-queue-user/remove-from-queue/`. Needs a session.
 */
export declare function leaveQueue(client: Client, body: {
    consultant_id: Id;
}, options?: CallOptions): Promise<Detail>;
/** Input of `listQueue`. */
export interface ListQueueInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Current and past queue entries of the customer, paginated.
 *
 * `GET /api/v1/consultation/consultation-queue-user/`. Needs a session.
 */
export declare function listQueue(client: Client, input?: ListQueueInput, options?: CallOptions): Promise<Paginated<QueueEntry>>;
/**
 * Current queue entries of the customer.
 *
 * `GET /api/v1/consultation/consultation-queue-user/my-queue-details/`. Needs a session.
 */
export declare function getMyQueueDetails(client: Client, options?: CallOptions): Promise<MyQueueDetails>;

// ── dist/types/src/generated/registration.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { RegistrationForm, RegistrationReceipt } from './dist/types/src/generated/types.gen.ts';
/**
 * The fields of the consultant registration form.
 *
 * `GET /api/v2/astro/register/form-fields/`.
 */
export declare function getConsultantRegistrationForm(client: Client, options?: CallOptions): Promise<RegistrationForm>;
/**
 * Applies to become a consultant.
 *
 * The fields are those of `getConsultantRegistrationForm`. If one of them is a file, the body is multipart and
 * each value is a separate form field.
 *
 * `POST /api/v2/astro/register/`. Sends the token when there is a session. Errors: `FieldErrors`.
 */
export declare function registerConsultant(client: Client, body: {
    values: {
        [key: string]: string | number | boolean | string[] | Blob;
    };
}, options?: CallOptions): Promise<RegistrationReceipt>;

// ── dist/types/src/generated/store.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Paginated, Product, ProductCategory, ProductDescription, ProductRating, ProductSummary, StoreOrder } from './dist/types/src/generated/types.gen.ts';
/** Input of `listProducts`. */
export interface ListProductsInput {
    category__slug?: string | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Products, all or of one category, paginated.
 *
 * `GET /api/v1/kun_store/products/`.
 */
export declare function listProducts(client: Client, input?: ListProductsInput, options?: CallOptions): Promise<Paginated<ProductSummary>>;
/** Input of `listProductCategories`. */
export interface ListProductCategoriesInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Categories of products, paginated.
 *
 * `GET /api/v1/kun_store/categories/`.
 */
export declare function listProductCategories(client: Client, input?: ListProductCategoriesInput, options?: CallOptions): Promise<Paginated<ProductCategory>>;
/**
 * One product.
 *
 * `GET /api/v1/kun_store/products/{slug}/`. Errors: `DetailError`.
 */
export declare function getProduct(client: Client, input: {
    slug: string;
}, options?: CallOptions): Promise<Product>;
/**
 * The description, specifications and FAQs of one product.
 *
 * `GET /api/v1/kun_store/products/{slug}/description/`.
 */
export declare function getProductDescription(client: Client, input: {
    slug: string;
}, options?: CallOptions): Promise<ProductDescription>;
/** Input of `listProductRatings`. */
export interface ListProductRatingsInput {
    slug: string;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Customer ratings of one product, paginated.
 *
 * `GET /api/v1/kun_store/products/{slug}/ratings/`.
 */
export declare function listProductRatings(client: Client, input: ListProductRatingsInput, options?: CallOptions): Promise<Paginated<ProductRating>>;
/** Input of `listOrders`. */
export interface ListOrdersInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The orders of the customer, paginated.
 *
 * `GET /api/v1/kun_store/orders`. Needs a session.
 */
export declare function listOrders(client: Client, input?: ListOrdersInput, options?: CallOptions): Promise<Paginated<StoreOrder>>;

// ── dist/types/src/generated/types.gen.d.ts

/** One page of a list. `next` is the URL of the next page, null on the last one. */
export interface Paginated<Item> {
    count: number;
    next: string | null;
    previous: string | null;
    results: Item[];
}
/** A numeric id assigned by the server. */
export type Id = number;
/**
 * ISO 8601 date and time with an offset: `2026-11-20T18:05:00+05:30`. Stays a string; the client does not
 * convert it to a Date.
 */
export type IsoDateTime = string;
/** ISO 8601 date: `1994-08-17`. */
export type IsoDate = string;
/** An amount in rupees, at most two decimals. */
export type Rupees = number;
export type Gender = 'male' | 'female' | 'other';
export type ZodiacSign = 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces';
/** A value of a query. null and undefined are left out; a list repeats its key. */
export type QueryValue = string | number | boolean | (string | number | boolean)[] | null | undefined;
/** 1 is a chat, 2 is a call. */
export type OrderType = 1 | 2;
export type ConsultationKind = 'chat' | 'call';
export type ConsultationStatus = 'requested' | 'accepted' | 'ringing' | 'in_progress' | 'completed' | 'cancelled' | 'rejected' | 'missed';
export interface OngoingConsultation {
    is_consultation_inprogress: boolean;
    id: Id;
    order_type: OrderType;
    status: ConsultationStatus;
    /** Only `astro_rejected` has a defined meaning: the astrologer declined. */
    sub_status: 'astro_rejected' | (string & {}) | null;
    /** Why it ended, as a sentence to show. */
    status_message: string | null;
    /** Seconds. */
    max_call_duration: number | null;
    start_datetime: IsoDateTime | null;
    astro_pickup_status: boolean;
    customer_pickup_status: boolean;
    show_review_popup: boolean;
    consultant: {
        id: Id;
        name: string;
        avatar: string | null;
        price_per_minute: Rupees;
    } | null;
    channel: string | null;
    /** Our own choice: the astrologer is writing; chats only. */
    consultant_is_typing?: boolean | undefined;
    /** Our own choice: the last message that the astrologer has read; chats only. */
    consultant_read_id?: Id | null | undefined;
    /** Our own choice: since when the app of the astrologer is silent; null while it is there; chats only. */
    consultant_away_since?: IsoDateTime | null | undefined;
    /**
     * Our own choice: the call is recorded, and for how many days the customer can listen to it; absent where calls
     * are not recorded.
     */
    recording_days?: number | undefined;
    /** Our own choice: until when the request waits to be picked up; absent once it was. */
    request_expires_at?: IsoDateTime | undefined;
    /** The part of the charge refunded to the wallet; present after a refund. */
    refunded?: Rupees | undefined;
    /** The reason for the refund, as a sentence to show. */
    refund_reason?: string | null | undefined;
}
export interface ConsultationStatusReply {
    is_consultation_inprogress: boolean;
    ongoing_data: OngoingConsultation | null;
}
export interface ConsultationRequest {
    id: Id;
    order_type: OrderType;
    status: ConsultationStatus;
    consultant_id: Id;
    /** Seconds that the balance covers. */
    max_call_duration: number;
    price_per_minute: Rupees;
    expires_at: IsoDateTime;
    queue_position: number | null;
}
export interface ChatSession {
    id: Id;
    channel: string;
    /** For a chat service with its own tokens; empty where messages use these endpoints. */
    chat_token: string;
    /** Seconds. */
    max_call_duration: number;
    start_datetime: IsoDateTime | null;
    status: ConsultationStatus;
}
export interface CallSession {
    id: Id;
    call_id: string;
    /** Seconds. */
    max_call_duration: number;
    start_datetime: IsoDateTime | null;
    status: ConsultationStatus;
}
export interface EndedConsultation {
    id: Id;
    status: ConsultationStatus;
    status_message: string | null;
    duration_seconds: number;
    amount_charged: Rupees;
    balance: Rupees;
    show_review_popup: boolean;
    /** The part of the charge refunded to the wallet; present after a refund. */
    refunded?: Rupees | undefined;
    /** The reason for the refund, as a sentence to show. */
    refund_reason?: string | null | undefined;
}
export interface ReviewReceipt {
    id: Id;
    consultation_id: Id;
    rating: number;
    comment: string;
    created_at: IsoDateTime;
}
export interface ChatMessage {
    id: Id;
    client_message_id: string | null;
    consultation_id: Id;
    sender: 'customer' | 'consultant' | 'system';
    kind: 'text' | 'image' | 'audio' | 'kundli';
    text: string | null;
    /**
     * A URL that works without signing in until the end of the next UTC day; null when there is no file, or no
     * longer.
     */
    attachment_url: string | null;
    created_at: IsoDateTime;
    /** Our own choice: the astrologer has read it; the customer's messages only. */
    is_read?: boolean | undefined;
}
export interface ConsultationQuestion {
    message: string;
    asked_at: IsoDateTime;
    answered_at: IsoDateTime | null;
    answer: string | null;
}
export interface ConsultationHistoryItem {
    id: Id;
    order_type: OrderType;
    status: ConsultationStatus;
    consultant: {
        id: Id;
        name: string;
        avatar: string | null;
    };
    started_at: IsoDateTime | null;
    ended_at: IsoDateTime | null;
    duration_seconds: number;
    /** The amount charged, before refunds. */
    amount_charged: Rupees;
    /** Included in `amount_charged` when tax is due on use. */
    gst?: Rupees | undefined;
    rating: number | null;
    has_recording: boolean;
    /** Our own choice: until when the recording can be heard, or could be; absent where nothing was recorded. */
    recording_until?: IsoDateTime | undefined;
    /** The price per minute that applied. */
    price_per_minute?: Rupees | undefined;
    ended_by?: 'customer' | 'astrologer' | 'time' | null | undefined;
    /** Why it ended, as a sentence to show. */
    status_message?: string | null | undefined;
    /** Our own choice: the reference on the receipt, such as `TP-8F21C-04B7E`. It is not a counter. */
    reference?: string | undefined;
    /** The last question about it that the customer sent with `submitUserQuery`. */
    question?: ConsultationQuestion | undefined;
    /** Until when the customer may ask about it; absent when questions are closed. */
    ask_until?: IsoDateTime | undefined;
    /** The part of the charge refunded to the wallet; present after a refund. */
    refunded?: Rupees | undefined;
    /** The reason for the refund, as a sentence to show. */
    refund_reason?: string | null | undefined;
}
export interface PickupCall {
    id: Id;
    call_placed: boolean;
    astro_pickup_status: boolean;
    customer_pickup_status: boolean;
    status: ConsultationStatus;
}
export interface CallDuration {
    id: Id;
    /** Seconds. */
    max_call_duration: number;
    balance: Rupees;
}
export interface CallRecording {
    url: string;
    expires_at: IsoDateTime;
    duration_seconds: number;
}
export interface OtpSent {
    detail: string;
    /** Seconds until the code expires. */
    expires_in: number;
    /** Seconds until another code may be requested. */
    resend_after: number;
}
export interface UserSummary {
    id: Id;
    name: string;
    email: string | null;
    phone_number: string;
    avatar: string | null;
}
export interface AuthSession {
    access: string;
    refresh: string;
    log_token: string;
    is_new_user: boolean;
    user: UserSummary;
}
export interface AccessToken {
    access: string;
    /** Present when the server rotates the refresh token too. */
    refresh?: string | undefined;
}
export interface UserProfile extends UserSummary {
    /** The wallet balance. */
    balance: Rupees;
    ongoing_consultation: OngoingConsultation | null;
    gender: Gender | null;
    date_of_birth: IsoDate | null;
    time_of_birth: string | null;
    place_of_birth: string | null;
    zodiac_sign: ZodiacSign | null;
    is_consultant: boolean;
    favourite_consultant_ids: Id[];
    created_at: IsoDateTime;
}
/** A missing field stays unchanged; null clears it. */
export interface UserProfileUpdate {
    name?: string | undefined;
    email?: string | null | undefined;
    gender?: Gender | null | undefined;
    date_of_birth?: IsoDate | null | undefined;
    time_of_birth?: string | null | undefined;
    place_of_birth?: string | null | undefined;
    avatar?: Blob | string | null | undefined;
}
export interface OtpVerified {
    detail: string;
    verified: boolean;
    verification_token: string;
}
export interface ClientIp {
    ip: string;
}
/** One sentence that says what happened. */
export interface Detail {
    detail: string;
}
/** One sentence that says why the request failed. */
export interface DetailError {
    detail: string;
    code?: string | undefined;
}
/** Error messages by field; `non_field_errors` holds those about the whole body. */
export type FieldErrors = {
    [key: string]: string[];
};
/** A 401 because of the token. */
export interface TokenError {
    detail: string;
    code: 'token_not_valid' | 'not_authenticated' | 'user_inactive';
    messages?: {
        token_class: string;
        token_type: string;
        message: string;
    }[] | undefined;
}
/** A 402: the wallet balance is too low. */
export interface InsufficientBalanceError {
    detail: string;
    code: 'insufficient_balance';
    balance: Rupees;
    required: Rupees;
}
/** A 429; the Retry-After header has the same value as `wait`. */
export interface ThrottledError {
    detail: string;
    code: 'throttled';
    /** Seconds until the next attempt is allowed. */
    wait: number;
}
export type Availability = 'online' | 'busy' | 'offline';
export interface Speciality {
    id: Id;
    name: string;
    slug: string;
    icon: string | null;
}
export interface Language {
    id: Id;
    name: string;
    code: string;
}
export interface AstrologerSummary {
    id: Id;
    name: string;
    slug: string;
    avatar: string | null;
    experience_years: number;
    languages: string[];
    specialities: string[];
    rating: number;
    review_count: number;
    consultation_count: number;
    price_per_minute: Rupees;
    discounted_price_per_minute: Rupees | null;
    is_available_for_chat: boolean;
    is_available_for_call: boolean;
    availability: Availability;
    wait_time_seconds: number | null;
    is_favourite: boolean;
    is_verified: boolean;
    is_live: boolean;
}
export interface Astrologer extends AstrologerSummary {
    about: string;
    education: string | null;
    city: string | null;
    free_minutes: number;
    next_available_at: IsoDateTime | null;
    rating_breakdown: {
        stars: number;
        count: number;
    }[];
    gallery_count: number;
    /**
     * Our own choice: for how many days customers can listen to the recordings of their calls; absent where calls
     * are not recorded.
     */
    call_recording_days?: number | undefined;
}
/** An astrologer as an option of a menu. */
export interface AstrologerOption {
    id: Id;
    name: string;
}
export interface GalleryItem {
    id: Id;
    kind: 'image' | 'video';
    url: string;
    thumbnail: string | null;
    caption: string | null;
}
export interface AstrologerReview {
    id: Id;
    user_name: string;
    user_avatar: string | null;
    rating: number;
    comment: string;
    reply: string | null;
    created_at: IsoDateTime;
}
export interface FilterOption {
    value: string;
    label: string;
    count: number | null;
}
export interface AstrologerFilter {
    key: string;
    label: string;
    multiple: boolean;
    options: FilterOption[];
}
export interface FavouriteState {
    consultant_id: Id;
    is_favourite: boolean;
}
export interface FavouriteList {
    consultant_ids: Id[];
}
export interface TrendingQuestion {
    id: Id;
    text: string;
    speciality_id: Id | null;
    consultation_count: number;
}
export interface SpecialityQuestions {
    speciality: Speciality;
    questions: TrendingQuestion[];
    consultants: AstrologerSummary[];
}
export interface TrendingCategory {
    id: Id;
    name: string;
    slug: string;
    image: string | null;
    consultants: AstrologerSummary[];
}
export type PaymentStatus = 'created' | 'pending' | 'success' | 'failed' | 'refunded';
/** A refund to the payer; `completed_at` is null until it is complete. */
export interface PaymentRefund {
    amount: Rupees;
    completed_at: IsoDateTime | null;
    /** A sentence for the payer, where the gateway refused it: that it failed, or how it was paid instead. */
    message?: string | undefined;
}
export interface PaymentRedirect {
    txn_id: string;
    redirect_url: string;
    method: 'GET' | 'POST';
    expires_at: IsoDateTime;
}
export interface PaymentState {
    txn_id: string;
    status: PaymentStatus;
    amount: Rupees;
    balance: Rupees;
    message: string | null;
    completed_at: IsoDateTime | null;
}
export interface TipAmount {
    id: Id;
    amount: Rupees;
    label: string | null;
    icon: string | null;
}
export interface TipReceipt {
    id: Id;
    amount: Rupees;
    balance: Rupees;
    consultant_id: Id | null;
    created_at: IsoDateTime;
}
export interface OrderPlaceCheck {
    /** The wallet balance covers it. */
    can_place: boolean;
    balance: Rupees;
    required: Rupees;
    shortfall: Rupees;
    detail: string | null;
}
export interface RechargeAmount {
    id: Id;
    amount: Rupees;
    bonus: Rupees;
    total: Rupees;
    label: string | null;
    is_popular: boolean;
}
export interface WalletReview {
    id: Id;
    user_name: string;
    rating: number;
    comment: string;
    created_at: IsoDateTime;
}
export interface WalletRecharge {
    txn_id: string;
    amount: Rupees;
    bonus: Rupees;
    gst: Rupees;
    payable: Rupees;
    coupon: string | null;
    status: PaymentStatus;
}
/** One wallet activity; all minutes of a consultation are one entry, and so are all its refunds. */
export interface WalletActivity {
    id: string;
    kind: 'recharge' | 'consultation' | 'tip' | 'refund' | 'other';
    title: string;
    /** Negative for a debit. */
    amount: Rupees;
    /** The balance afterwards; null when no money moved. */
    balance: Rupees | null;
    status: PaymentStatus;
    txn_id: string | null;
    consultation_id: Id | null;
    created_at: IsoDateTime;
    /** The reason for a refund, as a sentence to show. */
    reason?: string | undefined;
}
export interface WalletReceipt {
    /** Null until the payment has succeeded. */
    number: string | null;
    txn_id: string;
    status: PaymentStatus;
    paid_at: IsoDateTime | null;
    refund?: PaymentRefund | undefined;
}
export interface RechargeDetails {
    amount: Rupees;
    bonus: Rupees;
    gst_percent: number;
    gst: Rupees;
    discount: Rupees;
    payable: Rupees;
    coupon: string | null;
    /** Present when `txn_id` selected one recharge. */
    receipt?: WalletReceipt | undefined;
    /** Present with `activity_limit`; newest first. */
    activity?: WalletActivity[] | undefined;
}
export interface Coupon {
    code: string;
    title: string;
    description: string;
    discount_type: 'flat' | 'percent';
    discount: number;
    max_discount: Rupees | null;
    min_amount: Rupees;
    valid_until: IsoDateTime | null;
    is_applicable: boolean;
    discount_amount: Rupees;
}
export type HoroscopeRange = 'yesterday' | 'today' | 'tomorrow' | 'weekly' | 'monthly' | 'yearly';
export interface HoroscopeSection {
    /** The part of life: `love`, `work`, `money`, `family` or `self`. */
    key: string;
    title: string;
    html: string;
    /** 1 to 5: how favourable the sky is for this part of life; null when it was not calculated. */
    score: number | null;
    /** The positions in the sky on which the text is based, in words. */
    because: string;
}
/** The position of a graha at the beginning of a horoscope. */
export interface HoroscopeGraha {
    /** `Sun`, `Moon`, `Mars`, `Mercury`, `Jupiter`, `Venus`, `Saturn`, `Rahu` or `Ketu`. */
    graha: string;
    sign: ZodiacSign;
    /** Degrees within the sign, 0 to 30, sidereal (Lahiri). */
    degrees: number;
    /** 1 to 12, counted from the sign of the horoscope. */
    house: number;
    is_retrograde: boolean;
}
export interface Horoscope {
    id: Id;
    type: string;
    range: HoroscopeRange | null;
    sign: ZodiacSign;
    title: string;
    valid_from: IsoDate;
    valid_to: IsoDate;
    summary: string;
    /** The positions in the sky on which the text is based, in words. */
    because: string;
    sections: HoroscopeSection[];
    /** The nine grahas at sunrise of the first day, on which the text is based. */
    sky: HoroscopeGraha[];
    lucky_color: string | null;
    lucky_number: string | null;
}
export interface HoroscopeType {
    id: Id;
    /** The `type` that `getHoroscope` takes: `horoscope-2025`. */
    type: string;
    name: string;
    slug: string;
    order: number;
    is_active: boolean;
}
/** Either a type of horoscope, or a range and a sign. */
export type HoroscopeQuery = {
    type: string;
    sign?: ZodiacSign | undefined;
} | {
    range: HoroscopeRange;
    sign: ZodiacSign;
};
export interface CalculatorInput {
    name?: string | undefined;
    gender?: Gender | undefined;
    date_of_birth?: IsoDate | undefined;
    time_of_birth?: string | undefined;
    place_of_birth?: string | undefined;
    latitude?: number | undefined;
    longitude?: number | undefined;
    timezone?: string | undefined;
    partner_name?: string | undefined;
    partner_date_of_birth?: IsoDate | undefined;
    partner_time_of_birth?: string | undefined;
    partner_place_of_birth?: string | undefined;
    partner_latitude?: number | undefined;
    partner_longitude?: number | undefined;
    partner_timezone?: string | undefined;
    /** The day of a panchang; when missing, the day of birth, and without one today. */
    date?: IsoDate | undefined;
}
export interface CalculatorHouse {
    /** 1 to 12, from the lagna. */
    house: number;
    sign: ZodiacSign;
    grahas: string[];
}
export interface CalculatorPeriod {
    name: string;
    starts_at: IsoDateTime;
    ends_at: IsoDateTime;
    kind: 'good' | 'neutral' | 'avoid' | null;
}
export interface CalculatorResult {
    calculator_type: string;
    title: string;
    /** Out of 36 for kundli-matching, out of 100 for other matches; otherwise the calculated number, or null. */
    score: number | null;
    summary: string;
    sections: {
        title: string;
        text: string;
    }[];
    /** Twelve houses from the lagna, for calculators that draw a chart. */
    chart: CalculatorHouse[] | null;
    /** Periods of time in order, for calculators that return some. */
    periods: CalculatorPeriod[];
}
export interface Banner {
    id: Id;
    title: string | null;
    image: string;
    mobile_image: string | null;
    link: string | null;
    alt: string;
    platform: 'web' | 'mobile' | 'all';
    order: number;
    starts_at: IsoDateTime | null;
    ends_at: IsoDateTime | null;
}
export interface BannerSet {
    primary: Banner[];
    secondary: Banner[];
    promotional: Banner[];
}
export interface Testimonial {
    id: Id;
    name: string;
    city: string | null;
    avatar: string | null;
    rating: number;
    text: string;
    video_url: string | null;
}
export interface CustomerReview {
    id: Id;
    user_name: string;
    rating: number;
    comment: string;
    consultant_name: string | null;
    created_at: IsoDateTime;
}
export interface UserQueryReceipt {
    id: Id;
    detail: string;
    created_at: IsoDateTime;
}
export interface DefaultConfig {
    /** The strip above the header; null hides it. */
    usp_text_line1: string | null;
    support_phone: string | null;
    support_email: string | null;
    app_links: {
        android: string | null;
        ios: string | null;
    };
    min_recharge: Rupees;
    horoscope_types: HoroscopeType[];
    feature_flags: {
        [key: string]: boolean;
    };
}
export interface LeadReceipt {
    id: Id;
    detail: string;
}
export interface DownloadCount {
    downloads: number;
    display: string;
}
export interface Course {
    id: Id;
    title: string;
    slug: string;
    subtitle: string | null;
    description: string;
    image: string | null;
    price: Rupees;
    discounted_price: Rupees | null;
    duration_hours: number;
    language: string;
    starts_at: IsoDateTime | null;
    instructor: AstrologerOption | null;
    syllabus: {
        title: string;
        lessons: string[];
    }[];
    is_enrolled: boolean;
    seats_left: number | null;
}
export interface CourseEnrollment {
    id: Id;
    course_id: Id;
    status: 'pending_payment' | 'enrolled' | 'cancelled';
    amount: Rupees;
    created_at: IsoDateTime;
}
export interface CoursePaymentResult {
    txn_id: string;
    status: PaymentStatus;
    enrollment: CourseEnrollment | null;
    /** Why it did not lead to an enrolment, or what happens to the money. */
    message?: string | undefined;
}
export interface ProductCategory {
    id: Id;
    name: string;
    slug: string;
    image: string | null;
    product_count: number;
}
export interface ProductSummary {
    id: Id;
    name: string;
    slug: string;
    image: string | null;
    price: Rupees;
    discounted_price: Rupees | null;
    rating: number;
    rating_count: number;
    in_stock: boolean;
    category: {
        name: string;
        slug: string;
    };
}
export interface Product extends ProductSummary {
    images: string[];
    short_description: string;
    sku: string;
    max_quantity: number;
    delivery_days: number | null;
    variants: {
        id: Id;
        name: string;
        price: Rupees;
        in_stock: boolean;
    }[];
    /** Included in the price. */
    gst_percent?: number | undefined;
}
export interface ProductDescription {
    slug: string;
    html: string;
    specifications: {
        name: string;
        value: string;
    }[];
    faqs: {
        question: string;
        answer: string;
    }[];
}
export interface ProductRating {
    id: Id;
    user_name: string;
    rating: number;
    title: string | null;
    comment: string;
    images: string[];
    created_at: IsoDateTime;
}
export interface DeliveryAddress {
    name: string;
    phone_number: string;
    line1: string;
    line2?: string | undefined;
    city: string;
    state: string;
    pincode: string;
}
export interface OrderAddress {
    name: string;
    phone_number: string;
    line1: string;
    line2?: string | undefined;
    city: string;
    state: string;
    pincode: string;
}
export interface StoreOrder {
    id: Id;
    order_number: string;
    status: 'placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned';
    payment_status: PaymentStatus;
    refund?: PaymentRefund | undefined;
    items: ({
        product: {
            id: Id;
            name: string;
            slug: string;
            image: string | null;
        };
        quantity: number;
        price: Rupees;
        variant?: string | null | undefined;
        gst_percent?: number | undefined;
        returned_quantity?: number | undefined;
    })[];
    total: Rupees;
    delivery_address?: OrderAddress | undefined;
    /** The last payment of the order. */
    txn_id?: string | null | undefined;
    /** When the status last changed after it was placed. */
    status_changed_at?: IsoDateTime | null | undefined;
    tracking_url: string | null;
    carrier?: string | null | undefined;
    tracking_number?: string | null | undefined;
    placed_at: IsoDateTime;
}
export interface CartItem {
    product_id: Id;
    variant_id?: Id | undefined;
    quantity: number;
}
export type LiveStatus = 'scheduled' | 'live' | 'ended';
export type LiveChange = 'scheduled' | 'live' | 'ended' | 'paused';
export interface LiveStream {
    id: Id;
    title: string;
    consultant: AstrologerOption;
    thumbnail: string | null;
    status: LiveStatus;
    viewer_count: number;
    like_count: number;
    scheduled_at: IsoDateTime | null;
    started_at: IsoDateTime | null;
    ended_at: IsoDateTime | null;
    queue_length: number;
    is_blocked: boolean;
    /** The astrologer has paused the video; the live stream goes on. */
    is_paused?: boolean | undefined;
}
export interface LiveStreamToken {
    token: string;
    channel: string;
    uid: number;
    expires_at: IsoDateTime;
    /** embedded: `whep` and `index.m3u8` are under `url`. livekit: `url` is the server to connect to. */
    transport?: 'embedded' | 'livekit' | undefined;
    url?: string | undefined;
    /** What an embedded transport carries: a camera over `whep`, or a programme in `index.m3u8`. */
    source?: 'camera' | 'programme' | undefined;
}
export interface BlockedLiveUser {
    live_stream_id: Id;
    user_id: Id;
    is_blocked: boolean;
}
export interface MantraSummary {
    id: Id;
    title: string;
    slug: string;
    image: string | null;
    category: {
        id: Id;
        name: string;
        slug: string;
    };
}
export interface Mantra extends MantraSummary {
    language: string;
    text: string;
    meaning: string;
    benefits: string[];
    audio_url: string | null;
    duration_seconds: number | null;
}
export interface MantraCategory {
    id: Id;
    name: string;
    slug: string;
    image: string | null;
    mantra_count: number;
}
export interface MantraCategoryDetail extends MantraCategory {
    description: string;
    mantras: MantraSummary[];
}
export interface MantraLanguage {
    code: string;
    name: string;
}
export interface PlaceSuggestion {
    place_id: string;
    description: string;
    main_text: string;
    secondary_text: string;
}
export interface PlaceDetails {
    place_id: string;
    name: string;
    latitude: number;
    longitude: number;
    /** An IANA time zone name: `Asia/Kolkata`. */
    timezone: string;
    utc_offset_minutes: number;
    country_code: string;
}
export interface QueueEntry {
    id: Id;
    consultant: AstrologerOption;
    order_type: OrderType;
    position: number;
    /** The most likely wait; 0 when it cannot be estimated, and the range is then null. */
    estimated_wait_seconds: number;
    /** The range in which most such waits lie. Null when it cannot be estimated. */
    estimated_wait_range?: {
        from_seconds: number;
        to_seconds: number;
    } | null | undefined;
    status: 'waiting' | 'called' | 'left' | 'served';
    joined_at: IsoDateTime;
    /** Our own choice: until when the astrologer is held for a customer who is called. */
    offered_until?: IsoDateTime | undefined;
    /**
     * Our own choice: others go first now, because the customer is in another consultation or the balance is too
     * low. The position is kept.
     */
    is_passed_over?: boolean | undefined;
    /** Our own choice: when the astrologer confirmed that the customer is next. */
    confirmed_at?: IsoDateTime | undefined;
    /** Our own choice: when the astrologer took the customer off the waiting list. */
    declined_at?: IsoDateTime | undefined;
    /** Our own choice: when a turn passed that the customer did not take. */
    missed_at?: IsoDateTime | undefined;
}
export interface MyQueueDetails {
    in_queue: boolean;
    entries: QueueEntry[];
}
export interface RegistrationField {
    name: string;
    label: string;
    type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'select' | 'multiselect' | 'file' | 'textarea';
    required: boolean;
    max_length: number | null;
    /** The minimum, as in HTML: a number or a date. */
    min?: string | undefined;
    /** The maximum, as in HTML: a number or a date. */
    max?: string | undefined;
    /** The pattern that the whole value must match, as in HTML. */
    pattern?: string | undefined;
    /** The limits as a sentence; also the error message for a value outside them. */
    hint?: string | undefined;
    options: {
        value: string;
        label: string;
    }[];
}
export interface RegistrationForm {
    version: number;
    sections: {
        title: string;
        fields: RegistrationField[];
    }[];
}
export interface RegistrationReceipt {
    id: Id;
    status: 'received' | 'in_review' | 'approved' | 'rejected';
    reference: string;
    created_at: IsoDateTime;
}

// ── dist/types/src/generated/wallet.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Coupon, IsoDateTime, Paginated, RechargeAmount, RechargeDetails, Rupees, WalletRecharge, WalletReview } from './dist/types/src/generated/types.gen.ts';
/**
 * Suggested recharge amounts.
 *
 * `GET /api/v1/user/loadamounts/`. Sends the token when there is a session.
 */
export declare function listRechargeAmounts(client: Client, options?: CallOptions): Promise<RechargeAmount[]>;
/** Input of `listWalletReviews`. */
export interface ListWalletReviewsInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Customer reviews shown with the wallet, paginated.
 *
 * `GET /api/v1/user/wallet-reviews/`. Sends the token when there is a session.
 */
export declare function listWalletReviews(client: Client, input?: ListWalletReviewsInput, options?: CallOptions): Promise<Paginated<WalletReview>>;
/** Body of `rechargeWallet`. */
export interface RechargeWalletBody {
    amount: Rupees;
    coupon_code?: string | undefined;
}
/**
 * Creates a recharge; no money has moved yet.
 *
 * Pass the `txn_id` of the reply to `initiatePhonePePayment`.
 *
 * `POST /api/v1/user/wallet/recharge/`. Needs a session. Errors: `FieldErrors`.
 */
export declare function rechargeWallet(client: Client, body: RechargeWalletBody, options?: CallOptions): Promise<WalletRecharge>;
/** Input of `getRechargeDetails`. */
export interface GetRechargeDetailsInput {
    amount: Rupees;
    coupon_code?: string | undefined;
    txn_id?: string | undefined;
    activity_limit?: number | undefined;
    activity_before?: IsoDateTime | undefined;
}
/**
 * The price of a recharge of this amount, with tax, bonus and coupon.
 *
 * Our own choice: `txn_id` returns an earlier recharge with its receipt instead of a quote, `activity_limit`
 * adds the wallet activity, and `activity_before` (the `created_at` of the last entry shown) the page after it.
 *
 * `GET /api/v1/user/wallet/recharge_details/`. Needs a session.
 */
export declare function getRechargeDetails(client: Client, input: GetRechargeDetailsInput, options?: CallOptions): Promise<RechargeDetails>;
/** Body of `checkCoupon`. */
export interface CheckCouponBody {
    code?: string | undefined;
    amount?: Rupees | undefined;
}
/**
 * All coupons, or one by its code, for an amount.
 *
 * Changes nothing on the server, so it is retried like a read.
 *
 * `POST /api/v2/coupon_management/get_coupon/`. Needs a session. Errors: `DetailError`.
 */
export declare function checkCoupon(client: Client, body?: CheckCouponBody, options?: CallOptions): Promise<Coupon[]>;

// ── dist/types/src/msw/handler.d.ts

import { type HttpHandler } from 'msw';
import { type Reader } from './dist/types/src/msw/readers.ts';
/** A request to one endpoint, parsed as the table describes it. */
export interface ResolverInput<Params, Query, Body> {
    /** The path parameters. */
    params: Params;
    /** The query. The client fills in the table's defaults; other senders may leave them out. */
    query: Query;
    /** The parsed JSON, or undefined without a body. A body that holds a file arrives as FormData. */
    body: Body;
    /** The request itself, still unread. */
    request: Request;
}
type Answer<Reply> = Reply | Response | undefined;
/**
 * Answers a request: with the reply, which is sent as JSON with the endpoint's own status; with a Response, for example
 * `HttpResponse.json({ detail: 'No such astrologer' }, { status: 404 })`; or with undefined, which passes the request
 * to the next handler.
 */
export type Resolver<Params, Query, Body, Reply> = (input: ResolverInput<Params, Query, Body>) => Answer<Reply> | Promise<Answer<Reply>>;
/** Creates an msw handler from a resolver. */
export type HandlerFactory<Params, Query, Body, Reply> = (resolver: Resolver<Params, Query, Body, Reply>) => HttpHandler;
/** `path` matches the end of a URL and names its parameters; `readers` parse those that are not strings. */
export declare function handler<Params, Query, Body, Reply>(method: 'get' | 'post' | 'patch', path: RegExp, status: number, readers?: Record<string, Reader>): HandlerFactory<Params, Query, Body, Reply>;
export {};

// ── dist/types/src/msw/handlers-from.d.ts

import { type HttpHandler } from 'msw';
/**
 * Sends every request to `…/api/…` to a fetch handler, such as a whole backend in this process or on this page:
 * `setupServer(...handlersFrom(backend.fetch))`. With `baseUrl` only requests to that URL are handled; without it,
 * requests to any host.
 */
export declare function handlersFrom(fetchHandler: (request: Request) => Response | Promise<Response>, { baseUrl }?: {
    baseUrl?: string;
}): HttpHandler[];

// ── dist/types/src/msw/readers.d.ts

/** Parses the strings that a path or a query holds under one key. */
export type Reader = (values: string[]) => unknown;
export declare const string: Reader;
/** Other values stay strings: `limit` may be `all`. */
export declare const number: Reader;
export declare const boolean: Reader;
export declare const strings: Reader;
export declare const numbers: Reader;

// ── dist/types/src/recharge-limits.d.ts

/** The smallest recharge, in whole rupees. */
export declare const MIN_RECHARGE_RUPEES = 50;
/** The largest recharge, in whole rupees. */
export declare const MAX_RECHARGE_RUPEES = 50000;

// ── dist/types/src/storage/cookie-storage.d.ts

import type { TokenStorage } from './dist/types/src/client/tokens.ts';
interface CookieStorageOptions {
    /** Prefix of the names of the lock and the channel that tabs share. Default: `tarapath`. */
    prefix?: string;
}
/**
 * Stores tokens in the cookies `access_token`, `refresh_token` and `log_token`, which all tabs of an origin share.
 * Where cookies are blocked, and without a page, it stores them in memory. Signing out in one tab sends a message without tokens to the others.
 */
export declare function cookieStorage({ prefix }?: CookieStorageOptions): TokenStorage;
export {};

// ── dist/types/src/storage/memory-storage.d.ts

import type { Tokens, TokenStorage } from './dist/types/src/client/tokens.ts';
/** Stores tokens in memory. */
export declare function memoryStorage(tokens?: Tokens): TokenStorage;

// ── dist/types/src/storage/reload-once.d.ts

/**
 * Reloads the page at most once within `withinMs` milliseconds, and returns whether it does.
 * For `onSessionLost`: where cookies cannot be removed, the page would otherwise reload forever.
 */
export declare function reloadOnce(withinMs?: number): boolean;

// ── dist/types/src/storage/request-storage.d.ts

import type { TokenStorage } from './dist/types/src/client/tokens.ts';
/**
 * Reads tokens from the cookies of one incoming request, for a client that renders its page on a server.
 * Changes are appended to `setCookies` as Set-Cookie headers. Use it with `refresh: 'never'`.
 */
export declare function requestStorage(request: Request, setCookies?: Headers): TokenStorage;

// ── dist/types/src/storage/web-lock.d.ts

/**
 * A lock that all tabs of one origin share, for the `lock` of a storage. After `acquireMs` milliseconds of waiting, and
 * where the browser has no locks or forbids them, the work runs without it.
 */
export declare function webLock(prefix?: string, acquireMs?: number): <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;

// ── dist/types/table/row.d.ts

import { z } from 'zod';
/**
 * none: never sends a token. optional: sends one when there is a session.
 * required: needs a session.
 */
export type Auth = 'none' | 'optional' | 'required';
/** safe: a read. idempotent: a second try changes nothing more. none: never retried, also not under its idempotency key. */
export type Retry = 'safe' | 'idempotent' | 'none';
/** auto: a 401, or a missing access token, may start the one shared refresh. never: it may not. */
export type Refresh = 'auto' | 'never';
export type Role = 'visitor' | 'customer' | 'consultant';
interface Definition<AuthOf extends Auth, Response extends z.ZodType, Params extends z.ZodRawShape, Query extends z.ZodObject, Body extends z.ZodType | null> {
    /** One sentence for the documentation. */
    summary: string;
    auth: AuthOf;
    response: Response;
    /** One schema for each `{parameter}` of the path. */
    params?: Params;
    query?: Query;
    /** What a caller may pass where that is narrower than `query`. */
    queryInput?: z.ZodType;
    /** An optional schema makes the body optional. */
    body?: Body;
    /** Body fields the client copies from the path, by name: `{ tip_amount: 'amount' }`. */
    bodyFromPath?: Record<string, string>;
    status?: 200 | 201;
    errors?: z.ZodType[];
    refresh?: Refresh;
    retry?: Retry;
    /** The client creates an Idempotency-Key for each request, and keeps it when it sends the request again after a 401. */
    idempotencyKey?: boolean;
    role?: Role;
    /** A public page may send this request while it is rendered on the server. */
    ssr?: boolean;
    /** A successful reply starts a session, or any reply ends it. */
    session?: 'starts' | 'ends';
    /** The product does not show that a request to this endpoint failed. */
    silent?: boolean;
    /** Outlives the page; a failure resolves to undefined. */
    fireAndForget?: boolean;
    cache?: 'no-store';
    /** The endpoint with the same method and path. */
    sameAs?: string;
    deprecated?: boolean;
    notes?: string;
}
/** One endpoint of the platform. Query and path schemas describe decoded values: numbers, booleans, lists. */
export interface Row<MethodOf extends 'GET' | 'POST' | 'PATCH' = 'GET' | 'POST' | 'PATCH', AuthOf extends Auth = Auth, Response extends z.ZodType = z.ZodType, Params extends z.ZodRawShape = z.ZodRawShape, Query extends z.ZodObject = z.ZodObject, Body extends z.ZodType | null = z.ZodType | null> {
    method: MethodOf;
    path: string;
    summary: string;
    auth: AuthOf;
    pathParams: z.ZodObject<Params>;
    query: Query;
    queryInput: z.ZodType | null;
    body: Body;
    bodyRequired: boolean;
    bodyFromPath: Record<string, string>;
    response: Response;
    status: 200 | 201;
    errors: z.ZodType[];
    refresh: Refresh;
    retry: Retry;
    idempotencyKey: boolean;
    role: Role;
    paginated: boolean;
    ssr: boolean;
    session: 'starts' | 'ends' | null;
    silent: boolean;
    fireAndForget: boolean;
    cache: 'no-store' | null;
    sameAs: string | null;
    deprecated: boolean;
    notes: string;
}
type Empty = Record<never, never>;
export declare const get: <const AuthOf extends Auth, Response extends z.ZodType, Params extends z.ZodRawShape = Empty, Query extends z.ZodObject = z.ZodObject<Empty, z.core.$strip>, Body extends z.ZodType | null = null>(path: `/api/${string}`, definition: Definition<AuthOf, Response, Params, Query, Body>) => Row<"GET", AuthOf, Response, Params, Query, Body>;
export declare const post: <const AuthOf extends Auth, Response extends z.ZodType, Params extends z.ZodRawShape = Empty, Query extends z.ZodObject = z.ZodObject<Empty, z.core.$strip>, Body extends z.ZodType | null = null>(path: `/api/${string}`, definition: Definition<AuthOf, Response, Params, Query, Body>) => Row<"POST", AuthOf, Response, Params, Query, Body>;
export declare const patch: <const AuthOf extends Auth, Response extends z.ZodType, Params extends z.ZodRawShape = Empty, Query extends z.ZodObject = z.ZodObject<Empty, z.core.$strip>, Body extends z.ZodType | null = null>(path: `/api/${string}`, definition: Definition<AuthOf, Response, Params, Query, Body>) => Row<"PATCH", AuthOf, Response, Params, Query, Body>;
/** Adds the group and the endpoint's name to each row. */
export declare function group<const Group extends string, Rows extends Record<string, object>>(name: Group, rows: Rows): { [Name in keyof Rows]: Rows[Name] & {
    name: Name;
    group: Group;
}; };
export {};
