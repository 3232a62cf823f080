// Generated from table/ by `pnpm generate`; change the table instead.

/** One page of a list. `next` is the URL of the next page, null on the last one. */
export interface Paginated<Item> {
  count: number
  next: string | null
  previous: string | null
  results: Item[]
}

/** A numeric id assigned by the server. */
export type Id = number

/**
 * ISO 8601 date and time with an offset: `2026-11-20T18:05:00+05:30`. Stays a string; the client does not
 * convert it to a Date.
 */
export type IsoDateTime = string

/** ISO 8601 date: `1994-08-17`. */
export type IsoDate = string

/** An amount in rupees, at most two decimals. */
export type Rupees = number

export type Gender = 'male' | 'female' | 'other'

export type ZodiacSign = 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces'

/** A value of a query. null and undefined are left out; a list repeats its key. */
export type QueryValue = string | number | boolean | (string | number | boolean)[] | null | undefined

/** 1 is a chat, 2 is a call. */
export type OrderType = 1 | 2

export type ConsultationKind = 'chat' | 'call'

export type ConsultationStatus = 'requested' | 'accepted' | 'ringing' | 'in_progress' | 'completed' | 'cancelled' | 'rejected' | 'missed'

export interface OngoingConsultation {
  is_consultation_inprogress: boolean
  id: Id
  order_type: OrderType
  status: ConsultationStatus
  /** Only `astro_rejected` has a defined meaning: the astrologer declined. */
  sub_status: 'astro_rejected' | (string & {}) | null
  /** Why it ended, as a sentence to show. */
  status_message: string | null
  /** Seconds. */
  max_call_duration: number | null
  start_datetime: IsoDateTime | null
  astro_pickup_status: boolean
  customer_pickup_status: boolean
  show_review_popup: boolean
  consultant: { id: Id; name: string; avatar: string | null; price_per_minute: Rupees } | null
  channel: string | null
  /** Our own choice: the astrologer is writing; chats only. */
  consultant_is_typing?: boolean | undefined
  /** Our own choice: the last message that the astrologer has read; chats only. */
  consultant_read_id?: Id | null | undefined
  /** Our own choice: since when the app of the astrologer is silent; null while it is there; chats only. */
  consultant_away_since?: IsoDateTime | null | undefined
  /**
   * Our own choice: the call is recorded, and for how many days the customer can listen to it; absent where calls
   * are not recorded.
   */
  recording_days?: number | undefined
  /** Our own choice: until when the request waits to be picked up; absent once it was. */
  request_expires_at?: IsoDateTime | undefined
  /** The part of the charge refunded to the wallet; present after a refund. */
  refunded?: Rupees | undefined
  /** The reason for the refund, as a sentence to show. */
  refund_reason?: string | null | undefined
}

export interface ConsultationStatusReply {
  is_consultation_inprogress: boolean
  ongoing_data: OngoingConsultation | null
}

export interface ConsultationRequest {
  id: Id
  order_type: OrderType
  status: ConsultationStatus
  consultant_id: Id
  /** Seconds that the balance covers. */
  max_call_duration: number
  price_per_minute: Rupees
  expires_at: IsoDateTime
  queue_position: number | null
}

export interface ChatSession {
  id: Id
  channel: string
  /** For a chat service with its own tokens; empty where messages use these endpoints. */
  chat_token: string
  /** Seconds. */
  max_call_duration: number
  start_datetime: IsoDateTime | null
  status: ConsultationStatus
}

export interface CallSession {
  id: Id
  call_id: string
  /** Seconds. */
  max_call_duration: number
  start_datetime: IsoDateTime | null
  status: ConsultationStatus
}

export interface EndedConsultation {
  id: Id
  status: ConsultationStatus
  status_message: string | null
  duration_seconds: number
  amount_charged: Rupees
  balance: Rupees
  show_review_popup: boolean
  /** The part of the charge refunded to the wallet; present after a refund. */
  refunded?: Rupees | undefined
  /** The reason for the refund, as a sentence to show. */
  refund_reason?: string | null | undefined
}

export interface ReviewReceipt {
  id: Id
  consultation_id: Id
  rating: number
  comment: string
  created_at: IsoDateTime
}

