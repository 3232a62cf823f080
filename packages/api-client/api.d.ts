// What @tarapath/api-client declares to those who import it. Written by `pnpm packages --write`.

// ── @tarapath/api-client · dist/types/src/index.d.ts

export { ApiError, type ApiErrorKind, isApiError } from './dist/types/src/client/api-error.ts';
export type {
  CallEvent,
  CallOptions,
  Check,
  Client,
  ClientOptions,
  Issue,
} from './dist/types/src/client/client.ts';
export { createClient } from './dist/types/src/client/create-client.ts';
export { items, type Page, pages } from './dist/types/src/client/pages.ts';
export { type Outcome, safe } from './dist/types/src/client/safe.ts';
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

export type { Complaint, ReplyCheck } from './dist/types/src/checks/check.ts';
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
export type { Asked, MakeHandler, Resolver } from './dist/types/src/msw/handler.ts';
export { handlersFrom } from './dist/types/src/msw/handlers-from.ts';

// ── @tarapath/api-client/table · dist/types/src/table.d.ts

export type { Auth, Refresh, Retry, Role, Row } from './dist/types/table/row.ts';
export { MAX_RECHARGE_RUPEES, MIN_RECHARGE_RUPEES } from './dist/types/src/recharge-limits.ts';
/**
 * Every call of the platform by its function name: method, path, schemas (zod 4), sign-in rule, retry rule.
 * Made for servers, mocks and generators; keep it out of browser bundles, it carries all of zod.
 *
 * `z.output<(typeof table)['getAstrologer']['response']>` is the reply of `getAstrologer`.
 */
export declare const table: {
    requestLoginOtp: import("./dist/types/src/table.ts").Row<"POST", "none", import("zod").ZodObject<{
        detail: import("zod").ZodString;
        expires_in: import("zod").ZodNumber;
        resend_after: import("zod").ZodNumber;
    }, import("zod/v4/core").$strip>, {}, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        phone_number: import("zod").ZodString;
        country_code: import("zod").ZodDefault<import("zod").ZodString>;
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
            price_per_minute: import("zod").ZodOptional<import("zod").ZodNumber>;
            ended_by: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodEnum<{
                astrologer: "astrologer";
                customer: "customer";
                time: "time";
            }>>>;
            status_message: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
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
    }, import("zod/v4/core").$strip>, {
        id: import("zod").ZodInt;
    }, import("zod").ZodObject<{}, import("zod/v4/core").$strip>, import("zod").ZodObject<{
        status: import("zod").ZodEnum<{
            ended: "ended";
            live: "live";
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
            }, import("zod/v4/core").$strip>>;
            total: import("zod").ZodNumber;
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
/** The name of a call: `'getAstrologer'`. */
export type EndpointName = keyof typeof table;
/** All names, in the order of the table. */
export declare const endpointNames: EndpointName[];

// ── @tarapath/api-client/storage · dist/types/src/storage.d.ts

export type { Tokens, TokenStorage } from './dist/types/src/client/tokens.ts';
export { cookieStorage } from './dist/types/src/storage/cookie-storage.ts';
export { memoryStorage } from './dist/types/src/storage/memory-storage.ts';
export { reloadOnce } from './dist/types/src/storage/reload-once.ts';
export { requestStorage } from './dist/types/src/storage/request-storage.ts';
export { webLock } from './dist/types/src/storage/web-lock.ts';

// ── dist/types/src/checks/check.d.ts

import type { Shape } from './dist/types/src/checks/shape.ts';
/** One thing that is wrong with a reply. */
export interface Complaint {
    /** The way to the value: `['results', 0, 'name']`. */
    path: PropertyKey[];
    /** `Expected text, got null`. Never quotes the value. */
    message: string;
}
/** Looks at the reply of one call. A [Standard Schema](https://standardschema.dev) of version 1. */
export interface ReplyCheck<Reply> {
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: 'tarapath';
        readonly validate: (value: unknown) => {
            value: Reply;
            issues?: undefined;
        } | {
            issues: Complaint[];
        };
        readonly types?: {
            readonly input: Reply;
            readonly output: Reply;
        };
    };
}
/** A check that makes its shape when it is first needed. */
export declare function check<Reply>(makeShape: () => Shape): ReplyCheck<Reply>;

// ── dist/types/src/checks/shape.d.ts

import type { Complaint } from './dist/types/src/checks/check.ts';
/** What a value has to be. Answers what is wrong with it, and undefined when it fits. */
export type Shape = (value: unknown) => Complaint[] | undefined;
export declare const text: Shape;
export declare const number: Shape;
export declare const whole: Shape;
export declare const flag: Shape;
export declare function matching(pattern: RegExp, expected: string): Shape;
export declare function among(...words: unknown[]): Shape;
export declare const above: (limit: number, shape: Shape) => Shape;
export declare const atLeast: (limit: number, shape: Shape) => Shape;
export declare const below: (limit: number, shape: Shape) => Shape;
export declare const atMost: (limit: number, shape: Shape) => Shape;
/** A multiple of `step`, as far as binary fractions can be. */
export declare const steps: (step: number, shape: Shape) => Shape;
export declare function nullable(shape: Shape): Shape;
export declare function optional(shape: Shape): Shape;
/** Fields that are not named here are let through. */
export declare function object(fields: Record<string, Shape>): Shape;
export declare function list(shape: Shape): Shape;
/** An object whose keys are not known beforehand. */
export declare function record(shape: Shape): Shape;

// ── dist/types/src/client/api-error.d.ts

