// Made from table/ by `pnpm generate`; change the table instead.

import { check, type ReplyCheck } from '../checks/check.ts'
import { above, among, flag, list, matching, nullable, number, object, optional, record, steps, text, whole, type Shape } from '../checks/shape.ts'
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
  CalculatorResult,
  CallDuration,
  CallRecording,
  CallSession,
  ChatMessage,
  ChatSession,
  ClientIp,
  ConsultationHistoryItem,
  ConsultationRequest,
  ConsultationStatusReply,
  Coupon,
  Course,
  CourseEnrollment,
  CoursePaymentResult,
  CustomerReview,
  DefaultConfig,
  Detail,
  DownloadCount,
  EndedConsultation,
  FavouriteList,
  FavouriteState,
  GalleryItem,
  Horoscope,
  HoroscopeType,
  Language,
  LeadReceipt,
  LiveStream,
  LiveStreamToken,
  Mantra,
  MantraCategory,
  MantraCategoryDetail,
  MantraLanguage,
  MantraSummary,
  MyQueueDetails,
  OrderPlaceCheck,
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
  QueueEntry,
  RechargeAmount,
  RechargeDetails,
  RegistrationForm,
  RegistrationReceipt,
  ReviewReceipt,
  Speciality,
  SpecialityQuestions,
  StoreOrder,
  Testimonial,
  TipAmount,
  TipReceipt,
  TrendingCategory,
  TrendingQuestion,
  UserProfile,
  UserQueryReceipt,
  WalletRecharge,
  WalletReview,
} from './types.gen.ts'

