// Generated from table/ by `pnpm generate`; change the table instead.

import { check, type ReplyCheck } from '../checks/check.ts'
import { array, boolean, enumOf, gt, integer, multipleOf, nullable, number, object, optional, record, regex, string, type Validator } from '../checks/validators.ts'
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

const paginated = (item: Validator) => object({ count: integer, next: nullable(string), previous: nullable(string), results: array(item) })
const id = () => gt(0, integer)
const isoDateTime = () => regex(/^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|([+-](?:[01]\d|2[0-3]):[0-5]\d)))$/, 'a date and time')
const isoDate = () => regex(/^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$/, 'a date')
const rupees = () => multipleOf(0.01, number)
const gender = () => enumOf('male', 'female', 'other')
const zodiacSign = () => enumOf('aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces')
const orderType = () => enumOf(1, 2)
const consultationStatus = () => enumOf('requested', 'accepted', 'ringing', 'in_progress', 'completed', 'cancelled', 'rejected', 'missed')
const ongoingConsultation = () => object({
  is_consultation_inprogress: boolean,
  id: id(),
  order_type: orderType(),
  status: consultationStatus(),
  sub_status: nullable(string),
  status_message: nullable(string),
  max_call_duration: nullable(number),
  start_datetime: nullable(isoDateTime()),
  astro_pickup_status: boolean,
  customer_pickup_status: boolean,
  show_review_popup: boolean,
  consultant: nullable(object({ id: id(), name: string, avatar: nullable(string), price_per_minute: rupees() })),
  channel: nullable(string),
  consultant_is_typing: optional(boolean),
  consultant_read_id: optional(nullable(id())),
  consultant_away_since: optional(nullable(isoDateTime())),
  recording_days: optional(number),
  request_expires_at: optional(isoDateTime()),
  refunded: optional(rupees()),
  refund_reason: optional(nullable(string)),
})
const consultationStatusReply = () => object({
  is_consultation_inprogress: boolean,
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
  channel: string,
  chat_token: string,
  max_call_duration: number,
  start_datetime: nullable(isoDateTime()),
  status: consultationStatus(),
})
const callSession = () => object({
  id: id(),
  call_id: string,
  max_call_duration: number,
  start_datetime: nullable(isoDateTime()),
  status: consultationStatus(),
})
const endedConsultation = () => object({
  id: id(),
  status: consultationStatus(),
  status_message: nullable(string),
  duration_seconds: number,
  amount_charged: rupees(),
  balance: rupees(),
  show_review_popup: boolean,
  refunded: optional(rupees()),
  refund_reason: optional(nullable(string)),
})
const reviewReceipt = () => object({
  id: id(),
  consultation_id: id(),
  rating: number,
  comment: string,
  created_at: isoDateTime(),
})
const chatMessage = () => object({
  id: id(),
  client_message_id: nullable(string),
  consultation_id: id(),
  sender: enumOf('customer', 'consultant', 'system'),
  kind: enumOf('text', 'image', 'audio', 'kundli'),
  text: nullable(string),
  attachment_url: nullable(string),
  created_at: isoDateTime(),
  is_read: optional(boolean),
})
const consultationQuestion = () => object({
  message: string,
  asked_at: isoDateTime(),
  answered_at: nullable(isoDateTime()),
  answer: nullable(string),
})
const consultationHistoryItem = () => object({
  id: id(),
  order_type: orderType(),
  status: consultationStatus(),
  consultant: object({ id: id(), name: string, avatar: nullable(string) }),
  started_at: nullable(isoDateTime()),
  ended_at: nullable(isoDateTime()),
  duration_seconds: number,
  amount_charged: rupees(),
  gst: optional(rupees()),
  rating: nullable(number),
  has_recording: boolean,
  recording_until: optional(isoDateTime()),
  price_per_minute: optional(rupees()),
  ended_by: optional(nullable(enumOf('customer', 'astrologer', 'time'))),
  status_message: optional(nullable(string)),
  reference: optional(string),
  question: optional(consultationQuestion()),
  ask_until: optional(isoDateTime()),
  refunded: optional(rupees()),
  refund_reason: optional(nullable(string)),
})
const pickupCall = () => object({
  id: id(),
  call_placed: boolean,
  astro_pickup_status: boolean,
  customer_pickup_status: boolean,
  status: consultationStatus(),
})
const callDuration = () => object({
  id: id(),
  max_call_duration: number,
  balance: rupees(),
})
const callRecording = () => object({
  url: string,
  expires_at: isoDateTime(),
  duration_seconds: number,
})
const otpSent = () => object({
  detail: string,
  expires_in: number,
  resend_after: number,
})
const userSummary = () => object({
  id: id(),
  name: string,
  email: nullable(string),
  phone_number: string,
  avatar: nullable(string),
})
const authSession = () => object({
  access: string,
  refresh: string,
  log_token: string,
  is_new_user: boolean,
  user: userSummary(),
})
const accessToken = () => object({
  access: string,
  refresh: optional(string),
})
const userProfile = () => object({
  id: id(),
  name: string,
  email: nullable(string),
  phone_number: string,
  avatar: nullable(string),
  balance: rupees(),
  ongoing_consultation: nullable(ongoingConsultation()),
  gender: nullable(gender()),
  date_of_birth: nullable(isoDate()),
  time_of_birth: nullable(string),
  place_of_birth: nullable(string),
  zodiac_sign: nullable(zodiacSign()),
  is_consultant: boolean,
  favourite_consultant_ids: array(id()),
  created_at: isoDateTime(),
})
const otpVerified = () => object({
  detail: string,
  verified: boolean,
  verification_token: string,
})
const clientIp = () => object({
  ip: string,
})
const detail = () => object({
  detail: string,
})
const availability = () => enumOf('online', 'busy', 'offline')
const speciality = () => object({
  id: id(),
  name: string,
  slug: string,
  icon: nullable(string),
})
const language = () => object({
  id: id(),
  name: string,
  code: string,
})
const astrologerSummary = () => object({
  id: id(),
  name: string,
  slug: string,
  avatar: nullable(string),
  experience_years: number,
  languages: array(string),
  specialities: array(string),
  rating: number,
  review_count: number,
  consultation_count: number,
  price_per_minute: rupees(),
  discounted_price_per_minute: nullable(rupees()),
  is_available_for_chat: boolean,
  is_available_for_call: boolean,
  availability: availability(),
  wait_time_seconds: nullable(number),
  is_favourite: boolean,
  is_verified: boolean,
  is_live: boolean,
})
const astrologer = () => object({
  id: id(),
  name: string,
  slug: string,
  avatar: nullable(string),
  experience_years: number,
  languages: array(string),
  specialities: array(string),
  rating: number,
  review_count: number,
  consultation_count: number,
  price_per_minute: rupees(),
  discounted_price_per_minute: nullable(rupees()),
  is_available_for_chat: boolean,
  is_available_for_call: boolean,
  availability: availability(),
  wait_time_seconds: nullable(number),
  is_favourite: boolean,
  is_verified: boolean,
  is_live: boolean,
  about: string,
  education: nullable(string),
  city: nullable(string),
  free_minutes: number,
  next_available_at: nullable(isoDateTime()),
  rating_breakdown: array(object({ stars: number, count: number })),
  gallery_count: number,
  call_recording_days: optional(number),
})
const astrologerOption = () => object({
  id: id(),
  name: string,
})
const galleryItem = () => object({
  id: id(),
  kind: enumOf('image', 'video'),
  url: string,
  thumbnail: nullable(string),
  caption: nullable(string),
})
const astrologerReview = () => object({
  id: id(),
  user_name: string,
  user_avatar: nullable(string),
  rating: number,
  comment: string,
  reply: nullable(string),
  created_at: isoDateTime(),
})
const filterOption = () => object({
  value: string,
  label: string,
  count: nullable(number),
})
const astrologerFilter = () => object({
  key: string,
  label: string,
  multiple: boolean,
  options: array(filterOption()),
})
const favouriteState = () => object({
  consultant_id: id(),
  is_favourite: boolean,
})
const favouriteList = () => object({
  consultant_ids: array(id()),
})
const trendingQuestion = () => object({
  id: id(),
  text: string,
  speciality_id: nullable(id()),
  consultation_count: number,
})
const specialityQuestions = () => object({
  speciality: speciality(),
  questions: array(trendingQuestion()),
  consultants: array(astrologerSummary()),
})
const trendingCategory = () => object({
  id: id(),
  name: string,
  slug: string,
  image: nullable(string),
  consultants: array(astrologerSummary()),
})
const paymentStatus = () => enumOf('created', 'pending', 'success', 'failed', 'refunded')
const paymentRefund = () => object({
  amount: rupees(),
  completed_at: nullable(isoDateTime()),
  message: optional(string),
})
const paymentRedirect = () => object({
  txn_id: string,
  redirect_url: string,
  method: enumOf('GET', 'POST'),
  expires_at: isoDateTime(),
})
const paymentState = () => object({
  txn_id: string,
  status: paymentStatus(),
  amount: rupees(),
  balance: rupees(),
  message: nullable(string),
  completed_at: nullable(isoDateTime()),
})
const tipAmount = () => object({
  id: id(),
  amount: rupees(),
  label: nullable(string),
  icon: nullable(string),
})
const tipReceipt = () => object({
  id: id(),
  amount: rupees(),
  balance: rupees(),
  consultant_id: nullable(id()),
  created_at: isoDateTime(),
})
const orderPlaceCheck = () => object({
  can_place: boolean,
  balance: rupees(),
  required: rupees(),
  shortfall: rupees(),
  detail: nullable(string),
})
const rechargeAmount = () => object({
  id: id(),
  amount: rupees(),
  bonus: rupees(),
  total: rupees(),
  label: nullable(string),
  is_popular: boolean,
})
const walletReview = () => object({
  id: id(),
  user_name: string,
  rating: number,
  comment: string,
  created_at: isoDateTime(),
})
const walletRecharge = () => object({
  txn_id: string,
  amount: rupees(),
  bonus: rupees(),
  gst: rupees(),
  payable: rupees(),
  coupon: nullable(string),
  status: paymentStatus(),
})
const walletActivity = () => object({
  id: string,
  kind: enumOf('recharge', 'consultation', 'tip', 'refund', 'other'),
  title: string,
  amount: rupees(),
  balance: nullable(rupees()),
  status: paymentStatus(),
  txn_id: nullable(string),
  consultation_id: nullable(id()),
  created_at: isoDateTime(),
  reason: optional(string),
})
const walletReceipt = () => object({
  number: nullable(string),
  txn_id: string,
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
  coupon: nullable(string),
  receipt: optional(walletReceipt()),
  activity: optional(array(walletActivity())),
})
const coupon = () => object({
  code: string,
  title: string,
  description: string,
  discount_type: enumOf('flat', 'percent'),
  discount: number,
  max_discount: nullable(rupees()),
  min_amount: rupees(),
  valid_until: nullable(isoDateTime()),
  is_applicable: boolean,
  discount_amount: rupees(),
})
const horoscopeRange = () => enumOf('yesterday', 'today', 'tomorrow', 'weekly', 'monthly', 'yearly')
const horoscopeSection = () => object({
  key: string,
  title: string,
  html: string,
  score: nullable(number),
  because: string,
})
const horoscopeGraha = () => object({
  graha: string,
  sign: zodiacSign(),
  degrees: number,
  house: integer,
  is_retrograde: boolean,
})
const horoscope = () => object({
  id: id(),
  type: string,
  range: nullable(horoscopeRange()),
  sign: zodiacSign(),
  title: string,
  valid_from: isoDate(),
  valid_to: isoDate(),
  summary: string,
  because: string,
  sections: array(horoscopeSection()),
  sky: array(horoscopeGraha()),
  lucky_color: nullable(string),
  lucky_number: nullable(string),
})
const horoscopeType = () => object({
  id: id(),
  type: string,
  name: string,
  slug: string,
  order: number,
  is_active: boolean,
})
const calculatorHouse = () => object({
  house: integer,
  sign: zodiacSign(),
  grahas: array(string),
})
const calculatorPeriod = () => object({
  name: string,
  starts_at: isoDateTime(),
  ends_at: isoDateTime(),
  kind: nullable(enumOf('good', 'neutral', 'avoid')),
})
const calculatorResult = () => object({
  calculator_type: string,
  title: string,
  score: nullable(number),
  summary: string,
  sections: array(object({ title: string, text: string })),
  chart: nullable(array(calculatorHouse())),
  periods: array(calculatorPeriod()),
})
const banner = () => object({
  id: id(),
  title: nullable(string),
  image: string,
  mobile_image: nullable(string),
  link: nullable(string),
  alt: string,
  platform: enumOf('web', 'mobile', 'all'),
  order: number,
  starts_at: nullable(isoDateTime()),
  ends_at: nullable(isoDateTime()),
})
const bannerSet = () => object({
  primary: array(banner()),
  secondary: array(banner()),
  promotional: array(banner()),
})
const testimonial = () => object({
  id: id(),
  name: string,
  city: nullable(string),
  avatar: nullable(string),
  rating: number,
  text: string,
  video_url: nullable(string),
})
const customerReview = () => object({
  id: id(),
  user_name: string,
  rating: number,
  comment: string,
  consultant_name: nullable(string),
  created_at: isoDateTime(),
})
const userQueryReceipt = () => object({
  id: id(),
  detail: string,
  created_at: isoDateTime(),
})
const defaultConfig = () => object({
  usp_text_line1: nullable(string),
  support_phone: nullable(string),
  support_email: nullable(string),
  app_links: object({ android: nullable(string), ios: nullable(string) }),
  min_recharge: rupees(),
  horoscope_types: array(horoscopeType()),
  feature_flags: record(boolean),
})
const leadReceipt = () => object({
  id: id(),
  detail: string,
})
const downloadCount = () => object({
  downloads: number,
  display: string,
})
const course = () => object({
  id: id(),
  title: string,
  slug: string,
  subtitle: nullable(string),
  description: string,
  image: nullable(string),
  price: rupees(),
  discounted_price: nullable(rupees()),
  duration_hours: number,
  language: string,
  starts_at: nullable(isoDateTime()),
  instructor: nullable(astrologerOption()),
  syllabus: array(object({ title: string, lessons: array(string) })),
  is_enrolled: boolean,
  seats_left: nullable(number),
})
const courseEnrollment = () => object({
  id: id(),
  course_id: id(),
  status: enumOf('pending_payment', 'enrolled', 'cancelled'),
  amount: rupees(),
  created_at: isoDateTime(),
})
const coursePaymentResult = () => object({
  txn_id: string,
  status: paymentStatus(),
  enrollment: nullable(courseEnrollment()),
  message: optional(string),
})
const productCategory = () => object({
  id: id(),
  name: string,
  slug: string,
  image: nullable(string),
  product_count: number,
})
const productSummary = () => object({
  id: id(),
  name: string,
  slug: string,
  image: nullable(string),
  price: rupees(),
  discounted_price: nullable(rupees()),
  rating: number,
  rating_count: number,
  in_stock: boolean,
  category: object({ name: string, slug: string }),
})
const product = () => object({
  id: id(),
  name: string,
  slug: string,
  image: nullable(string),
  price: rupees(),
  discounted_price: nullable(rupees()),
  rating: number,
  rating_count: number,
  in_stock: boolean,
  category: object({ name: string, slug: string }),
  images: array(string),
  short_description: string,
  sku: string,
  max_quantity: number,
  delivery_days: nullable(number),
  variants: array(object({ id: id(), name: string, price: rupees(), in_stock: boolean })),
  gst_percent: optional(number),
})
const productDescription = () => object({
  slug: string,
  html: string,
  specifications: array(object({ name: string, value: string })),
  faqs: array(object({ question: string, answer: string })),
})
const productRating = () => object({
  id: id(),
  user_name: string,
  rating: number,
  title: nullable(string),
  comment: string,
  images: array(string),
  created_at: isoDateTime(),
})
const orderAddress = () => object({
  name: string,
  phone_number: string,
  line1: string,
  line2: optional(string),
  city: string,
  state: string,
  pincode: string,
})
const storeOrder = () => object({
  id: id(),
  order_number: string,
  status: enumOf('placed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'),
  payment_status: paymentStatus(),
  refund: optional(paymentRefund()),
  items: array(object({ product: object({ id: id(), name: string, slug: string, image: nullable(string) }), quantity: number, price: rupees(), variant: optional(nullable(string)), gst_percent: optional(number), returned_quantity: optional(number) })),
  total: rupees(),
  delivery_address: optional(orderAddress()),
  txn_id: optional(nullable(string)),
  status_changed_at: optional(nullable(isoDateTime())),
  tracking_url: nullable(string),
  carrier: optional(nullable(string)),
  tracking_number: optional(nullable(string)),
  placed_at: isoDateTime(),
})
const liveStatus = () => enumOf('scheduled', 'live', 'ended')
const liveStream = () => object({
  id: id(),
  title: string,
  consultant: astrologerOption(),
  thumbnail: nullable(string),
  status: liveStatus(),
  viewer_count: number,
  like_count: number,
  scheduled_at: nullable(isoDateTime()),
  started_at: nullable(isoDateTime()),
  ended_at: nullable(isoDateTime()),
  queue_length: number,
  is_blocked: boolean,
  is_paused: optional(boolean),
})
const liveStreamToken = () => object({
  token: string,
  channel: string,
  uid: number,
  expires_at: isoDateTime(),
  transport: optional(enumOf('embedded', 'livekit')),
  url: optional(string),
  source: optional(enumOf('camera', 'programme')),
})
const blockedLiveUser = () => object({
  live_stream_id: id(),
  user_id: id(),
  is_blocked: boolean,
})
const mantraSummary = () => object({
  id: id(),
  title: string,
  slug: string,
  image: nullable(string),
  category: object({ id: id(), name: string, slug: string }),
})
const mantra = () => object({
  id: id(),
  title: string,
  slug: string,
  image: nullable(string),
  category: object({ id: id(), name: string, slug: string }),
  language: string,
  text: string,
  meaning: string,
  benefits: array(string),
  audio_url: nullable(string),
  duration_seconds: nullable(number),
})
const mantraCategory = () => object({
  id: id(),
  name: string,
  slug: string,
  image: nullable(string),
  mantra_count: number,
})
const mantraCategoryDetail = () => object({
  id: id(),
  name: string,
  slug: string,
  image: nullable(string),
  mantra_count: number,
  description: string,
  mantras: array(mantraSummary()),
})
const mantraLanguage = () => object({
  code: string,
  name: string,
})
const placeSuggestion = () => object({
  place_id: string,
  description: string,
  main_text: string,
  secondary_text: string,
})
const placeDetails = () => object({
  place_id: string,
  name: string,
  latitude: number,
  longitude: number,
  timezone: string,
  utc_offset_minutes: number,
  country_code: string,
})
const queueEntry = () => object({
  id: id(),
  consultant: astrologerOption(),
  order_type: orderType(),
  position: number,
  estimated_wait_seconds: number,
  estimated_wait_range: optional(nullable(object({ from_seconds: number, to_seconds: number }))),
  status: enumOf('waiting', 'called', 'left', 'served'),
  joined_at: isoDateTime(),
  offered_until: optional(isoDateTime()),
  is_passed_over: optional(boolean),
  confirmed_at: optional(isoDateTime()),
  declined_at: optional(isoDateTime()),
  missed_at: optional(isoDateTime()),
})
const myQueueDetails = () => object({
  in_queue: boolean,
  entries: array(queueEntry()),
})
const registrationField = () => object({
  name: string,
  label: string,
  type: enumOf('text', 'email', 'tel', 'number', 'date', 'select', 'multiselect', 'file', 'textarea'),
  required: boolean,
  max_length: nullable(number),
  min: optional(string),
  max: optional(string),
  pattern: optional(string),
  hint: optional(string),
  options: array(object({ value: string, label: string })),
})
const registrationForm = () => object({
  version: number,
  sections: array(object({ title: string, fields: array(registrationField()) })),
})
const registrationReceipt = () => object({
  id: id(),
  status: enumOf('received', 'in_review', 'approved', 'rejected'),
  reference: string,
  created_at: isoDateTime(),
})

