// Generated from table/ by `pnpm generate`; change the table instead.

import { handler } from '../msw/handler.ts'
import { boolean, number, numbers, strings } from '../msw/readers.ts'
import type {
  AccessToken,
  Astrologer,
  AstrologerFilter,
  AstrologerOption,
  AstrologerReview,
  AstrologerSummary,
  AuthSession,
  Banner,
  BannerSet,
  BlockedLiveUser,
  CalculatorInput,
  CalculatorResult,
  CallDuration,
  CallRecording,
  CallSession,
  CartItem,
  ChatMessage,
  ChatSession,
  ClientIp,
  ConsultationHistoryItem,
  ConsultationKind,
  ConsultationRequest,
  ConsultationStatus,
  ConsultationStatusReply,
  Coupon,
  Course,
  CourseEnrollment,
  CoursePaymentResult,
  CustomerReview,
  DefaultConfig,
  DeliveryAddress,
  Detail,
  DownloadCount,
  EndedConsultation,
  FavouriteList,
  FavouriteState,
  GalleryItem,
  Gender,
  Horoscope,
  HoroscopeQuery,
  HoroscopeRange,
  HoroscopeType,
  Id,
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
  OrderPlaceCheck,
  OrderType,
  OtpSent,
  OtpVerified,
  Paginated,
  PaymentRedirect,
  PaymentState,
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
  RegistrationForm,
  RegistrationReceipt,
  ReviewReceipt,
  Rupees,
  Speciality,
  SpecialityQuestions,
  StoreOrder,
  Testimonial,
  TipAmount,
  TipReceipt,
  TrendingCategory,
  TrendingQuestion,
  UserProfile,
  UserProfileUpdate,
  UserQueryReceipt,
  WalletRecharge,
  WalletReview,
  ZodiacSign,
} from './types.gen.ts'

/**
 * Creates typed msw handlers, one function for each endpoint:
 * `server.use(handlers.getAstrologer(({ params }) => ({ ...astrologer, id: params.id })))`.
 * They handle requests to any host. Endpoints with the same method and path handle each other's requests.
 */