export interface ChatMessage {
  id: Id
  client_message_id: string | null
  consultation_id: Id
  sender: 'customer' | 'consultant' | 'system'
  kind: 'text' | 'image' | 'audio' | 'kundli'
  text: string | null
  /**
   * A URL that works without signing in until the end of the next UTC day; null when there is no file, or no
   * longer.
   */
  attachment_url: string | null
  created_at: IsoDateTime
  /** Our own choice: the astrologer has read it; the customer's messages only. */
  is_read?: boolean | undefined
}

export interface ConsultationQuestion {
  message: string
  asked_at: IsoDateTime
  answered_at: IsoDateTime | null
  answer: string | null
}

export interface ConsultationHistoryItem {
  id: Id
  order_type: OrderType
  status: ConsultationStatus
  consultant: { id: Id; name: string; avatar: string | null }
  started_at: IsoDateTime | null
  ended_at: IsoDateTime | null
  duration_seconds: number
  /** The amount charged, before refunds. */
  amount_charged: Rupees
  /** Included in `amount_charged` when tax is due on use. */
  gst?: Rupees | undefined
  rating: number | null
  has_recording: boolean
  /** Our own choice: until when the recording can be heard, or could be; absent where nothing was recorded. */
  recording_until?: IsoDateTime | undefined
  /** The price per minute that applied. */
  price_per_minute?: Rupees | undefined
  ended_by?: 'customer' | 'astrologer' | 'time' | null | undefined
  /** Why it ended, as a sentence to show. */
  status_message?: string | null | undefined
  /** Our own choice: the reference on the receipt, such as `TP-8F21C-04B7E`. It is not a counter. */
  reference?: string | undefined
  /** The last question about it that the customer sent with `submitUserQuery`. */
  question?: ConsultationQuestion | undefined
  /** Until when the customer may ask about it; absent when questions are closed. */
  ask_until?: IsoDateTime | undefined
  /** The part of the charge refunded to the wallet; present after a refund. */
  refunded?: Rupees | undefined
  /** The reason for the refund, as a sentence to show. */
  refund_reason?: string | null | undefined
}

export interface PickupCall {
  id: Id
  call_placed: boolean
  astro_pickup_status: boolean
  customer_pickup_status: boolean
  status: ConsultationStatus
}

export interface CallDuration {
  id: Id
  /** Seconds. */
  max_call_duration: number
  balance: Rupees
}

export interface CallRecording {
  url: string
  expires_at: IsoDateTime
  duration_seconds: number
}

export interface OtpSent {
  detail: string
  /** Seconds until the code expires. */
  expires_in: number
  /** Seconds until another code may be requested. */
  resend_after: number
}

export interface UserSummary {
  id: Id
  name: string
  email: string | null
  phone_number: string
  avatar: string | null
}

export interface AuthSession {
  access: string
  refresh: string
  log_token: string
  is_new_user: boolean
  user: UserSummary
}

export interface AccessToken {
  access: string
  /** Present when the server rotates the refresh token too. */
  refresh?: string | undefined
}

export interface UserProfile extends UserSummary {
  /** The wallet balance. */
  balance: Rupees
  ongoing_consultation: OngoingConsultation | null
  gender: Gender | null
  date_of_birth: IsoDate | null
  time_of_birth: string | null
  place_of_birth: string | null
  zodiac_sign: ZodiacSign | null
  is_consultant: boolean
  favourite_consultant_ids: Id[]
  created_at: IsoDateTime
}

/** A missing field stays unchanged; null clears it. */
export interface UserProfileUpdate {
  name?: string | undefined
  email?: string | null | undefined
  gender?: Gender | null | undefined
  date_of_birth?: IsoDate | null | undefined
  time_of_birth?: string | null | undefined
  place_of_birth?: string | null | undefined
  avatar?: Blob | string | null | undefined
}

export interface OtpVerified {
  detail: string
  verified: boolean
  verification_token: string
}

export interface ClientIp {
  ip: string
}

/** One sentence that says what happened. */
export interface Detail {
  detail: string
}

/** One sentence that says why the request failed. */
export interface DetailError {
  detail: string
  code?: string | undefined
}

/** Error messages by field; `non_field_errors` holds those about the whole body. */
export type FieldErrors = { [key: string]: string[] }

/** A 401 because of the token. */
export interface TokenError {
  detail: string
  code: 'token_not_valid' | 'not_authenticated' | 'user_inactive'
  messages?: { token_class: string; token_type: string; message: string }[] | undefined
}