import type { CallRow } from './dist/types/src/client/call-row.ts';
/**
 * - `http`: the server answered with a status of 400 or more
 * - `network`: no answer came
 * - `timeout`: the answer took too long
 * - `aborted`: the caller's signal ended the call
 * - `parse`: the answer was no JSON
 * - `validation`: the answer does not have the shape the checks ask for
 * - `input`: the call cannot be sent like this; nothing went out
 * - `signed-out`: the call needs a session and there is none; nothing went out
 * - `session-unavailable`: the session could not be renewed just now, it is still there
 * - `session-changed`: somebody signed in or out while the call was under way
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'parse' | 'validation' | 'input' | 'signed-out' | 'session-unavailable' | 'session-changed';
/** What is known about a failure beside its kind. */
export interface ErrorDetails<Body = unknown> {
    /** In place of the kind's own words. */
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
 * The one error that calls reject with. Switch on `kind`, never on the text.
 * It holds no url, header, token or request body, so it can be logged as it is.
 */
export declare class ApiError<Body = unknown> extends Error {
    readonly kind: ApiErrorKind;
    /** Name of the function: `getAstrologer`. */
    readonly endpoint: string;
    /** HTTP status, when there was an answer. */
    readonly status?: number | undefined;
    /** The parsed JSON of a refusal: `DetailError`, `FieldErrors`, … */
    readonly body?: Body | undefined;
    /** Seconds the server asks to wait. */
    readonly retryAfter?: number | undefined;
    /** The server's name for this request, to quote to the support desk. */
    readonly requestId?: string | undefined;
    /** How often the call went out. */
    readonly attempts: number;
    readonly [BRAND] = true;
    constructor(kind: ApiErrorKind, endpoint: string, { message, cause, ...facts }?: ErrorDetails<Body>);
}
/** Tells an ApiError, also one that comes from another copy of this package. */
export declare function isApiError<Body = unknown>(error: unknown): error is ApiError<Body>;
/** The error of a call that cannot be sent like this. */
export declare function refusal({ name, method, path }: CallRow, message: string): ApiError;
export {};

// ── dist/types/src/client/call-row.d.ts

import type { Tokens } from './dist/types/src/client/tokens.ts';
/**
 * What the client has to know about a call. The generated functions carry one each, with everything left out that
 * goes without saying: no `auth` means that the call never carries a token.
 */
export interface CallRow {
    name: string;
    method: 'GET' | 'POST' | 'PATCH';
    /** Holes in braces: `/api/v1/astro/consultants/{id}/`. */
    path: string;
    auth?: 'optional' | 'required';
    /** A 401 starts no refresh. */
    refresh?: 'never';
    /** Missing: GET is repeated after a failure, the rest is not. */
    retry?: 'idempotent' | 'none';
    /** Makes the Idempotency-Key of a call that must not count twice. Only such calls bring this code along. */
    newKey?: () => string;
    /** Makes a form of a body that holds a file. Only calls that take files bring this code along. */
    form?: (values: object) => FormData | undefined;
    /** Finds the tokens in a reply that starts a session. Only such calls bring this code along. */
    tokens?: (reply: unknown) => Tokens | undefined;
    /** The session is over whatever the answer is. */
    signsOut?: true;
    /** A failure answers undefined. */
    fireAndForget?: true;
    /** What fetch is told beside. */
    init?: Pick<RequestInit, 'cache' | 'credentials' | 'keepalive'>;
}

// ── dist/types/src/client/client.d.ts

import type { CallRow } from './dist/types/src/client/call-row.ts';
import type { Tokens, TokenStorage } from './dist/types/src/client/tokens.ts';
/** Settings of one call; each beats the client's own. */
export interface CallOptions {
    /** Ends this call only: a refresh that others wait for goes on. */
    signal?: AbortSignal | undefined;
    /** Milliseconds for one attempt. */
    timeout?: number | false | undefined;
    /** Milliseconds for the call with all its attempts and pauses. */
    totalTimeout?: number | false | undefined;
    /** How often a repeatable call is repeated. */
    retry?: number | undefined;
    /** Beat the client's own headers. */
    headers?: Record<string, string> | undefined;
    /** Your own key in place of the one the client makes; makes a POST or PATCH repeatable. */
    idempotencyKey?: string | undefined;
    /** Lets the request outlive the page. */
    keepalive?: boolean | undefined;
}
/** Options of a call as the client takes them; `search` is a query that replaces the one of the input. */
export type OwnOptions = CallOptions & {
    search?: string;
};
/** What happened in one call, for logs and measurements. */
export interface CallEvent {
    name: string;
    /** Status of the last answer, if one came. */
    status?: number | undefined;
    ms: number;
    attempts: number;
    /** A new access token was needed on the way. */
    refreshed: boolean;
}
/** One complaint of a check. */
export interface Issue {
    message: string;
    path?: readonly unknown[] | undefined;
}
/** Looks at a reply; any Standard Schema is one. */
export interface Check {
    '~standard': {
        validate(value: unknown): {
            issues?: readonly Issue[] | undefined;
        } | Promise<{
            issues?: readonly Issue[] | undefined;
        }>;
    };
}
/** Settings of a client. Only `baseUrl` is needed. */
export interface ClientOptions {
    /** Where the API lives: `https://api.example.com`, or '' for the page's own origin. */
    baseUrl: string;
    /** Where tokens are kept; memory when missing. */
    storage?: TokenStorage;
    /** Replaces the global fetch. */
    fetch?: typeof fetch;
    /** Milliseconds for one attempt; 10,000 when missing. */
    timeout?: number | false;
    /** Milliseconds for a call with all its attempts and pauses; 30,000 when missing. */
    totalTimeout?: number | false;
    /** How often a repeatable call is repeated; 2 when missing. */
    retry?: number;
    /** `never` keeps a client on a server from spending the customer's refresh token. */
    refresh?: 'auto' | 'never';
    /** `strict` ends the session at any failed refresh; `tolerant` (when missing) only when the server refuses. */
    refreshFailure?: 'tolerant' | 'strict';
    /** Called once when the session is over. The tokens are gone by then. */
    onSessionLost?: (why: 'rejected') => void;
    /** Milliseconds before the next attempt, by the number of the one that failed (1, 2, …). */
    backoff?: (attempt: number) => number;
    /** Accept-Language of every call; `en` when missing. */
    language?: string;
    /** Sent with every call; a header that is not safelisted costs browsers a preflight on public reads. */
    headers?: Record<string, string>;
    /**
     * Looks at replies; nobody does when missing. `throw` rejects what does not fit as `validation`, with the issues as
     * the error's cause; `report` only tells `onIssues`. Replies are passed on as they came, whatever a check made of them.
     */
    validation?: {
        mode: 'report' | 'throw';
        /** By name of the call: `@tarapath/api-client/checks`, all or some of it, or any Standard Schema. */
        checks: Record<string, Check>;
        onIssues?: (endpoint: string, issues: readonly Issue[]) => void;
    };
    /** Told of every call that has ended, well or not. A refresh on the way is part of the call that needed it. */
    onCall?: (event: CallEvent) => void;
}
/** Made by `createClient`; the first argument of every call. */
export interface Client {
    session: {
        /** Stores the tokens of a new session. Calls of the old one fail as `session-changed`. */
        signIn(tokens: Tokens): Promise<void>;
        /** Removes the tokens. Calls under way fail as `session-changed`. Tells other tabs. */
        signOut(): Promise<void>;
    };
    /** What the generated functions use. */
    call<Reply>(row: CallRow, options?: CallOptions & {
        search?: string;
    }, input?: object, body?: object): Promise<Reply>;
}

// ── dist/types/src/client/create-client.d.ts

import type { Client, ClientOptions } from './dist/types/src/client/client.ts';
/**
 * Makes a client for one customer: one per page in a browser, one per request on a server.
 *
 * `const client = createClient({ baseUrl: 'https://api.example.com', storage: cookieStorage() })`
 */
export declare function createClient(options: ClientOptions): Client;

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
 * Every page of a list, asked for one at a time: `for await (const page of pages(listAstrologers, client, { limit: 20 }))`.
 * Only the query of `next` is followed; host and path stay our own. A `next` that was seen before ends the list.
 */
export declare function pages<Input, Item>(list: ListFunction<Input, Item>, client: Client, input?: Input, options?: CallOptions): AsyncGenerator<Page<Item>, void, undefined>;
export declare function pages<Input, Item>(list: RequiredListFunction<Input, Item>, client: Client, input: Input, options?: CallOptions): AsyncGenerator<Page<Item>, void, undefined>;
/** Every entry of a list, page after page: `for await (const astrologer of items(listAstrologers, client))`. */
export declare function items<Input, Item>(list: ListFunction<Input, Item>, client: Client, input?: Input, options?: CallOptions): AsyncGenerator<Item, void, undefined>;
export declare function items<Input, Item>(list: RequiredListFunction<Input, Item>, client: Client, input: Input, options?: CallOptions): AsyncGenerator<Item, void, undefined>;
export {};

// ── dist/types/src/client/safe.d.ts

import { type ApiError } from './dist/types/src/client/api-error.ts';
/** Either the reply or the error of a call. */
export type Outcome<Reply> = {
    ok: true;
    data: Reply;
} | {
    ok: false;
    error: ApiError;
};
/**
 * Turns the rejection of a call into a value: `const astrologer = await safe(getAstrologer(client, { id: 7 }))`.
 * An error that is no ApiError is a mistake in the program and is thrown on.
 */
export declare function safe<Reply>(call: Promise<Reply>): Promise<Outcome<Reply>>;

// ── dist/types/src/client/tokens.d.ts

/** What a session consists of. */
export interface Tokens {
    /** Sent as Bearer; lives for minutes. */
    access?: string | undefined;
    /** Buys a new access token; lives for days. */
    refresh?: string | undefined;
    /** A name for this device in the server's logs. Opens nothing. */
    log?: string | undefined;
}
/** Where a client keeps its tokens. */
export interface TokenStorage {
    get(): Tokens | Promise<Tokens>;
    /** Replaces all three; what is missing is removed. */
    set(tokens: Tokens): void | Promise<void>;
    clear(): void | Promise<void>;
    /** Keeps several owners of one storage (tabs) from running the same thing at once. Best effort. */
    lock?<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
    /** Calls back when another owner of this storage signed out. */
    onSignOut?(listener: () => void): void;
}

// ── dist/types/src/generated/account.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { AccessToken, AuthSession, ClientIp, Detail, Id, OtpSent, OtpVerified, Rupees, UserProfile, UserProfileUpdate } from './dist/types/src/generated/types.gen.ts';
/** What `requestLoginOtp` takes. */
export interface RequestLoginOtpBody {
    phone_number: string;
    country_code?: string | undefined;
}
/**
 * Sends a one-time code to a phone.
 *
 * Every attempt is a text message, so the client repeats nothing. A 429 says in Retry-After how long to wait.
 *
 * `POST /api/v1/user/authorize/otp_login/`. Refusals: `FieldErrors`, `ThrottledError`.
 */
export declare function requestLoginOtp(client: Client, body: RequestLoginOtpBody, options?: CallOptions): Promise<OtpSent>;
/** What `verifyLoginOtp` takes. */
export interface VerifyLoginOtpBody {
    phone_number: string;
    otp_key: string;
}
/**
 * Trades the code for a session.
 *
 * The client signs in with the three tokens of the reply. A 401 means that the code is wrong and says nothing
 * about a session.
 *
 * `POST /api/v1/user/authorize/otp_verify/`. Refusals: `FieldErrors`, `ThrottledError`.
 */
export declare function verifyLoginOtp(client: Client, body: VerifyLoginOtpBody, options?: CallOptions): Promise<AuthSession>;
/**
 * Ends the session on the server and on this device.
 *
 * Local tokens go whatever the answer is. A 401 is followed by one try without Authorization, so that an expired
 * access token cannot keep the refresh token alive.
 *
 * `PATCH /api/v1/user/authorize/logout/`. Carries the token when there is a session.
 */
export declare function logout(client: Client, body: {
    refresh: string;
}, options?: CallOptions): Promise<Detail>;
/**
 * Trades the refresh token for a new access token.
 *
 * The client makes this call by itself. Its own 401 ends the session.
 *
 * `POST /api/token/refresh/`. Refusals: `TokenError`.
 */
export declare function refreshAccessToken(client: Client, body: {
    refresh: string;
}, options?: CallOptions): Promise<AccessToken>;
/**
 * The customer who is signed in, with the wallet balance and the running consultation.
 *
 * When it fails the app removes its token and email cookies.
 *
 * `GET /api/v1/user/profile/get_details/`. Needs a session.
 */
export declare function getMyProfile(client: Client, options?: CallOptions): Promise<UserProfile>;
/**
 * Changes the profile of the customer who is signed in.
 *
 * A field that is missing stays, null empties it. An avatar that is a file makes the body multipart.
 *
 * `PATCH /api/v1/user/profile/{id}/`. Needs a session. Refusals: `FieldErrors`.
 */
export declare function updateProfile(client: Client, input: {
    id: Id;
}, body: UserProfileUpdate, options?: CallOptions): Promise<UserProfile>;
/** What `deleteMyAccount` takes. */
export interface DeleteMyAccountBody {
    reason?: string | undefined;
    verification_token?: string | undefined;
    give_up_balance?: Rupees | undefined;
}
/**
 * Deletes the account of the customer who is signed in.
 *
 * Our own choice: while there is money in the wallet a 409 `balance_left` says how much, and `give_up_balance`
 * has to name the same sum. The path ends without a slash; a POST survives no redirect to the other spelling.
 *
 * `POST /api/v1/user/delete-user`. Needs a session. Refusals: `DetailError`.
 */
export declare function deleteMyAccount(client: Client, body?: DeleteMyAccountBody, options?: CallOptions): Promise<Detail>;
/**
 * Sends a code that confirms a phone number outside of signing in.
 *
 * Our own choice: used before an account is deleted.
 *
 * `POST /api/v1/user/send-otp`. Carries the token when there is a session. Refusals: `FieldErrors`,
 * `ThrottledError`.
 */
export declare function sendOtp(client: Client, body: {
    phone_number: string;
}, options?: CallOptions): Promise<OtpSent>;
/** What `verifyOtp` takes. */
export interface VerifyOtpBody {
    phone_number: string;
    otp_key: string;
}
/**
 * Checks a code from `sendOtp`.
 *
 * A 400 or 401 means that the code is wrong.
 *
 * `POST /api/v1/user/verify-otp`. Carries the token when there is a session. Refusals: `FieldErrors`.
 */
export declare function verifyOtp(client: Client, body: VerifyOtpBody, options?: CallOptions): Promise<OtpVerified>;
/**
 * The address this device is seen under.
 *
 * Asked once in a browser session, never while rendering on a server, which would learn its own address.
 *
 * `GET /api/v1/user/ip`.
 */
export declare function getMyIp(client: Client, options?: CallOptions): Promise<ClientIp>;

// ── dist/types/src/generated/astrologers.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Astrologer, AstrologerFilter, AstrologerOption, AstrologerReview, AstrologerSummary, FavouriteList, FavouriteState, GalleryItem, Gender, Id, Language, Paginated, RechargeAmount, Speciality, SpecialityQuestions, TrendingCategory, TrendingQuestion } from './dist/types/src/generated/types.gen.ts';
/** What `listRecommendedAstrologers` takes. */
export interface ListRecommendedAstrologersInput {
    astro_count?: number | undefined;
    consultant_id?: Id | undefined;
}
/**
 * Astrologers recommended to anybody, or beside one astrologer.
 *
 * `GET /api/v1/astro/consultants/recommended/`. Carries the token when there is a session.
 */
export declare function listRecommendedAstrologers(client: Client, input?: ListRecommendedAstrologersInput, options?: CallOptions): Promise<AstrologerSummary[]>;
/**
 * Astrologers recommended to the customer who is signed in.
 *
 * `GET /api/v1/astro/consultant/recommended-consultants/`. Carries the token when there is a session.
 */
export declare function listPersonalRecommendations(client: Client, options?: CallOptions): Promise<AstrologerSummary[]>;
/** What `listAvailableAstrologers` takes. */
export interface ListAvailableAstrologersInput {
    astro_count?: number | undefined;
    is_available_for_call?: boolean | undefined;
    is_available_for_chat?: boolean | undefined;
}
/**
 * Astrologers who are free for a chat and a call now.
 *
 * `GET /api/v1/astro/consultant/`. Carries the token when there is a session.
 */
export declare function listAvailableAstrologers(client: Client, input?: ListAvailableAstrologersInput, options?: CallOptions): Promise<Paginated<AstrologerSummary>>;
/** What `filterAstrologers` takes. */
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
 * Astrologers by filters, with no filter set beforehand.
 *
 * `GET /api/v1/astro/consultant/`. Carries the token when there is a session.
 */
export declare function filterAstrologers(client: Client, input?: FilterAstrologersInput, options?: CallOptions): Promise<Paginated<AstrologerSummary>>;
/** What `listAstrologers` takes. */
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
 * The astrologers of the consultation page, page by page.
 *
 * `GET /api/v1/astro/consultants/`. Carries the token when there is a session.
 */
export declare function listAstrologers(client: Client, input?: ListAstrologersInput, options?: CallOptions): Promise<Paginated<AstrologerSummary>>;
/**
 * One astrologer with everything the profile page shows.
 *
 * `GET /api/v1/astro/consultants/{id}/`. Carries the token when there is a session. Refusals: `DetailError`.
 */
export declare function getAstrologer(client: Client, input: {
    id: Id;
}, options?: CallOptions): Promise<Astrologer>;
/**
 * Pictures and videos of one astrologer.
 *
 * `GET /api/v1/astro/consultants/{id}/gallery/`. Carries the token when there is a session.
 */
export declare function listAstrologerGallery(client: Client, input: {
    id: Id;
}, options?: CallOptions): Promise<GalleryItem[]>;
/** What `listAstrologerReviews` takes. */
export interface ListAstrologerReviewsInput {
    id: Id;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * What customers wrote about one astrologer, page by page.
 *
 * `GET /api/v1/astro/consultants/{id}/custom-reviews/`. Carries the token when there is a session.
 */
export declare function listAstrologerReviews(client: Client, input: ListAstrologerReviewsInput, options?: CallOptions): Promise<Paginated<AstrologerReview>>;
/**
 * Every astrologer as id and name, for a menu.
 *
 * A router has to try `select` before it takes the segment for an id.
 *
 * `GET /api/v1/astro/consultants/select/`. Carries the token when there is a session.
 */
export declare function listAstrologerOptions(client: Client, options?: CallOptions): Promise<AstrologerOption[]>;
/**
 * The filters of the list and their choices.
 *
 * `GET /api/v1/astro/consultant-filter-list/`.
 */
export declare function getAstrologerFilters(client: Client, options?: CallOptions): Promise<AstrologerFilter[]>;
/**
 * Amounts to add before a consultation with this astrologer.
 *
 * `GET /api/v1/astro/consultants/recharge_amounts/`. Needs a session.
 */
export declare function listRechargeAmountsForAstrologer(client: Client, input: {
    consultant_id: Id;
}, options?: CallOptions): Promise<RechargeAmount[]>;
/**
 * Makes one astrologer a favourite, or no longer.
 *
 * Our own choice: add and remove instead of a toggle, so that a second try changes nothing.
 *
 * `PATCH /api/v1/astro/consultants/{id}/mark-favourite/`. Needs a session.
 */
export declare function setAstrologerFavourite(client: Client, input: {
    id: Id;
}, body: {
    action: 'add' | 'remove';
}, options?: CallOptions): Promise<FavouriteState>;
/** What `manageFavouriteAstrologers` takes. */
export interface ManageFavouriteAstrologersBody {
    consultant_ids: Id[];
    action: 'add' | 'remove';
}
/**
 * Makes several astrologers favourites, or no longer.
 *
 * `POST /api/v1/astro/consultants/manage_favorite/`. Needs a session.
 */
export declare function manageFavouriteAstrologers(client: Client, body: ManageFavouriteAstrologersBody, options?: CallOptions): Promise<FavouriteList>;
/** What `listSpecialities` takes. */
export interface ListSpecialitiesInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * What astrologers specialise in, page by page.
 *
 * `GET /api/v1/astro/speciality/`.
 */
export declare function listSpecialities(client: Client, input?: ListSpecialitiesInput, options?: CallOptions): Promise<Paginated<Speciality>>;
/** What `listSpecialityQuestions` takes. */
export interface ListSpecialityQuestionsInput {
    id: Id;
    astro_count?: number | undefined;
}
/**
 * Questions people ask about one speciality, and who answers them.
 *
 * `GET /api/v1/astro/speciality/{id}/questions/`.
 */
export declare function listSpecialityQuestions(client: Client, input: ListSpecialityQuestionsInput, options?: CallOptions): Promise<SpecialityQuestions>;
/**
 * Categories in demand, each with some astrologers.
 *
 * `GET /api/v1/astro/category/trending/`.
 */
export declare function listTrendingCategories(client: Client, input?: {
    astro_count?: number | undefined;
}, options?: CallOptions): Promise<TrendingCategory[]>;
/**
 * Questions in demand.
 *
 * `GET /api/v1/astro/trending-questions/`.
 */
export declare function listTrendingQuestions(client: Client, options?: CallOptions): Promise<TrendingQuestion[]>;
/** What `listLanguages` takes. */
export interface ListLanguagesInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Languages astrologers speak, as one whole list.
 *
 * `GET /api/v1/astro/language/`.
 */
export declare function listLanguages(client: Client, input?: ListLanguagesInput, options?: CallOptions): Promise<Paginated<Language>>;

// ── dist/types/src/generated/checks.gen.d.ts

import { type ReplyCheck } from './dist/types/src/checks/check.ts';
import type { AccessToken, Astrologer, AstrologerFilter, AstrologerOption, AstrologerReview, AstrologerSummary, AuthSession, Banner, BannerSet, BlockedLiveUser, CalculatorResult, CallDuration, CallRecording, CallSession, ChatMessage, ChatSession, ClientIp, ConsultationHistoryItem, ConsultationRequest, ConsultationStatusReply, Coupon, Course, CourseEnrollment, CoursePaymentResult, CustomerReview, DefaultConfig, Detail, DownloadCount, EndedConsultation, FavouriteList, FavouriteState, GalleryItem, Horoscope, HoroscopeType, Language, LeadReceipt, LiveStream, LiveStreamToken, Mantra, MantraCategory, MantraCategoryDetail, MantraLanguage, MantraSummary, MyQueueDetails, OrderPlaceCheck, OtpSent, OtpVerified, Paginated, PaymentRedirect, PaymentState, PickupCall, PlaceDetails, PlaceSuggestion, Product, ProductCategory, ProductDescription, ProductRating, ProductSummary, QueueEntry, RechargeAmount, RechargeDetails, RegistrationForm, RegistrationReceipt, ReviewReceipt, Speciality, SpecialityQuestions, StoreOrder, Testimonial, TipAmount, TipReceipt, TrendingCategory, TrendingQuestion, UserProfile, UserQueryReceipt, WalletRecharge, WalletReview } from './dist/types/src/generated/types.gen.ts';
/** Looks at the reply of `requestLoginOtp`. */
export declare const requestLoginOtp: ReplyCheck<OtpSent>;
/** Looks at the reply of `verifyLoginOtp`. */
export declare const verifyLoginOtp: ReplyCheck<AuthSession>;
/** Looks at the reply of `logout`. */
export declare const logout: ReplyCheck<Detail>;
/** Looks at the reply of `refreshAccessToken`. */
export declare const refreshAccessToken: ReplyCheck<AccessToken>;
/** Looks at the reply of `getMyProfile`. */
export declare const getMyProfile: ReplyCheck<UserProfile>;
/** Looks at the reply of `updateProfile`. */
export declare const updateProfile: ReplyCheck<UserProfile>;
/** Looks at the reply of `deleteMyAccount`. */
export declare const deleteMyAccount: ReplyCheck<Detail>;
/** Looks at the reply of `sendOtp`. */
export declare const sendOtp: ReplyCheck<OtpSent>;
/** Looks at the reply of `verifyOtp`. */
export declare const verifyOtp: ReplyCheck<OtpVerified>;
/** Looks at the reply of `getMyIp`. */
export declare const getMyIp: ReplyCheck<ClientIp>;
/** Looks at the reply of `searchPlaces`. */
export declare const searchPlaces: ReplyCheck<PlaceSuggestion[]>;
/** Looks at the reply of `getPlaceDetails`. */
export declare const getPlaceDetails: ReplyCheck<PlaceDetails>;
/** Looks at the reply of `getPlaceById`. */
export declare const getPlaceById: ReplyCheck<PlaceDetails>;
/** Looks at the reply of `getHoroscope`. */
export declare const getHoroscope: ReplyCheck<Horoscope>;
/** Looks at the reply of `listHoroscopeTypes`. */
export declare const listHoroscopeTypes: ReplyCheck<HoroscopeType[]>;
/** Looks at the reply of `queryHoroscopes`. */
export declare const queryHoroscopes: ReplyCheck<Paginated<Horoscope>>;
/** Looks at the reply of `runCalculator`. */
export declare const runCalculator: ReplyCheck<CalculatorResult>;
/** Looks at the reply of `listRecommendedAstrologers`. */
export declare const listRecommendedAstrologers: ReplyCheck<AstrologerSummary[]>;
/** Looks at the reply of `listPersonalRecommendations`. */
export declare const listPersonalRecommendations: ReplyCheck<AstrologerSummary[]>;
/** Looks at the reply of `listAvailableAstrologers`. */
export declare const listAvailableAstrologers: ReplyCheck<Paginated<AstrologerSummary>>;
/** Looks at the reply of `filterAstrologers`. */
export declare const filterAstrologers: ReplyCheck<Paginated<AstrologerSummary>>;
/** Looks at the reply of `listAstrologers`. */
export declare const listAstrologers: ReplyCheck<Paginated<AstrologerSummary>>;
/** Looks at the reply of `getAstrologer`. */
export declare const getAstrologer: ReplyCheck<Astrologer>;
/** Looks at the reply of `listAstrologerGallery`. */
export declare const listAstrologerGallery: ReplyCheck<GalleryItem[]>;
/** Looks at the reply of `listAstrologerReviews`. */
export declare const listAstrologerReviews: ReplyCheck<Paginated<AstrologerReview>>;
/** Looks at the reply of `listAstrologerOptions`. */
export declare const listAstrologerOptions: ReplyCheck<AstrologerOption[]>;
/** Looks at the reply of `getAstrologerFilters`. */
export declare const getAstrologerFilters: ReplyCheck<AstrologerFilter[]>;
/** Looks at the reply of `listRechargeAmountsForAstrologer`. */
export declare const listRechargeAmountsForAstrologer: ReplyCheck<RechargeAmount[]>;
/** Looks at the reply of `setAstrologerFavourite`. */
export declare const setAstrologerFavourite: ReplyCheck<FavouriteState>;
/** Looks at the reply of `manageFavouriteAstrologers`. */
export declare const manageFavouriteAstrologers: ReplyCheck<FavouriteList>;
/** Looks at the reply of `listSpecialities`. */
export declare const listSpecialities: ReplyCheck<Paginated<Speciality>>;
/** Looks at the reply of `listSpecialityQuestions`. */
export declare const listSpecialityQuestions: ReplyCheck<SpecialityQuestions>;
/** Looks at the reply of `listTrendingCategories`. */
export declare const listTrendingCategories: ReplyCheck<TrendingCategory[]>;
/** Looks at the reply of `listTrendingQuestions`. */
export declare const listTrendingQuestions: ReplyCheck<TrendingQuestion[]>;
/** Looks at the reply of `listLanguages`. */
export declare const listLanguages: ReplyCheck<Paginated<Language>>;
/** Looks at the reply of `getConsultantRegistrationForm`. */
export declare const getConsultantRegistrationForm: ReplyCheck<RegistrationForm>;
/** Looks at the reply of `registerConsultant`. */
export declare const registerConsultant: ReplyCheck<RegistrationReceipt>;
/** Looks at the reply of `saveDiagnosticLog`. */
export declare const saveDiagnosticLog: ReplyCheck<Detail>;
/** Looks at the reply of `listUserBanners`. */
export declare const listUserBanners: ReplyCheck<Banner[]>;
/** Looks at the reply of `listBanners`. */
export declare const listBanners: ReplyCheck<Paginated<Banner>>;
/** Looks at the reply of `getAllBanners`. */
export declare const getAllBanners: ReplyCheck<BannerSet>;
/** Looks at the reply of `listTestimonials`. */
export declare const listTestimonials: ReplyCheck<Paginated<Testimonial>>;
/** Looks at the reply of `listPrimaryBanners`. */
export declare const listPrimaryBanners: ReplyCheck<Paginated<Banner>>;
/** Looks at the reply of `listSecondaryBanners`. */
export declare const listSecondaryBanners: ReplyCheck<Paginated<Banner>>;
/** Looks at the reply of `listCustomerReviews`. */
export declare const listCustomerReviews: ReplyCheck<Paginated<CustomerReview>>;
/** Looks at the reply of `submitUserQuery`. */
export declare const submitUserQuery: ReplyCheck<UserQueryReceipt>;
/** Looks at the reply of `getDefaultConfig`. */
export declare const getDefaultConfig: ReplyCheck<DefaultConfig>;
/** Looks at the reply of `createLandingPageLead`. */
export declare const createLandingPageLead: ReplyCheck<LeadReceipt>;
/** Looks at the reply of `getDownloadCount`. */
export declare const getDownloadCount: ReplyCheck<DownloadCount>;
/** Looks at the reply of `listMantras`. */
export declare const listMantras: ReplyCheck<Paginated<MantraSummary>>;
/** Looks at the reply of `listMantraCategories`. */
export declare const listMantraCategories: ReplyCheck<Paginated<MantraCategory>>;
/** Looks at the reply of `getMantraCategory`. */
export declare const getMantraCategory: ReplyCheck<MantraCategoryDetail>;
/** Looks at the reply of `getMantra`. */
export declare const getMantra: ReplyCheck<Mantra>;
/** Looks at the reply of `listMantraLanguages`. */
export declare const listMantraLanguages: ReplyCheck<MantraLanguage[]>;
/** Looks at the reply of `requestConsultation`. */
export declare const requestConsultation: ReplyCheck<ConsultationRequest>;
/** Looks at the reply of `startChat`. */
export declare const startChat: ReplyCheck<ChatSession>;
/** Looks at the reply of `startCall`. */
export declare const startCall: ReplyCheck<CallSession>;
/** Looks at the reply of `endConsultation`. */
export declare const endConsultation: ReplyCheck<EndedConsultation>;
/** Looks at the reply of `getOngoingStatus`. */
export declare const getOngoingStatus: ReplyCheck<ConsultationStatusReply>;
/** Looks at the reply of `updateOngoingStatus`. */
export declare const updateOngoingStatus: ReplyCheck<ConsultationStatusReply>;
/** Looks at the reply of `submitConsultationReview`. */
export declare const submitConsultationReview: ReplyCheck<ReviewReceipt>;
/** Looks at the reply of `sendChatMessage`. */
export declare const sendChatMessage: ReplyCheck<ChatMessage>;
/** Looks at the reply of `listConsultationHistory`. */
export declare const listConsultationHistory: ReplyCheck<Paginated<ConsultationHistoryItem>>;
/** Looks at the reply of `listConsultationMessages`. */
export declare const listConsultationMessages: ReplyCheck<ChatMessage[]>;
/** Looks at the reply of `placeAstrologerPickupCall`. */
export declare const placeAstrologerPickupCall: ReplyCheck<PickupCall>;
/** Looks at the reply of `updateMaxCallDuration`. */
export declare const updateMaxCallDuration: ReplyCheck<CallDuration>;
/** Looks at the reply of `getCallRecordingUrl`. */
export declare const getCallRecordingUrl: ReplyCheck<CallRecording>;
/** Looks at the reply of `listLiveStreams`. */
export declare const listLiveStreams: ReplyCheck<Paginated<LiveStream>>;
/** Looks at the reply of `getLiveStream`. */
export declare const getLiveStream: ReplyCheck<LiveStream>;
/** Looks at the reply of `getLiveStreamToken`. */
export declare const getLiveStreamToken: ReplyCheck<LiveStreamToken>;
/** Looks at the reply of `updateLiveStreamStatus`. */
export declare const updateLiveStreamStatus: ReplyCheck<LiveStream>;
/** Looks at the reply of `blockLiveStreamUser`. */
export declare const blockLiveStreamUser: ReplyCheck<BlockedLiveUser>;
/** Looks at the reply of `joinQueue`. */
export declare const joinQueue: ReplyCheck<QueueEntry>;
/** Looks at the reply of `leaveQueue`. */
export declare const leaveQueue: ReplyCheck<Detail>;
/** Looks at the reply of `listQueue`. */
export declare const listQueue: ReplyCheck<Paginated<QueueEntry>>;
/** Looks at the reply of `getMyQueueDetails`. */
export declare const getMyQueueDetails: ReplyCheck<MyQueueDetails>;
/** Looks at the reply of `listRechargeAmounts`. */
export declare const listRechargeAmounts: ReplyCheck<RechargeAmount[]>;
/** Looks at the reply of `listWalletReviews`. */
export declare const listWalletReviews: ReplyCheck<Paginated<WalletReview>>;
/** Looks at the reply of `rechargeWallet`. */
export declare const rechargeWallet: ReplyCheck<WalletRecharge>;
/** Looks at the reply of `getRechargeDetails`. */
export declare const getRechargeDetails: ReplyCheck<RechargeDetails>;
/** Looks at the reply of `checkCoupon`. */
export declare const checkCoupon: ReplyCheck<Coupon[]>;
/** Looks at the reply of `initiatePhonePePayment`. */
export declare const initiatePhonePePayment: ReplyCheck<PaymentRedirect>;
/** Looks at the reply of `getPhonePeStatus`. */
export declare const getPhonePeStatus: ReplyCheck<PaymentState>;
/** Looks at the reply of `listTipAmounts`. */
export declare const listTipAmounts: ReplyCheck<TipAmount[]>;
/** Looks at the reply of `sendTip`. */
export declare const sendTip: ReplyCheck<TipReceipt>;
/** Looks at the reply of `checkOrderPlacement`. */
export declare const checkOrderPlacement: ReplyCheck<OrderPlaceCheck>;
/** Looks at the reply of `listCourses`. */
export declare const listCourses: ReplyCheck<Course[]>;
/** Looks at the reply of `enrolInCourse`. */
export declare const enrolInCourse: ReplyCheck<CourseEnrollment>;
/** Looks at the reply of `initiateCoursePayment`. */
export declare const initiateCoursePayment: ReplyCheck<PaymentRedirect>;
/** Looks at the reply of `confirmCoursePayment`. */
export declare const confirmCoursePayment: ReplyCheck<CoursePaymentResult>;
/** Looks at the reply of `listProducts`. */
export declare const listProducts: ReplyCheck<Paginated<ProductSummary>>;
/** Looks at the reply of `listProductCategories`. */
export declare const listProductCategories: ReplyCheck<Paginated<ProductCategory>>;
/** Looks at the reply of `getProduct`. */
export declare const getProduct: ReplyCheck<Product>;
/** Looks at the reply of `getProductDescription`. */
export declare const getProductDescription: ReplyCheck<ProductDescription>;
/** Looks at the reply of `listProductRatings`. */
export declare const listProductRatings: ReplyCheck<Paginated<ProductRating>>;
/** Looks at the reply of `listOrders`. */
export declare const listOrders: ReplyCheck<Paginated<StoreOrder>>;

// ── dist/types/src/generated/consultations.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { CallDuration, CallRecording, CallSession, ChatMessage, ChatSession, ConsultationHistoryItem, ConsultationKind, ConsultationRequest, ConsultationStatus, ConsultationStatusReply, EndedConsultation, Id, OrderType, Paginated, PickupCall, ReviewReceipt } from './dist/types/src/generated/types.gen.ts';
/**
 * Asks an astrologer for a chat or a call.
 *
 * Money follows, so every repetition carries the idempotency key of the first try.
 *
 * `POST /api/v1/consultation/{type}/request-initiate/`. Needs a session. Refusals: `InsufficientBalanceError`,
 * `DetailError`.
 */
export declare function requestConsultation(client: Client, input: {
    type: ConsultationKind;
}, body: {
    consultant_id: Id;
}, options?: CallOptions): Promise<ConsultationRequest>;
/**
 * Opens the chat of a consultation that was asked for.
 *
 * `POST /api/v1/consultation/chat/initiate/`. Needs a session. Refusals: `InsufficientBalanceError`,
 * `DetailError`.
 */
export declare function startChat(client: Client, body: {
    consultation_id: Id;
}, options?: CallOptions): Promise<ChatSession>;
/**
 * Opens the call of a consultation that was asked for.
 *
 * `POST /api/v1/consultation/call/initiate/`. Needs a session. Refusals: `InsufficientBalanceError`,
 * `DetailError`.
 */
export declare function startCall(client: Client, body: {
    consultation_id: Id;
}, options?: CallOptions): Promise<CallSession>;
/** What `endConsultation` takes. */
export interface EndConsultationBody {
    auto_end: boolean;
    chat_end_reason?: string | undefined;
    /** 3 says that a timer ended it. */
    consultation_termination_type?: number | undefined;
}
/**
 * Ends a consultation and answers what it cost.
 *
 * Ending twice is harmless. Pass `keepalive` when the page is about to close.
 *
 * `POST /api/v1/consultation/end-consultation/{id}/`. Needs a session.
 */
export declare function endConsultation(client: Client, input: {
    id: Id;
}, body: EndConsultationBody, options?: CallOptions): Promise<EndedConsultation>;
/**
 * The consultation that is running, if there is one.
 *
 * Polled: give it a short `timeout` and `retry: 0`, and start no second one while one is under way.
 *
 * `GET /api/v1/consultation/ongoing-status/`. Needs a session.
 */
export declare function getOngoingStatus(client: Client, options?: CallOptions): Promise<ConsultationStatusReply>;
/**
 * Cancels a request that still waits, or notes that the end of a consultation was seen.
 *
 * `PATCH /api/v1/consultation/ongoing-status/`. Needs a session.
 */
export declare function updateOngoingStatus(client: Client, body: {
    consultation_id: Id;
}, options?: CallOptions): Promise<ConsultationStatusReply>;
/** What `submitConsultationReview` takes. */
export interface SubmitConsultationReviewBody {
    consultation_id: Id;
    rating: 1 | 2 | 3 | 4 | 5;
    comment?: string | undefined;
    is_anonymous?: boolean | undefined;
}
/**
 * Rates a consultation that has ended.
 *
 * `POST /api/v1/consultation/review/`. Needs a session. Refusals: `FieldErrors`.
 */
export declare function submitConsultationReview(client: Client, body: SubmitConsultationReviewBody, options?: CallOptions): Promise<ReviewReceipt>;
/** What `sendChatMessage` takes. */
export interface SendChatMessageBody {
    consultation_id: Id;
    text?: string | undefined;
    attachment?: Blob | undefined;
    client_message_id?: string | undefined;
}
/**
 * Sends a message or a file into a running chat.
 *
 * Mask phone numbers in the text before the call. The server keeps one message for each `client_message_id`. An
 * attachment makes the body multipart: a PNG, JPEG or WebP, or a recording, of 4 MB at most; the text may then
 * be missing.
 *
 * `POST /api/v1/consultation/ongoing-chat/send-message/`. Needs a session. Refusals: `FieldErrors`,
 * `DetailError`.
 */
export declare function sendChatMessage(client: Client, body: SendChatMessageBody, options?: CallOptions): Promise<ChatMessage>;
/** What `listConsultationHistory` takes. */
export interface ListConsultationHistoryInput {
    order_type?: OrderType | undefined;
    status?: ConsultationStatus | undefined;
    ordering?: 'started_at' | '-started_at' | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The consultations of the customer, page by page.
 *
 * `GET /api/v1/user/consultation-history/`. Needs a session.
 */
export declare function listConsultationHistory(client: Client, input?: ListConsultationHistoryInput, options?: CallOptions): Promise<Paginated<ConsultationHistoryItem>>;
/** What `listConsultationMessages` takes. */
export interface ListConsultationMessagesInput {
    id: Id;
    /** Only messages that came after the one with this id. */
    after?: Id | undefined;
}
/**
 * The messages of one consultation, oldest first.
 *
 * Our own choice: `after`, so that a poll carries only what is new.
 *
 * `GET /api/v1/user/consultation-history/{id}/all-messages/`. Needs a session.
 */
export declare function listConsultationMessages(client: Client, input: ListConsultationMessagesInput, options?: CallOptions): Promise<ChatMessage[]>;
/**
 * Rings the astrologer's phone.
 *
 * A GET that does something: never repeated, prefetched or cached.
 *
 * `GET /api/v1/consultation/place-astro-pickup-call/{id}/`. Needs a session.
 */
export declare function placeAstrologerPickupCall(client: Client, input: {
    id: Id;
}, options?: CallOptions): Promise<PickupCall>;
/** What `updateMaxCallDuration` takes. */
export interface UpdateMaxCallDurationBody {
    /** Seconds. */
    max_call_duration?: number | undefined;
}
/**
 * Works out anew how long a consultation may last, or lowers it.
 *
 * Never longer than the balance lasts, whatever the body says.
 *
 * `PATCH /api/v1/consultation/consultation-detail/{id}/update_max_call_duration/`. Needs a session.
 */
export declare function updateMaxCallDuration(client: Client, input: {
    id: Id;
}, body?: UpdateMaxCallDurationBody, options?: CallOptions): Promise<CallDuration>;
/**
 * Where the recording of a call can be heard.
 *
 * `POST /api/v1/consultation/call-recording-url/`. Needs a session. Refusals: `DetailError`.
 */
export declare function getCallRecordingUrl(client: Client, body: {
    consultation_id: Id;
}, options?: CallOptions): Promise<CallRecording>;

// ── dist/types/src/generated/content.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Banner, BannerSet, CustomerReview, DefaultConfig, DownloadCount, Id, LeadReceipt, Paginated, Testimonial, UserQueryReceipt } from './dist/types/src/generated/types.gen.ts';
/**
 * Banners meant for this visitor.
 *
 * `GET /api/v1/user/banners/`. Carries the token when there is a session.
 */
export declare function listUserBanners(client: Client, input?: {
    platform?: 'web' | 'mobile' | undefined;
}, options?: CallOptions): Promise<Banner[]>;
/** What `listBanners` takes. */
export interface ListBannersInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Banners, page by page.
 *
 * `GET /api/v1/templates/banner/`.
 */
export declare function listBanners(client: Client, input?: ListBannersInput, options?: CallOptions): Promise<Paginated<Banner>>;
/**
 * All banners by the place they stand in.
 *
 * `GET /api/v1/templates/all-banners/`.
 */
export declare function getAllBanners(client: Client, options?: CallOptions): Promise<BannerSet>;
/** What `listTestimonials` takes. */
export interface ListTestimonialsInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * What customers say about the platform, page by page.
 *
 * `GET /api/v1/templates/client-testimonials/`.
 */
export declare function listTestimonials(client: Client, input?: ListTestimonialsInput, options?: CallOptions): Promise<Paginated<Testimonial>>;
/** What `listPrimaryBanners` takes. */
export interface ListPrimaryBannersInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The banners at the top, as one whole list.
 *
 * `GET /api/v1/templates/primary-banner/`.
 */
export declare function listPrimaryBanners(client: Client, input?: ListPrimaryBannersInput, options?: CallOptions): Promise<Paginated<Banner>>;
/** What `listSecondaryBanners` takes. */
export interface ListSecondaryBannersInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The banners further down, as one whole list.
 *
 * `GET /api/v1/templates/secondary-banner/`.
 */
export declare function listSecondaryBanners(client: Client, input?: ListSecondaryBannersInput, options?: CallOptions): Promise<Paginated<Banner>>;
/** What `listCustomerReviews` takes. */
export interface ListCustomerReviewsInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Reviews of consultations, page by page.
 *
 * `GET /api/v1/user/customer-reviews/`.
 */
export declare function listCustomerReviews(client: Client, input?: ListCustomerReviewsInput, options?: CallOptions): Promise<Paginated<CustomerReview>>;
/** What `submitUserQuery` takes. */
export interface SubmitUserQueryBody {
    name: string;
    email?: string | undefined;
    phone_number?: string | undefined;
    message: string;
    /** What it is about: a consultation of the customer. */
    consultation_id?: Id | undefined;
}
/**
 * Sends a question to the support desk.
 *
 * About a consultation one may ask within 48 hours after its end, and again when the last question is answered;
 * the answer stands in the history as `question.answer`. 404 for the consultation of somebody else, 409 with
 * `code` `consultation_open`, `question_open` or `question_late`.
 *
 * `POST /api/v1/user/user-queries/`. Carries the token when there is a session. Refusals: `FieldErrors`,
 * `DetailError`, `ThrottledError`.
 */
export declare function submitUserQuery(client: Client, body: SubmitUserQueryBody, options?: CallOptions): Promise<UserQueryReceipt>;
/**
 * Settings every page needs.
 *
 * `GET /api/v1/services/default-config/small/`.
 */
export declare function getDefaultConfig(client: Client, options?: CallOptions): Promise<DefaultConfig>;
/** What `createLandingPageLead` takes. */
export interface CreateLandingPageLeadBody {
    name: string;
    phone_number: string;
    source?: string | undefined;
}
/**
 * Leaves a name and a number on the landing page.
 *
 * `POST /api/v1/templates/landing-page-user/`. Refusals: `FieldErrors`, `ThrottledError`.
 */
export declare function createLandingPageLead(client: Client, body: CreateLandingPageLeadBody, options?: CallOptions): Promise<LeadReceipt>;
/**
 * How often the app was downloaded.
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
 * Our own choice: the path speaks of one course, but it takes no id, so it answers all of them.
 *
 * `GET /api/v1/ecommerce/get-course-details/`. Carries the token when there is a session.
 */
export declare function listCourses(client: Client, options?: CallOptions): Promise<Course[]>;
/** What `enrolInCourse` takes. */
export interface EnrolInCourseBody {
    course_id: Id;
    name?: string | undefined;
    email?: string | undefined;
    phone_number?: string | undefined;
}
/**
 * Reserves a seat in a course.
 *
 * `POST /api/v1/ecommerce/course-enrollment/`. Needs a session. Refusals: `FieldErrors`, `DetailError`.
 */
export declare function enrolInCourse(client: Client, body: EnrolInCourseBody, options?: CallOptions): Promise<CourseEnrollment>;
/** What `initiateCoursePayment` takes. */
export interface InitiateCoursePaymentBody {
    enrollment_id?: Id | undefined;
    path?: string | undefined;
    kind?: 'course' | 'store' | undefined;
    items?: CartItem[] | undefined;
    address?: DeliveryAddress | undefined;
    total?: Rupees | undefined;
}
/**
 * Answers the page on which a course, or an order of the store, is paid.
 *
 * Our own choice: a course needs `enrollment_id`; `kind: "store"` needs `items` and `address` and places the
 * order too. `total` is what the cart showed: another one is refused with 409 `price_changed`.
 *
 * `POST /api/v1/payments/ecommerce-initiate-payment/`. Needs a session. Refusals: `DetailError`, `FieldErrors`.
 */
export declare function initiateCoursePayment(client: Client, body?: InitiateCoursePaymentBody, options?: CallOptions): Promise<PaymentRedirect>;
/**
 * Tells the server that the customer is back from paying a course or an order.
 *
 * Saying it twice is harmless.
 *
 * `POST /api/v1/payments/ecommerce-payment-callback/`. Needs a session. Refusals: `DetailError`.
 */
export declare function confirmCoursePayment(client: Client, body: {
    txn_id: string;
}, options?: CallOptions): Promise<CoursePaymentResult>;

// ── dist/types/src/generated/diagnostics.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Detail } from './dist/types/src/generated/types.gen.ts';
/** What `saveDiagnosticLog` takes. */
export interface SaveDiagnosticLogBody {
    log: string;
    context?: {
        [key: string]: string;
    } | undefined;
}
/**
 * Tells the server about an odd state of the app.
 *
 * Outlives the page, and a failure resolves to undefined. Write no token into the text.
 *
 * `POST /api/v2/astro/save-log/`. Carries the token when there is a session.
 */
export declare function saveDiagnosticLog(client: Client, body: SaveDiagnosticLogBody, options?: CallOptions): Promise<Detail | undefined>;

// ── dist/types/src/generated/handlers.gen.d.ts

import type { AccessToken, Astrologer, AstrologerFilter, AstrologerOption, AstrologerReview, AstrologerSummary, AuthSession, Banner, BannerSet, BlockedLiveUser, CalculatorInput, CalculatorResult, CallDuration, CallRecording, CallSession, CartItem, ChatMessage, ChatSession, ClientIp, ConsultationHistoryItem, ConsultationKind, ConsultationRequest, ConsultationStatus, ConsultationStatusReply, Coupon, Course, CourseEnrollment, CoursePaymentResult, CustomerReview, DefaultConfig, DeliveryAddress, Detail, DownloadCount, EndedConsultation, FavouriteList, FavouriteState, GalleryItem, Gender, Horoscope, HoroscopeQuery, HoroscopeRange, HoroscopeType, Id, IsoDateTime, Language, LeadReceipt, LiveStatus, LiveStream, LiveStreamToken, Mantra, MantraCategory, MantraCategoryDetail, MantraLanguage, MantraSummary, MyQueueDetails, OrderPlaceCheck, OrderType, OtpSent, OtpVerified, Paginated, PaymentRedirect, PaymentState, PickupCall, PlaceDetails, PlaceSuggestion, Product, ProductCategory, ProductDescription, ProductRating, ProductSummary, QueryValue, QueueEntry, RechargeAmount, RechargeDetails, RegistrationForm, RegistrationReceipt, ReviewReceipt, Rupees, Speciality, SpecialityQuestions, StoreOrder, Testimonial, TipAmount, TipReceipt, TrendingCategory, TrendingQuestion, UserProfile, UserProfileUpdate, UserQueryReceipt, WalletRecharge, WalletReview, ZodiacSign } from './dist/types/src/generated/types.gen.ts';
/**
 * Makes typed msw handlers, one function for each call:
 * `server.use(handlers.getAstrologer(({ params }) => ({ ...astrologer, id: params.id })))`.
 * Requests to any host are answered. Calls with one method and path answer each other's requests.
 */
export declare const handlers: {
    /** Answers `POST /api/v1/user/authorize/otp_login/`. Sends a one-time code to a phone. */
    requestLoginOtp: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        phone_number: string;
        country_code?: string | undefined;
    }, OtpSent>;
    /** Answers `POST /api/v1/user/authorize/otp_verify/`. Trades the code for a session. */
    verifyLoginOtp: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        phone_number: string;
        otp_key: string;
    }, AuthSession>;
    /** Answers `PATCH /api/v1/user/authorize/logout/`. Ends the session on the server and on this device. */
    logout: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        refresh: string;
    }, Detail>;
    /** Answers `POST /api/token/refresh/`. Trades the refresh token for a new access token. */
    refreshAccessToken: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        refresh: string;
    }, AccessToken>;
    /**
     * Answers `GET /api/v1/user/profile/get_details/`. The customer who is signed in, with the wallet balance and
     * the running consultation.
     */
    getMyProfile: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, UserProfile>;
    /** Answers `PATCH /api/v1/user/profile/{id}/`. Changes the profile of the customer who is signed in. */
    updateProfile: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, FormData | UserProfileUpdate, UserProfile>;
    /** Answers `POST /api/v1/user/delete-user`. Deletes the account of the customer who is signed in. */
    deleteMyAccount: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        reason?: string | undefined;
        verification_token?: string | undefined;
        give_up_balance?: Rupees | undefined;
    } | undefined, Detail>;
    /** Answers `POST /api/v1/user/send-otp`. Sends a code that confirms a phone number outside of signing in. */
    sendOtp: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        phone_number: string;
    }, OtpSent>;
    /** Answers `POST /api/v1/user/verify-otp`. Checks a code from `sendOtp`. */
    verifyOtp: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        phone_number: string;
        otp_key: string;
    }, OtpVerified>;
    /** Answers `GET /api/v1/user/ip`. The address this device is seen under. */
    getMyIp: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, ClientIp>;
    /** Answers `GET /api/v1/user/places-by-term`. Places whose name begins like the term. */
    searchPlaces: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        term: string;
    }, undefined, PlaceSuggestion[]>;
    /** Answers `GET /api/v1/user/get-place-details`. Where the place with this name is, and its time zone. */
    getPlaceDetails: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        term: string;
    }, undefined, PlaceDetails>;
    /** Answers `GET /api/v1/user/place-id-details`. Where the place with this id is, and its time zone. */
    getPlaceById: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        place_id: string;
    }, undefined, PlaceDetails>;
    /** Answers `GET /api/v1/horoscope/`. One horoscope: of a kind, or for a span of time and a sign. */
    getHoroscope: import("./dist/types/src/msw.ts").MakeHandler<{}, HoroscopeQuery, undefined, Horoscope>;
    /** Answers `GET /api/v2/horoscope/type-list`. The kinds of horoscope in the header menu. */
    listHoroscopeTypes: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, HoroscopeType[]>;
    /** Answers `GET /api/v2/horoscope/`. Horoscopes by any query the server understands. */
    queryHoroscopes: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        [key: string]: QueryValue;
        type?: string | undefined;
        range?: HoroscopeRange | undefined;
        sign?: ZodiacSign | undefined;
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Horoscope>>;
    /** Answers `POST /api/v1/services/{product}-calculator/`. Runs a calculator on birth details. */
    runCalculator: import("./dist/types/src/msw.ts").MakeHandler<{
        product: string;
    }, {
        calculator_type: string;
    }, CalculatorInput, CalculatorResult>;
    /**
     * Answers `GET /api/v1/astro/consultants/recommended/`. Astrologers recommended to anybody, or beside one
     * astrologer.
     */
    listRecommendedAstrologers: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        astro_count?: number | undefined;
        consultant_id?: Id | undefined;
    }, undefined, AstrologerSummary[]>;
    /**
     * Answers `GET /api/v1/astro/consultant/recommended-consultants/`. Astrologers recommended to the customer who
     * is signed in.
     */
    listPersonalRecommendations: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, AstrologerSummary[]>;
    /** Answers `GET /api/v1/astro/consultant/`. Astrologers who are free for a chat and a call now. */
    listAvailableAstrologers: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        astro_count?: number | undefined;
        is_available_for_call?: boolean | undefined;
        is_available_for_chat?: boolean | undefined;
    }, undefined, Paginated<AstrologerSummary>>;
    /** Answers `GET /api/v1/astro/consultant/`. Astrologers by filters, with no filter set beforehand. */
    filterAstrologers: import("./dist/types/src/msw.ts").MakeHandler<{}, {
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
    /** Answers `GET /api/v1/astro/consultants/`. The astrologers of the consultation page, page by page. */
    listAstrologers: import("./dist/types/src/msw.ts").MakeHandler<{}, {
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
    getAstrologer: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, undefined, Astrologer>;
    /** Answers `GET /api/v1/astro/consultants/{id}/gallery/`. Pictures and videos of one astrologer. */
    listAstrologerGallery: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, undefined, GalleryItem[]>;
    /**
     * Answers `GET /api/v1/astro/consultants/{id}/custom-reviews/`. What customers wrote about one astrologer, page
     * by page.
     */
    listAstrologerReviews: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<AstrologerReview>>;
    /** Answers `GET /api/v1/astro/consultants/select/`. Every astrologer as id and name, for a menu. */
    listAstrologerOptions: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, AstrologerOption[]>;
    /** Answers `GET /api/v1/astro/consultant-filter-list/`. The filters of the list and their choices. */
    getAstrologerFilters: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, AstrologerFilter[]>;
    /**
     * Answers `GET /api/v1/astro/consultants/recharge_amounts/`. Amounts to add before a consultation with this
     * astrologer.
     */
    listRechargeAmountsForAstrologer: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        consultant_id: Id;
    }, undefined, RechargeAmount[]>;
    /**
     * Answers `PATCH /api/v1/astro/consultants/{id}/mark-favourite/`. Makes one astrologer a favourite, or no
     * longer.
     */
    setAstrologerFavourite: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, {
        action: 'add' | 'remove';
    }, FavouriteState>;
    /** Answers `POST /api/v1/astro/consultants/manage_favorite/`. Makes several astrologers favourites, or no longer. */
    manageFavouriteAstrologers: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        consultant_ids: Id[];
        action: 'add' | 'remove';
    }, FavouriteList>;
    /** Answers `GET /api/v1/astro/speciality/`. What astrologers specialise in, page by page. */
    listSpecialities: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Speciality>>;
    /**
     * Answers `GET /api/v1/astro/speciality/{id}/questions/`. Questions people ask about one speciality, and who
     * answers them.
     */
    listSpecialityQuestions: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {
        astro_count?: number | undefined;
    }, undefined, SpecialityQuestions>;
    /** Answers `GET /api/v1/astro/category/trending/`. Categories in demand, each with some astrologers. */
    listTrendingCategories: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        astro_count?: number | undefined;
    }, undefined, TrendingCategory[]>;
    /** Answers `GET /api/v1/astro/trending-questions/`. Questions in demand. */
    listTrendingQuestions: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, TrendingQuestion[]>;
    /** Answers `GET /api/v1/astro/language/`. Languages astrologers speak, as one whole list. */
    listLanguages: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Language>>;
    /** Answers `GET /api/v2/astro/register/form-fields/`. The fields somebody fills in to become a consultant. */
    getConsultantRegistrationForm: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, RegistrationForm>;
    /** Answers `POST /api/v2/astro/register/`. Applies to become a consultant. */
    registerConsultant: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, FormData | {
        values: {
            [key: string]: string | number | boolean | string[] | Blob;
        };
    }, RegistrationReceipt>;
    /** Answers `POST /api/v2/astro/save-log/`. Tells the server about an odd state of the app. */
    saveDiagnosticLog: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        log: string;
        context?: {
            [key: string]: string;
        } | undefined;
    }, Detail>;
    /** Answers `GET /api/v1/user/banners/`. Banners meant for this visitor. */
    listUserBanners: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        platform?: 'web' | 'mobile' | undefined;
    }, undefined, Banner[]>;
    /** Answers `GET /api/v1/templates/banner/`. Banners, page by page. */
    listBanners: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Banner>>;
    /** Answers `GET /api/v1/templates/all-banners/`. All banners by the place they stand in. */
    getAllBanners: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, BannerSet>;
    /** Answers `GET /api/v1/templates/client-testimonials/`. What customers say about the platform, page by page. */
    listTestimonials: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Testimonial>>;
    /** Answers `GET /api/v1/templates/primary-banner/`. The banners at the top, as one whole list. */
    listPrimaryBanners: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Banner>>;
    /** Answers `GET /api/v1/templates/secondary-banner/`. The banners further down, as one whole list. */
    listSecondaryBanners: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<Banner>>;
    /** Answers `GET /api/v1/user/customer-reviews/`. Reviews of consultations, page by page. */
    listCustomerReviews: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<CustomerReview>>;
    /** Answers `POST /api/v1/user/user-queries/`. Sends a question to the support desk. */
    submitUserQuery: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        name: string;
        email?: string | undefined;
        phone_number?: string | undefined;
        message: string;
        consultation_id?: Id | undefined;
    }, UserQueryReceipt>;
    /** Answers `GET /api/v1/services/default-config/small/`. Settings every page needs. */
    getDefaultConfig: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, DefaultConfig>;
    /** Answers `POST /api/v1/templates/landing-page-user/`. Leaves a name and a number on the landing page. */
    createLandingPageLead: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        name: string;
        phone_number: string;
        source?: string | undefined;
    }, LeadReceipt>;
    /** Answers `GET /api/v1/management/get-no-of-downloads/`. How often the app was downloaded. */
    getDownloadCount: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, DownloadCount>;
    /** Answers `GET /api/v1/templates/mantra/`. Mantras, as one whole list. */
    listMantras: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<MantraSummary>>;
    /** Answers `GET /api/v1/templates/mantra-category/`. Categories of mantras, as one whole list. */
    listMantraCategories: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<MantraCategory>>;
    /** Answers `GET /api/v1/templates/mantra-category/detail_view/`. One category with its mantras. */
    getMantraCategory: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        slug: string;
    }, undefined, MantraCategoryDetail>;
    /** Answers `GET /api/v1/templates/mantra/detail_view/`. One mantra with text, meaning and recording. */
    getMantra: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        slug: string;
        language?: string | undefined;
    }, undefined, Mantra>;
    /** Answers `GET /api/v1/templates/mantra/languages/`. Languages one mantra is written in. */
    listMantraLanguages: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        slug: string;
    }, undefined, MantraLanguage[]>;
    /** Answers `POST /api/v1/consultation/{type}/request-initiate/`. Asks an astrologer for a chat or a call. */
    requestConsultation: import("./dist/types/src/msw.ts").MakeHandler<{
        type: ConsultationKind;
    }, {}, {
        consultant_id: Id;
    }, ConsultationRequest>;
    /** Answers `POST /api/v1/consultation/chat/initiate/`. Opens the chat of a consultation that was asked for. */
    startChat: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        consultation_id: Id;
    }, ChatSession>;
    /** Answers `POST /api/v1/consultation/call/initiate/`. Opens the call of a consultation that was asked for. */
    startCall: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        consultation_id: Id;
    }, CallSession>;
    /** Answers `POST /api/v1/consultation/end-consultation/{id}/`. Ends a consultation and answers what it cost. */
    endConsultation: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, {
        auto_end: boolean;
        chat_end_reason?: string | undefined;
        consultation_termination_type?: number | undefined;
    }, EndedConsultation>;
    /** Answers `GET /api/v1/consultation/ongoing-status/`. The consultation that is running, if there is one. */
    getOngoingStatus: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, ConsultationStatusReply>;
    /**
     * Answers `PATCH /api/v1/consultation/ongoing-status/`. Cancels a request that still waits, or notes that the
     * end of a consultation was seen.
     */
    updateOngoingStatus: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        consultation_id: Id;
    }, ConsultationStatusReply>;
    /** Answers `POST /api/v1/consultation/review/`. Rates a consultation that has ended. */
    submitConsultationReview: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        consultation_id: Id;
        rating: 1 | 2 | 3 | 4 | 5;
        comment?: string | undefined;
        is_anonymous?: boolean | undefined;
    }, ReviewReceipt>;
    /** Answers `POST /api/v1/consultation/ongoing-chat/send-message/`. Sends a message or a file into a running chat. */
    sendChatMessage: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, FormData | {
        consultation_id: Id;
        text?: string | undefined;
        attachment?: Blob | undefined;
        client_message_id?: string | undefined;
    }, ChatMessage>;
    /** Answers `GET /api/v1/user/consultation-history/`. The consultations of the customer, page by page. */
    listConsultationHistory: import("./dist/types/src/msw.ts").MakeHandler<{}, {
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
    listConsultationMessages: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {
        after?: Id | undefined;
    }, undefined, ChatMessage[]>;
    /** Answers `GET /api/v1/consultation/place-astro-pickup-call/{id}/`. Rings the astrologer's phone. */
    placeAstrologerPickupCall: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, undefined, PickupCall>;
    /**
     * Answers `PATCH /api/v1/consultation/consultation-detail/{id}/update_max_call_duration/`. Works out anew how
     * long a consultation may last, or lowers it.
     */
    updateMaxCallDuration: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, {
        max_call_duration?: number | undefined;
    } | undefined, CallDuration>;
    /** Answers `POST /api/v1/consultation/call-recording-url/`. Where the recording of a call can be heard. */
    getCallRecordingUrl: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        consultation_id: Id;
    }, CallRecording>;
    /** Answers `GET /api/v1/consultation/consultant-live-stream/`. Live streams, page by page. */
    listLiveStreams: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        status?: LiveStatus | undefined;
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<LiveStream>>;
    /** Answers `GET /api/v1/consultation/consultant-live-stream/{id}/`. One live stream. */
    getLiveStream: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, undefined, LiveStream>;
    /**
     * Answers `GET /api/v1/consultation/consultant-live-stream/{id}/live-stream-token/`. What a viewer needs to join
     * one live stream.
     */
    getLiveStreamToken: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, undefined, LiveStreamToken>;
    /**
     * Answers `PATCH /api/v1/consultation/consultant-live-stream/{id}/update-live-stream-status/`. Starts or ends a
     * live stream.
     */
    updateLiveStreamStatus: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, {
        status: LiveStatus;
    }, LiveStream>;
    /**
     * Answers `PATCH /api/v1/consultation/consultant-live-stream/{id}/block-live-stream-user/`. Shuts a viewer out
     * of a live stream, or lets them in again.
     */
    blockLiveStreamUser: import("./dist/types/src/msw.ts").MakeHandler<{
        id: Id;
    }, {}, {
        user_id: Id;
        is_blocked: boolean;
    }, BlockedLiveUser>;
    /**
     * Answers `POST /api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/`. Waits for an
     * astrologer who is busy.
     */
    joinQueue: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        consultant_id: Id;
        order_type: OrderType;
    }, QueueEntry>;
    /**
     * Answers `POST /api/v1/consultation/consultation-queue-user/remove-from-queue/`. Stops waiting for an
     * astrologer.
     */
    leaveQueue: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        consultant_id: Id;
    }, Detail>;
    /**
     * Answers `GET /api/v1/consultation/consultation-queue-user/`. Everything the customer waits or waited for, page
     * by page.
     */
    listQueue: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<QueueEntry>>;
    /** Answers `GET /api/v1/consultation/consultation-queue-user/my-queue-details/`. What the customer waits for now. */
    getMyQueueDetails: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, MyQueueDetails>;
    /** Answers `GET /api/v1/user/loadamounts/`. Amounts offered for a recharge. */
    listRechargeAmounts: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, RechargeAmount[]>;
    /** Answers `GET /api/v1/user/wallet-reviews/`. What customers say beside the wallet, page by page. */
    listWalletReviews: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<WalletReview>>;
    /** Answers `POST /api/v1/user/wallet/recharge/`. Begins a recharge; no money has moved yet. */
    rechargeWallet: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        amount: Rupees;
        coupon_code?: string | undefined;
    }, WalletRecharge>;
    /**
     * Answers `GET /api/v1/user/wallet/recharge_details/`. What a recharge of this amount would cost, with tax,
     * bonus and coupon.
     */
    getRechargeDetails: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        amount: Rupees;
        coupon_code?: string | undefined;
        txn_id?: string | undefined;
        activity_limit?: number | undefined;
        activity_before?: IsoDateTime | undefined;
    }, undefined, RechargeDetails>;
    /**
     * Answers `POST /api/v2/coupon_management/get_coupon/`. The coupons there are, or one by its code, for an
     * amount.
     */
    checkCoupon: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        code?: string | undefined;
        amount?: Rupees | undefined;
    } | undefined, Coupon[]>;
    /** Answers `POST /api/v1/payments/phonepe/initiate-transaction/`. Answers the page on which a recharge is paid. */
    initiatePhonePePayment: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        txn_id: string;
        path?: string | undefined;
    }, PaymentRedirect>;
    /** Answers `POST /api/v1/payments/phonepe/transaction/status/`. How a payment stands. */
    getPhonePeStatus: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        txn_id: string;
    }, PaymentState>;
    /** Answers `GET /api/v1/payments/tip-amount/`. Amounts offered for a tip. */
    listTipAmounts: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, TipAmount[]>;
    /** Answers `POST /api/v1/payments/tip-amount/{amount}/send-tip-amount/`. Tips an astrologer from the wallet. */
    sendTip: import("./dist/types/src/msw.ts").MakeHandler<{
        amount: Rupees;
    }, {}, {
        tip_amount: Rupees;
        consultant_id?: Id | undefined;
        live_stream_id?: Id | undefined;
    }, TipReceipt>;
    /** Answers `GET /api/v1/astromall/order-place-checker/`. Whether the wallet covers an order of this amount. */
    checkOrderPlacement: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        amount: Rupees;
    }, undefined, OrderPlaceCheck>;
    /** Answers `GET /api/v1/ecommerce/get-course-details/`. All courses. */
    listCourses: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, undefined, Course[]>;
    /** Answers `POST /api/v1/ecommerce/course-enrollment/`. Reserves a seat in a course. */
    enrolInCourse: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        course_id: Id;
        name?: string | undefined;
        email?: string | undefined;
        phone_number?: string | undefined;
    }, CourseEnrollment>;
    /**
     * Answers `POST /api/v1/payments/ecommerce-initiate-payment/`. Answers the page on which a course, or an order
     * of the store, is paid.
     */
    initiateCoursePayment: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        enrollment_id?: Id | undefined;
        path?: string | undefined;
        kind?: 'course' | 'store' | undefined;
        items?: CartItem[] | undefined;
        address?: DeliveryAddress | undefined;
        total?: Rupees | undefined;
    }, PaymentRedirect>;
    /**
     * Answers `POST /api/v1/payments/ecommerce-payment-callback/`. Tells the server that the customer is back from
     * paying a course or an order.
     */
    confirmCoursePayment: import("./dist/types/src/msw.ts").MakeHandler<{}, {}, {
        txn_id: string;
    }, CoursePaymentResult>;
    /** Answers `GET /api/v1/kun_store/products/`. Products, all or of one category, page by page. */
    listProducts: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        category__slug?: string | undefined;
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<ProductSummary>>;
    /** Answers `GET /api/v1/kun_store/categories/`. Categories of products, page by page. */
    listProductCategories: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<ProductCategory>>;
    /** Answers `GET /api/v1/kun_store/products/{slug}/`. One product. */
    getProduct: import("./dist/types/src/msw.ts").MakeHandler<{
        slug: string;
    }, {}, undefined, Product>;
    /**
     * Answers `GET /api/v1/kun_store/products/{slug}/description/`. The long text, figures and questions of one
     * product.
     */
    getProductDescription: import("./dist/types/src/msw.ts").MakeHandler<{
        slug: string;
    }, {}, undefined, ProductDescription>;
    /** Answers `GET /api/v1/kun_store/products/{slug}/ratings/`. What customers say about one product, page by page. */
    listProductRatings: import("./dist/types/src/msw.ts").MakeHandler<{
        slug: string;
    }, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<ProductRating>>;
    /** Answers `GET /api/v1/kun_store/orders`. The orders of the customer, page by page. */
    listOrders: import("./dist/types/src/msw.ts").MakeHandler<{}, {
        limit?: 'all' | number | undefined;
        offset?: number | undefined;
    }, undefined, Paginated<StoreOrder>>;
};