export const handlers = {
  /** Answers `POST /api/v1/user/authorize/otp_login/`. Sends a one-time code to a phone. */
  requestLoginOtp: handler<{}, {}, { phone_number: string; country_code?: string | undefined; request_token?: string | undefined }, OtpSent>('post', /\/api\/v1\/user\/authorize\/otp_login\/$/, 200),
  /** Answers `POST /api/v1/user/authorize/otp_verify/`. Exchanges the code for a session. */
  verifyLoginOtp: handler<{}, {}, { phone_number: string; otp_key: string; request_token?: string | undefined }, AuthSession>('post', /\/api\/v1\/user\/authorize\/otp_verify\/$/, 200),
  /** Answers `PATCH /api/v1/user/authorize/logout/`. Ends the session on the server and on this device. */
  logout: handler<{}, {}, { refresh: string }, Detail>('patch', /\/api\/v1\/user\/authorize\/logout\/$/, 200),
  /** Answers `POST /api/token/refresh/`. Exchanges the refresh token for a new access token. */
  refreshAccessToken: handler<{}, {}, { refresh: string }, AccessToken>('post', /\/api\/token\/refresh\/$/, 200),
  /**
   * Answers `GET /api/v1/user/profile/get_details/`. The signed-in customer, with the wallet balance and the
   * running consultation.
   */
  getMyProfile: handler<{}, {}, undefined, UserProfile>('get', /\/api\/v1\/user\/profile\/get_details\/$/, 200),
  /** Answers `PATCH /api/v1/user/profile/{id}/`. Changes the profile of the signed-in customer. */
  updateProfile: handler<{ id: Id }, {}, UserProfileUpdate | FormData, UserProfile>('patch', /\/api\/v1\/user\/profile\/(?<id>[\d.]+)\/$/, 200, { id: number }),
  /** Answers `POST /api/v1/user/delete-user`. Deletes the account of the signed-in customer. */
  deleteMyAccount: handler<{}, {}, { reason?: string | undefined; verification_token?: string | undefined; give_up_balance?: Rupees | undefined } | undefined, Detail>('post', /\/api\/v1\/user\/delete-user$/, 200),
  /** Answers `POST /api/v1/user/send-otp`. Sends a code that confirms a phone number, other than for signing in. */
  sendOtp: handler<{}, {}, { phone_number: string; request_token?: string | undefined }, OtpSent>('post', /\/api\/v1\/user\/send-otp$/, 200),
  /** Answers `POST /api/v1/user/verify-otp`. Verifies a code from `sendOtp`. */
  verifyOtp: handler<{}, {}, { phone_number: string; otp_key: string; request_token?: string | undefined }, OtpVerified>('post', /\/api\/v1\/user\/verify-otp$/, 200),
  /** Answers `GET /api/v1/user/ip`. The IP address of this device. */
  getMyIp: handler<{}, {}, undefined, ClientIp>('get', /\/api\/v1\/user\/ip$/, 200),
  /** Answers `GET /api/v1/user/places-by-term`. Places whose name begins with the term. */
  searchPlaces: handler<{}, { term: string }, undefined, PlaceSuggestion[]>('get', /\/api\/v1\/user\/places-by-term$/, 200),
  /** Answers `GET /api/v1/user/get-place-details`. Coordinates and time zone of the place with this name. */
  getPlaceDetails: handler<{}, { term: string }, undefined, PlaceDetails>('get', /\/api\/v1\/user\/get-place-details$/, 200),
  /** Answers `GET /api/v1/user/place-id-details`. Coordinates and time zone of the place with this id. */
  getPlaceById: handler<{}, { place_id: string }, undefined, PlaceDetails>('get', /\/api\/v1\/user\/place-id-details$/, 200),
  /** Answers `GET /api/v1/horoscope/`. One horoscope: by type, or by range and sign. */
  getHoroscope: handler<{}, HoroscopeQuery, undefined, Horoscope>('get', /\/api\/v1\/horoscope\/$/, 200),
  /** Answers `GET /api/v2/horoscope/type-list`. The horoscope types of the header menu. */
  listHoroscopeTypes: handler<{}, {}, undefined, HoroscopeType[]>('get', /\/api\/v2\/horoscope\/type-list$/, 200),
  /** Answers `GET /api/v2/horoscope/`. Horoscopes by any query that the server supports. */
  queryHoroscopes: handler<{}, { type?: string | undefined; range?: HoroscopeRange | undefined; sign?: ZodiacSign | undefined; limit?: 'all' | number | undefined; offset?: number | undefined; [key: string]: QueryValue }, undefined, Paginated<Horoscope>>('get', /\/api\/v2\/horoscope\/$/, 200, { limit: number, offset: number }),
  /** Answers `POST /api/v1/services/{product}-calculator/`. Runs a calculator with birth details. */
  runCalculator: handler<{ product: string }, { calculator_type: string }, CalculatorInput, CalculatorResult>('post', /\/api\/v1\/services\/(?<product>[^/]+)-calculator\/$/, 200),
  /**
   * Answers `GET /api/v1/astro/consultants/recommended/`. Recommended astrologers, in general or similar to one
   * astrologer.
   */
  listRecommendedAstrologers: handler<{}, { astro_count?: number | undefined; consultant_id?: Id | undefined }, undefined, AstrologerSummary[]>('get', /\/api\/v1\/astro\/consultants\/recommended\/$/, 200, { astro_count: number, consultant_id: number }),
  /**
   * Answers `GET /api/v1/astro/consultant/recommended-consultants/`. Astrologers recommended to the signed-in
   * customer.
   */
  listPersonalRecommendations: handler<{}, {}, undefined, AstrologerSummary[]>('get', /\/api\/v1\/astro\/consultant\/recommended-consultants\/$/, 200),
  /** Answers `GET /api/v1/astro/consultant/`. Astrologers who are available for a chat and a call now. */
  listAvailableAstrologers: handler<{}, { astro_count?: number | undefined; is_available_for_call?: boolean | undefined; is_available_for_chat?: boolean | undefined }, undefined, Paginated<AstrologerSummary>>('get', /\/api\/v1\/astro\/consultant\/$/, 200, { astro_count: number, is_available_for_call: boolean, is_available_for_chat: boolean }),
  /** Answers `GET /api/v1/astro/consultant/`. Astrologers by filters, without default filters. */
  filterAstrologers: handler<{}, { astro_count?: number | undefined; speciality?: Id[] | undefined; language?: string[] | undefined; gender?: Gender | undefined; search?: string | undefined; ordering?: 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience' | undefined; is_available_for_call?: boolean | undefined; is_available_for_chat?: boolean | undefined; limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<AstrologerSummary>>('get', /\/api\/v1\/astro\/consultant\/$/, 200, { astro_count: number, speciality: numbers, language: strings, is_available_for_call: boolean, is_available_for_chat: boolean, limit: number, offset: number }),
  /** Answers `GET /api/v1/astro/consultants/`. The astrologers of the consultation page, paginated. */
  listAstrologers: handler<{}, { speciality?: Id[] | undefined; language?: string[] | undefined; gender?: Gender | undefined; search?: string | undefined; ordering?: 'rating' | '-rating' | 'price' | '-price' | 'experience' | '-experience' | undefined; is_available_for_call?: boolean | undefined; is_available_for_chat?: boolean | undefined; limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<AstrologerSummary>>('get', /\/api\/v1\/astro\/consultants\/$/, 200, { speciality: numbers, language: strings, is_available_for_call: boolean, is_available_for_chat: boolean, limit: number, offset: number }),
  /** Answers `GET /api/v1/astro/consultants/{id}/`. One astrologer with everything the profile page shows. */
  getAstrologer: handler<{ id: Id }, {}, undefined, Astrologer>('get', /\/api\/v1\/astro\/consultants\/(?<id>[\d.]+)\/$/, 200, { id: number }),
  /** Answers `GET /api/v1/astro/consultants/{id}/gallery/`. Pictures and videos of one astrologer. */
  listAstrologerGallery: handler<{ id: Id }, {}, undefined, GalleryItem[]>('get', /\/api\/v1\/astro\/consultants\/(?<id>[\d.]+)\/gallery\/$/, 200, { id: number }),
  /** Answers `GET /api/v1/astro/consultants/{id}/custom-reviews/`. Customer reviews of one astrologer, paginated. */
  listAstrologerReviews: handler<{ id: Id }, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<AstrologerReview>>('get', /\/api\/v1\/astro\/consultants\/(?<id>[\d.]+)\/custom-reviews\/$/, 200, { id: number, limit: number, offset: number }),
  /** Answers `GET /api/v1/astro/consultants/select/`. Every astrologer as id and name, for a menu. */
  listAstrologerOptions: handler<{}, {}, undefined, AstrologerOption[]>('get', /\/api\/v1\/astro\/consultants\/select\/$/, 200),
  /** Answers `GET /api/v1/astro/consultant-filter-list/`. The filters of the list and their options. */
  getAstrologerFilters: handler<{}, {}, undefined, AstrologerFilter[]>('get', /\/api\/v1\/astro\/consultant-filter-list\/$/, 200),
  /**
   * Answers `GET /api/v1/astro/consultants/recharge_amounts/`. Recharge amounts suggested before a consultation
   * with this astrologer.
   */
  listRechargeAmountsForAstrologer: handler<{}, { consultant_id: Id }, undefined, RechargeAmount[]>('get', /\/api\/v1\/astro\/consultants\/recharge_amounts\/$/, 200, { consultant_id: number }),
  /**
   * Answers `PATCH /api/v1/astro/consultants/{id}/mark-favourite/`. Adds one astrologer to the favourites, or
   * removes them.
   */
  setAstrologerFavourite: handler<{ id: Id }, {}, { action: 'add' | 'remove' }, FavouriteState>('patch', /\/api\/v1\/astro\/consultants\/(?<id>[\d.]+)\/mark-favourite\/$/, 200, { id: number }),
  /**
   * Answers `POST /api/v1/astro/consultants/manage_favorite/`. Adds several astrologers to the favourites, or
   * removes them.
   */
  manageFavouriteAstrologers: handler<{}, {}, { consultant_ids: Id[]; action: 'add' | 'remove' }, FavouriteList>('post', /\/api\/v1\/astro\/consultants\/manage_favorite\/$/, 200),
  /** Answers `GET /api/v1/astro/speciality/`. The specialities of astrologers, paginated. */
  listSpecialities: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<Speciality>>('get', /\/api\/v1\/astro\/speciality\/$/, 200, { limit: number, offset: number }),
  /**
   * Answers `GET /api/v1/astro/speciality/{id}/questions/`. Common questions about one speciality, and astrologers
   * who answer them.
   */
  listSpecialityQuestions: handler<{ id: Id }, { astro_count?: number | undefined }, undefined, SpecialityQuestions>('get', /\/api\/v1\/astro\/speciality\/(?<id>[\d.]+)\/questions\/$/, 200, { id: number, astro_count: number }),
  /** Answers `GET /api/v1/astro/category/trending/`. Trending categories, each with some astrologers. */
  listTrendingCategories: handler<{}, { astro_count?: number | undefined }, undefined, TrendingCategory[]>('get', /\/api\/v1\/astro\/category\/trending\/$/, 200, { astro_count: number }),
  /** Answers `GET /api/v1/astro/trending-questions/`. Trending questions. */
  listTrendingQuestions: handler<{}, {}, undefined, TrendingQuestion[]>('get', /\/api\/v1\/astro\/trending-questions\/$/, 200),
  /** Answers `GET /api/v1/astro/language/`. The languages astrologers speak; not paginated by default. */
  listLanguages: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<Language>>('get', /\/api\/v1\/astro\/language\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v2/astro/register/form-fields/`. The fields of the consultant registration form. */
  getConsultantRegistrationForm: handler<{}, {}, undefined, RegistrationForm>('get', /\/api\/v2\/astro\/register\/form-fields\/$/, 200),
  /** Answers `POST /api/v2/astro/register/`. Applies to become a consultant. */
  registerConsultant: handler<{}, {}, { values: { [key: string]: string | number | boolean | string[] | Blob } } | FormData, RegistrationReceipt>('post', /\/api\/v2\/astro\/register\/$/, 201),
  /** Answers `POST /api/v2/astro/save-log/`. Reports an unexpected state of the app. */
  saveDiagnosticLog: handler<{}, {}, { log: string; context?: { [key: string]: string } | undefined }, Detail>('post', /\/api\/v2\/astro\/save-log\/$/, 200),
  /** Answers `GET /api/v1/user/banners/`. Banners for this visitor. */
  listUserBanners: handler<{}, { platform?: 'web' | 'mobile' | undefined }, undefined, Banner[]>('get', /\/api\/v1\/user\/banners\/$/, 200),
  /** Answers `GET /api/v1/templates/banner/`. Banners, paginated. */
  listBanners: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<Banner>>('get', /\/api\/v1\/templates\/banner\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v1/templates/all-banners/`. All banners by position. */
  getAllBanners: handler<{}, {}, undefined, BannerSet>('get', /\/api\/v1\/templates\/all-banners\/$/, 200),
  /** Answers `GET /api/v1/templates/client-testimonials/`. Customer testimonials about the platform, paginated. */
  listTestimonials: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<Testimonial>>('get', /\/api\/v1\/templates\/client-testimonials\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v1/templates/primary-banner/`. The banners at the top of the page; not paginated by default. */
  listPrimaryBanners: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<Banner>>('get', /\/api\/v1\/templates\/primary-banner\/$/, 200, { limit: number, offset: number }),
  /**
   * Answers `GET /api/v1/templates/secondary-banner/`. The banners further down the page; not paginated by
   * default.
   */
  listSecondaryBanners: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<Banner>>('get', /\/api\/v1\/templates\/secondary-banner\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v1/user/customer-reviews/`. Reviews of consultations, paginated. */
  listCustomerReviews: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<CustomerReview>>('get', /\/api\/v1\/user\/customer-reviews\/$/, 200, { limit: number, offset: number }),
  /** Answers `POST /api/v1/user/user-queries/`. Sends a question to the support desk. */
  submitUserQuery: handler<{}, {}, { name: string; email?: string | undefined; phone_number?: string | undefined; message: string; consultation_id?: Id | undefined }, UserQueryReceipt>('post', /\/api\/v1\/user\/user-queries\/$/, 201),
  /** Answers `GET /api/v1/services/default-config/small/`. Settings that every page needs. */
  getDefaultConfig: handler<{}, {}, undefined, DefaultConfig>('get', /\/api\/v1\/services\/default-config\/small\/$/, 200),
  /** Answers `POST /api/v1/templates/landing-page-user/`. Submits a name and a phone number on the landing page. */
  createLandingPageLead: handler<{}, {}, { name: string; phone_number: string; source?: string | undefined }, LeadReceipt>('post', /\/api\/v1\/templates\/landing-page-user\/$/, 201),
  /** Answers `GET /api/v1/management/get-no-of-downloads/`. The number of app downloads. */
  getDownloadCount: handler<{}, {}, undefined, DownloadCount>('get', /\/api\/v1\/management\/get-no-of-downloads\/$/, 200),
  /** Answers `GET /api/v1/templates/mantra/`. Mantras; not paginated by default. */
  listMantras: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<MantraSummary>>('get', /\/api\/v1\/templates\/mantra\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v1/templates/mantra-category/`. Categories of mantras; not paginated by default. */
  listMantraCategories: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<MantraCategory>>('get', /\/api\/v1\/templates\/mantra-category\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v1/templates/mantra-category/detail_view/`. One category with its mantras. */
  getMantraCategory: handler<{}, { slug: string }, undefined, MantraCategoryDetail>('get', /\/api\/v1\/templates\/mantra-category\/detail_view\/$/, 200),
  /** Answers `GET /api/v1/templates/mantra/detail_view/`. One mantra with its text, meaning and recording. */
  getMantra: handler<{}, { slug: string; language?: string | undefined }, undefined, Mantra>('get', /\/api\/v1\/templates\/mantra\/detail_view\/$/, 200),
  /** Answers `GET /api/v1/templates/mantra/languages/`. The languages in which one mantra is available. */
  listMantraLanguages: handler<{}, { slug: string }, undefined, MantraLanguage[]>('get', /\/api\/v1\/templates\/mantra\/languages\/$/, 200),
  /** Answers `POST /api/v1/consultation/{type}/request-initiate/`. Requests a chat or a call with an astrologer. */
  requestConsultation: handler<{ type: ConsultationKind }, {}, { consultant_id: Id; price_per_minute?: Rupees | undefined }, ConsultationRequest>('post', /\/api\/v1\/consultation\/(?<type>[^/]+)\/request-initiate\/$/, 201),
  /** Answers `POST /api/v1/consultation/chat/initiate/`. Starts the chat of a requested consultation. */
  startChat: handler<{}, {}, { consultation_id: Id; share_birth_details?: boolean | undefined; first_question?: string | undefined }, ChatSession>('post', /\/api\/v1\/consultation\/chat\/initiate\/$/, 200),
  /** Answers `POST /api/v1/consultation/call/initiate/`. Starts the call of a requested consultation. */
  startCall: handler<{}, {}, { consultation_id: Id }, CallSession>('post', /\/api\/v1\/consultation\/call\/initiate\/$/, 200),
  /** Answers `POST /api/v1/consultation/end-consultation/{id}/`. Ends a consultation and returns what it cost. */
  endConsultation: handler<{ id: Id }, {}, { auto_end: boolean; chat_end_reason?: string | undefined; consultation_termination_type?: number | undefined }, EndedConsultation>('post', /\/api\/v1\/consultation\/end-consultation\/(?<id>[\d.]+)\/$/, 200, { id: number }),
  /** Answers `GET /api/v1/consultation/ongoing-status/`. The running consultation, if there is one. */
  getOngoingStatus: handler<{}, {}, undefined, ConsultationStatusReply>('get', /\/api\/v1\/consultation\/ongoing-status\/$/, 200),
  /**
   * Answers `PATCH /api/v1/consultation/ongoing-status/`. Cancels a pending consultation request, or acknowledges
   * the end of a consultation.
   */
  updateOngoingStatus: handler<{}, {}, { consultation_id: Id }, ConsultationStatusReply>('patch', /\/api\/v1\/consultation\/ongoing-status\/$/, 200),
  /** Answers `POST /api/v1/consultation/review/`. Rates a consultation that has ended. */
  submitConsultationReview: handler<{}, {}, { consultation_id: Id; rating: 1 | 2 | 3 | 4 | 5; comment?: string | undefined; is_anonymous?: boolean | undefined }, ReviewReceipt>('post', /\/api\/v1\/consultation\/review\/$/, 201),
  /** Answers `POST /api/v1/consultation/ongoing-chat/send-message/`. Sends a message or a file to a running chat. */
  sendChatMessage: handler<{}, {}, { consultation_id: Id; text?: string | undefined; attachment?: Blob | undefined; client_message_id?: string | undefined } | FormData, ChatMessage>('post', /\/api\/v1\/consultation\/ongoing-chat\/send-message\/$/, 201),
  /** Answers `GET /api/v1/user/consultation-history/`. The consultations of the customer, paginated. */
  listConsultationHistory: handler<{}, { order_type?: OrderType | undefined; status?: ConsultationStatus | undefined; ordering?: 'started_at' | '-started_at' | undefined; limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<ConsultationHistoryItem>>('get', /\/api\/v1\/user\/consultation-history\/$/, 200, { order_type: number, limit: number, offset: number }),
  /**
   * Answers `GET /api/v1/user/consultation-history/{id}/all-messages/`. The messages of one consultation, oldest
   * first.
   */
  listConsultationMessages: handler<{ id: Id }, { after?: Id | undefined }, undefined, ChatMessage[]>('get', /\/api\/v1\/user\/consultation-history\/(?<id>[\d.]+)\/all-messages\/$/, 200, { id: number, after: number }),
  /** Answers `GET /api/v1/consultation/place-astro-pickup-call/{id}/`. Rings the astrologer's phone. */
  placeAstrologerPickupCall: handler<{ id: Id }, {}, undefined, PickupCall>('get', /\/api\/v1\/consultation\/place-astro-pickup-call\/(?<id>[\d.]+)\/$/, 200, { id: number }),
  /**
   * Answers `PATCH /api/v1/consultation/consultation-detail/{id}/update_max_call_duration/`. Recalculates the
   * maximum duration of a consultation, or lowers it.
   */
  updateMaxCallDuration: handler<{ id: Id }, {}, { max_call_duration?: number | undefined } | undefined, CallDuration>('patch', /\/api\/v1\/consultation\/consultation-detail\/(?<id>[\d.]+)\/update_max_call_duration\/$/, 200, { id: number }),
  /** Answers `POST /api/v1/consultation/call-recording-url/`. The URL of the recording of a call. */
  getCallRecordingUrl: handler<{}, {}, { consultation_id: Id }, CallRecording>('post', /\/api\/v1\/consultation\/call-recording-url\/$/, 200),
  /** Answers `GET /api/v1/consultation/consultant-live-stream/`. Live streams, paginated. */
  listLiveStreams: handler<{}, { status?: LiveStatus | undefined; limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<LiveStream>>('get', /\/api\/v1\/consultation\/consultant-live-stream\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v1/consultation/consultant-live-stream/{id}/`. One live stream. */
  getLiveStream: handler<{ id: Id }, {}, undefined, LiveStream>('get', /\/api\/v1\/consultation\/consultant-live-stream\/(?<id>[\d.]+)\/$/, 200, { id: number }),
  /**
   * Answers `GET /api/v1/consultation/consultant-live-stream/{id}/live-stream-token/`. The token with which a
   * viewer joins one live stream.
   */
  getLiveStreamToken: handler<{ id: Id }, {}, undefined, LiveStreamToken>('get', /\/api\/v1\/consultation\/consultant-live-stream\/(?<id>[\d.]+)\/live-stream-token\/$/, 200, { id: number }),
  /**
   * Answers `PATCH /api/v1/consultation/consultant-live-stream/{id}/update-live-stream-status/`. Starts, pauses,
   * continues or ends a live stream.
   */
  updateLiveStreamStatus: handler<{ id: Id }, {}, { status: LiveChange }, LiveStream>('patch', /\/api\/v1\/consultation\/consultant-live-stream\/(?<id>[\d.]+)\/update-live-stream-status\/$/, 200, { id: number }),
  /**
   * Answers `PATCH /api/v1/consultation/consultant-live-stream/{id}/block-live-stream-user/`. Blocks a viewer from
   * a live stream, or unblocks them.
   */
  blockLiveStreamUser: handler<{ id: Id }, {}, { user_id: Id; is_blocked: boolean }, BlockedLiveUser>('patch', /\/api\/v1\/consultation\/consultant-live-stream\/(?<id>[\d.]+)\/block-live-stream-user\/$/, 200, { id: number }),
  /**
   * Answers `POST /api/v1/consultation/consultation-queue-user/manage-consultation-queue-user/`. Joins the queue
   * of a busy astrologer.
   */
  joinQueue: handler<{}, {}, { consultant_id: Id; order_type: OrderType }, QueueEntry>('post', /\/api\/v1\/consultation\/consultation-queue-user\/manage-consultation-queue-user\/$/, 200),
  /**
   * Answers `POST /api/v1/consultation/consultation-queue-user/remove-from-queue/`. Leaves the queue of an
   * astrologer.
   */
  leaveQueue: handler<{}, {}, { consultant_id: Id }, Detail>('post', /\/api\/v1\/consultation\/consultation-queue-user\/remove-from-queue\/$/, 200),
  /**
   * Answers `GET /api/v1/consultation/consultation-queue-user/`. Current and past queue entries of the customer,
   * paginated.
   */
  listQueue: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<QueueEntry>>('get', /\/api\/v1\/consultation\/consultation-queue-user\/$/, 200, { limit: number, offset: number }),
  /**
   * Answers `GET /api/v1/consultation/consultation-queue-user/my-queue-details/`. Current queue entries of the
   * customer.
   */
  getMyQueueDetails: handler<{}, {}, undefined, MyQueueDetails>('get', /\/api\/v1\/consultation\/consultation-queue-user\/my-queue-details\/$/, 200),
  /** Answers `GET /api/v1/user/loadamounts/`. Suggested recharge amounts. */
  listRechargeAmounts: handler<{}, {}, undefined, RechargeAmount[]>('get', /\/api\/v1\/user\/loadamounts\/$/, 200),
  /** Answers `GET /api/v1/user/wallet-reviews/`. Customer reviews shown with the wallet, paginated. */
  listWalletReviews: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<WalletReview>>('get', /\/api\/v1\/user\/wallet-reviews\/$/, 200, { limit: number, offset: number }),
  /** Answers `POST /api/v1/user/wallet/recharge/`. Creates a recharge; no money has moved yet. */
  rechargeWallet: handler<{}, {}, { amount: Rupees; coupon_code?: string | undefined }, WalletRecharge>('post', /\/api\/v1\/user\/wallet\/recharge\/$/, 201),
  /**
   * Answers `GET /api/v1/user/wallet/recharge_details/`. The price of a recharge of this amount, with tax, bonus
   * and coupon.
   */
  getRechargeDetails: handler<{}, { amount: Rupees; coupon_code?: string | undefined; txn_id?: string | undefined; activity_limit?: number | undefined; activity_before?: IsoDateTime | undefined }, undefined, RechargeDetails>('get', /\/api\/v1\/user\/wallet\/recharge_details\/$/, 200, { amount: number, activity_limit: number }),
  /** Answers `POST /api/v2/coupon_management/get_coupon/`. All coupons, or one by its code, for an amount. */
  checkCoupon: handler<{}, {}, { code?: string | undefined; amount?: Rupees | undefined } | undefined, Coupon[]>('post', /\/api\/v2\/coupon_management\/get_coupon\/$/, 200),
  /** Answers `POST /api/v1/payments/phonepe/initiate-transaction/`. Returns the payment page of a recharge. */
  initiatePhonePePayment: handler<{}, {}, { txn_id: string; path?: string | undefined }, PaymentRedirect>('post', /\/api\/v1\/payments\/phonepe\/initiate-transaction\/$/, 200),
  /** Answers `POST /api/v1/payments/phonepe/transaction/status/`. The status of a payment. */
  getPhonePeStatus: handler<{}, {}, { txn_id: string }, PaymentState>('post', /\/api\/v1\/payments\/phonepe\/transaction\/status\/$/, 200),
  /** Answers `GET /api/v1/payments/tip-amount/`. Suggested tip amounts. */
  listTipAmounts: handler<{}, {}, undefined, TipAmount[]>('get', /\/api\/v1\/payments\/tip-amount\/$/, 200),
  /** Answers `POST /api/v1/payments/tip-amount/{amount}/send-tip-amount/`. Tips an astrologer from the wallet. */
  sendTip: handler<{ amount: Rupees }, {}, { tip_amount: Rupees; consultant_id?: Id | undefined; live_stream_id?: Id | undefined }, TipReceipt>('post', /\/api\/v1\/payments\/tip-amount\/(?<amount>[\d.]+)\/send-tip-amount\/$/, 201, { amount: number }),
  /**
   * Answers `GET /api/v1/astromall/order-place-checker/`. Whether the wallet balance covers an order of this
   * amount.
   */
  checkOrderPlacement: handler<{}, { amount: Rupees }, undefined, OrderPlaceCheck>('get', /\/api\/v1\/astromall\/order-place-checker\/$/, 200, { amount: number }),
  /** Answers `GET /api/v1/ecommerce/get-course-details/`. All courses. */
  listCourses: handler<{}, {}, undefined, Course[]>('get', /\/api\/v1\/ecommerce\/get-course-details\/$/, 200),
  /** Answers `POST /api/v1/ecommerce/course-enrollment/`. Creates an unpaid enrolment in a course. */
  enrolInCourse: handler<{}, {}, { course_id: Id; name?: string | undefined; email?: string | undefined; phone_number?: string | undefined }, CourseEnrollment>('post', /\/api\/v1\/ecommerce\/course-enrollment\/$/, 201),
  /**
   * Answers `POST /api/v1/payments/ecommerce-initiate-payment/`. Returns the payment page of a course or a store
   * order.
   */
  initiateCoursePayment: handler<{}, {}, { enrollment_id?: Id | undefined; path?: string | undefined; kind?: 'course' | 'store' | undefined; items?: CartItem[] | undefined; address?: DeliveryAddress | undefined; total?: Rupees | undefined }, PaymentRedirect>('post', /\/api\/v1\/payments\/ecommerce-initiate-payment\/$/, 200),
  /**
   * Answers `POST /api/v1/payments/ecommerce-payment-callback/`. Confirms that the customer returned from paying
   * for a course or an order.
   */
  confirmCoursePayment: handler<{}, {}, { txn_id: string }, CoursePaymentResult>('post', /\/api\/v1\/payments\/ecommerce-payment-callback\/$/, 200),
  /** Answers `GET /api/v1/kun_store/products/`. Products, all or of one category, paginated. */
  listProducts: handler<{}, { category__slug?: string | undefined; limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<ProductSummary>>('get', /\/api\/v1\/kun_store\/products\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v1/kun_store/categories/`. Categories of products, paginated. */
  listProductCategories: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<ProductCategory>>('get', /\/api\/v1\/kun_store\/categories\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v1/kun_store/products/{slug}/`. One product. */
  getProduct: handler<{ slug: string }, {}, undefined, Product>('get', /\/api\/v1\/kun_store\/products\/(?<slug>[^/]+)\/$/, 200),
  /**
   * Answers `GET /api/v1/kun_store/products/{slug}/description/`. The description, specifications and FAQs of one
   * product.
   */
  getProductDescription: handler<{ slug: string }, {}, undefined, ProductDescription>('get', /\/api\/v1\/kun_store\/products\/(?<slug>[^/]+)\/description\/$/, 200),
  /** Answers `GET /api/v1/kun_store/products/{slug}/ratings/`. Customer ratings of one product, paginated. */
  listProductRatings: handler<{ slug: string }, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<ProductRating>>('get', /\/api\/v1\/kun_store\/products\/(?<slug>[^/]+)\/ratings\/$/, 200, { limit: number, offset: number }),
  /** Answers `GET /api/v1/kun_store/orders`. The orders of the customer, paginated. */
  listOrders: handler<{}, { limit?: 'all' | number | undefined; offset?: number | undefined }, undefined, Paginated<StoreOrder>>('get', /\/api\/v1\/kun_store\/orders$/, 200, { limit: number, offset: number }),
}
