export { Anchor, LinkProvider, type AnchorProps, type LinkProviderProps } from './link/anchor.tsx'
export { TextLink, type TextLinkProps } from './link/text-link.tsx'

export { Button, type ButtonProps, type ButtonVariant } from './button/button.tsx'
export { IconButton, type IconButtonProps } from './button/icon-button.tsx'

export { Badge, type BadgeProps } from './label/badge.tsx'
export { Chip, type ChipProps } from './label/chip.tsx'
export { ChipRow, type ChipRowProps } from './label/chip-row.tsx'
export { Tag, type TagProps } from './label/tag.tsx'

export { type Icon, type IconProps } from './icon/icon.tsx'
export {
  HomeIcon,
  PeopleIcon,
  LiveIcon,
  WheelIcon,
  WalletIcon,
  ChatIcon,
  CallIcon,
  SearchIcon,
  FilterIcon,
  CloseIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronDownIcon,
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
  MenuIcon,
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
} from './icon/icons.tsx'
export { GRAHAS, RASHIS, type Glyph, type GrahaSlug, type RashiSlug } from './glyph/glyphs.ts'
export { GrahaGlyph, type GrahaGlyphProps } from './glyph/graha-glyph.tsx'
export { RashiGlyph, type RashiGlyphProps } from './glyph/rashi-glyph.tsx'

export { Brand, type BrandProps } from './brand/brand.tsx'
export { BrandMark, type BrandMarkProps } from './brand/brand-mark.tsx'
export { GnomonDial, type GnomonDialProps } from './brand/gnomon-dial.tsx'
export { Jharokha, type JharokhaProps } from './portrait/jharokha.tsx'
export { type Ramp } from './portrait/rosette.ts'
export { StatusDot, type Presence, type StatusDotProps } from './portrait/status-dot.tsx'
export { TickRule, type TickRuleProps } from './tick-rule/tick-rule.tsx'

export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './loading/skeleton.tsx'
export { Spinner, type SpinnerProps } from './loading/spinner.tsx'

export { Duration, formatDuration, type DurationForm, type DurationProps } from './text/duration.tsx'
export { Rating, type RatingProps } from './text/rating.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './text/visually-hidden.tsx'

export { AmountPicker, type AmountPickerProps } from './money/amount-picker.tsx'
export { formatRupees, spokenRupees, type RupeesFormat } from './money/format-rupees.ts'
export { PriceSplit, type PriceSplitProps, type PriceSplitRow } from './money/price-split.tsx'
export { RatePerMinute, type RatePerMinuteProps } from './money/rate-per-minute.tsx'
export { Receipt, type ReceiptProps } from './money/receipt.tsx'
export { Rupees, type RupeesProps } from './money/rupees.tsx'
export { TransactionRow, type TransactionRowProps } from './money/transaction-row.tsx'

export { Checkbox, type CheckboxProps } from './field/checkbox.tsx'
export { ChoiceCards, type ChoiceCardsProps } from './field/choice-cards.tsx'
export { Field, type FieldControl, type FieldProps, type FieldWords } from './field/field.tsx'
export { OtpInput, type OtpInputProps, type OtpState } from './field/otp-input.tsx'
export { PhoneInput, type PhoneInputProps } from './field/phone-input.tsx'
export { Select, type SelectProps } from './field/select.tsx'
export { StarsInput, type StarsInputProps } from './field/stars-input.tsx'
export { Textarea, type TextareaProps } from './field/textarea.tsx'
export { TextInput, type TextInputProps } from './field/text-input.tsx'