const paginated = (item: Shape) => object({ count: whole, next: nullable(text), previous: nullable(text), results: list(item) })
const id = () => above(0, whole)
const isoDateTime = () => matching(/^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|([+-](?:[01]\d|2[0-3]):[0-5]\d)))$/, 'a date and time')
const isoDate = () => matching(/^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$/, 'a date')
const rupees = () => steps(0.01, number)
const gender = () => among('male', 'female', 'other')
const zodiacSign = () => among('aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces')
const orderType = () => among(1, 2)
const consultationStatus = () => among('requested', 'accepted', 'ringing', 'in_progress', 'completed', 'cancelled', 'rejected', 'missed')
const ongoingConsultation = () => object({
  is_consultation_inprogress: flag,
  id: id(),
  order_type: orderType(),
  status: consultationStatus(),
  sub_status: nullable(text),
  status_message: nullable(text),
  max_call_duration: nullable(number),
  start_datetime: nullable(isoDateTime()),
  astro_pickup_status: flag,
  customer_pickup_status: flag,
  show_review_popup: flag,
  consultant: nullable(object({ id: id(), name: text, avatar: nullable(text), price_per_minute: rupees() })),
  channel: nullable(text),
  refunded: optional(rupees()),
  refund_reason: optional(nullable(text)),
})
const consultationStatusReply = () => object({
  is_consultation_inprogress: flag,
  ongoing_data: nullable(ongoingConsultation()),
})
const consultationRequest = () => object({
  id: id(),
  order_type: orderType(),
  status: consultationStatus(),
  consultant_id: id(),
  max_call_duration: number,
  price_per_minute: rupees(),
  expires_at: isoDateTime(),
  queue_position: nullable(number),
})
const chatSession = () => object({
  id: id(),
  channel: text,
  chat_token: text,
  max_call_duration: number,
  start_datetime: nullable(isoDateTime()),
  status: consultationStatus(),
})
const callSession = () => object({
  id: id(),
  call_id: text,
  max_call_duration: number,
  start_datetime: nullable(isoDateTime()),
  status: consultationStatus(),
})
const endedConsultation = () => object({
  id: id(),
  status: consultationStatus(),
  status_message: nullable(text),
  duration_seconds: number,
  amount_charged: rupees(),
  balance: rupees(),
  show_review_popup: flag,
  refunded: optional(rupees()),
  refund_reason: optional(nullable(text)),
})
const reviewReceipt = () => object({
  id: id(),
  consultation_id: id(),
  rating: number,
  comment: text,
  created_at: isoDateTime(),
})
const chatMessage = () => object({
  id: id(),
  client_message_id: nullable(text),
  consultation_id: id(),
  sender: among('customer', 'consultant', 'system'),
  kind: among('text', 'image', 'audio', 'kundli'),
  text: nullable(text),
  attachment_url: nullable(text),
  created_at: isoDateTime(),
})
const consultationQuestion = () => object({
  message: text,
  asked_at: isoDateTime(),
  answered_at: nullable(isoDateTime()),
  answer: nullable(text),
})
const consultationHistoryItem = () => object({
  id: id(),
  order_type: orderType(),
  status: consultationStatus(),
  consultant: object({ id: id(), name: text, avatar: nullable(text) }),
  started_at: nullable(isoDateTime()),
  ended_at: nullable(isoDateTime()),
  duration_seconds: number,
  amount_charged: rupees(),
  gst: optional(rupees()),
  rating: nullable(number),
  has_recording: flag,
  price_per_minute: optional(rupees()),
  ended_by: optional(nullable(among('customer', 'astrologer', 'time'))),
  status_message: optional(nullable(text)),
  question: optional(consultationQuestion()),
  ask_until: optional(isoDateTime()),
  refunded: optional(rupees()),
  refund_reason: optional(nullable(text)),
})
const pickupCall = () => object({
  id: id(),
  call_placed: flag,
  astro_pickup_status: flag,
  customer_pickup_status: flag,
  status: consultationStatus(),
})
const callDuration = () => object({
  id: id(),
  max_call_duration: number,
  balance: rupees(),
})
const callRecording = () => object({
  url: text,
  expires_at: isoDateTime(),
  duration_seconds: number,
})
const otpSent = () => object({
  detail: text,
  expires_in: number,
  resend_after: number,
})
const userSummary = () => object({
  id: id(),
  name: text,
  email: nullable(text),
  phone_number: text,
  avatar: nullable(text),
})
const authSession = () => object({
  access: text,
  refresh: text,
  log_token: text,
  is_new_user: flag,
  user: userSummary(),
})
const accessToken = () => object({
  access: text,
  refresh: optional(text),
})
const userProfile = () => object({
  id: id(),
  name: text,
  email: nullable(text),
  phone_number: text,
  avatar: nullable(text),
  balance: rupees(),
  ongoing_consultation: nullable(ongoingConsultation()),
  gender: nullable(gender()),
  date_of_birth: nullable(isoDate()),
  time_of_birth: nullable(text),
  place_of_birth: nullable(text),
  zodiac_sign: nullable(zodiacSign()),
  is_consultant: flag,
  favourite_consultant_ids: list(id()),
  created_at: isoDateTime(),
})
const otpVerified = () => object({
  detail: text,
  verified: flag,
  verification_token: text,
})
const clientIp = () => object({
  ip: text,
})
const detail = () => object({
  detail: text,
})
const availability = () => among('online', 'busy', 'offline')
const speciality = () => object({
  id: id(),
  name: text,
  slug: text,
  icon: nullable(text),
})
const language = () => object({
  id: id(),
  name: text,
  code: text,
})
const astrologerSummary = () => object({
  id: id(),
  name: text,
  slug: text,
  avatar: nullable(text),
  experience_years: number,
  languages: list(text),
  specialities: list(text),
  rating: number,
  review_count: number,
  consultation_count: number,
  price_per_minute: rupees(),
  discounted_price_per_minute: nullable(rupees()),
  is_available_for_chat: flag,
  is_available_for_call: flag,
  availability: availability(),
  wait_time_seconds: nullable(number),
  is_favourite: flag,
  is_verified: flag,
  is_live: flag,
})
const astrologer = () => object({
  id: id(),
  name: text,
  slug: text,
  avatar: nullable(text),
  experience_years: number,
  languages: list(text),
  specialities: list(text),
  rating: number,
  review_count: number,
  consultation_count: number,
  price_per_minute: rupees(),
  discounted_price_per_minute: nullable(rupees()),
  is_available_for_chat: flag,
  is_available_for_call: flag,
  availability: availability(),
  wait_time_seconds: nullable(number),
  is_favourite: flag,
  is_verified: flag,
  is_live: flag,
  about: text,
  education: nullable(text),
  city: nullable(text),
  free_minutes: number,
  next_available_at: nullable(isoDateTime()),
  rating_breakdown: list(object({ stars: number, count: number })),
  gallery_count: number,
})
const astrologerOption = () => object({
  id: id(),
  name: text,
})
const galleryItem = () => object({
  id: id(),
  kind: among('image', 'video'),
  url: text,
  thumbnail: nullable(text),
  caption: nullable(text),
})
const astrologerReview = () => object({
  id: id(),
  user_name: text,
  user_avatar: nullable(text),
  rating: number,
  comment: text,
  reply: nullable(text),
  created_at: isoDateTime(),
})
const filterOption = () => object({
  value: text,
  label: text,
  count: nullable(number),
})
const astrologerFilter = () => object({
  key: text,
  label: text,
  multiple: flag,
  options: list(filterOption()),
})
const favouriteState = () => object({
  consultant_id: id(),
  is_favourite: flag,
})
const favouriteList = () => object({
  consultant_ids: list(id()),
})
const trendingQuestion = () => object({
  id: id(),
  text: text,
  speciality_id: nullable(id()),
  consultation_count: number,
})
const specialityQuestions = () => object({
  speciality: speciality(),
  questions: list(trendingQuestion()),
  consultants: list(astrologerSummary()),
})
const trendingCategory = () => object({
  id: id(),
  name: text,
  slug: text,
  image: nullable(text),
  consultants: list(astrologerSummary()),
})
const paymentStatus = () => among('created', 'pending', 'success', 'failed', 'refunded')
const paymentRefund = () => object({
  amount: rupees(),
  completed_at: nullable(isoDateTime()),
})
const paymentRedirect = () => object({
  txn_id: text,
  redirect_url: text,
  method: among('GET', 'POST'),
  expires_at: isoDateTime(),
})
const paymentState = () => object({
  txn_id: text,
  status: paymentStatus(),
  amount: rupees(),
  balance: rupees(),
  message: nullable(text),
  completed_at: nullable(isoDateTime()),
})
const tipAmount = () => object({
  id: id(),
  amount: rupees(),
  label: nullable(text),
  icon: nullable(text),
})
const tipReceipt = () => object({
  id: id(),
  amount: rupees(),
  balance: rupees(),
  consultant_id: nullable(id()),
  created_at: isoDateTime(),
})
const orderPlaceCheck = () => object({
  can_place: flag,
  balance: rupees(),
  required: rupees(),
  shortfall: rupees(),
  detail: nullable(text),
})
const rechargeAmount = () => object({
  id: id(),
  amount: rupees(),
  bonus: rupees(),
  total: rupees(),
  label: nullable(text),
  is_popular: flag,
})
const walletReview = () => object({
  id: id(),
  user_name: text,
  rating: number,
  comment: text,
  created_at: isoDateTime(),
})
const walletRecharge = () => object({
  txn_id: text,
  amount: rupees(),
  bonus: rupees(),
  gst: rupees(),
  payable: rupees(),
  coupon: nullable(text),
  status: paymentStatus(),
})
const walletActivity = () => object({
  id: text,
  kind: among('recharge', 'consultation', 'tip', 'refund', 'other'),
  title: text,
  amount: rupees(),
  balance: nullable(rupees()),
  status: paymentStatus(),
  txn_id: nullable(text),
  consultation_id: nullable(id()),
  created_at: isoDateTime(),
  reason: optional(text),
})
const walletReceipt = () => object({
  number: nullable(text),
  txn_id: text,
  status: paymentStatus(),
  paid_at: nullable(isoDateTime()),
  refund: optional(paymentRefund()),
})
const rechargeDetails = () => object({
  amount: rupees(),
  bonus: rupees(),
  gst_percent: number,
  gst: rupees(),
  discount: rupees(),
  payable: rupees(),
  coupon: nullable(text),
  receipt: optional(walletReceipt()),
  activity: optional(list(walletActivity())),
})
const coupon = () => object({
  code: text,
  title: text,
  description: text,
  discount_type: among('flat', 'percent'),
  discount: number,
  max_discount: nullable(rupees()),
  min_amount: rupees(),
  valid_until: nullable(isoDateTime()),
  is_applicable: flag,
  discount_amount: rupees(),
})
const horoscopeRange = () => among('yesterday', 'today', 'tomorrow', 'weekly', 'monthly', 'yearly')
const horoscopeSection = () => object({
  key: text,
  title: text,
  html: text,
  score: nullable(number),
  because: text,
})
const horoscopeGraha = () => object({
  graha: text,
  sign: zodiacSign(),
  degrees: number,
  house: whole,
  is_retrograde: flag,
})
const horoscope = () => object({
  id: id(),
  type: text,
  range: nullable(horoscopeRange()),
  sign: zodiacSign(),
  title: text,
  valid_from: isoDate(),
  valid_to: isoDate(),
  summary: text,
  because: text,
  sections: list(horoscopeSection()),
  sky: list(horoscopeGraha()),
  lucky_color: nullable(text),
  lucky_number: nullable(text),
})
const horoscopeType = () => object({
  id: id(),
  type: text,
  name: text,
  slug: text,
  order: number,
  is_active: flag,
})
const calculatorHouse = () => object({
  house: whole,
  sign: zodiacSign(),
  grahas: list(text),
})
const calculatorPeriod = () => object({
  name: text,
  starts_at: isoDateTime(),
  ends_at: isoDateTime(),
  kind: nullable(among('good', 'neutral', 'avoid')),
})
const calculatorResult = () => object({
  calculator_type: text,
  title: text,
  score: nullable(number),
  summary: text,
  sections: list(object({ title: text, text: text })),
  chart: nullable(list(calculatorHouse())),
  periods: list(calculatorPeriod()),
})
const banner = () => object({
  id: id(),
  title: nullable(text),
  image: text,
  mobile_image: nullable(text),
  link: nullable(text),
  alt: text,
  platform: among('web', 'mobile', 'all'),
  order: number,
  starts_at: nullable(isoDateTime()),
  ends_at: nullable(isoDateTime()),
})
const bannerSet = () => object({
  primary: list(banner()),
  secondary: list(banner()),
  promotional: list(banner()),
})
const testimonial = () => object({
  id: id(),
  name: text,
  city: nullable(text),
  avatar: nullable(text),
  rating: number,
  text: text,
  video_url: nullable(text),
})
const customerReview = () => object({
  id: id(),
  user_name: text,
  rating: number,
  comment: text,
  consultant_name: nullable(text),
  created_at: isoDateTime(),
})
const userQueryReceipt = () => object({
  id: id(),
  detail: text,
  created_at: isoDateTime(),
})
const defaultConfig = () => object({
  usp_text_line1: nullable(text),
  support_phone: nullable(text),
  support_email: nullable(text),
  app_links: object({ android: nullable(text), ios: nullable(text) }),
  min_recharge: rupees(),
  horoscope_types: list(horoscopeType()),
  feature_flags: record(flag),
})
const leadReceipt = () => object({
  id: id(),
  detail: text,
})
const downloadCount = () => object({
  downloads: number,
  display: text,
})
const course = () => object({
  id: id(),
  title: text,
  slug: text,
  subtitle: nullable(text),
  description: text,
  image: nullable(text),
  price: rupees(),
  discounted_price: nullable(rupees()),
  duration_hours: number,
  language: text,
  starts_at: nullable(isoDateTime()),
  instructor: nullable(astrologerOption()),
  syllabus: list(object({ title: text, lessons: list(text) })),
  is_enrolled: flag,
  seats_left: nullable(number),
})
const courseEnrollment = () => object({
  id: id(),
  course_id: id(),
  status: among('pending_payment', 'enrolled', 'cancelled'),
  amount: rupees(),
  created_at: isoDateTime(),
})
const coursePaymentResult = () => object({
  txn_id: text,
  status: paymentStatus(),
  enrollment: nullable(courseEnrollment()),
  message: optional(text),
})
const productCategory = () => object({
  id: id(),
  name: text,
  slug: text,
  image: nullable(text),
  product_count: number,
})
const productSummary = () => object({
  id: id(),
  name: text,
  slug: text,
  image: nullable(text),
  price: rupees(),
  discounted_price: nullable(rupees()),
  rating: number,
  rating_count: number,
  in_stock: flag,
  category: object({ name: text, slug: text }),
})
const product = () => object({
  id: id(),
  name: text,
  slug: text,
  image: nullable(text),
  price: rupees(),
  discounted_price: nullable(rupees()),
  rating: number,
  rating_count: number,
  in_stock: flag,
  category: object({ name: text, slug: text }),
  images: list(text),
  short_description: text,
  sku: text,
  max_quantity: number,
  delivery_days: nullable(number),
  variants: list(object({ id: id(), name: text, price: rupees(), in_stock: flag })),
})
const productDescription = () => object({
  slug: text,
  html: text,
  specifications: list(object({ name: text, value: text })),
  faqs: list(object({ question: text, answer: text })),
})
const productRating = () => object({
  id: id(),
  user_name: text,
  rating: number,
  title: nullable(text),
  comment: text,
  images: list(text),
  created_at: isoDateTime(),
})
const storeOrder = () => object({
  id: id(),
  order_number: text,
  status: among('placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'),
  payment_status: paymentStatus(),
  refund: optional(paymentRefund()),
  items: list(object({ product: object({ id: id(), name: text, slug: text, image: nullable(text) }), quantity: number, price: rupees() })),
  total: rupees(),
  tracking_url: nullable(text),
  carrier: optional(nullable(text)),
  tracking_number: optional(nullable(text)),
  placed_at: isoDateTime(),
})
const liveStatus = () => among('scheduled', 'live', 'ended')
const liveStream = () => object({
  id: id(),
  title: text,
  consultant: astrologerOption(),
  thumbnail: nullable(text),
  status: liveStatus(),
  viewer_count: number,
  like_count: number,
  scheduled_at: nullable(isoDateTime()),
  started_at: nullable(isoDateTime()),
  ended_at: nullable(isoDateTime()),
  queue_length: number,
  is_blocked: flag,
})
const liveStreamToken = () => object({
  token: text,
  channel: text,
  uid: number,
  expires_at: isoDateTime(),
  transport: optional(among('embedded', 'livekit')),
  url: optional(text),
})
const blockedLiveUser = () => object({
  live_stream_id: id(),
  user_id: id(),
  is_blocked: flag,
})
const mantraSummary = () => object({
  id: id(),
  title: text,
  slug: text,
  image: nullable(text),
  category: object({ id: id(), name: text, slug: text }),
})
const mantra = () => object({
  id: id(),
  title: text,
  slug: text,
  image: nullable(text),
  category: object({ id: id(), name: text, slug: text }),
  language: text,
  text: text,
  meaning: text,
  benefits: list(text),
  audio_url: nullable(text),
  duration_seconds: nullable(number),
})
const mantraCategory = () => object({
  id: id(),
  name: text,
  slug: text,
  image: nullable(text),
  mantra_count: number,
})
const mantraCategoryDetail = () => object({
  id: id(),
  name: text,
  slug: text,
  image: nullable(text),
  mantra_count: number,
  description: text,
  mantras: list(mantraSummary()),
})
const mantraLanguage = () => object({
  code: text,
  name: text,
})
const placeSuggestion = () => object({
  place_id: text,
  description: text,
  main_text: text,
  secondary_text: text,
})
const placeDetails = () => object({
  place_id: text,
  name: text,
  latitude: number,
  longitude: number,
  timezone: text,
  utc_offset_minutes: number,
  country_code: text,
})
const queueEntry = () => object({
  id: id(),
  consultant: astrologerOption(),
  order_type: orderType(),
  position: number,
  estimated_wait_seconds: number,
  estimated_wait_range: optional(nullable(object({ from_seconds: number, to_seconds: number }))),
  status: among('waiting', 'called', 'left', 'served'),
  joined_at: isoDateTime(),
})
const myQueueDetails = () => object({
  in_queue: flag,
  entries: list(queueEntry()),
})
const registrationField = () => object({
  name: text,
  label: text,
  type: among('text', 'email', 'tel', 'number', 'date', 'select', 'multiselect', 'file', 'textarea'),
  required: flag,
  max_length: nullable(number),
  min: optional(text),
  max: optional(text),
  pattern: optional(text),
  hint: optional(text),
  options: list(object({ value: text, label: text })),
})
const registrationForm = () => object({
  version: number,
  sections: list(object({ title: text, fields: list(registrationField()) })),
})
const registrationReceipt = () => object({
  id: id(),
  status: among('received', 'in_review', 'approved', 'rejected'),
  reference: text,
  created_at: isoDateTime(),
})

