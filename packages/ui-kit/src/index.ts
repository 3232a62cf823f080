export { Anchor, LinkProvider, type AnchorProps, type LinkProviderProps } from './link/anchor.tsx'
export { TextLink, type TextLinkProps } from './link/text-link.tsx'

export { Button, type ButtonProps, type ButtonVariant } from './button/button.tsx'
export { IconButton, type IconButtonProps } from './button/icon-button.tsx'

export { Badge, type BadgeProps } from './label/badge.tsx'
export { Chip, type ChipProps } from './label/chip.tsx'
export { ChipSelect, type ChipSelectProps } from './label/chip-select.tsx'
export { ChipRow, type ChipRowProps } from './label/chip-row.tsx'
export { ScrollingChipRow } from './label/scrolling-chip-row.tsx'
export { showChosenChip } from './label/show-chosen-chip.ts'
export { Tag, type TagProps } from './label/tag.tsx'

export { type Icon, type IconProps } from './icon/icon.tsx'
export {
  LiveIcon,
  ChatIcon,
  CallIcon,
  FilterIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CheckIcon,
  StarIcon,
  StarOutlineIcon,
  HeartIcon,
  HeartOutlineIcon,
  ClockIcon,
  InfoIcon,
  WarningIcon,
  DangerIcon,
  SuccessIcon,
  PlusIcon,
  MinusIcon,
  SendIcon,
  MoreIcon,
  UserIcon,
  LogOutIcon,
  ReceiptIcon,
  RefreshIcon,
  DownloadIcon,
  ShareIcon,
  CopyIcon,
  ExternalIcon,
  OfflineIcon,
  LockIcon,
  TrashIcon,
  EditIcon,
  ArrowUpIcon,
  ArrowRightIcon,
  CalendarIcon,
  GlobeIcon,
  SunIcon,
  MoonIcon,
  HelpIcon,
  PauseIcon,
  BookIcon,
  GiftIcon,
  PendingIcon,
  PipIcon,
  PrintIcon,
  UndoIcon,
  VibrateIcon,
  VolumeIcon,
  MicIcon,
  CameraIcon,
  PictureIcon,
} from './icon/icons.tsx'
export { ChevronLeftIcon, PlayIcon } from './icon/player-icons.tsx'
export { CloseIcon, ChevronDownIcon, MenuIcon, SearchIcon } from './icon/shell-icons.tsx'
export { HomeIcon, PeopleIcon, WheelIcon, WalletIcon } from './icon/tab-icons.tsx'
export { GRAHAS, RASHIS, type Glyph, type GrahaSlug, type RashiSlug } from './glyph/glyphs.ts'
export { GrahaGlyph, type GrahaGlyphProps } from './glyph/graha-glyph.tsx'
export { RashiGlyph, type RashiGlyphProps } from './glyph/rashi-glyph.tsx'

export { DashaTimeline, type DashaPeriod, type DashaTimelineProps } from './almanac/dasha-timeline.tsx'
export { DayDial, type DayDialProps, type DayPart } from './almanac/day-dial.tsx'
export { LimbSpan, type LimbSpanProps } from './almanac/limb-span.tsx'
export { MoonPhase, type MoonPhaseProps } from './almanac/moon-phase.tsx'
export { MalaRing, type MalaRingProps } from './mala/mala-ring.tsx'
export { ChartThumb, type ChartThumbProps } from './chart/chart-thumb.tsx'
export { EastChart } from './chart/east-chart.tsx'
export { NorthChart } from './chart/north-chart.tsx'
export { SouthChart, type SouthChartCentre } from './chart/south-chart.tsx'
export { type ChartData, type ChartProps } from './chart/chart-data.ts'

export { Brand, type BrandProps } from './brand/brand.tsx'
export { BrandMark, type BrandMarkProps } from './brand/brand-mark.tsx'
export { GnomonDial, type GnomonDialProps } from './brand/gnomon-dial.tsx'
export { Jharokha, type JharokhaProps } from './portrait/jharokha.tsx'
export { type Ground, type Ramp } from './portrait/ground.ts'
export { initialsOf } from './portrait/initials-of.ts'
export { StatusDot, type Presence, type StatusDotProps } from './portrait/status-dot.tsx'
export { StatusRule, type StatusRuleProps } from './status-rule/status-rule.tsx'
export { TickRing, type TickRingProps } from './tick-ring/tick-ring.tsx'
export { TickRule, type TickRuleProps } from './tick-rule/tick-rule.tsx'