/** Validates the reply of `requestLoginOtp`. */
export const requestLoginOtp: ReplyCheck<OtpSent> = /* @__PURE__ */ check(() => otpSent())
/** Validates the reply of `verifyLoginOtp`. */
export const verifyLoginOtp: ReplyCheck<AuthSession> = /* @__PURE__ */ check(() => authSession())
/** Validates the reply of `logout`. */
export const logout: ReplyCheck<Detail> = /* @__PURE__ */ check(() => detail())
/** Validates the reply of `refreshAccessToken`. */
export const refreshAccessToken: ReplyCheck<AccessToken> = /* @__PURE__ */ check(() => accessToken())
/** Validates the reply of `getMyProfile`. */
export const getMyProfile: ReplyCheck<UserProfile> = /* @__PURE__ */ check(() => userProfile())
/** Validates the reply of `updateProfile`. */
export const updateProfile: ReplyCheck<UserProfile> = /* @__PURE__ */ check(() => userProfile())
/** Validates the reply of `deleteMyAccount`. */
export const deleteMyAccount: ReplyCheck<Detail> = /* @__PURE__ */ check(() => detail())
/** Validates the reply of `sendOtp`. */
export const sendOtp: ReplyCheck<OtpSent> = /* @__PURE__ */ check(() => otpSent())
/** Validates the reply of `verifyOtp`. */
export const verifyOtp: ReplyCheck<OtpVerified> = /* @__PURE__ */ check(() => otpVerified())
/** Validates the reply of `getMyIp`. */
export const getMyIp: ReplyCheck<ClientIp> = /* @__PURE__ */ check(() => clientIp())
/** Validates the reply of `searchPlaces`. */
export const searchPlaces: ReplyCheck<PlaceSuggestion[]> = /* @__PURE__ */ check(() => array(placeSuggestion()))
/** Validates the reply of `getPlaceDetails`. */
export const getPlaceDetails: ReplyCheck<PlaceDetails> = /* @__PURE__ */ check(() => placeDetails())
/** Validates the reply of `getPlaceById`. */
export const getPlaceById: ReplyCheck<PlaceDetails> = /* @__PURE__ */ check(() => placeDetails())
/** Validates the reply of `getHoroscope`. */
export const getHoroscope: ReplyCheck<Horoscope> = /* @__PURE__ */ check(() => horoscope())
/** Validates the reply of `listHoroscopeTypes`. */
export const listHoroscopeTypes: ReplyCheck<HoroscopeType[]> = /* @__PURE__ */ check(() => array(horoscopeType()))
/** Validates the reply of `queryHoroscopes`. */
export const queryHoroscopes: ReplyCheck<Paginated<Horoscope>> = /* @__PURE__ */ check(() => paginated(horoscope()))
/** Validates the reply of `runCalculator`. */
export const runCalculator: ReplyCheck<CalculatorResult> = /* @__PURE__ */ check(() => calculatorResult())
/** Validates the reply of `listRecommendedAstrologers`. */
export const listRecommendedAstrologers: ReplyCheck<AstrologerSummary[]> = /* @__PURE__ */ check(() => array(astrologerSummary()))
/** Validates the reply of `listPersonalRecommendations`. */
export const listPersonalRecommendations: ReplyCheck<AstrologerSummary[]> = /* @__PURE__ */ check(() => array(astrologerSummary()))
/** Validates the reply of `listAvailableAstrologers`. */
export const listAvailableAstrologers: ReplyCheck<Paginated<AstrologerSummary>> = /* @__PURE__ */ check(() => paginated(astrologerSummary()))
/** Validates the reply of `filterAstrologers`. */
export const filterAstrologers: ReplyCheck<Paginated<AstrologerSummary>> = /* @__PURE__ */ check(() => paginated(astrologerSummary()))
/** Validates the reply of `listAstrologers`. */
export const listAstrologers: ReplyCheck<Paginated<AstrologerSummary>> = /* @__PURE__ */ check(() => paginated(astrologerSummary()))
/** Validates the reply of `getAstrologer`. */
export const getAstrologer: ReplyCheck<Astrologer> = /* @__PURE__ */ check(() => astrologer())
/** Validates the reply of `listAstrologerGallery`. */
export const listAstrologerGallery: ReplyCheck<GalleryItem[]> = /* @__PURE__ */ check(() => array(galleryItem()))
/** Validates the reply of `listAstrologerReviews`. */
export const listAstrologerReviews: ReplyCheck<Paginated<AstrologerReview>> = /* @__PURE__ */ check(() => paginated(astrologerReview()))
/** Validates the reply of `listAstrologerOptions`. */
export const listAstrologerOptions: ReplyCheck<AstrologerOption[]> = /* @__PURE__ */ check(() => array(astrologerOption()))
/** Validates the reply of `getAstrologerFilters`. */
export const getAstrologerFilters: ReplyCheck<AstrologerFilter[]> = /* @__PURE__ */ check(() => array(astrologerFilter()))
/** Validates the reply of `listRechargeAmountsForAstrologer`. */
export const listRechargeAmountsForAstrologer: ReplyCheck<RechargeAmount[]> = /* @__PURE__ */ check(() => array(rechargeAmount()))
/** Validates the reply of `setAstrologerFavourite`. */
export const setAstrologerFavourite: ReplyCheck<FavouriteState> = /* @__PURE__ */ check(() => favouriteState())
/** Validates the reply of `manageFavouriteAstrologers`. */
export const manageFavouriteAstrologers: ReplyCheck<FavouriteList> = /* @__PURE__ */ check(() => favouriteList())
/** Validates the reply of `listSpecialities`. */
export const listSpecialities: ReplyCheck<Paginated<Speciality>> = /* @__PURE__ */ check(() => paginated(speciality()))
/** Validates the reply of `listSpecialityQuestions`. */
export const listSpecialityQuestions: ReplyCheck<SpecialityQuestions> = /* @__PURE__ */ check(() => specialityQuestions())
/** Validates the reply of `listTrendingCategories`. */
export const listTrendingCategories: ReplyCheck<TrendingCategory[]> = /* @__PURE__ */ check(() => array(trendingCategory()))
/** Validates the reply of `listTrendingQuestions`. */
export const listTrendingQuestions: ReplyCheck<TrendingQuestion[]> = /* @__PURE__ */ check(() => array(trendingQuestion()))
/** Validates the reply of `listLanguages`. */
export const listLanguages: ReplyCheck<Paginated<Language>> = /* @__PURE__ */ check(() => paginated(language()))
/** Validates the reply of `getConsultantRegistrationForm`. */
export const getConsultantRegistrationForm: ReplyCheck<RegistrationForm> = /* @__PURE__ */ check(() => registrationForm())
/** Validates the reply of `registerConsultant`. */
export const registerConsultant: ReplyCheck<RegistrationReceipt> = /* @__PURE__ */ check(() => registrationReceipt())
/** Validates the reply of `saveDiagnosticLog`. */
export const saveDiagnosticLog: ReplyCheck<Detail> = /* @__PURE__ */ check(() => detail())
/** Validates the reply of `listUserBanners`. */
export const listUserBanners: ReplyCheck<Banner[]> = /* @__PURE__ */ check(() => array(banner()))
/** Validates the reply of `listBanners`. */
export const listBanners: ReplyCheck<Paginated<Banner>> = /* @__PURE__ */ check(() => paginated(banner()))
/** Validates the reply of `getAllBanners`. */
export const getAllBanners: ReplyCheck<BannerSet> = /* @__PURE__ */ check(() => bannerSet())
/** Validates the reply of `listTestimonials`. */
export const listTestimonials: ReplyCheck<Paginated<Testimonial>> = /* @__PURE__ */ check(() => paginated(testimonial()))
/** Validates the reply of `listPrimaryBanners`. */
export const listPrimaryBanners: ReplyCheck<Paginated<Banner>> = /* @__PURE__ */ check(() => paginated(banner()))
/** Validates the reply of `listSecondaryBanners`. */
export const listSecondaryBanners: ReplyCheck<Paginated<Banner>> = /* @__PURE__ */ check(() => paginated(banner()))
/** Validates the reply of `listCustomerReviews`. */
export const listCustomerReviews: ReplyCheck<Paginated<CustomerReview>> = /* @__PURE__ */ check(() => paginated(customerReview()))
/** Validates the reply of `submitUserQuery`. */
export const submitUserQuery: ReplyCheck<UserQueryReceipt> = /* @__PURE__ */ check(() => userQueryReceipt())
/** Validates the reply of `getDefaultConfig`. */
export const getDefaultConfig: ReplyCheck<DefaultConfig> = /* @__PURE__ */ check(() => defaultConfig())
/** Validates the reply of `createLandingPageLead`. */
export const createLandingPageLead: ReplyCheck<LeadReceipt> = /* @__PURE__ */ check(() => leadReceipt())
/** Validates the reply of `getDownloadCount`. */
export const getDownloadCount: ReplyCheck<DownloadCount> = /* @__PURE__ */ check(() => downloadCount())
/** Validates the reply of `listMantras`. */
export const listMantras: ReplyCheck<Paginated<MantraSummary>> = /* @__PURE__ */ check(() => paginated(mantraSummary()))
/** Validates the reply of `listMantraCategories`. */
export const listMantraCategories: ReplyCheck<Paginated<MantraCategory>> = /* @__PURE__ */ check(() => paginated(mantraCategory()))
/** Validates the reply of `getMantraCategory`. */
export const getMantraCategory: ReplyCheck<MantraCategoryDetail> = /* @__PURE__ */ check(() => mantraCategoryDetail())
/** Validates the reply of `getMantra`. */
export const getMantra: ReplyCheck<Mantra> = /* @__PURE__ */ check(() => mantra())
/** Validates the reply of `listMantraLanguages`. */
export const listMantraLanguages: ReplyCheck<MantraLanguage[]> = /* @__PURE__ */ check(() => array(mantraLanguage()))
/** Validates the reply of `requestConsultation`. */
export const requestConsultation: ReplyCheck<ConsultationRequest> = /* @__PURE__ */ check(() => consultationRequest())
/** Validates the reply of `startChat`. */
export const startChat: ReplyCheck<ChatSession> = /* @__PURE__ */ check(() => chatSession())
/** Validates the reply of `startCall`. */
export const startCall: ReplyCheck<CallSession> = /* @__PURE__ */ check(() => callSession())
/** Validates the reply of `endConsultation`. */
export const endConsultation: ReplyCheck<EndedConsultation> = /* @__PURE__ */ check(() => endedConsultation())
/** Validates the reply of `getOngoingStatus`. */
export const getOngoingStatus: ReplyCheck<ConsultationStatusReply> = /* @__PURE__ */ check(() => consultationStatusReply())
/** Validates the reply of `updateOngoingStatus`. */
export const updateOngoingStatus: ReplyCheck<ConsultationStatusReply> = /* @__PURE__ */ check(() => consultationStatusReply())
/** Validates the reply of `submitConsultationReview`. */
export const submitConsultationReview: ReplyCheck<ReviewReceipt> = /* @__PURE__ */ check(() => reviewReceipt())
/** Validates the reply of `sendChatMessage`. */
export const sendChatMessage: ReplyCheck<ChatMessage> = /* @__PURE__ */ check(() => chatMessage())
/** Validates the reply of `listConsultationHistory`. */
export const listConsultationHistory: ReplyCheck<Paginated<ConsultationHistoryItem>> = /* @__PURE__ */ check(() => paginated(consultationHistoryItem()))
/** Validates the reply of `listConsultationMessages`. */
export const listConsultationMessages: ReplyCheck<ChatMessage[]> = /* @__PURE__ */ check(() => array(chatMessage()))
/** Validates the reply of `placeAstrologerPickupCall`. */
export const placeAstrologerPickupCall: ReplyCheck<PickupCall> = /* @__PURE__ */ check(() => pickupCall())
/** Validates the reply of `updateMaxCallDuration`. */
export const updateMaxCallDuration: ReplyCheck<CallDuration> = /* @__PURE__ */ check(() => callDuration())
/** Validates the reply of `getCallRecordingUrl`. */
export const getCallRecordingUrl: ReplyCheck<CallRecording> = /* @__PURE__ */ check(() => callRecording())
/** Validates the reply of `listLiveStreams`. */
export const listLiveStreams: ReplyCheck<Paginated<LiveStream>> = /* @__PURE__ */ check(() => paginated(liveStream()))
/** Validates the reply of `getLiveStream`. */
export const getLiveStream: ReplyCheck<LiveStream> = /* @__PURE__ */ check(() => liveStream())
/** Validates the reply of `getLiveStreamToken`. */
export const getLiveStreamToken: ReplyCheck<LiveStreamToken> = /* @__PURE__ */ check(() => liveStreamToken())
/** Validates the reply of `updateLiveStreamStatus`. */
export const updateLiveStreamStatus: ReplyCheck<LiveStream> = /* @__PURE__ */ check(() => liveStream())
/** Validates the reply of `blockLiveStreamUser`. */
export const blockLiveStreamUser: ReplyCheck<BlockedLiveUser> = /* @__PURE__ */ check(() => blockedLiveUser())
/** Validates the reply of `joinQueue`. */
export const joinQueue: ReplyCheck<QueueEntry> = /* @__PURE__ */ check(() => queueEntry())
/** Validates the reply of `leaveQueue`. */
export const leaveQueue: ReplyCheck<Detail> = /* @__PURE__ */ check(() => detail())
/** Validates the reply of `listQueue`. */
export const listQueue: ReplyCheck<Paginated<QueueEntry>> = /* @__PURE__ */ check(() => paginated(queueEntry()))
/** Validates the reply of `getMyQueueDetails`. */
export const getMyQueueDetails: ReplyCheck<MyQueueDetails> = /* @__PURE__ */ check(() => myQueueDetails())
/** Validates the reply of `listRechargeAmounts`. */
export const listRechargeAmounts: ReplyCheck<RechargeAmount[]> = /* @__PURE__ */ check(() => array(rechargeAmount()))
/** Validates the reply of `listWalletReviews`. */
export const listWalletReviews: ReplyCheck<Paginated<WalletReview>> = /* @__PURE__ */ check(() => paginated(walletReview()))
/** Validates the reply of `rechargeWallet`. */
export const rechargeWallet: ReplyCheck<WalletRecharge> = /* @__PURE__ */ check(() => walletRecharge())
/** Validates the reply of `getRechargeDetails`. */
export const getRechargeDetails: ReplyCheck<RechargeDetails> = /* @__PURE__ */ check(() => rechargeDetails())
/** Validates the reply of `checkCoupon`. */
export const checkCoupon: ReplyCheck<Coupon[]> = /* @__PURE__ */ check(() => array(coupon()))
/** Validates the reply of `initiatePhonePePayment`. */
export const initiatePhonePePayment: ReplyCheck<PaymentRedirect> = /* @__PURE__ */ check(() => paymentRedirect())
/** Validates the reply of `getPhonePeStatus`. */
export const getPhonePeStatus: ReplyCheck<PaymentState> = /* @__PURE__ */ check(() => paymentState())
/** Validates the reply of `listTipAmounts`. */
export const listTipAmounts: ReplyCheck<TipAmount[]> = /* @__PURE__ */ check(() => array(tipAmount()))
/** Validates the reply of `sendTip`. */
export const sendTip: ReplyCheck<TipReceipt> = /* @__PURE__ */ check(() => tipReceipt())
/** Validates the reply of `checkOrderPlacement`. */
export const checkOrderPlacement: ReplyCheck<OrderPlaceCheck> = /* @__PURE__ */ check(() => orderPlaceCheck())
/** Validates the reply of `listCourses`. */
export const listCourses: ReplyCheck<Course[]> = /* @__PURE__ */ check(() => array(course()))
/** Validates the reply of `enrolInCourse`. */
export const enrolInCourse: ReplyCheck<CourseEnrollment> = /* @__PURE__ */ check(() => courseEnrollment())
/** Validates the reply of `initiateCoursePayment`. */
export const initiateCoursePayment: ReplyCheck<PaymentRedirect> = /* @__PURE__ */ check(() => paymentRedirect())
/** Validates the reply of `confirmCoursePayment`. */
export const confirmCoursePayment: ReplyCheck<CoursePaymentResult> = /* @__PURE__ */ check(() => coursePaymentResult())
/** Validates the reply of `listProducts`. */
export const listProducts: ReplyCheck<Paginated<ProductSummary>> = /* @__PURE__ */ check(() => paginated(productSummary()))
/** Validates the reply of `listProductCategories`. */
export const listProductCategories: ReplyCheck<Paginated<ProductCategory>> = /* @__PURE__ */ check(() => paginated(productCategory()))
/** Validates the reply of `getProduct`. */
export const getProduct: ReplyCheck<Product> = /* @__PURE__ */ check(() => product())
/** Validates the reply of `getProductDescription`. */
export const getProductDescription: ReplyCheck<ProductDescription> = /* @__PURE__ */ check(() => productDescription())
/** Validates the reply of `listProductRatings`. */
export const listProductRatings: ReplyCheck<Paginated<ProductRating>> = /* @__PURE__ */ check(() => paginated(productRating()))
/** Validates the reply of `listOrders`. */
export const listOrders: ReplyCheck<Paginated<StoreOrder>> = /* @__PURE__ */ check(() => paginated(storeOrder()))