/** Looks at the reply of `requestLoginOtp`. */
export const requestLoginOtp: ReplyCheck<OtpSent> = /* @__PURE__ */ check(() => otpSent())
/** Looks at the reply of `verifyLoginOtp`. */
export const verifyLoginOtp: ReplyCheck<AuthSession> = /* @__PURE__ */ check(() => authSession())
/** Looks at the reply of `logout`. */
export const logout: ReplyCheck<Detail> = /* @__PURE__ */ check(() => detail())
/** Looks at the reply of `refreshAccessToken`. */
export const refreshAccessToken: ReplyCheck<AccessToken> = /* @__PURE__ */ check(() => accessToken())
/** Looks at the reply of `getMyProfile`. */
export const getMyProfile: ReplyCheck<UserProfile> = /* @__PURE__ */ check(() => userProfile())
/** Looks at the reply of `updateProfile`. */
export const updateProfile: ReplyCheck<UserProfile> = /* @__PURE__ */ check(() => userProfile())
/** Looks at the reply of `deleteMyAccount`. */
export const deleteMyAccount: ReplyCheck<Detail> = /* @__PURE__ */ check(() => detail())
/** Looks at the reply of `sendOtp`. */
export const sendOtp: ReplyCheck<OtpSent> = /* @__PURE__ */ check(() => otpSent())
/** Looks at the reply of `verifyOtp`. */
export const verifyOtp: ReplyCheck<OtpVerified> = /* @__PURE__ */ check(() => otpVerified())
/** Looks at the reply of `getMyIp`. */
export const getMyIp: ReplyCheck<ClientIp> = /* @__PURE__ */ check(() => clientIp())
/** Looks at the reply of `searchPlaces`. */
export const searchPlaces: ReplyCheck<PlaceSuggestion[]> = /* @__PURE__ */ check(() => list(placeSuggestion()))
/** Looks at the reply of `getPlaceDetails`. */
export const getPlaceDetails: ReplyCheck<PlaceDetails> = /* @__PURE__ */ check(() => placeDetails())
/** Looks at the reply of `getPlaceById`. */
export const getPlaceById: ReplyCheck<PlaceDetails> = /* @__PURE__ */ check(() => placeDetails())
/** Looks at the reply of `getHoroscope`. */
export const getHoroscope: ReplyCheck<Horoscope> = /* @__PURE__ */ check(() => horoscope())
/** Looks at the reply of `listHoroscopeTypes`. */
export const listHoroscopeTypes: ReplyCheck<HoroscopeType[]> = /* @__PURE__ */ check(() => list(horoscopeType()))
/** Looks at the reply of `queryHoroscopes`. */
export const queryHoroscopes: ReplyCheck<Paginated<Horoscope>> = /* @__PURE__ */ check(() => paginated(horoscope()))
/** Looks at the reply of `runCalculator`. */
export const runCalculator: ReplyCheck<CalculatorResult> = /* @__PURE__ */ check(() => calculatorResult())
/** Looks at the reply of `listRecommendedAstrologers`. */
export const listRecommendedAstrologers: ReplyCheck<AstrologerSummary[]> = /* @__PURE__ */ check(() => list(astrologerSummary()))
/** Looks at the reply of `listPersonalRecommendations`. */
export const listPersonalRecommendations: ReplyCheck<AstrologerSummary[]> = /* @__PURE__ */ check(() => list(astrologerSummary()))
/** Looks at the reply of `listAvailableAstrologers`. */
export const listAvailableAstrologers: ReplyCheck<Paginated<AstrologerSummary>> = /* @__PURE__ */ check(() => paginated(astrologerSummary()))
/** Looks at the reply of `filterAstrologers`. */
export const filterAstrologers: ReplyCheck<Paginated<AstrologerSummary>> = /* @__PURE__ */ check(() => paginated(astrologerSummary()))
/** Looks at the reply of `listAstrologers`. */
export const listAstrologers: ReplyCheck<Paginated<AstrologerSummary>> = /* @__PURE__ */ check(() => paginated(astrologerSummary()))
/** Looks at the reply of `getAstrologer`. */
export const getAstrologer: ReplyCheck<Astrologer> = /* @__PURE__ */ check(() => astrologer())
/** Looks at the reply of `listAstrologerGallery`. */
export const listAstrologerGallery: ReplyCheck<GalleryItem[]> = /* @__PURE__ */ check(() => list(galleryItem()))
/** Looks at the reply of `listAstrologerReviews`. */
export const listAstrologerReviews: ReplyCheck<Paginated<AstrologerReview>> = /* @__PURE__ */ check(() => paginated(astrologerReview()))
/** Looks at the reply of `listAstrologerOptions`. */
export const listAstrologerOptions: ReplyCheck<AstrologerOption[]> = /* @__PURE__ */ check(() => list(astrologerOption()))
/** Looks at the reply of `getAstrologerFilters`. */
export const getAstrologerFilters: ReplyCheck<AstrologerFilter[]> = /* @__PURE__ */ check(() => list(astrologerFilter()))
/** Looks at the reply of `listRechargeAmountsForAstrologer`. */
export const listRechargeAmountsForAstrologer: ReplyCheck<RechargeAmount[]> = /* @__PURE__ */ check(() => list(rechargeAmount()))
/** Looks at the reply of `setAstrologerFavourite`. */
export const setAstrologerFavourite: ReplyCheck<FavouriteState> = /* @__PURE__ */ check(() => favouriteState())
/** Looks at the reply of `manageFavouriteAstrologers`. */
export const manageFavouriteAstrologers: ReplyCheck<FavouriteList> = /* @__PURE__ */ check(() => favouriteList())
/** Looks at the reply of `listSpecialities`. */
export const listSpecialities: ReplyCheck<Paginated<Speciality>> = /* @__PURE__ */ check(() => paginated(speciality()))
/** Looks at the reply of `listSpecialityQuestions`. */
export const listSpecialityQuestions: ReplyCheck<SpecialityQuestions> = /* @__PURE__ */ check(() => specialityQuestions())
/** Looks at the reply of `listTrendingCategories`. */
export const listTrendingCategories: ReplyCheck<TrendingCategory[]> = /* @__PURE__ */ check(() => list(trendingCategory()))
/** Looks at the reply of `listTrendingQuestions`. */
export const listTrendingQuestions: ReplyCheck<TrendingQuestion[]> = /* @__PURE__ */ check(() => list(trendingQuestion()))
/** Looks at the reply of `listLanguages`. */
export const listLanguages: ReplyCheck<Paginated<Language>> = /* @__PURE__ */ check(() => paginated(language()))
/** Looks at the reply of `getConsultantRegistrationForm`. */
export const getConsultantRegistrationForm: ReplyCheck<RegistrationForm> = /* @__PURE__ */ check(() => registrationForm())
/** Looks at the reply of `registerConsultant`. */
export const registerConsultant: ReplyCheck<RegistrationReceipt> = /* @__PURE__ */ check(() => registrationReceipt())
/** Looks at the reply of `saveDiagnosticLog`. */
export const saveDiagnosticLog: ReplyCheck<Detail> = /* @__PURE__ */ check(() => detail())
/** Looks at the reply of `listUserBanners`. */
export const listUserBanners: ReplyCheck<Banner[]> = /* @__PURE__ */ check(() => list(banner()))
/** Looks at the reply of `listBanners`. */
export const listBanners: ReplyCheck<Paginated<Banner>> = /* @__PURE__ */ check(() => paginated(banner()))
/** Looks at the reply of `getAllBanners`. */
export const getAllBanners: ReplyCheck<BannerSet> = /* @__PURE__ */ check(() => bannerSet())
/** Looks at the reply of `listTestimonials`. */
export const listTestimonials: ReplyCheck<Paginated<Testimonial>> = /* @__PURE__ */ check(() => paginated(testimonial()))
/** Looks at the reply of `listPrimaryBanners`. */
export const listPrimaryBanners: ReplyCheck<Paginated<Banner>> = /* @__PURE__ */ check(() => paginated(banner()))
/** Looks at the reply of `listSecondaryBanners`. */
export const listSecondaryBanners: ReplyCheck<Paginated<Banner>> = /* @__PURE__ */ check(() => paginated(banner()))
/** Looks at the reply of `listCustomerReviews`. */
export const listCustomerReviews: ReplyCheck<Paginated<CustomerReview>> = /* @__PURE__ */ check(() => paginated(customerReview()))
/** Looks at the reply of `submitUserQuery`. */
export const submitUserQuery: ReplyCheck<UserQueryReceipt> = /* @__PURE__ */ check(() => userQueryReceipt())
/** Looks at the reply of `getDefaultConfig`. */
export const getDefaultConfig: ReplyCheck<DefaultConfig> = /* @__PURE__ */ check(() => defaultConfig())
/** Looks at the reply of `createLandingPageLead`. */
export const createLandingPageLead: ReplyCheck<LeadReceipt> = /* @__PURE__ */ check(() => leadReceipt())
/** Looks at the reply of `getDownloadCount`. */
export const getDownloadCount: ReplyCheck<DownloadCount> = /* @__PURE__ */ check(() => downloadCount())
/** Looks at the reply of `listMantras`. */
export const listMantras: ReplyCheck<Paginated<MantraSummary>> = /* @__PURE__ */ check(() => paginated(mantraSummary()))
/** Looks at the reply of `listMantraCategories`. */
export const listMantraCategories: ReplyCheck<Paginated<MantraCategory>> = /* @__PURE__ */ check(() => paginated(mantraCategory()))
/** Looks at the reply of `getMantraCategory`. */
export const getMantraCategory: ReplyCheck<MantraCategoryDetail> = /* @__PURE__ */ check(() => mantraCategoryDetail())
/** Looks at the reply of `getMantra`. */
export const getMantra: ReplyCheck<Mantra> = /* @__PURE__ */ check(() => mantra())
/** Looks at the reply of `listMantraLanguages`. */
export const listMantraLanguages: ReplyCheck<MantraLanguage[]> = /* @__PURE__ */ check(() => list(mantraLanguage()))
/** Looks at the reply of `requestConsultation`. */
export const requestConsultation: ReplyCheck<ConsultationRequest> = /* @__PURE__ */ check(() => consultationRequest())
/** Looks at the reply of `startChat`. */
export const startChat: ReplyCheck<ChatSession> = /* @__PURE__ */ check(() => chatSession())
/** Looks at the reply of `startCall`. */
export const startCall: ReplyCheck<CallSession> = /* @__PURE__ */ check(() => callSession())
/** Looks at the reply of `endConsultation`. */
export const endConsultation: ReplyCheck<EndedConsultation> = /* @__PURE__ */ check(() => endedConsultation())
/** Looks at the reply of `getOngoingStatus`. */
export const getOngoingStatus: ReplyCheck<ConsultationStatusReply> = /* @__PURE__ */ check(() => consultationStatusReply())
/** Looks at the reply of `updateOngoingStatus`. */
export const updateOngoingStatus: ReplyCheck<ConsultationStatusReply> = /* @__PURE__ */ check(() => consultationStatusReply())
/** Looks at the reply of `submitConsultationReview`. */
export const submitConsultationReview: ReplyCheck<ReviewReceipt> = /* @__PURE__ */ check(() => reviewReceipt())
/** Looks at the reply of `sendChatMessage`. */
export const sendChatMessage: ReplyCheck<ChatMessage> = /* @__PURE__ */ check(() => chatMessage())
/** Looks at the reply of `listConsultationHistory`. */
export const listConsultationHistory: ReplyCheck<Paginated<ConsultationHistoryItem>> = /* @__PURE__ */ check(() => paginated(consultationHistoryItem()))
/** Looks at the reply of `listConsultationMessages`. */
export const listConsultationMessages: ReplyCheck<ChatMessage[]> = /* @__PURE__ */ check(() => list(chatMessage()))
/** Looks at the reply of `placeAstrologerPickupCall`. */
export const placeAstrologerPickupCall: ReplyCheck<PickupCall> = /* @__PURE__ */ check(() => pickupCall())
/** Looks at the reply of `updateMaxCallDuration`. */
export const updateMaxCallDuration: ReplyCheck<CallDuration> = /* @__PURE__ */ check(() => callDuration())
/** Looks at the reply of `getCallRecordingUrl`. */
export const getCallRecordingUrl: ReplyCheck<CallRecording> = /* @__PURE__ */ check(() => callRecording())
/** Looks at the reply of `listLiveStreams`. */
export const listLiveStreams: ReplyCheck<Paginated<LiveStream>> = /* @__PURE__ */ check(() => paginated(liveStream()))
/** Looks at the reply of `getLiveStream`. */
export const getLiveStream: ReplyCheck<LiveStream> = /* @__PURE__ */ check(() => liveStream())
/** Looks at the reply of `getLiveStreamToken`. */
export const getLiveStreamToken: ReplyCheck<LiveStreamToken> = /* @__PURE__ */ check(() => liveStreamToken())
/** Looks at the reply of `updateLiveStreamStatus`. */
export const updateLiveStreamStatus: ReplyCheck<LiveStream> = /* @__PURE__ */ check(() => liveStream())
/** Looks at the reply of `blockLiveStreamUser`. */
export const blockLiveStreamUser: ReplyCheck<BlockedLiveUser> = /* @__PURE__ */ check(() => blockedLiveUser())
/** Looks at the reply of `joinQueue`. */
export const joinQueue: ReplyCheck<QueueEntry> = /* @__PURE__ */ check(() => queueEntry())
/** Looks at the reply of `leaveQueue`. */
export const leaveQueue: ReplyCheck<Detail> = /* @__PURE__ */ check(() => detail())
/** Looks at the reply of `listQueue`. */
export const listQueue: ReplyCheck<Paginated<QueueEntry>> = /* @__PURE__ */ check(() => paginated(queueEntry()))
/** Looks at the reply of `getMyQueueDetails`. */
export const getMyQueueDetails: ReplyCheck<MyQueueDetails> = /* @__PURE__ */ check(() => myQueueDetails())
/** Looks at the reply of `listRechargeAmounts`. */
export const listRechargeAmounts: ReplyCheck<RechargeAmount[]> = /* @__PURE__ */ check(() => list(rechargeAmount()))
/** Looks at the reply of `listWalletReviews`. */
export const listWalletReviews: ReplyCheck<Paginated<WalletReview>> = /* @__PURE__ */ check(() => paginated(walletReview()))
/** Looks at the reply of `rechargeWallet`. */
export const rechargeWallet: ReplyCheck<WalletRecharge> = /* @__PURE__ */ check(() => walletRecharge())
/** Looks at the reply of `getRechargeDetails`. */
export const getRechargeDetails: ReplyCheck<RechargeDetails> = /* @__PURE__ */ check(() => rechargeDetails())
/** Looks at the reply of `checkCoupon`. */
export const checkCoupon: ReplyCheck<Coupon[]> = /* @__PURE__ */ check(() => list(coupon()))
/** Looks at the reply of `initiatePhonePePayment`. */
export const initiatePhonePePayment: ReplyCheck<PaymentRedirect> = /* @__PURE__ */ check(() => paymentRedirect())
/** Looks at the reply of `getPhonePeStatus`. */
export const getPhonePeStatus: ReplyCheck<PaymentState> = /* @__PURE__ */ check(() => paymentState())
/** Looks at the reply of `listTipAmounts`. */
export const listTipAmounts: ReplyCheck<TipAmount[]> = /* @__PURE__ */ check(() => list(tipAmount()))
/** Looks at the reply of `sendTip`. */
export const sendTip: ReplyCheck<TipReceipt> = /* @__PURE__ */ check(() => tipReceipt())
/** Looks at the reply of `checkOrderPlacement`. */
export const checkOrderPlacement: ReplyCheck<OrderPlaceCheck> = /* @__PURE__ */ check(() => orderPlaceCheck())
/** Looks at the reply of `listCourses`. */
export const listCourses: ReplyCheck<Course[]> = /* @__PURE__ */ check(() => list(course()))
/** Looks at the reply of `enrolInCourse`. */
export const enrolInCourse: ReplyCheck<CourseEnrollment> = /* @__PURE__ */ check(() => courseEnrollment())
/** Looks at the reply of `initiateCoursePayment`. */
export const initiateCoursePayment: ReplyCheck<PaymentRedirect> = /* @__PURE__ */ check(() => paymentRedirect())
/** Looks at the reply of `confirmCoursePayment`. */
export const confirmCoursePayment: ReplyCheck<CoursePaymentResult> = /* @__PURE__ */ check(() => coursePaymentResult())
/** Looks at the reply of `listProducts`. */
export const listProducts: ReplyCheck<Paginated<ProductSummary>> = /* @__PURE__ */ check(() => paginated(productSummary()))
/** Looks at the reply of `listProductCategories`. */
export const listProductCategories: ReplyCheck<Paginated<ProductCategory>> = /* @__PURE__ */ check(() => paginated(productCategory()))
/** Looks at the reply of `getProduct`. */
export const getProduct: ReplyCheck<Product> = /* @__PURE__ */ check(() => product())
/** Looks at the reply of `getProductDescription`. */
export const getProductDescription: ReplyCheck<ProductDescription> = /* @__PURE__ */ check(() => productDescription())
/** Looks at the reply of `listProductRatings`. */
export const listProductRatings: ReplyCheck<Paginated<ProductRating>> = /* @__PURE__ */ check(() => paginated(productRating()))
/** Looks at the reply of `listOrders`. */
export const listOrders: ReplyCheck<Paginated<StoreOrder>> = /* @__PURE__ */ check(() => paginated(storeOrder()))