export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './loading/skeleton.tsx'
export { Spinner, type SpinnerProps } from './loading/spinner.tsx'

export {
  Duration,
  formatDuration,
  type DurationForm,
  type DurationProps,
  type DurationWords,
} from './text/duration.tsx'
export { Rating, type RatingProps } from './text/rating.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './text/visually-hidden.tsx'

export { AmountPicker, type AmountPickerProps } from './money/amount-picker.tsx'
export { formatRupees, spokenRupees, type RupeesFormat, type SpokenRupeesWords } from './money/format-rupees.ts'
export { MonthHead, type MonthHeadProps } from './money/month-head.tsx'
export { PriceSplit, type PriceSplitProps, type PriceSplitRow } from './money/price-split.tsx'
export { RatePerMinute, type RatePerMinuteProps } from './money/rate-per-minute.tsx'
export { Receipt, type ReceiptProps } from './money/receipt.tsx'
export { Rupees, type RupeesProps } from './money/rupees.tsx'
export { TransactionRow, type TransactionRowProps } from './money/transaction-row.tsx'

export { Checkbox, type CheckboxProps } from './field/checkbox.tsx'
export { ChoiceCards, type ChoiceCardsProps } from './field/choice-cards.tsx'
export { Field, type FieldControl, type FieldProps, type FieldLabels } from './field/field.tsx'
export { OtpInput, type OtpInputProps, type OtpState } from './field/otp-input.tsx'
export { nationalDigits, PhoneInput, type PhoneInputProps } from './field/phone-input.tsx'
export { SegmentedControl, type SegmentedControlProps } from './field/segmented-control.tsx'
export { Select, type SelectProps } from './field/select.tsx'
export { StarsInput, type StarsInputProps } from './field/stars-input.tsx'
export { Textarea, type TextareaProps } from './field/textarea.tsx'
export { TextInput, type TextInputProps } from './field/text-input.tsx'

export { EmptyState, type EmptyStateProps } from './notice/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './notice/error-state.tsx'
export { InlineNotice, type InlineNoticeProps } from './notice/inline-notice.tsx'
export { showToast, ToastOutlet, type ToastOutletProps, type ToastContent } from './notice/toast.tsx'

export { Card, type CardProps } from './card/card.tsx'
export { ActionBar, type ActionBarProps } from './action-bar/action-bar.tsx'
export { Footer, type FooterProps } from './shell/footer.tsx'
export { NavMenu, type NavMenuProps } from './shell/nav-menu.tsx'
export { PageBar, type PageBarProps } from './shell/page-bar.tsx'
export { PromoStrip, type PromoStripProps } from './shell/promo-strip.tsx'
export { ScrollTop, type ScrollTopProps } from './shell/scroll-top.tsx'
export { SkipLink, type SkipLinkProps } from './shell/skip-link.tsx'
export { TabBar, type TabBarProps } from './shell/tab-bar.tsx'
export { TopBar, TopBarLink, type TopBarLinkProps, type TopBarProps } from './shell/top-bar.tsx'
export { WalletChip, type WalletChipProps } from './shell/wallet-chip.tsx'

export { ContinueRow, type ContinueRowProps } from './row/continue-row.tsx'
export { LinkRow, type LinkRowProps } from './row/link-row.tsx'

export { AstrologerCard, type AstrologerCardProps } from './astrologer/astrologer-card.tsx'
export { AstrologerCardSkeleton } from './astrologer/astrologer-card-skeleton.tsx'
export { ChatBubble, type BubbleStatus, type ChatBubbleProps, type ChatBubbleWords } from './session/chat-bubble.tsx'
export { ChatLog, type ChatLogProps } from './session/chat-log.tsx'
export { Composer, type ComposerProps } from './session/composer.tsx'
export { type AnnouncedSeconds } from './session/meter-level.ts'
export { SessionMeter, type SessionMeterProps, type SessionMeterWords } from './session/session-meter.tsx'
export { PictureBubble, type PictureBubbleProps } from './session/picture-bubble.tsx'
export { VoiceNote, type VoiceNoteProps } from './session/voice-note.tsx'
export { TypingDots, type TypingDotsProps } from './session/typing-dots.tsx'