// ── dist/types/src/generated/horoscope.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { CalculatorInput, CalculatorResult, Horoscope, HoroscopeQuery, HoroscopeRange, HoroscopeType, Paginated, QueryValue, ZodiacSign } from './dist/types/src/generated/types.gen.ts';
/**
 * One horoscope: of a kind, or for a span of time and a sign.
 *
 * A day is a day in India. A kind without a sign answers aries.
 *
 * `GET /api/v1/horoscope/`.
 */
export declare function getHoroscope(client: Client, input: HoroscopeQuery, options?: CallOptions): Promise<Horoscope>;
/**
 * The kinds of horoscope in the header menu.
 *
 * When it fails the menu shows its two built-in entries.
 *
 * `GET /api/v2/horoscope/type-list`.
 */
export declare function listHoroscopeTypes(client: Client, options?: CallOptions): Promise<HoroscopeType[]>;
/** What `queryHoroscopes` takes. */
export interface QueryHoroscopesInput {
    type?: string | undefined;
    range?: HoroscopeRange | undefined;
    sign?: ZodiacSign | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
    [key: string]: QueryValue;
}
/**
 * Horoscopes by any query the server understands.
 *
 * Keys beyond the known ones are sent as they are. `date=2026-11-20` counts the range, or the kind, from that
 * day; without a sign all twelve answer.
 *
 * `GET /api/v2/horoscope/`.
 */