/** A 402: the wallet balance is too low. */
export interface InsufficientBalanceError {
  detail: string
  code: 'insufficient_balance'
  balance: Rupees
  required: Rupees
}

/** A 429; the Retry-After header has the same value as `wait`. */
export interface ThrottledError {
  detail: string
  code: 'throttled'
  /** Seconds until the next attempt is allowed. */
  wait: number
}

export type Availability = 'online' | 'busy' | 'offline'

export interface Speciality {
  id: Id
  name: string
  slug: string
  icon: string | null
}

export interface Language {
  id: Id
  name: string
  code: string
}

export interface AstrologerSummary {
  id: Id
  name: string
  slug: string
  avatar: string | null
  experience_years: number
  languages: string[]
  specialities: string[]
  rating: number
  review_count: number
  consultation_count: number
  price_per_minute: Rupees
  discounted_price_per_minute: Rupees | null
  is_available_for_chat: boolean
  is_available_for_call: boolean
  availability: Availability
  wait_time_seconds: number | null
  is_favourite: boolean
  is_verified: boolean
  is_live: boolean
}

export interface Astrologer extends AstrologerSummary {
  about: string
  education: string | null
  city: string | null
  free_minutes: number
  next_available_at: IsoDateTime | null
  rating_breakdown: { stars: number; count: number }[]
  gallery_count: number
  /**
   * Our own choice: for how many days customers can listen to the recordings of their calls; absent where calls
   * are not recorded.
   */
  call_recording_days?: number | undefined
}

/** An astrologer as an option of a menu. */
export interface AstrologerOption {
  id: Id
  name: string
}

export interface GalleryItem {
  id: Id
  kind: 'image' | 'video'
  url: string
  thumbnail: string | null
  caption: string | null
}

export interface AstrologerReview {
  id: Id
  user_name: string
  user_avatar: string | null
  rating: number
  comment: string
  reply: string | null
  created_at: IsoDateTime
}

export interface FilterOption {
  value: string
  label: string
  count: number | null
}

export interface AstrologerFilter {
  key: string
  label: string
  multiple: boolean
  options: FilterOption[]
}

export interface FavouriteState {
  consultant_id: Id
  is_favourite: boolean
}

export interface FavouriteList {
  consultant_ids: Id[]
}

export interface TrendingQuestion {
  id: Id
  text: string
  speciality_id: Id | null
  consultation_count: number
}

export interface SpecialityQuestions {
  speciality: Speciality
  questions: TrendingQuestion[]
  consultants: AstrologerSummary[]
}

export interface TrendingCategory {
  id: Id
  name: string
  slug: string
  image: string | null
  consultants: AstrologerSummary[]
}

export type PaymentStatus = 'created' | 'pending' | 'success' | 'failed' | 'refunded'

/** A refund to the payer; `completed_at` is null until it is complete. */
export interface PaymentRefund {
  amount: Rupees
  completed_at: IsoDateTime | null
  /** A sentence for the payer, where the gateway refused it: that it failed, or how it was paid instead. */
  message?: string | undefined
}

export interface PaymentRedirect {
  txn_id: string
  redirect_url: string
  method: 'GET' | 'POST'
  expires_at: IsoDateTime
}

export interface PaymentState {
  txn_id: string
  status: PaymentStatus
  amount: Rupees
  balance: Rupees
  message: string | null
  completed_at: IsoDateTime | null
}

export interface TipAmount {
  id: Id
  amount: Rupees
  label: string | null
  icon: string | null
}

export interface TipReceipt {
  id: Id
  amount: Rupees
  balance: Rupees
  consultant_id: Id | null
  created_at: IsoDateTime
}

export interface OrderPlaceCheck {
  /** The wallet balance covers it. */
  can_place: boolean
  balance: Rupees
  required: Rupees
  shortfall: Rupees
  detail: string | null
}

export interface RechargeAmount {
  id: Id
  amount: Rupees
  bonus: Rupees
  total: Rupees
  label: string | null
  is_popular: boolean
}

export interface WalletReview {
  id: Id
  user_name: string
  rating: number
  comment: string
  created_at: IsoDateTime
}

export interface WalletRecharge {
  txn_id: string
  amount: Rupees
  bonus: Rupees
  gst: Rupees
  payable: Rupees
  coupon: string | null
  status: PaymentStatus
}

/** One wallet activity; all minutes of a consultation are one entry, and so are all its refunds. */
export interface WalletActivity {
  id: string
  kind: 'recharge' | 'consultation' | 'tip' | 'refund' | 'other'
  title: string
  /** Negative for a debit. */
  amount: Rupees
  /** The balance afterwards; null when no money moved. */
  balance: Rupees | null
  status: PaymentStatus
  txn_id: string | null
  consultation_id: Id | null
  created_at: IsoDateTime
  /** The reason for a refund, as a sentence to show. */
  reason?: string | undefined
}

export interface WalletReceipt {
  /** Null until the payment has succeeded. */
  number: string | null
  txn_id: string
  status: PaymentStatus
  paid_at: IsoDateTime | null
  refund?: PaymentRefund | undefined
}

export interface RechargeDetails {
  amount: Rupees
  bonus: Rupees
  gst_percent: number
  gst: Rupees
  discount: Rupees
  payable: Rupees
  coupon: string | null
  /** Present when `txn_id` selected one recharge. */
  receipt?: WalletReceipt | undefined
  /** Present with `activity_limit`; newest first. */
  activity?: WalletActivity[] | undefined
}

export interface Coupon {
  code: string
  title: string
  description: string
  discount_type: 'flat' | 'percent'
  discount: number
  max_discount: Rupees | null
  min_amount: Rupees
  valid_until: IsoDateTime | null
  is_applicable: boolean
  discount_amount: Rupees
}

export type HoroscopeRange = 'yesterday' | 'today' | 'tomorrow' | 'weekly' | 'monthly' | 'yearly'

export interface HoroscopeSection {
  /** The part of life: `love`, `work`, `money`, `family` or `self`. */
  key: string
  title: string
  html: string
  /** 1 to 5: how favourable the sky is for this part of life; null when it was not calculated. */
  score: number | null
  /** The positions in the sky on which the text is based, in words. */
  because: string
}

/** The position of a graha at the beginning of a horoscope. */
export interface HoroscopeGraha {
  /** `Sun`, `Moon`, `Mars`, `Mercury`, `Jupiter`, `Venus`, `Saturn`, `Rahu` or `Ketu`. */
  graha: string
  sign: ZodiacSign
  /** Degrees within the sign, 0 to 30, sidereal (Lahiri). */
  degrees: number
  /** 1 to 12, counted from the sign of the horoscope. */
  house: number
  is_retrograde: boolean
}

export interface Horoscope {
  id: Id
  type: string
  range: HoroscopeRange | null
  sign: ZodiacSign
  title: string
  valid_from: IsoDate
  valid_to: IsoDate
  summary: string
  /** The positions in the sky on which the text is based, in words. */
  because: string
  sections: HoroscopeSection[]
  /** The nine grahas at sunrise of the first day, on which the text is based. */
  sky: HoroscopeGraha[]
  lucky_color: string | null
  lucky_number: string | null
}

export interface HoroscopeType {
  id: Id
  /** The `type` that `getHoroscope` takes: `horoscope-2025`. */
  type: string
  name: string
  slug: string
  order: number
  is_active: boolean
}

/** Either a type of horoscope, or a range and a sign. */
export type HoroscopeQuery = { type: string; sign?: ZodiacSign | undefined } | { range: HoroscopeRange; sign: ZodiacSign }

export interface CalculatorInput {
  name?: string | undefined
  gender?: Gender | undefined
  date_of_birth?: IsoDate | undefined
  time_of_birth?: string | undefined
  place_of_birth?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  timezone?: string | undefined
  partner_name?: string | undefined
  partner_date_of_birth?: IsoDate | undefined
  partner_time_of_birth?: string | undefined
  partner_place_of_birth?: string | undefined
  partner_latitude?: number | undefined
  partner_longitude?: number | undefined
  partner_timezone?: string | undefined
  /** The day of a panchang; when missing, the day of birth, and without one today. */
  date?: IsoDate | undefined
}

export interface CalculatorHouse {
  /** 1 to 12, from the lagna. */
  house: number
  sign: ZodiacSign
  grahas: string[]
}

export interface CalculatorPeriod {
  name: string
  starts_at: IsoDateTime
  ends_at: IsoDateTime
  kind: 'good' | 'neutral' | 'avoid' | null
}