export declare function queryHoroscopes(client: Client, input?: QueryHoroscopesInput, options?: CallOptions): Promise<Paginated<Horoscope>>;
/** What `runCalculator` takes. */
export interface RunCalculatorInput {
    product: string;
    calculator_type: string;
}
/**
 * Runs a calculator on birth details.
 *
 * Changes nothing on the server, so it is repeated like a read. A time of birth is `06:45` on clocks of the
 * birth place; a place is coordinates with a time zone, or a name.
 *
 * `POST /api/v1/services/{product}-calculator/`. Carries the token when there is a session. Refusals:
 * `FieldErrors`.
 */
export declare function runCalculator(client: Client, input: RunCalculatorInput, body: CalculatorInput, options?: CallOptions): Promise<CalculatorResult>;

// ── dist/types/src/generated/live.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { BlockedLiveUser, Id, LiveStatus, LiveStream, LiveStreamToken, Paginated } from './dist/types/src/generated/types.gen.ts';
/** What `listLiveStreams` takes. */
export interface ListLiveStreamsInput {
    status?: LiveStatus | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Live streams, page by page.
 *
 * `GET /api/v1/consultation/consultant-live-stream/`. Carries the token when there is a session.
 */
export declare function listLiveStreams(client: Client, input?: ListLiveStreamsInput, options?: CallOptions): Promise<Paginated<LiveStream>>;
/**
 * One live stream.
 *
 * `GET /api/v1/consultation/consultant-live-stream/{id}/`. Carries the token when there is a session. Refusals:
 * `DetailError`.
 */
export declare function getLiveStream(client: Client, input: {
    id: Id;
}, options?: CallOptions): Promise<LiveStream>;
/**
 * What a viewer needs to join one live stream.
 *
 * `GET /api/v1/consultation/consultant-live-stream/{id}/live-stream-token/`. Needs a session.
 */
export declare function getLiveStreamToken(client: Client, input: {
    id: Id;
}, options?: CallOptions): Promise<LiveStreamToken>;
/**
 * Starts or ends a live stream.
 *
 * For consultants; a customer gets a 403.
 *
 * `PATCH /api/v1/consultation/consultant-live-stream/{id}/update-live-stream-status/`. Needs a consultant's
 * session. Refusals: `DetailError`.
 */
export declare function updateLiveStreamStatus(client: Client, input: {
    id: Id;
}, body: {
    status: LiveStatus;
}, options?: CallOptions): Promise<LiveStream>;
/** What `blockLiveStreamUser` takes. */
export interface BlockLiveStreamUserBody {
    user_id: Id;
    is_blocked: boolean;
}
/**
 * Shuts a viewer out of a live stream, or lets them in again.
 *
 * For consultants; a customer gets a 403.
 *
 * `PATCH /api/v1/consultation/consultant-live-stream/{id}/block-live-stream-user/`. Needs a consultant's
 * session. Refusals: `DetailError`.
 */
export declare function blockLiveStreamUser(client: Client, input: {
    id: Id;
}, body: BlockLiveStreamUserBody, options?: CallOptions): Promise<BlockedLiveUser>;

// ── dist/types/src/generated/mantras.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Mantra, MantraCategory, MantraCategoryDetail, MantraLanguage, MantraSummary, Paginated } from './dist/types/src/generated/types.gen.ts';
/** What `listMantras` takes. */
export interface ListMantrasInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Mantras, as one whole list.
 *
 * `GET /api/v1/templates/mantra/`.
 */
export declare function listMantras(client: Client, input?: ListMantrasInput, options?: CallOptions): Promise<Paginated<MantraSummary>>;
/** What `listMantraCategories` takes. */
export interface ListMantraCategoriesInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Categories of mantras, as one whole list.
 *
 * `GET /api/v1/templates/mantra-category/`.
 */
export declare function listMantraCategories(client: Client, input?: ListMantraCategoriesInput, options?: CallOptions): Promise<Paginated<MantraCategory>>;
/**
 * One category with its mantras.
 *
 * `GET /api/v1/templates/mantra-category/detail_view/`. Refusals: `DetailError`.
 */
export declare function getMantraCategory(client: Client, input: {
    slug: string;
}, options?: CallOptions): Promise<MantraCategoryDetail>;
/** What `getMantra` takes. */
export interface GetMantraInput {
    slug: string;
    language?: string | undefined;
}
/**
 * One mantra with text, meaning and recording.
 *
 * `language` chooses the language of the text; the Accept-Language header stays as it is.
 *
 * `GET /api/v1/templates/mantra/detail_view/`. Refusals: `DetailError`.
 */
export declare function getMantra(client: Client, input: GetMantraInput, options?: CallOptions): Promise<Mantra>;
/**
 * Languages one mantra is written in.
 *
 * `GET /api/v1/templates/mantra/languages/`.
 */
export declare function listMantraLanguages(client: Client, input: {
    slug: string;
}, options?: CallOptions): Promise<MantraLanguage[]>;

// ── dist/types/src/generated/payments.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Id, OrderPlaceCheck, PaymentRedirect, PaymentState, Rupees, TipAmount, TipReceipt } from './dist/types/src/generated/types.gen.ts';
/** What `initiatePhonePePayment` takes. */
export interface InitiatePhonePePaymentBody {
    txn_id: string;
    path?: string | undefined;
}
/**
 * Answers the page on which a recharge is paid.
 *
 * `path` is where the customer comes back to: a path of this site, never another origin.
 *
 * `POST /api/v1/payments/phonepe/initiate-transaction/`. Needs a session. Refusals: `DetailError`.
 */
export declare function initiatePhonePePayment(client: Client, body: InitiatePhonePePaymentBody, options?: CallOptions): Promise<PaymentRedirect>;
/**
 * How a payment stands.
 *
 * Polled after the customer comes back from the payment page.
 *
 * `POST /api/v1/payments/phonepe/transaction/status/`. Needs a session.
 */
export declare function getPhonePeStatus(client: Client, body: {
    txn_id: string;
}, options?: CallOptions): Promise<PaymentState>;
/**
 * Amounts offered for a tip.
 *
 * `GET /api/v1/payments/tip-amount/`. Carries the token when there is a session.
 */
export declare function listTipAmounts(client: Client, options?: CallOptions): Promise<TipAmount[]>;
/** What `sendTip` takes. */
export interface SendTipBody {
    consultant_id?: Id | undefined;
    live_stream_id?: Id | undefined;
}
/**
 * Tips an astrologer from the wallet.
 *
 * The amount is given once; the client writes it into the path and into `tip_amount`.
 *
 * `POST /api/v1/payments/tip-amount/{amount}/send-tip-amount/`. Needs a session. Refusals:
 * `InsufficientBalanceError`, `DetailError`.
 */
export declare function sendTip(client: Client, input: {
    amount: Rupees;
}, body?: SendTipBody, options?: CallOptions): Promise<TipReceipt>;
/**
 * Whether the wallet covers an order of this amount.
 *
 * It holds no order up: things are paid past the wallet, on the page of `initiateCoursePayment`.
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
 * Places whose name begins like the term.
 *
 * Called while somebody types: abort the call before.
 *
 * `GET /api/v1/user/places-by-term`. Carries the token when there is a session.
 */
export declare function searchPlaces(client: Client, input: {
    term: string;
}, options?: CallOptions): Promise<PlaceSuggestion[]>;
/**
 * Where the place with this name is, and its time zone.
 *
 * `GET /api/v1/user/get-place-details`. Carries the token when there is a session.
 */
export declare function getPlaceDetails(client: Client, input: {
    term: string;
}, options?: CallOptions): Promise<PlaceDetails>;
/**
 * Where the place with this id is, and its time zone.
 *
 * `GET /api/v1/user/place-id-details`. Carries the token when there is a session.
 */
export declare function getPlaceById(client: Client, input: {
    place_id: string;
}, options?: CallOptions): Promise<PlaceDetails>;

// ── dist/types/src/generated/queue.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Detail, Id, MyQueueDetails, OrderType, Paginated, QueueEntry } from './dist/types/src/generated/types.gen.ts';
/** What `joinQueue` takes. */
export interface JoinQueueBody {
    consultant_id: Id;
    order_type: OrderType;
}
/**
 * Waits for an astrologer who is busy.
 *
 * Our own choice: who waits already may change between chat and call with the same call.
 *
 * `POST /api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/`. Needs a session.
 * Refusals: `DetailError`, `InsufficientBalanceError`.
 */
export declare function joinQueue(client: Client, body: JoinQueueBody, options?: CallOptions): Promise<QueueEntry>;
/**
 * Stops waiting for an astrologer.
 *
 * `POST /api/v1/consultation/consultation-queue-user/remove-from-queue/`. Needs a session.
 */
export declare function leaveQueue(client: Client, body: {
    consultant_id: Id;
}, options?: CallOptions): Promise<Detail>;
/** What `listQueue` takes. */
export interface ListQueueInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Everything the customer waits or waited for, page by page.
 *
 * `GET /api/v1/consultation/consultation-queue-user/`. Needs a session.
 */
export declare function listQueue(client: Client, input?: ListQueueInput, options?: CallOptions): Promise<Paginated<QueueEntry>>;
/**
 * What the customer waits for now.
 *
 * `GET /api/v1/consultation/consultation-queue-user/my-queue-details/`. Needs a session.
 */
export declare function getMyQueueDetails(client: Client, options?: CallOptions): Promise<MyQueueDetails>;

// ── dist/types/src/generated/registration.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { RegistrationForm, RegistrationReceipt } from './dist/types/src/generated/types.gen.ts';
/**
 * The fields somebody fills in to become a consultant.
 *
 * `GET /api/v2/astro/register/form-fields/`.
 */
export declare function getConsultantRegistrationForm(client: Client, options?: CallOptions): Promise<RegistrationForm>;
/**
 * Applies to become a consultant.
 *
 * The fields are those of `getConsultantRegistrationForm`. With a file among them the body is multipart and each
 * value is a form field of its own.
 *
 * `POST /api/v2/astro/register/`. Carries the token when there is a session. Refusals: `FieldErrors`.
 */
export declare function registerConsultant(client: Client, body: {
    values: {
        [key: string]: string | number | boolean | string[] | Blob;
    };
}, options?: CallOptions): Promise<RegistrationReceipt>;

// ── dist/types/src/generated/store.gen.d.ts

import type { CallOptions, Client } from './dist/types/src/client/client.ts';
import type { Paginated, Product, ProductCategory, ProductDescription, ProductRating, ProductSummary, StoreOrder } from './dist/types/src/generated/types.gen.ts';
/** What `listProducts` takes. */
export interface ListProductsInput {
    category__slug?: string | undefined;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Products, all or of one category, page by page.
 *
 * `GET /api/v1/kun_store/products/`.
 */
export declare function listProducts(client: Client, input?: ListProductsInput, options?: CallOptions): Promise<Paginated<ProductSummary>>;
/** What `listProductCategories` takes. */
export interface ListProductCategoriesInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * Categories of products, page by page.
 *
 * `GET /api/v1/kun_store/categories/`.
 */
export declare function listProductCategories(client: Client, input?: ListProductCategoriesInput, options?: CallOptions): Promise<Paginated<ProductCategory>>;
/**
 * One product.
 *
 * `GET /api/v1/kun_store/products/{slug}/`. Refusals: `DetailError`.
 */
export declare function getProduct(client: Client, input: {
    slug: string;
}, options?: CallOptions): Promise<Product>;
/**
 * The long text, figures and questions of one product.
 *
 * `GET /api/v1/kun_store/products/{slug}/description/`.
 */
export declare function getProductDescription(client: Client, input: {
    slug: string;
}, options?: CallOptions): Promise<ProductDescription>;
/** What `listProductRatings` takes. */
export interface ListProductRatingsInput {
    slug: string;
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * What customers say about one product, page by page.
 *
 * `GET /api/v1/kun_store/products/{slug}/ratings/`.
 */
export declare function listProductRatings(client: Client, input: ListProductRatingsInput, options?: CallOptions): Promise<Paginated<ProductRating>>;
/** What `listOrders` takes. */
export interface ListOrdersInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * The orders of the customer, page by page.
 *
 * `GET /api/v1/kun_store/orders`. Needs a session.
 */
export declare function listOrders(client: Client, input?: ListOrdersInput, options?: CallOptions): Promise<Paginated<StoreOrder>>;

// ── dist/types/src/generated/types.gen.d.ts

/** One page of a list. `next` is the address of the following page, null on the last one. */
export interface Paginated<Item> {
    count: number;
    next: string | null;
    previous: string | null;
    results: Item[];
}
/** A number the server gives to a thing. */
export type Id = number;
/**
 * ISO 8601 date and time with an offset: `2026-11-20T18:05:00+05:30`. Stays a string; the client makes no Date
 * of it.
 */
export type IsoDateTime = string;
/** ISO 8601 date: `1994-08-17`. */
export type IsoDate = string;
/** An amount in rupees, at most two decimals. */
export type Rupees = number;
export type Gender = 'male' | 'female' | 'other';
export type ZodiacSign = 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces';
/** What a query can carry. null and undefined are left out; a list repeats its key. */
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
    /** Only `astro_rejected` has a meaning of its own: the astrologer declined. */
    sub_status: 'astro_rejected' | (string & {}) | null;
    /** Why it ended, in a sentence to show. */
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
    /** What of the charge came back into the wallet; present when something did. */
    refunded?: Rupees | undefined;
    /** Why it came back, in a sentence to show. */
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
    /** Seconds the balance lasts for. */
    max_call_duration: number;
    price_per_minute: Rupees;
    expires_at: IsoDateTime;
    queue_position: number | null;
}
export interface ChatSession {
    id: Id;
    channel: string;
    /** For a chat service with tokens of its own; empty where messages go through these calls. */
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
    /** What of the charge came back into the wallet; present when something did. */
    refunded?: Rupees | undefined;
    /** Why it came back, in a sentence to show. */
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
    /** Where the file is, for who knows it, to the end of the next UTC day; null when none is kept (any more). */
    attachment_url: string | null;
    created_at: IsoDateTime;
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
    /** What was taken, also where some of it came back. */
    amount_charged: Rupees;
    /** Included in `amount_charged`, where tax is paid on use. */
    gst?: Rupees | undefined;
    rating: number | null;
    has_recording: boolean;
    /** What a minute cost: with the duration, the receipt. */
    price_per_minute?: Rupees | undefined;
    ended_by?: 'customer' | 'astrologer' | 'time' | null | undefined;
    /** Why it ended, in a sentence to show. */
    status_message?: string | null | undefined;
    /** What the customer asked the desk about it last, with `submitUserQuery`. */
    question?: ConsultationQuestion | undefined;
    /** Until when the customer may ask about it; absent when they may not. */
    ask_until?: IsoDateTime | undefined;
    /** What of the charge came back into the wallet; present when something did. */
    refunded?: Rupees | undefined;
    /** Why it came back, in a sentence to show. */
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
    /** Seconds the code stays good. */
    expires_in: number;
    /** Seconds until another code may be asked for. */
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
    /** Present when the server replaces the refresh token too. */
    refresh?: string | undefined;
}
export interface UserProfile extends UserSummary {
    /** What the wallet holds. */
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
/** What is missing stays as it is; null empties the field. */
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
/** One sentence about what happened. */
export interface Detail {
    detail: string;
}
/** A refusal in one sentence. */
export interface DetailError {
    detail: string;
    code?: string | undefined;
}
/** Sentences by field; `non_field_errors` holds those about the whole. */
export type FieldErrors = {
    [key: string]: string[];
};
/** A 401 about the token itself. */
export interface TokenError {
    detail: string;
    code: 'token_not_valid' | 'not_authenticated' | 'user_inactive';
    messages?: {
        token_class: string;
        token_type: string;
        message: string;
    }[] | undefined;
}
/** A 402: the wallet holds less than the call needs. */
export interface InsufficientBalanceError {
    detail: string;
    code: 'insufficient_balance';
    balance: Rupees;
    required: Rupees;
}
/** A 429; the Retry-After header says the same as `wait`. */
export interface ThrottledError {
    detail: string;
    code: 'throttled';
    /** Seconds until the next try. */
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
}
/** An astrologer in a menu. */
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
/** Money that goes back to its payer; `completed_at` is null until it has. */
export interface PaymentRefund {
    amount: Rupees;
    completed_at: IsoDateTime | null;
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
    /** The wallet covers it. */
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
/**
 * One thing that happened in the wallet; all minutes of a consultation are one, and so is all that came back of
 * it.
 */
export interface WalletActivity {
    id: string;
    kind: 'recharge' | 'consultation' | 'tip' | 'refund' | 'other';
    title: string;
    /** Below zero when the wallet paid it. */
    amount: Rupees;
    /** What the wallet held afterwards; null when no money moved. */
    balance: Rupees | null;
    status: PaymentStatus;
    txn_id: string | null;
    consultation_id: Id | null;
    created_at: IsoDateTime;
    /** Why money came back, in a sentence to show. */
    reason?: string | undefined;
}
export interface WalletReceipt {
    /** Null until the money has arrived. */
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
    /** Present when `txn_id` asked for one recharge. */
    receipt?: WalletReceipt | undefined;
    /** Present when `activity_limit` asked for it; newest first. */
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
    /** 1 to 5: how much of the sky helps this part of life; null when nobody counted. */
    score: number | null;
    /** The facts of the sky that the words before it come from, as text. */
    because: string;
}
/** Where a graha stands at the beginning of a horoscope. */
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
    /** The facts of the sky that the words before it come from, as text. */
    because: string;
    sections: HoroscopeSection[];
    /** The nine grahas at sunrise of the first day, as the words were made from. */
    sky: HoroscopeGraha[];
    lucky_color: string | null;
    lucky_number: string | null;
}
export interface HoroscopeType {
    id: Id;
    /** The word that `getHoroscope` takes: `horoscope-2025`. */
    type: string;
    name: string;
    slug: string;
    order: number;
    is_active: boolean;
}
/** Either a kind of horoscope, or a span of time together with a sign. */
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
    /** The day a panchang calculator is asked about; when left out, the day of birth, and without one today. */
    date?: IsoDate | undefined;
}
export interface CalculatorHouse {
    /** 1 to 12, from the lagna on. */
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
    /** Of 36 for kundli-matching, of 100 for the other matches, else the number found or null. */
    score: number | null;
    summary: string;
    sections: {
        title: string;
        text: string;
    }[];
    /** Twelve houses from the lagna on, for calculators that draw a chart. */
    chart: CalculatorHouse[] | null;
    /** Stretches of time in order, for calculators that find some. */
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
    /** Why it brought nothing, or what becomes of the money. */
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
    })[];
    total: Rupees;
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
export interface DeliveryAddress {
    name: string;
    phone_number: string;
    line1: string;
    line2?: string | undefined;
    city: string;
    state: string;
    pincode: string;
}
export type LiveStatus = 'scheduled' | 'live' | 'ended';
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
}
export interface LiveStreamToken {
    token: string;
    channel: string;
    uid: number;
    expires_at: IsoDateTime;
    /** embedded: `whep` and `index.m3u8` stand under `url`. livekit: `url` is the server to connect to. */
    transport?: 'embedded' | 'livekit' | undefined;
    url?: string | undefined;
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
    /** A name of the time zone database: `Asia/Kolkata`. */
    timezone: string;
    utc_offset_minutes: number;
    country_code: string;
}
export interface QueueEntry {
    id: Id;
    consultant: AstrologerOption;
    order_type: OrderType;
    position: number;
    /** The likeliest wait; 0 where nobody can say, and the range is null then. */
    estimated_wait_seconds: number;
    /** What the wait may be: up to the paid time of all who come before. Null where nobody can say. */
    estimated_wait_range?: {
        from_seconds: number;
        to_seconds: number;
    } | null | undefined;
    status: 'waiting' | 'called' | 'left' | 'served';
    joined_at: IsoDateTime;
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
    /** The least, as in HTML: a number or a day. */
    min?: string | undefined;
    /** The most, as in HTML: a number or a day. */
    max?: string | undefined;
    /** What the whole text has to match, as in HTML. */
    pattern?: string | undefined;
    /** The limits in a sentence; it is also what an answer beyond them is told. */
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
 * Amounts offered for a recharge.
 *
 * `GET /api/v1/user/loadamounts/`. Carries the token when there is a session.
 */
export declare function listRechargeAmounts(client: Client, options?: CallOptions): Promise<RechargeAmount[]>;
/** What `listWalletReviews` takes. */
export interface ListWalletReviewsInput {
    limit?: 'all' | number | undefined;
    offset?: number | undefined;
}
/**
 * What customers say beside the wallet, page by page.
 *
 * `GET /api/v1/user/wallet-reviews/`. Carries the token when there is a session.
 */
export declare function listWalletReviews(client: Client, input?: ListWalletReviewsInput, options?: CallOptions): Promise<Paginated<WalletReview>>;
/** What `rechargeWallet` takes. */
export interface RechargeWalletBody {
    amount: Rupees;
    coupon_code?: string | undefined;
}
/**
 * Begins a recharge; no money has moved yet.
 *
 * The `txn_id` of the reply goes to `initiatePhonePePayment`.
 *
 * `POST /api/v1/user/wallet/recharge/`. Needs a session. Refusals: `FieldErrors`.
 */
export declare function rechargeWallet(client: Client, body: RechargeWalletBody, options?: CallOptions): Promise<WalletRecharge>;
/** What `getRechargeDetails` takes. */
export interface GetRechargeDetailsInput {
    amount: Rupees;
    coupon_code?: string | undefined;
    txn_id?: string | undefined;
    activity_limit?: number | undefined;
    activity_before?: IsoDateTime | undefined;
}
/**
 * What a recharge of this amount would cost, with tax, bonus and coupon.
 *
 * Our own choice: `txn_id` answers an earlier recharge with its receipt in place of a quote, `activity_limit`
 * adds what happened in the wallet, and `activity_before` (the `created_at` of the last entry shown) the page
 * after it.
 *
 * `GET /api/v1/user/wallet/recharge_details/`. Needs a session.
 */
export declare function getRechargeDetails(client: Client, input: GetRechargeDetailsInput, options?: CallOptions): Promise<RechargeDetails>;
/** What `checkCoupon` takes. */
export interface CheckCouponBody {
    code?: string | undefined;
    amount?: Rupees | undefined;
}
/**
 * The coupons there are, or one by its code, for an amount.
 *
 * Changes nothing on the server, so it is repeated like a read.
 *
 * `POST /api/v2/coupon_management/get_coupon/`. Needs a session. Refusals: `DetailError`.
 */
export declare function checkCoupon(client: Client, body?: CheckCouponBody, options?: CallOptions): Promise<Coupon[]>;

// ── dist/types/src/msw/handler.d.ts

import { type HttpHandler } from 'msw';
import { type Reader } from './dist/types/src/msw/readers.ts';
/** A request to one call, read as the table describes it. */
export interface Asked<Params, Query, Body> {
    /** What the holes of the path hold. */
    params: Params;
    /** What the query says. The client fills in the table's defaults; another sender may leave them out. */
    query: Query;
    /** The JSON that was sent, undefined without one. A body that holds a file arrives as FormData. */
    body: Body;
    /** The request itself, still unread. */
    request: Request;
}
type Answer<Reply> = Reply | Response | undefined;
/**
 * Answers one call: with the reply, which is sent as JSON under the call's own status; with a Response, say
 * `HttpResponse.json({ detail: 'No such astrologer' }, { status: 404 })`; or with undefined, which leaves the request
 * to the next handler.
 */
export type Resolver<Params, Query, Body, Reply> = (asked: Asked<Params, Query, Body>) => Answer<Reply> | Promise<Answer<Reply>>;
/** Makes an msw handler out of a resolver. */
export type MakeHandler<Params, Query, Body, Reply> = (resolver: Resolver<Params, Query, Body, Reply>) => HttpHandler;
/** `path` matches the end of an address and names its holes; `readers` read what is not text. */
export declare function handler<Params, Query, Body, Reply>(method: 'get' | 'post' | 'patch', path: RegExp, status: number, readers?: Record<string, Reader>): MakeHandler<Params, Query, Body, Reply>;
export {};

// ── dist/types/src/msw/handlers-from.d.ts

import { type HttpHandler } from 'msw';
/**
 * Sends every request to `…/api/…` to a fetch handler, such as a whole backend that runs in this process or on this
 * page: `setupServer(...handlersFrom(backend.fetch))`. With `baseUrl` only requests to that address are taken;
 * without, those to any host.
 */
export declare function handlersFrom(fetchHandler: (request: Request) => Response | Promise<Response>, { baseUrl }?: {
    baseUrl?: string;
}): HttpHandler[];

// ── dist/types/src/msw/readers.d.ts

/** Makes a value of the texts that a path or a query holds under one key. */
export type Reader = (texts: string[]) => unknown;
export declare const text: Reader;
/** What is no number stays text: `limit` may be `all`. */
export declare const number: Reader;
export declare const flag: Reader;
export declare const texts: Reader;
export declare const numbers: Reader;

// ── dist/types/src/recharge-limits.d.ts

/** The smallest recharge, in whole rupees. */
export declare const MIN_RECHARGE_RUPEES = 50;
/** The largest recharge, in whole rupees. */
export declare const MAX_RECHARGE_RUPEES = 50000;

// ── dist/types/src/storage/cookie-storage.d.ts

import type { TokenStorage } from './dist/types/src/client/tokens.ts';
interface CookieStorageOptions {
    /** Name of the lock and of the channel that tabs share; `tarapath` when missing. */
    prefix?: string;
}
/**
 * Keeps tokens in the cookies `access_token`, `refresh_token` and `log_token`, which all tabs of an origin share.
 * Where cookies are blocked it keeps them in memory. Signing out in one tab tells the others; no token is told.
 */
export declare function cookieStorage({ prefix }?: CookieStorageOptions): TokenStorage;
export {};

// ── dist/types/src/storage/memory-storage.d.ts

import type { Tokens, TokenStorage } from './dist/types/src/client/tokens.ts';
/** Keeps tokens for as long as the program runs. */
export declare function memoryStorage(tokens?: Tokens): TokenStorage;

// ── dist/types/src/storage/reload-once.d.ts

/**
 * Reloads the page, but not again within `withinMs` milliseconds, whatever happens in between.
 * Made for `onSessionLost`: where cookies cannot be removed, a reload would otherwise follow the other for ever.
 * Answers whether it reloads.
 */
export declare function reloadOnce(withinMs?: number): boolean;

// ── dist/types/src/storage/request-storage.d.ts

import type { TokenStorage } from './dist/types/src/client/tokens.ts';
/**
 * The tokens in the cookies of one incoming request, for a client that renders this request's page on a server.
 * With `setCookies`, changes are appended there as Set-Cookie headers. Use it with `refresh: 'never'`.
 */
export declare function requestStorage(request: Request, setCookies?: Headers): TokenStorage;

// ── dist/types/src/storage/web-lock.d.ts

/**
 * A lock that all tabs of one origin share, for the `lock` of a storage. It is waited for at most `acquireMs`
 * milliseconds; then, and where the browser has no locks or forbids them, the work runs without it.
 */
export declare function webLock(prefix?: string, acquireMs?: number): <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;

// ── dist/types/table/row.d.ts

import { z } from 'zod';
/**
 * none: never carries a token. optional: carries one when there is a session, works without.
 * required: needs a session.
 */
export type Auth = 'none' | 'optional' | 'required';
/** safe: a read. idempotent: a second try changes nothing more. none: repeated only under an idempotency key. */
export type Retry = 'safe' | 'idempotent' | 'none';
/** auto: a 401, or a missing access token, may start the one shared refresh. never: it may not. */
export type Refresh = 'auto' | 'never';
export type Role = 'visitor' | 'customer' | 'consultant';
interface Definition<AuthOf extends Auth, Response extends z.ZodType, Params extends z.ZodRawShape, Query extends z.ZodObject, Body extends z.ZodType | null> {
    /** One sentence for the doc comment. */
    summary: string;
    auth: AuthOf;
    response: Response;
    /** One schema for each `{hole}` of the path. */
    params?: Params;
    query?: Query;
    /** What a caller may pass where that is narrower than `query`. */
    queryInput?: z.ZodType;
    /** An optional schema means that the call works without a body. */
    body?: Body;
    /** Body fields the client copies from the path, by name: `{ tip_amount: 'amount' }`. */
    bodyFromPath?: Record<string, string>;
    status?: 200 | 201;
    errors?: z.ZodType[];
    refresh?: Refresh;
    retry?: Retry;
    /** The client makes an Idempotency-Key for each call and keeps it through every repetition. */
    idempotencyKey?: boolean;
    role?: Role;
    /** A public page may make this call while it is rendered on the server. */
    ssr?: boolean;
    /** What an answer does to the session: it starts one, or ends it whatever the answer is. */
    session?: 'starts' | 'ends';
    /** The product shows nobody that this call failed. */
    silent?: boolean;
    /** Outlives the page, and a failure answers undefined. */
    fireAndForget?: boolean;
    cache?: 'no-store';
    /** The call that has the same method and path. */
    sameAs?: string;
    deprecated?: boolean;
    notes?: string;
}
/** One call of the platform. Query and path schemas describe decoded values: numbers, booleans, lists. */
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
/** Writes the group and its own name into each row. */
export declare function group<const Group extends string, Rows extends Record<string, object>>(name: Group, rows: Rows): { [Name in keyof Rows]: Rows[Name] & {
    name: Name;
    group: Group;
}; };
export {};