export interface CalculatorResult {
  calculator_type: string
  title: string
  /** Out of 36 for kundli-matching, out of 100 for other matches; otherwise the calculated number, or null. */
  score: number | null
  summary: string
  sections: { title: string; text: string }[]
  /** Twelve houses from the lagna, for calculators that draw a chart. */
  chart: CalculatorHouse[] | null
  /** Periods of time in order, for calculators that return some. */
  periods: CalculatorPeriod[]
}

export interface Banner {
  id: Id
  title: string | null
  image: string
  mobile_image: string | null
  link: string | null
  alt: string
  platform: 'web' | 'mobile' | 'all'
  order: number
  starts_at: IsoDateTime | null
  ends_at: IsoDateTime | null
}

export interface BannerSet {
  primary: Banner[]
  secondary: Banner[]
  promotional: Banner[]
}

export interface Testimonial {
  id: Id
  name: string
  city: string | null
  avatar: string | null
  rating: number
  text: string
  video_url: string | null
}

export interface CustomerReview {
  id: Id
  user_name: string
  rating: number
  comment: string
  consultant_name: string | null
  created_at: IsoDateTime
}

export interface UserQueryReceipt {
  id: Id
  detail: string
  created_at: IsoDateTime
}

export interface DefaultConfig {
  /** The strip above the header; null hides it. */
  usp_text_line1: string | null
  support_phone: string | null
  support_email: string | null
  app_links: { android: string | null; ios: string | null }
  min_recharge: Rupees
  horoscope_types: HoroscopeType[]
  feature_flags: { [key: string]: boolean }
}

export interface LeadReceipt {
  id: Id
  detail: string
}

export interface DownloadCount {
  downloads: number
  display: string
}

export interface Course {
  id: Id
  title: string
  slug: string
  subtitle: string | null
  description: string
  image: string | null
  price: Rupees
  discounted_price: Rupees | null
  duration_hours: number
  language: string
  starts_at: IsoDateTime | null
  instructor: AstrologerOption | null
  syllabus: { title: string; lessons: string[] }[]
  is_enrolled: boolean
  seats_left: number | null
}

export interface CourseEnrollment {
  id: Id
  course_id: Id
  status: 'pending_payment' | 'enrolled' | 'cancelled'
  amount: Rupees
  created_at: IsoDateTime
}

export interface CoursePaymentResult {
  txn_id: string
  status: PaymentStatus
  enrollment: CourseEnrollment | null
  /** Why it did not lead to an enrolment, or what happens to the money. */
  message?: string | undefined
}

export interface ProductCategory {
  id: Id
  name: string
  slug: string
  image: string | null
  product_count: number
}

export interface ProductSummary {
  id: Id
  name: string
  slug: string
  image: string | null
  price: Rupees
  discounted_price: Rupees | null
  rating: number
  rating_count: number
  in_stock: boolean
  category: { name: string; slug: string }
}

export interface Product extends ProductSummary {
  images: string[]
  short_description: string
  sku: string
  max_quantity: number
  delivery_days: number | null
  variants: { id: Id; name: string; price: Rupees; in_stock: boolean }[]
  /** Included in the price. */
  gst_percent?: number | undefined
}

export interface ProductDescription {
  slug: string
  html: string
  specifications: { name: string; value: string }[]
  faqs: { question: string; answer: string }[]
}

export interface ProductRating {
  id: Id
  user_name: string
  rating: number
  title: string | null
  comment: string
  images: string[]
  created_at: IsoDateTime
}

export interface DeliveryAddress {
  name: string
  phone_number: string
  line1: string
  line2?: string | undefined
  city: string
  state: string
  pincode: string
}

export interface OrderAddress {
  name: string
  phone_number: string
  line1: string
  line2?: string | undefined
  city: string
  state: string
  pincode: string
}

export interface StoreOrder {
  id: Id
  order_number: string
  status: 'placed' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned'
  payment_status: PaymentStatus
  refund?: PaymentRefund | undefined
  items: ({ product: { id: Id; name: string; slug: string; image: string | null }; quantity: number; price: Rupees; variant?: string | null | undefined; gst_percent?: number | undefined; returned_quantity?: number | undefined })[]
  total: Rupees
  delivery_address?: OrderAddress | undefined
  /** The last payment of the order. */
  txn_id?: string | null | undefined
  /** When the status last changed after it was placed. */
  status_changed_at?: IsoDateTime | null | undefined
  tracking_url: string | null
  carrier?: string | null | undefined
  tracking_number?: string | null | undefined
  placed_at: IsoDateTime
}

export interface CartItem {
  product_id: Id
  variant_id?: Id | undefined
  quantity: number
}

export type LiveStatus = 'scheduled' | 'live' | 'ended'

export type LiveChange = 'scheduled' | 'live' | 'ended' | 'paused'

export interface LiveStream {
  id: Id
  title: string
  consultant: AstrologerOption
  thumbnail: string | null
  status: LiveStatus
  viewer_count: number
  like_count: number
  scheduled_at: IsoDateTime | null
  started_at: IsoDateTime | null
  ended_at: IsoDateTime | null
  queue_length: number
  is_blocked: boolean
  /** The astrologer has paused the video; the live stream goes on. */
  is_paused?: boolean | undefined
}

export interface LiveStreamToken {
  token: string
  channel: string
  uid: number
  expires_at: IsoDateTime
  /** embedded: `whep` and `index.m3u8` are under `url`. livekit: `url` is the server to connect to. */
  transport?: 'embedded' | 'livekit' | undefined
  url?: string | undefined
  /** What an embedded transport carries: a camera over `whep`, or a programme in `index.m3u8`. */
  source?: 'camera' | 'programme' | undefined
}

export interface BlockedLiveUser {
  live_stream_id: Id
  user_id: Id
  is_blocked: boolean
}

export interface MantraSummary {
  id: Id
  title: string
  slug: string
  image: string | null
  category: { id: Id; name: string; slug: string }
}

export interface Mantra extends MantraSummary {
  language: string
  text: string
  meaning: string
  benefits: string[]
  audio_url: string | null
  duration_seconds: number | null
}

export interface MantraCategory {
  id: Id
  name: string
  slug: string
  image: string | null
  mantra_count: number
}

export interface MantraCategoryDetail extends MantraCategory {
  description: string
  mantras: MantraSummary[]
}

export interface MantraLanguage {
  code: string
  name: string
}

export interface PlaceSuggestion {
  place_id: string
  description: string
  main_text: string
  secondary_text: string
}

export interface PlaceDetails {
  place_id: string
  name: string
  latitude: number
  longitude: number
  /** An IANA time zone name: `Asia/Kolkata`. */
  timezone: string
  utc_offset_minutes: number
  country_code: string
}

export interface QueueEntry {
  id: Id
  consultant: AstrologerOption
  order_type: OrderType
  position: number
  /** The most likely wait; 0 when it cannot be estimated, and the range is then null. */
  estimated_wait_seconds: number
  /** The range in which most such waits lie. Null when it cannot be estimated. */
  estimated_wait_range?: { from_seconds: number; to_seconds: number } | null | undefined
  status: 'waiting' | 'called' | 'left' | 'served'
  joined_at: IsoDateTime
  /** Our own choice: until when the astrologer is held for a customer who is called. */
  offered_until?: IsoDateTime | undefined
  /**
   * Our own choice: others go first now, because the customer is in another consultation or the balance is too
   * low. The position is kept.
   */
  is_passed_over?: boolean | undefined
  /** Our own choice: when the astrologer confirmed that the customer is next. */
  confirmed_at?: IsoDateTime | undefined
  /** Our own choice: when the astrologer took the customer off the waiting list. */
  declined_at?: IsoDateTime | undefined
  /** Our own choice: when a turn passed that the customer did not take. */
  missed_at?: IsoDateTime | undefined
}

export interface MyQueueDetails {
  in_queue: boolean
  entries: QueueEntry[]
}

export interface RegistrationField {
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'select' | 'multiselect' | 'file' | 'textarea'
  required: boolean
  max_length: number | null
  /** The minimum, as in HTML: a number or a date. */
  min?: string | undefined
  /** The maximum, as in HTML: a number or a date. */
  max?: string | undefined
  /** The pattern that the whole value must match, as in HTML. */
  pattern?: string | undefined
  /** The limits as a sentence; also the error message for a value outside them. */
  hint?: string | undefined
  options: { value: string; label: string }[]
}

export interface RegistrationForm {
  version: number
  sections: { title: string; fields: RegistrationField[] }[]
}

export interface RegistrationReceipt {
  id: Id
  status: 'received' | 'in_review' | 'approved' | 'rejected'
  reference: string
  created_at: IsoDateTime
}
