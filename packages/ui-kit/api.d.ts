// What @tarapath/ui-kit declares to those who import it. Written by `pnpm packages --write`.

// ── @tarapath/ui-kit · dist/index.d.ts

export { Anchor, LinkProvider, type AnchorProps, type LinkProviderProps } from './dist/link/anchor.tsx';
export { TextLink, type TextLinkProps } from './dist/link/text-link.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './dist/button/button.tsx';
export { IconButton, type IconButtonProps } from './dist/button/icon-button.tsx';
export { Badge, type BadgeProps } from './dist/label/badge.tsx';
export { Chip, type ChipProps } from './dist/label/chip.tsx';
export { ChipSelect, type ChipSelectProps } from './dist/label/chip-select.tsx';
export { ChipRow, type ChipRowProps } from './dist/label/chip-row.tsx';
export { ScrollingChipRow } from './dist/label/scrolling-chip-row.tsx';
export { showChosenChip } from './dist/label/show-chosen-chip.ts';
export { Tag, type TagProps } from './dist/label/tag.tsx';
export { type Icon, type IconProps } from './dist/icon/icon.tsx';
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
} from './dist/icon/icons.tsx';
export { ChevronLeftIcon, PlayIcon } from './dist/icon/player-icons.tsx';
export { CloseIcon, ChevronDownIcon, MenuIcon, SearchIcon } from './dist/icon/shell-icons.tsx';
export { HomeIcon, PeopleIcon, WheelIcon, WalletIcon } from './dist/icon/tab-icons.tsx';
export { GRAHAS, RASHIS, type Glyph, type GrahaSlug, type RashiSlug } from './dist/glyph/glyphs.ts';
export { GrahaGlyph, type GrahaGlyphProps } from './dist/glyph/graha-glyph.tsx';
export { RashiGlyph, type RashiGlyphProps } from './dist/glyph/rashi-glyph.tsx';
export {
  DashaTimeline,
  type DashaPeriod,
  type DashaTimelineProps,
} from './dist/almanac/dasha-timeline.tsx';
export { DayDial, type DayDialProps, type DayPart } from './dist/almanac/day-dial.tsx';
export { LimbSpan, type LimbSpanProps } from './dist/almanac/limb-span.tsx';
export { MoonPhase, type MoonPhaseProps } from './dist/almanac/moon-phase.tsx';
export { MalaRing, type MalaRingProps } from './dist/mala/mala-ring.tsx';
export { ChartThumb, type ChartThumbProps } from './dist/chart/chart-thumb.tsx';
export { EastChart } from './dist/chart/east-chart.tsx';
export { NorthChart } from './dist/chart/north-chart.tsx';
export { SouthChart, type SouthChartCentre } from './dist/chart/south-chart.tsx';
export { type ChartData, type ChartProps } from './dist/chart/chart-data.ts';
export { Brand, type BrandProps } from './dist/brand/brand.tsx';
export { BrandMark, type BrandMarkProps } from './dist/brand/brand-mark.tsx';
export { GnomonDial, type GnomonDialProps } from './dist/brand/gnomon-dial.tsx';
export { Jharokha, type JharokhaProps } from './dist/portrait/jharokha.tsx';
export { type Ground, type Ramp } from './dist/portrait/ground.ts';
export { initialsOf } from './dist/portrait/initials-of.ts';
export { StatusDot, type Presence, type StatusDotProps } from './dist/portrait/status-dot.tsx';
export { StatusRule, type StatusRuleProps } from './dist/status-rule/status-rule.tsx';
export { TickRing, type TickRingProps } from './dist/tick-ring/tick-ring.tsx';
export { TickRule, type TickRuleProps } from './dist/tick-rule/tick-rule.tsx';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './dist/loading/skeleton.tsx';
export { Spinner, type SpinnerProps } from './dist/loading/spinner.tsx';
export {
  Duration,
  formatDuration,
  type DurationForm,
  type DurationProps,
  type DurationWords,
} from './dist/text/duration.tsx';
export { Rating, type RatingProps } from './dist/text/rating.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './dist/text/visually-hidden.tsx';
export { AmountPicker, type AmountPickerProps } from './dist/money/amount-picker.tsx';
export {
  formatRupees,
  spokenRupees,
  type RupeesFormat,
  type SpokenRupeesWords,
} from './dist/money/format-rupees.ts';
export { MonthHead, type MonthHeadProps } from './dist/money/month-head.tsx';
export { PriceSplit, type PriceSplitProps, type PriceSplitRow } from './dist/money/price-split.tsx';
export { RatePerMinute, type RatePerMinuteProps } from './dist/money/rate-per-minute.tsx';
export { Receipt, type ReceiptProps } from './dist/money/receipt.tsx';
export { Rupees, type RupeesProps } from './dist/money/rupees.tsx';
export { TransactionRow, type TransactionRowProps } from './dist/money/transaction-row.tsx';
export { Checkbox, type CheckboxProps } from './dist/field/checkbox.tsx';
export { ChoiceCards, type ChoiceCardsProps } from './dist/field/choice-cards.tsx';
export { Field, type FieldControl, type FieldProps, type FieldLabels } from './dist/field/field.tsx';
export { OtpInput, type OtpInputProps, type OtpState } from './dist/field/otp-input.tsx';
export { nationalDigits, PhoneInput, type PhoneInputProps } from './dist/field/phone-input.tsx';
export { SegmentedControl, type SegmentedControlProps } from './dist/field/segmented-control.tsx';
export { Select, type SelectProps } from './dist/field/select.tsx';
export { StarsInput, type StarsInputProps } from './dist/field/stars-input.tsx';
export { Textarea, type TextareaProps } from './dist/field/textarea.tsx';
export { TextInput, type TextInputProps } from './dist/field/text-input.tsx';
export { EmptyState, type EmptyStateProps } from './dist/notice/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './dist/notice/error-state.tsx';
export { InlineNotice, type InlineNoticeProps } from './dist/notice/inline-notice.tsx';
export { showToast, ToastOutlet, type ToastOutletProps, type ToastContent } from './dist/notice/toast.tsx';
export { Card, type CardProps } from './dist/card/card.tsx';
export { ActionBar, type ActionBarProps } from './dist/action-bar/action-bar.tsx';
export { Footer, type FooterProps } from './dist/shell/footer.tsx';
export { NavMenu, type NavMenuProps } from './dist/shell/nav-menu.tsx';
export { PageBar, type PageBarProps } from './dist/shell/page-bar.tsx';
export { PromoStrip, type PromoStripProps } from './dist/shell/promo-strip.tsx';
export { ScrollTop, type ScrollTopProps } from './dist/shell/scroll-top.tsx';
export { SkipLink, type SkipLinkProps } from './dist/shell/skip-link.tsx';
export { TabBar, type TabBarProps } from './dist/shell/tab-bar.tsx';
export { TopBar, TopBarLink, type TopBarLinkProps, type TopBarProps } from './dist/shell/top-bar.tsx';
export { WalletChip, type WalletChipProps } from './dist/shell/wallet-chip.tsx';
export { ContinueRow, type ContinueRowProps } from './dist/row/continue-row.tsx';
export { LinkRow, type LinkRowProps } from './dist/row/link-row.tsx';
export { AstrologerCard, type AstrologerCardProps } from './dist/astrologer/astrologer-card.tsx';
export { AstrologerCardSkeleton } from './dist/astrologer/astrologer-card-skeleton.tsx';
export {
  ChatBubble,
  type BubbleStatus,
  type ChatBubbleProps,
  type ChatBubbleWords,
} from './dist/session/chat-bubble.tsx';
export { ChatLog, type ChatLogProps } from './dist/session/chat-log.tsx';
export { Composer, type ComposerProps } from './dist/session/composer.tsx';
export { type AnnouncedSeconds } from './dist/session/meter-level.ts';
export {
  SessionMeter,
  type SessionMeterProps,
  type SessionMeterWords,
} from './dist/session/session-meter.tsx';
export { PictureBubble, type PictureBubbleProps } from './dist/session/picture-bubble.tsx';
export { VoiceNote, type VoiceNoteProps } from './dist/session/voice-note.tsx';
export { TypingDots, type TypingDotsProps } from './dist/session/typing-dots.tsx';

// ── @tarapath/ui-kit/dialog · dist/dialog.d.ts

export { Dialog, type DialogProps } from './dist/overlay/dialog.tsx';

// ── @tarapath/ui-kit/alert-dialog · dist/alert-dialog.d.ts

export { AlertDialog, type AlertDialogProps } from './dist/overlay/alert-dialog.tsx';

// ── @tarapath/ui-kit/sheet · dist/sheet.d.ts

export { Sheet, type SheetProps } from './dist/overlay/sheet.tsx';

// ── @tarapath/ui-kit/menu · dist/menu.d.ts

export { Menu, type MenuItem, type MenuProps } from './dist/overlay/menu.tsx';

// ── dist/action-bar/action-bar.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link ActionBar}. */
export interface ActionBarProps {
    /** One to three buttons; above them, notices about what a press led to. */
    children: ReactNode;
    /** The name of the group for screen readers; needed for more than one button. */
    label?: string | undefined;
}
/** The actions of a page at the bottom of the screen, in place of the tabs. From 840 px they stand where they are in the page. */
export declare function ActionBar({ children, label }: ActionBarProps): ReactElement;

// ── dist/almanac/dasha-timeline.d.ts

import type { ReactElement } from 'react';
import type { GrahaSlug } from './dist/glyph/glyphs.ts';
/** A period that a graha rules. */
export interface DashaPeriod {
    graha: GrahaSlug;
    name: string;
    start: Date;
    end: Date;
}
/** Props of {@link DashaTimeline}. */
export interface DashaTimelineProps {
    /** The great periods in order, each with its parts. */
    periods: readonly (DashaPeriod & {
        parts: readonly DashaPeriod[];
    })[];
    birth: Date;
    now: Date;
    /** The great period whose parts the lower scale shows. */
    selected: number;
    /** Called with the index of a great period that was pressed. Offer the same choice to the keyboard. */
    onSelect?: ((index: number) => void) | undefined;
    /** The word at the hand: "now" by default. */
    nowLabel?: string | undefined;
    /** The name of the picture for screen readers. Put a table of the periods beside it. */
    title: string;
}
/** Two scales of the Vimshottari dasha: the great periods of a life, and below them the parts of one. A hand is now. */
export declare function DashaTimeline(props: DashaTimelineProps): ReactElement;

// ── dist/almanac/day-dial.d.ts

import { type ReactElement } from 'react';
/** A part of the daylight. */
export interface DayPart {
    /** `avoid` is hatched, `minor` shaded, `good` an arc inside. */
    kind: 'avoid' | 'minor' | 'good';
    label: string;
    start: Date;
    end: Date;
}
/** Props of {@link DayDial}. */
export interface DayDialProps {
    sunrise: Date;
    sunset: Date;
    parts: readonly DayPart[];
    /** The hand, where it is day there now. */
    now?: Date | undefined;
    /** Of the place, for the numbers of the hours. */
    utcOffsetMinutes: number;
    /** The name of the picture for screen readers. Put a table of the times beside it. */
    title: string;
}
/** The daylight as a half dial from sunrise to sunset, in eight parts, with the times to avoid and a hand at now. */
export declare function DayDial({ sunrise, sunset, parts, now, utcOffsetMinutes, title }: DayDialProps): ReactElement;

// ── dist/almanac/limb-span.d.ts

import type { ReactElement } from 'react';
/** Props of {@link LimbSpan}. */
export interface LimbSpanProps {
    /** Sunrise, and the next one. */
    from: Date;
    to: Date;
    /** When the limb of the panchang ends. */
    end: Date;
    /** The hand, if it is within the day. */
    now?: Date | undefined;
}
/** How long a limb of the panchang lasts, from one sunrise to the next: decoration beside the time in words. */
export declare function LimbSpan({ from, to, end, now }: LimbSpanProps): ReactElement;

// ── dist/almanac/moon-phase.d.ts

import type { ReactElement } from 'react';
/** Props of {@link MoonPhase}. */
export interface MoonPhaseProps {
    /** The Moon's distance from the Sun in degrees: 0 is new, 180 full. */
    elongation: number;
    /** 40 px by default. */
    size?: number | undefined;
    /** The name of the picture; decoration without it. */
    title?: string | undefined;
}
/** The Moon as it is seen from the north, lit from the right while it grows. */
export declare function MoonPhase({ elongation, size, title }: MoonPhaseProps): ReactElement;

// ── dist/astrologer/astrologer-card-skeleton.d.ts

import type { ReactElement } from 'react';
/** The placeholder of an AstrologerCard. Put several into a SkeletonGroup. */
export declare function AstrologerCardSkeleton(): ReactElement;

// ── dist/astrologer/astrologer-card.d.ts

import type { ReactElement, ReactNode } from 'react';
import { type AnchorProps } from './dist/link/anchor.tsx';
import type { Presence } from './dist/portrait/status-dot.tsx';
/** Props of {@link AstrologerCard}. */
export interface AstrologerCardProps {
    /** On one line; the whole name is the title of the link. */
    name: string;
    /** The address of the profile. The whole card is the target. */
    href: string;
    /** The id of the astrologer, for the portrait. */
    seed: number;
    /** The address of a photograph; the initials of the name without one. */
    src?: string | undefined;
    /** What they read and for how long, e.g. "Vedic · Marriage · 14 yrs". */
    skills: string;
    /** What they speak, e.g. "Hindi, English"; `<strong>` sets off what the reader speaks, too. */
    languages: ReactNode;
    ratePaise: number;
    originalPaise?: number | undefined;
    /** The unit after the rate; "min" by default. */
    rateUnit?: string | undefined;
    /** What screen readers say before the rate before a discount; "before," by default. */
    originalLabel?: string | undefined;
    /** The mean rating; leave it out while there is none. */
    rating?: number | undefined;
    ratingCount?: number | undefined;
    /** What follows the rating, e.g. "255 chats". */
    ratingDetail?: string | undefined;
    /** What screen readers say of the rating, its number and what follows; English by default. */
    ratingLabel?: string | undefined;
    status: Presence;
    /** The status in words; Online, Busy or Offline by default. */
    statusText?: string | undefined;
    /** A second line of the status, e.g. "~6 min" or "till 6 am". */
    statusNote?: string | undefined;
    /** What screen readers say instead of both, e.g. "Busy, free in about 6 min". */
    statusName?: string | undefined;
    /** A `Button` of size `s`, which is a target of its own above the link of the card. */
    action?: ReactNode;
    /** A favourite `IconButton`, also above the link of the card. The compact card has none. */
    favourite?: ReactNode;
    /** One line below the name, for rows of similar astrologers. */
    compact?: boolean | undefined;
    /** The heading level of the name; 3 by default. */
    level?: 2 | 3 | undefined;
    prefetch?: AnchorProps['prefetch'] | undefined;
}
/** An astrologer: portrait, rating, specialities, languages, price per minute and one button. All states are equally high. */
export declare function AstrologerCard(props: AstrologerCardProps): ReactElement;

// ── dist/brand/brand-mark.d.ts

import type { ReactElement } from 'react';
/** Props of {@link BrandMark}. */
export interface BrandMarkProps {
    /** Width in px; 26 by default. */
    size?: number | undefined;
    title?: string | undefined;
}
/** The mark of the brand. */
export declare function BrandMark({ size, title }: BrandMarkProps): ReactElement;

// ── dist/brand/brand.d.ts

import type { ReactElement } from 'react';
/** Props of {@link Brand}. */
export interface BrandProps {
    /** The address of the link; the home page by default. */
    href?: string | undefined;
    /** The name for screen readers; "Tarapath, home" by default. */
    label?: string | undefined;
}
/** The mark and the wordmark as a link. */
export declare function Brand({ href, label }: BrandProps): ReactElement;

// ── dist/brand/gnomon-dial.d.ts

import type { ReactElement } from 'react';
import { type RashiSlug } from './dist/glyph/glyphs.ts';
/** Props of {@link GnomonDial}. */
export interface GnomonDialProps {
    /** The highlighted sign, to which the hand points. */
    sign?: RashiSlug | undefined;
    /** The angle of the hand in degrees, from the left end of the dial (0) to the right (180). Overrides the sign. */
    angle?: number | undefined;
    /** `s` is 116 × 60 px and shows only the highlighted sign. */
    size?: 's' | 'm' | undefined;
    /** The name of the picture; decoration without it. */
    title?: string | undefined;
}
/** A half dial with a gnomon, a hand and the twelve signs, or only the highlighted one on a small dial. */
export declare function GnomonDial({ sign, angle, size, title }: GnomonDialProps): ReactElement;

// ── dist/button/button.d.ts

import { type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { type AnchorProps } from './dist/link/anchor.tsx';
/** The look of a button: `money` is for payments, `danger` for actions that end or delete something. */
export type ButtonVariant = 'primary' | 'outline' | 'money' | 'danger' | 'danger-outline' | 'quiet';
/** Props of {@link Button}; the rest go to the `<button>` (or the link, with `href`). */
export interface ButtonProps extends ComponentProps<'button'> {
    /** `primary` for the one main action of a view (the default). */
    variant?: ButtonVariant | undefined;
    /** 40, 48 (the default) or 56 px high. The target of the small one is 44 px high. */
    size?: 's' | 'm' | 'l' | undefined;
    /** As wide as its column. */
    full?: boolean | undefined;
    /** Shows a spinner and ignores presses. The label stays for screen readers. A link (`href`) does not show it. */
    loading?: boolean | undefined;
    /**
     * Why it is disabled. The reason is shown below the button, which can still be focused. When it comes or goes, a `ref` gets
     * another element, which takes over the focus.
     */
    disabledReason?: string | undefined;
    /** An icon before the label. */
    icon?: ReactNode;
    /** Turns the button into a link. */
    href?: string | undefined;
    prefetch?: AnchorProps['prefetch'] | undefined;
}
/** A button, or with `href` a link that looks like one. */
export declare function Button(props: ButtonProps): ReactElement;

// ── dist/button/icon-button.d.ts

import type { ComponentProps, ReactElement, ReactNode } from 'react';
/** Props of {@link IconButton}; the rest go to the `<button>` (or the link, with `href`). */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> {
    /** The name for screen readers and the tooltip. */
    label: string;
    /** An icon. */
    children: ReactNode;
    variant?: 'quiet' | 'outline' | undefined;
    /** Makes it a toggle. A button whose label says what it does has `data-chosen` instead. */
    pressed?: boolean | undefined;
    loading?: boolean | undefined;
    /** Turns it into a link, which is neither pressed nor loading. A disabled one is a button. */
    href?: string | undefined;
}
/** A 44 px button with an icon and no text. */
export declare function IconButton(props: IconButtonProps): ReactElement;

// ── dist/card/card.d.ts

import type { ComponentProps, ReactElement } from 'react';
/** Props of {@link Card}; the rest go to its element. */
export interface CardProps extends ComponentProps<'div'> {
    as?: 'div' | 'section' | 'article' | 'li' | undefined;
    /** `plain` is raised, `sunk` is darker than the page, `money` is for an amount. */
    tone?: 'plain' | 'sunk' | 'money' | undefined;
}
/** A card with a border. */
export declare function Card({ as, tone, className, ...rest }: CardProps): ReactElement;

// ── dist/chart/chart-data.d.ts

import { type GrahaSlug } from './dist/glyph/glyphs.ts';
/** What a birth chart shows. */
export interface ChartData {
    /** The grahas in the twelve houses, from the first. */
    houses: readonly (readonly GrahaSlug[])[];
    /** The sign of the first house: 1 is Mesha, 12 is Meena. */
    firstSign: number;
    /** The grahas with a raised R. */
    retrograde?: readonly GrahaSlug[] | undefined;
    /** Short names in Latin letters (the default) or in Devanagari. */
    labels?: 'latin' | 'deva' | undefined;
    /** What stands in the first house: "Lagna" by default. */
    firstLabel?: string | undefined;
}
/** Props of {@link NorthChart}, {@link SouthChart} and {@link EastChart}. */
export interface ChartProps extends ChartData {
    /** The name of the picture for screen readers. Put a table of the positions beside it. */
    title: string;
}
/** The side of the view box. */
export declare const SIDE = 296;
/** The short name of a graha in a chart. */
export declare const labelOf: (graha: GrahaSlug, labels: ChartData['labels']) => string;
export declare const pathOf: (graha: GrahaSlug) => string | undefined;
/** The sign, 1 to 12, of a house, counted from 0. */
export declare const signOf: (firstSign: number, house: number) => number;
/** Grahas by sign instead of by house, from Mesha: what charts with fixed signs need. */
export declare const bySign: ({ houses, firstSign }: ChartData) => GrahaSlug[][];

// ── dist/chart/chart-thumb.d.ts

import type { ReactElement } from 'react';
import type { ChartData } from './dist/chart/chart-data.ts';
/** Props of {@link ChartThumb}. */
export interface ChartThumbProps {
    /** The grahas in the twelve houses, from the first. */
    houses: ChartData['houses'];
    /** 56 px by default. */
    size?: number | undefined;
}
/** A small north Indian chart with a dot for each graha: decoration. */
export declare function ChartThumb({ houses, size }: ChartThumbProps): ReactElement;

// ── dist/chart/east-chart.d.ts

import type { ReactElement } from 'react';
import { type ChartProps } from './dist/chart/chart-data.ts';
/** A birth chart as it is drawn in Bengal and Odisha: signs stay, anticlockwise from the top, and corners are cut. */
export declare function EastChart({ title, ...chart }: ChartProps): ReactElement;

// ── dist/chart/north-chart.d.ts

import type { ReactElement } from 'react';
import { type ChartProps } from './dist/chart/chart-data.ts';
/** A birth chart as it is drawn in the north of India: houses stay, from the top rhombus anticlockwise, and carry the number of their sign. */
export declare function NorthChart({ title, ...chart }: ChartProps): ReactElement;
/** The square, its diagonals and the diamond. */
export declare const northLines: (side: number) => string;

// ── dist/chart/south-chart.d.ts

import type { ReactElement } from 'react';
import { type ChartProps } from './dist/chart/chart-data.ts';
/** A birth chart as it is drawn in the south of India: signs stay, clockwise from the top, and the lagna's is marked. */
export declare function SouthChart({ title, centre, ...chart }: ChartProps & {
    centre?: SouthChartCentre;
}): ReactElement;
/** What stands in the open middle of a {@link SouthChart}. */
export interface SouthChartCentre {
    title: string;
    sub: string;
}

// ── dist/field/checkbox.d.ts

import { type ComponentProps, type ReactElement, type ReactNode } from 'react';
/** Props of {@link Checkbox}; the rest go to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
    label: ReactNode;
    hint?: ReactNode;
    error?: ReactNode;
}
/** A checkbox. The whole line is its target. */
export declare function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps): ReactElement;

// ── dist/field/choice-cards.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** Props of {@link ChoiceCards}. */
export interface ChoiceCardsProps {
    legend: string;
    /** The name of the group in the form. */
    name: string;
    options: readonly {
        value: string;
        label: ReactNode;
        detail?: ReactNode;
        disabled?: boolean | undefined;
    }[];
    value: string | null;
    onChange: (value: string) => void;
    columns?: 1 | 2 | 3 | undefined;
    hideLegend?: boolean | undefined;
    /** `money` marks the chosen card in marigold. */
    variant?: 'plain' | 'money' | undefined;
    error?: string | undefined;
}
/** A choice of one: radio buttons drawn as cards. Plain cards in one column show their radio buttons. */
export declare function ChoiceCards(props: ChoiceCardsProps): ReactElement;

// ── dist/field/field.d.ts

import { type AriaAttributes, type ReactElement, type ReactNode } from 'react';
/** The attributes that a field gives to its control. */
export interface FieldControl {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
}
/** The texts of a field, which every input of the kit takes. */
export interface FieldLabels {
    label: ReactNode;
    /** Help text under the label. */
    hint?: ReactNode;
    /** The error and how to correct it. */
    error?: ReactNode;
    /** Adds "(optional)", or a text of your own, to the label. Required fields are not marked. */
    optional?: boolean | string | undefined;
    /** Shows the label to screen readers only. */
    hideLabel?: boolean | undefined;
}
/** Props of {@link Field}. */
export interface FieldProps extends FieldLabels {
    id?: string | undefined;
    /** Renders the control, onto which it spreads its argument. */
    children: (control: FieldControl) => ReactNode;
}
/** A control with its label, hint and error. */
export declare function Field({ label, hint, error, optional, hideLabel, id, children }: FieldProps): ReactElement;
/** The props of a caller for a control, and what its field gives to it. */
export declare function controlProps<Own extends AriaAttributes>(own: Own, control: FieldControl): Own & {
    id: string;
};
/** The error of a field, announced when it appears. */
export declare function FieldError({ id, children }: {
    id: string;
    children: ReactNode;
}): ReactElement | null;

// ── dist/field/otp-input.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** The state of a code. */
export type OtpState = 'idle' | 'checking' | 'wrong' | 'expired';
/** Props of {@link OtpInput}. */
export interface OtpInputProps {
    /** The digits typed so far. */
    value: string;
    /** Called with digits only. */
    onChange: (digits: string) => void;
    /** Called once each time the last box is filled, by typing, pasting or autofill. */
    onComplete?: ((code: string) => void) | undefined;
    state?: OtpState | undefined;
    /** A message about the state, announced when it changes. */
    message?: ReactNode;
    /** "6-digit code" by default. */
    label?: ReactNode;
    hint?: ReactNode;
    /** 6 by default. */
    length?: number | undefined;
    autoFocus?: boolean | undefined;
    name?: string | undefined;
}
/**
 * A one-time code: a single input drawn as boxes, so that paste, autofill from a text message and screen readers work.
 * A wrong code keeps its digits and selects them, so that typing replaces it.
 */
export declare function OtpInput(props: OtpInputProps): ReactElement;

// ── dist/field/phone-input.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link PhoneInput}. */
export interface PhoneInputProps {
    /** The digits after +91, ten when complete. */
    value: string;
    /** Called with at most ten digits and nothing else. */
    onChange: (digits: string) => void;
    /** "Mobile number" by default. */
    label?: ReactNode;
    hint?: ReactNode;
    error?: ReactNode;
    disabled?: boolean | undefined;
    name?: string | undefined;
    autoFocus?: boolean | undefined;
}
/** The national digits of a typed, filled or pasted number, such as "+91 98765-43210" or "098765 43210". */
export declare function nationalDigits(text: string): string;
/** A field for an Indian mobile number. */
export declare function PhoneInput({ value, onChange, label, ...rest }: PhoneInputProps): ReactElement;

// ── dist/field/segmented-control.d.ts

import type { ReactElement } from 'react';
/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps {
    /** The name of the group for screen readers. */
    legend: string;
    /** The name of the radio buttons in the form. */
    name: string;
    options: readonly {
        value: string;
        label: string;
    }[];
    value: string;
    onChange: (value: string) => void;
}
/** A choice of two to four views of the same thing. */
export declare function SegmentedControl({ legend, name, options, value, onChange }: SegmentedControlProps): ReactElement;

// ── dist/field/select.d.ts

import type { ComponentProps, ReactElement } from 'react';
import { type FieldLabels } from './dist/field/field.tsx';
/** Props of {@link Select}; the rest go to the `<select>`. */
export interface SelectProps extends FieldLabels, Omit<ComponentProps<'select'>, 'children'> {
    options: readonly {
        value: string;
        label: string;
        disabled?: boolean | undefined;
    }[];
    /** The label of an empty first option. */
    placeholder?: string | undefined;
}
/** A native select. */
export declare function Select(props: SelectProps): ReactElement;

// ── dist/field/stars-input.d.ts

import { type ReactElement } from 'react';
/** Props of {@link StarsInput}. */
export interface StarsInputProps {
    legend: string;
    name: string;
    /** 1 to 5, or null while none is chosen. */
    value: number | null;
    onChange: (stars: number) => void;
    /** The name of each rating, from the worst. */
    labels?: readonly [string, string, string, string, string] | undefined;
    /** The name of a choice for screen readers; "4 stars, Very good" by default. */
    starsLabel?: ((stars: number, label: string) => string) | undefined;
    hideLegend?: boolean | undefined;
    error?: string | undefined;
}
/** A rating of one to five stars: a radio group whose choices have names, also shown beside the stars. */
export declare function StarsInput(props: StarsInputProps): ReactElement;

// ── dist/field/text-input.d.ts

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { type FieldLabels } from './dist/field/field.tsx';
/** Props of {@link TextInput}; the rest go to the `<input>`. */
export interface TextInputProps extends FieldLabels, Omit<ComponentProps<'input'>, 'prefix'> {
    /** Inside the field, before the text. */
    prefix?: ReactNode;
    /** Inside the field, after the text: a unit or a button. */
    suffix?: ReactNode;
}
/** A field for one line of text. */
export declare function TextInput(props: TextInputProps): ReactElement;

// ── dist/field/textarea.d.ts

import type { ComponentProps, ReactElement } from 'react';
import { type FieldLabels } from './dist/field/field.tsx';
/** Props of {@link Textarea}; the rest go to the `<textarea>`. */
export interface TextareaProps extends FieldLabels, ComponentProps<'textarea'> {
}
/** A field for several lines of text. It grows with its text where the browser supports it. */
export declare function Textarea(props: TextareaProps): ReactElement;

// ── dist/glyph/glyphs.d.ts

/** The twelve signs, from Aries. */
export type RashiSlug = 'mesh' | 'vrishabh' | 'mithun' | 'kark' | 'simha' | 'kanya' | 'tula' | 'vrishchik' | 'dhanu' | 'makar' | 'kumbh' | 'meen';
/** The nine grahas of Jyotish. */
export type GrahaSlug = 'surya' | 'chandra' | 'mangal' | 'budh' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
/** A sign or graha: its names in English and Hindi, and its path in a 24 × 24 view box. */
export interface Glyph<Slug extends string> {
    slug: Slug;
    en: string;
    hi: string;
    path: string;
}
/** The signs in zodiac order. */
export declare const RASHIS: readonly Glyph<RashiSlug>[];
/** The grahas from the Sun outwards in the traditional order, nodes last. */
export declare const GRAHAS: readonly Glyph<GrahaSlug>[];

// ── dist/glyph/graha-glyph.d.ts

import type { ReactElement } from 'react';
import { type IconProps } from './dist/icon/icon.tsx';
import { type GrahaSlug } from './dist/glyph/glyphs.ts';
/** Props of {@link GrahaGlyph}. */
export interface GrahaGlyphProps extends IconProps {
    graha: GrahaSlug;
}
/** The glyph of a graha, in the style of the icons. */
export declare function GrahaGlyph({ graha, size, ...rest }: GrahaGlyphProps): ReactElement;

// ── dist/glyph/rashi-glyph.d.ts

import type { ReactElement } from 'react';
import { type IconProps } from './dist/icon/icon.tsx';
import { type RashiSlug } from './dist/glyph/glyphs.ts';
/** Props of {@link RashiGlyph}. */
export interface RashiGlyphProps extends IconProps {
    sign: RashiSlug;
}
/** The glyph of a sign, in the style of the icons. */
export declare function RashiGlyph({ sign, size, ...rest }: RashiGlyphProps): ReactElement;

// ── dist/icon/icon.d.ts

import type { ReactElement } from 'react';
/** Props of every icon and glyph. */
export interface IconProps {
    /** Edge in px; 20 by default. */
    size?: number | undefined;
    /** The name of the icon. Without it the icon is decoration and hidden from screen readers. */
    title?: string | undefined;
    className?: string | undefined;
}
/** An icon component. It draws one path in a 24 × 24 view box with a stroke of 1.7. */
export type Icon = (props: IconProps) => ReactElement;
/** Draws the path of an icon. */
export declare function Stroke({ d, size, title, className, solid, }: IconProps & {
    d: string;
    solid?: boolean;
}): ReactElement;
/** Creates an icon component from a path. */
export declare function createIcon(d: string, solid?: boolean): Icon;

// ── dist/icon/icons.d.ts

import { type Icon } from './dist/icon/icon.tsx';
export declare const LiveIcon: Icon;
export declare const ChatIcon: Icon;
export declare const CallIcon: Icon;
export declare const FilterIcon: Icon;
export declare const ChevronRightIcon: Icon;
export declare const ChevronUpIcon: Icon;
export declare const CheckIcon: Icon;
export declare const StarIcon: Icon;
export declare const StarOutlineIcon: Icon;
export declare const HeartIcon: Icon;
export declare const HeartOutlineIcon: Icon;
export declare const ClockIcon: Icon;
export declare const InfoIcon: Icon;
export declare const WarningIcon: Icon;
export declare const DangerIcon: Icon;
export declare const SuccessIcon: Icon;
export declare const PlusIcon: Icon;
export declare const MinusIcon: Icon;
export declare const SendIcon: Icon;
export declare const MoreIcon: Icon;
export declare const UserIcon: Icon;
export declare const LogOutIcon: Icon;
export declare const ReceiptIcon: Icon;
export declare const RefreshIcon: Icon;
export declare const DownloadIcon: Icon;
export declare const ShareIcon: Icon;
export declare const CopyIcon: Icon;
export declare const ExternalIcon: Icon;
export declare const OfflineIcon: Icon;
export declare const LockIcon: Icon;
export declare const TrashIcon: Icon;
export declare const EditIcon: Icon;
export declare const ArrowUpIcon: Icon;
export declare const ArrowRightIcon: Icon;
export declare const CalendarIcon: Icon;
export declare const GlobeIcon: Icon;
export declare const SunIcon: Icon;
export declare const MoonIcon: Icon;
export declare const HelpIcon: Icon;
export declare const PauseIcon: Icon;
export declare const BookIcon: Icon;
export declare const GiftIcon: Icon;
export declare const PendingIcon: Icon;
export declare const PrintIcon: Icon;
export declare const PipIcon: Icon;
export declare const UndoIcon: Icon;
export declare const VibrateIcon: Icon;
export declare const VolumeIcon: Icon;
export declare const MicIcon: Icon;
export declare const CameraIcon: Icon;
export declare const PictureIcon: Icon;

// ── dist/icon/player-icons.d.ts

import { type Icon } from './dist/icon/icon.tsx';
export declare const ChevronLeftIcon: Icon;
export declare const PlayIcon: Icon;

// ── dist/icon/shell-icons.d.ts

import { type Icon } from './dist/icon/icon.tsx';
export declare const CloseIcon: Icon;
export declare const ChevronDownIcon: Icon;
export declare const MenuIcon: Icon;
export declare const SearchIcon: Icon;

// ── dist/icon/tab-icons.d.ts

import { type Icon } from './dist/icon/icon.tsx';
export declare const HomeIcon: Icon;
export declare const PeopleIcon: Icon;
export declare const WheelIcon: Icon;
export declare const WalletIcon: Icon;

// ── dist/label/badge.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Badge}. */
export interface BadgeProps {
    kind: 'live' | 'new';
    /** The label; Live or New by default. */
    children?: ReactNode;
}
/** A badge for a temporary state: live or new. */
export declare function Badge({ kind, children }: BadgeProps): ReactElement;

// ── dist/label/chip-row.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link ChipRow} and {@link ScrollingChipRow}. */
export interface ChipRowProps {
    /** The name of the group for screen readers. */
    label?: string | undefined;
    children: ReactNode;
}
/** A row of chips. Its lines are far enough apart for touch. */
export declare function ChipRow({ label, children }: ChipRowProps): ReactElement;

// ── dist/label/chip-select.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** Props of {@link ChipSelect}. */
export interface ChipSelectProps {
    /** The name of the select for screen readers, and what it shows while nothing is chosen. */
    label: string;
    /** What the first choice is called, which takes the filter away, e.g. "All astrologers". */
    anyLabel: string;
    /** Instead of the choice, e.g. "Sort by: Recommended". */
    text?: ReactNode;
    options: readonly {
        value: string;
        label: string;
    }[];
    /** It may have no option yet; the chip then shows its label. */
    value: string | null;
    onChange: (value: string | null) => void;
}
/** A select that looks like a chip, for a row of filters. */
export declare function ChipSelect({ label, anyLabel, text, options, value, onChange }: ChipSelectProps): ReactElement;

// ── dist/label/chip.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Chip}. */
export interface ChipProps {
    children: ReactNode;
    /** Makes it a toggle button. A pressed one has a check mark. */
    pressed?: boolean | undefined;
    /** Called with the new state. */
    onPress?: ((pressed: boolean) => void) | undefined;
    /** Makes it a link. */
    href?: string | undefined;
    /** With `href`: whether it links to the current page. */
    current?: boolean | undefined;
    /** Makes it a selected value that can be removed. */
    onRemove?: (() => void) | undefined;
    /** The name of the remove button, or of the link that removes it, e.g. "Remove Hindi". */
    removeLabel?: string | undefined;
    disabled?: boolean | undefined;
}
/** A toggle (`pressed`), a link (`href`) or a removable value (`onRemove`). */
export declare function Chip(props: ChipProps): ReactElement;

// ── dist/label/scrolling-chip-row.d.ts

import type { ReactElement } from 'react';
import type { ChipRowProps } from './dist/label/chip-row.tsx';
/** One line of chips that scrolls sideways, from edge to edge of the page. It begins with the chosen chip in view. */
export declare function ScrollingChipRow({ label, children }: ChipRowProps): ReactElement;

// ── dist/label/show-chosen-chip.d.ts

/** Scrolls a row of chips so that its chosen one is in view, without moving the page. */
export declare function showChosenChip(row: HTMLElement | null): void;

// ── dist/label/tag.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Tag}. */
export interface TagProps {
    tone?: 'neutral' | 'primary' | 'money' | 'success' | 'danger' | 'accent' | undefined;
    children: ReactNode;
}
/** A short label that states a fact. It is not a control. */
export declare function Tag({ tone, children }: TagProps): ReactElement;

// ── dist/link/anchor.d.ts

import { type ComponentProps, type ComponentType, type ReactElement, type ReactNode } from 'react';
/** The props of an application's link component: those of `<a>`, and when to prefetch. */
export interface AnchorProps extends ComponentProps<'a'> {
    href: string;
    /** When to prefetch the page: on hover and focus, or when the link becomes visible. */
    prefetch?: 'intent' | 'viewport';
}
/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
    /** Renders every link of the kit, e.g. `({ href, ...rest }) => <Link to={href} {...rest} />`. */
    component: ComponentType<AnchorProps>;
    children: ReactNode;
}
/** Sets the link component for all kit components with an `href`. Without it, links are plain `<a>`. */
export declare function LinkProvider({ component, children }: LinkProviderProps): ReactElement;
/** A link: the link component of the application for its own paths, a plain `<a>` for `tel:`, `https:` and `#…`. */
export declare function Anchor(props: AnchorProps): ReactElement;

// ── dist/link/text-link.d.ts

import type { ReactElement } from 'react';
import { type AnchorProps } from './dist/link/anchor.tsx';
/** Props of {@link TextLink}. */
export interface TextLinkProps extends AnchorProps {
    /** `inline` is part of a sentence, `quiet` inherits the colour, `standalone` has a 44 px target of its own. */
    variant?: 'inline' | 'quiet' | 'standalone' | undefined;
}
/** A text link. */
export declare function TextLink({ variant, className, ...rest }: TextLinkProps): ReactElement;

// ── dist/loading/skeleton.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Skeleton}. */
export interface SkeletonProps {
    /** A CSS length, or a number of px. */
    width?: string | number | undefined;
    height?: string | number | undefined;
    shape?: 'text' | 'box' | 'arch' | undefined;
    /** The number of text lines, of which the last is shorter. */
    lines?: number | undefined;
}
/** A placeholder of the size of the content that is loading. Put several into a {@link SkeletonGroup}. */
export declare function Skeleton({ width, height, shape, lines }: SkeletonProps): ReactElement;
/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps {
    /** The text for screen readers; "Loading" by default. */
    label?: string | undefined;
    className?: string | undefined;
    children: ReactNode;
}
/** A busy region around skeletons, with one label for screen readers. */
export declare function SkeletonGroup({ label, className, children }: SkeletonGroupProps): ReactElement;

// ── dist/loading/spinner.d.ts

import type { ReactElement } from 'react';
/** Props of {@link Spinner}. */
export interface SpinnerProps {
    /** What is loading; decoration without it. */
    label?: string | undefined;
    /** Edge in px; 20 by default. */
    size?: number | undefined;
}
/** A hand that turns on a dial. The animation ends after a minute. */
export declare function Spinner({ label, size }: SpinnerProps): ReactElement;

// ── dist/mala/mala-ring.d.ts

import type { ReactElement } from 'react';
/** Props of {@link MalaRing}. */
export interface MalaRingProps {
    /** How many of the 108 beads are counted. */
    done: number;
    /** The diameter, 258 px by default. */
    size?: number | undefined;
    /** The name of the picture; decoration without it. */
    title?: string | undefined;
}
/**
 * The 108 beads of a mala, clockwise from the guru bead at the top. A page that counts without React sets `data-done` on
 * the lines, which are in the order of the beads.
 */
export declare function MalaRing({ done, size, title }: MalaRingProps): ReactElement;

// ── dist/money/amount-picker.d.ts

import type { ReactElement } from 'react';
/** Props of {@link AmountPicker}. */
export interface AmountPickerProps {
    legend: string;
    name: string;
    amounts: readonly {
        /** Whole paise. */
        paise: number;
        /** A second line, e.g. "+ ₹50 bonus". */
        detail?: string | undefined;
        disabled?: boolean | undefined;
    }[];
    /** The chosen amount in paise. */
    value: number | null;
    onChange: (paise: number) => void;
    hideLegend?: boolean | undefined;
    error?: string | undefined;
}
/** A choice of amounts: radio buttons drawn as cards, with the chosen one marked in marigold. */
export declare function AmountPicker({ amounts, value, onChange, ...rest }: AmountPickerProps): ReactElement;

// ── dist/money/format-rupees.d.ts

/** The options of {@link formatRupees}. */
export interface RupeesFormat {
    /** `always` adds a plus to positive amounts. A minus is always shown. */
    sign?: 'auto' | 'always' | undefined;
    /** `strip` removes .00, for rates and choices. Balances and totals keep two decimals. */
    trailingZeros?: 'keep' | 'strip' | undefined;
}
/**
 * Formats whole paise as rupees with Indian grouping: `formatRupees(12345650)` is "₹1,23,456.50". A minus is before the
 * rupee sign. The arithmetic is in integers, so no amount is rounded.
 */
export declare function formatRupees(paise: number, { sign, trailingZeros }?: RupeesFormat): string;
/** The words of an amount for screen readers, with its numbers. */
export interface SpokenRupeesWords {
    rupees: (values: {
        count: number;
    }) => string;
    paise: (values: {
        count: number;
    }) => string;
    minus: (values: {
        amount: string;
    }) => string;
}
/** An amount for screen readers: `spokenRupees(41250)` is "412 rupees 50 paise", in English by default. */
export declare function spokenRupees(paise: number, words?: SpokenRupeesWords): string;

// ── dist/money/month-head.d.ts

import type { ReactElement } from 'react';
/** Props of {@link MonthHead}. */
export interface MonthHeadProps {
    /** "November". */
    month: string;
    /** What the month cost, in whole paise. */
    paise: number;
    /** "4 consultations · 58 min 31 s". */
    detail: string;
    /** The limit of a month in whole paise. The rule is empty without one. */
    limitPaise?: number | undefined;
    /** "of your ₹2,000 limit". */
    limitText?: string | undefined;
    /** The level of the heading; 2 by default. */
    level?: 2 | 3 | undefined;
}
/** The heading of a month in a list of payments: its name, its total, and the share of a limit. */
export declare function MonthHead({ month, paise, detail, limitPaise, limitText, level }: MonthHeadProps): ReactElement;

// ── dist/money/price-split.d.ts

import type { ReactElement, ReactNode } from 'react';
/** A row of {@link PriceSplit}: an amount in paise, or any other value. */
export interface PriceSplitRow {
    label: string;
    paise?: number | undefined;
    value?: ReactNode;
    /** `strong` for a total, `money` for the amount taken from the wallet. */
    tone?: 'plain' | 'strong' | 'money' | undefined;
}
/** Props of {@link PriceSplit}. */
export interface PriceSplitProps {
    /** Names the table for screen readers. */
    caption: string;
    rows: readonly PriceSplitRow[];
}
/** The parts of a price as a table. */
export declare function PriceSplit({ caption, rows }: PriceSplitProps): ReactElement;

// ── dist/money/rate-per-minute.d.ts

import type { ReactElement } from 'react';
/** Props of {@link RatePerMinute}. */
export interface RatePerMinuteProps {
    /** Whole paise per minute. */
    paise: number;
    /** The rate before a discount, struck through. */
    originalPaise?: number | undefined;
    /** "₹18.00 / min" for tables; "₹18/min" otherwise. */
    exact?: boolean | undefined;
    /** The unit after the rate; "min" by default. */
    unit?: string | undefined;
    /** What screen readers say before the rate before a discount; "before," by default. */
    originalLabel?: string | undefined;
}
/** The price per minute. */
export declare function RatePerMinute(props: RatePerMinuteProps): ReactElement;

// ── dist/money/receipt.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** Props of {@link Receipt}. */
export interface ReceiptProps {
    /** "Receipt" by default. */
    title?: string | undefined;
    /** The reference for support, e.g. "TP-8F21C". */
    reference?: string | undefined;
    /** What the reference is called for screen readers; "Reference" by default. */
    referenceLabel?: string | undefined;
    rows: readonly {
        label: string;
        value: ReactNode;
    }[];
    total: {
        label: string;
        paise: number;
    };
    /** Level of the heading; 2 by default. */
    level?: 2 | 3 | undefined;
}
/** A receipt: its rows, a rule and the total. */
export declare function Receipt(props: ReceiptProps): ReactElement;

// ── dist/money/rupees.d.ts

import type { ReactElement } from 'react';
import { type RupeesFormat, type SpokenRupeesWords } from './dist/money/format-rupees.ts';
/** Props of {@link Rupees}. */
export interface RupeesProps extends RupeesFormat {
    /** Whole paise. */
    paise: number;
    /** Screen readers announce "412 rupees 50 paise" instead of the figures. */
    spoken?: boolean | undefined;
    /** The words of the announcement; English by default. */
    words?: SpokenRupeesWords | undefined;
    /** For Eczar, where ₹ comes from another font and needs a gap before the digits. */
    display?: boolean | undefined;
}
/** An amount of money in tabular figures, so that a changing amount does not move. */
export declare function Rupees({ paise, spoken, words, display, sign, trailingZeros }: RupeesProps): ReactElement;

// ── dist/money/transaction-row.d.ts

import type { ReactElement, ReactNode } from 'react';
import type { RupeesFormat } from './dist/money/format-rupees.ts';
/** Props of {@link TransactionRow}. */
export interface TransactionRowProps {
    /** An icon of 20 px or a portrait. */
    lead?: ReactNode;
    title: string;
    /** The time and the method, e.g. "20 Nov 2026, 4:27 pm · UPI". */
    detail?: ReactNode;
    /** Whole paise, positive for money received. */
    paise: number;
    /** A plus and a minus by default. A pending or failed amount has neither. */
    sign?: RupeesFormat['sign'];
    /** What was cancelled is neither good nor bad: its label has no colour. */
    status?: 'done' | 'pending' | 'failed' | 'cancelled' | undefined;
    /** A label before the detail, e.g. "Pending · Check status" or "Answered". */
    statusText?: string | undefined;
    /** The address of the receipt. The whole row is the target, and has a chevron. */
    href?: string | undefined;
}
/** A transaction of the wallet, or a consultation, as an `<li>`. Put rows into `<ul className="ui-rows">`. */
export declare function TransactionRow(props: TransactionRowProps): ReactElement;

// ── dist/notice/empty-state.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
    /** A sentence about the missing content. */
    title: string;
    children?: ReactNode;
    /** A button or link for the next step. */
    action?: ReactNode;
    /** Level of the heading; 2 by default. */
    level?: 2 | 3 | undefined;
}
/** A placeholder for a list without entries: a picture, a sentence and a next step. */
export declare function EmptyState({ title, children, action, level }: EmptyStateProps): ReactElement;

// ── dist/notice/error-state.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
    /** What failed; "This part did not load" by default. */
    title?: string | undefined;
    children?: ReactNode;
    /** Adds a retry button. */
    onRetry?: (() => void) | undefined;
    retrying?: boolean | undefined;
    /** "Try again" by default. */
    retryLabel?: string | undefined;
    /** The reference for support. */
    reference?: string | undefined;
    /** The word before the reference; "Reference" by default. */
    referenceLabel?: string | undefined;
    /** Level of the heading; 2 by default. */
    level?: 2 | 3 | undefined;
}
/** A section of a page that failed to load. */
export declare function ErrorState(props: ErrorStateProps): ReactElement;

// ── dist/notice/inline-notice.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link InlineNotice}. */
export interface InlineNoticeProps {
    tone: 'info' | 'warn' | 'danger' | 'success';
    title?: ReactNode;
    children?: ReactNode;
    /** A button or link below the text. */
    action?: ReactNode;
    /** Announces it when it appears: `status` waits for a pause, `alert` does not. */
    live?: 'status' | 'alert' | undefined;
    /** Adds a close button. */
    onDismiss?: (() => void) | undefined;
    /** The name of the close button; "Dismiss" by default. */
    dismissLabel?: string | undefined;
}
/** A message in the page. Its tone has an icon, so that colour is not needed to understand it. */
export declare function InlineNotice(props: InlineNoticeProps): ReactElement;

// ── dist/notice/toast.d.ts

import { type ReactElement } from 'react';
/** The content of {@link showToast}. */
export interface ToastContent {
    text: string;
    tone?: 'neutral' | 'success' | 'danger' | undefined;
    /** A button, e.g. "Undo". */
    action?: {
        label: string;
        onPress: () => void;
    } | undefined;
}
/**
 * Shows a short message, once for each text. It needs a {@link ToastOutlet} in the page. Do not use it as the only report of
 * an error.
 */
export declare function showToast(content: ToastContent): void;
/** Props of {@link ToastOutlet}. */
export interface ToastOutletProps {
    /** The name of the region, with its key; "Notifications, F8" by default. */
    label?: string | undefined;
    /** The name of the close buttons; "Dismiss" by default. */
    dismissLabel?: string | undefined;
}
/**
 * Renders the toasts. Mount it once, near the end of an application. F8 moves the focus to it, and when its last
 * toast is closed, the focus goes back.
 *
 * The seven seconds of a toast are a CSS animation, which hover and focus pause. A failure with a button stays until it is
 * closed.
 */
export declare function ToastOutlet(props: ToastOutletProps): ReactElement;

// ── dist/overlay/alert-dialog.d.ts

import { type ReactElement, type ReactNode } from 'react';
import { type ButtonVariant } from './dist/button/button.tsx';
/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
    open: boolean;
    /** The question, rendered as an h2. */
    title: ReactNode;
    description?: ReactNode;
    children?: ReactNode;
    confirm: {
        label: string;
        onPress: () => void;
        variant?: ButtonVariant | undefined;
        loading?: boolean | undefined;
    };
    /** The safe answer, which changes nothing. */
    cancel: {
        label: string;
        onPress: () => void;
    };
    /** What Escape does; by default it cancels. While `confirm.loading`, it does nothing. */
    onEscape?: (() => void) | undefined;
    /** The button to focus first; `cancel` by default. */
    initialFocus?: 'cancel' | 'confirm' | undefined;
}
/** A question that needs an answer. It has no close button, and a press outside does not close it. */
export declare function AlertDialog(props: AlertDialogProps): ReactElement;

// ── dist/overlay/dialog.d.ts

import type { ReactElement, ReactNode, RefObject } from 'react';
/** Props of {@link Dialog}. */
export interface DialogProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** The title, rendered as an h2. */
    title: ReactNode;
    /** A sentence under the title. */
    description?: ReactNode;
    /** Above the title, such as a portrait. All three are then in the middle, and the title is larger. */
    leading?: ReactNode;
    children: ReactNode;
    /** The buttons, which stay visible while the content scrolls. */
    footer?: ReactNode;
    /** Whether Escape, the backdrop and a close button close it; true by default. */
    dismissible?: boolean | undefined;
    /** At most 400, 520 (the default) or 720 px wide. */
    size?: 's' | 'm' | 'l' | undefined;
    /** Shows the title to screen readers only. */
    hideTitle?: boolean | undefined;
    /** The name of the close button; "Close" by default. */
    closeLabel?: string | undefined;
    /** The element to focus first, by default the first field or else the title. */
    initialFocus?: RefObject<HTMLElement | null> | undefined;
}
/** A modal dialog. It traps the focus and returns it to the element that opened it. It fills the screen below 600 px. */
export declare function Dialog(props: DialogProps): ReactElement;

// ── dist/overlay/menu.d.ts

import type { ReactElement, ReactNode } from 'react';
/** An item of a {@link Menu}: an action (`onSelect`), a link (`href`), or a separator. */
export type MenuItem = {
    label: string;
    icon?: ReactNode;
    href?: string | undefined;
    onSelect?: (() => void) | undefined;
    tone?: 'danger' | undefined;
} | 'separator';
/** Props of {@link Menu}. */
export interface MenuProps {
    /** The name of the menu for screen readers. */
    label: string;
    /** The Button or IconButton that opens the menu. */
    trigger: ReactElement;
    items: readonly MenuItem[];
    /** Content above the items, e.g. the name of the customer. */
    header?: ReactNode;
}
/** A menu of actions that a button opens. Use NavMenu for navigation. */
export declare function Menu({ label, trigger, items, header }: MenuProps): ReactElement;

// ── dist/overlay/sheet.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Sheet}. */
export interface SheetProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** The title, rendered as an h2. */
    title: ReactNode;
    description?: ReactNode;
    /** Content before the title, such as a portrait. */
    leading?: ReactNode;
    children: ReactNode;
    /** The buttons, which stay visible while the content scrolls. */
    footer?: ReactNode;
    /** `false` keeps the page behind usable and takes no focus, for a sheet that opens by itself. */
    modal?: boolean | undefined;
    /** Whether Escape, the backdrop and a close button close it; true by default. */
    dismissible?: boolean | undefined;
    /** The name of the close button; "Close" by default. */
    closeLabel?: string | undefined;
}
/** A dialog at the bottom of the screen, centred from 600 px. */
export declare function Sheet(props: SheetProps): ReactElement;

// ── dist/portrait/ground.d.ts

/** The colour ramp of a portrait. */
export type Ramp = 'sindoor' | 'mor' | 'jamun' | 'kesar' | 'tulsi' | 'raat';
/** The pattern behind the initials of a portrait: a lattice, rays, arches or petals. */
export type Ground = 'jali' | 'rays' | 'arches' | 'petals';
/** The ground and the colour of a seed. They are always the same, so that a portrait identifies an astrologer. */
export declare function portraitOf(seed: number): {
    ground: Ground;
    ramp: Ramp;
};
/** The outline of the portrait in its 58 × 78 view box. */
export declare const ARCH = "M1 78L1 33C1 29.5 3 27 6 25.3 6 21.5 9 18 13 17 14.5 13 18 10 22 9.3 24.5 6.5 26.5 3.5 29 1 31.5 3.5 33.5 6.5 36 9.3 40 10 43.5 13 45 17 49 18 52 21.5 52 25.3 55 27 57 29.5 57 33L57 78";
/** The path of each ground. It is clipped to the outline. */
export declare const GROUND_PATHS: Record<Ground, string>;

// ── dist/portrait/initials-of.d.ts

/**
 * The initials of a name for its portrait: the first letters of the first and the last name, without titles. "Pt. Raghav
 * Joshi" has RJ, "Acharya Meera" M, and a name in Devanagari its first syllable.
 */
export declare function initialsOf(name: string): string;

// ── dist/portrait/jharokha.d.ts

import type { ReactElement } from 'react';
import { type Ground, type Ramp } from './dist/portrait/ground.ts';
import { type Presence } from './dist/portrait/status-dot.tsx';
/** Props of {@link Jharokha}. */
export interface JharokhaProps {
    /** The id of the astrologer, which determines the colour and the ground. */
    seed: number;
    /** The letters on the ground, e.g. "RJ"; `initialsOf` gives those of a name. Only the ground without them. */
    initials?: string | undefined;
    /** Overrides the colour of the seed. */
    ramp?: Ramp | undefined;
    /** Overrides the ground of the seed. */
    ground?: Ground | undefined;
    /** 44, 58 (the default) or 116 px wide, or any other width. */
    size?: 's' | 'm' | 'l' | number | undefined;
    /** Adds a dot and a label below the arch. */
    status?: Presence | undefined;
    /** The label; Online, Busy or Offline by default. */
    statusText?: string | undefined;
    /** A second line below the label, e.g. "~6 min". */
    statusNote?: string | undefined;
    /** What screen readers say instead of the label and its note, e.g. "Busy, free in about 6 min". */
    statusName?: string | undefined;
    /** The address of a photograph, which fills the arch. */
    src?: string | undefined;
    /** The name of the portrait where no other text has it; decoration by default. */
    alt?: string | undefined;
    className?: string | undefined;
}
/** The portrait of an astrologer in the arch of a jharokha window: a photograph, or the initials on a drawn ground. */
export declare function Jharokha(props: JharokhaProps): ReactElement;

// ── dist/portrait/status-dot.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Whether an astrologer is available now. */
export type Presence = 'online' | 'busy' | 'offline';
/** Props of {@link StatusDot}. */
export interface StatusDotProps {
    status: Presence;
    /** The label beside the dot; Online, Busy or Offline by default. */
    children?: ReactNode;
    /** A second line below the label, e.g. "~6 min". */
    note?: string | undefined;
    /** What screen readers say instead of the label and its note, e.g. "Busy, free in about 6 min". */
    name?: string | undefined;
}
/** A status as a dot and a label. The dots differ in shape, so that colour is not needed to tell them apart. */
export declare function StatusDot({ status, children, note, name }: StatusDotProps): ReactElement;

// ── dist/row/continue-row.d.ts

import type { ReactElement, ReactNode } from 'react';
import { type Presence } from './dist/portrait/status-dot.tsx';
/** Props of {@link ContinueRow}. */
export interface ContinueRowProps {
    /** The astrologer whom the customer asked last. The id is the seed of the portrait. */
    person: {
        id: number;
        name: string;
        src?: string | undefined;
    };
    /** "Continue with Meera". */
    title: string;
    href: string;
    status: Presence;
    /** "Online · ₹18/min". */
    detail: string;
    /** A `Button` of size `s`. */
    action?: ReactNode;
}
/** The way back to an astrologer whom the customer knows. */
export declare function ContinueRow({ person, title, href, status, detail, action }: ContinueRowProps): ReactElement;

// ── dist/row/link-row.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link LinkRow}. */
export interface LinkRowProps {
    /** An icon, a glyph or a badge. */
    lead?: ReactNode;
    title: string;
    /** Follows the title in smaller letters. */
    detail?: string | undefined;
    href: string;
}
/** A link over the whole width with a chevron. Put several into `<div className="ui-rows">`. */
export declare function LinkRow({ lead, title, detail, href }: LinkRowProps): ReactElement;

// ── dist/session/chat-bubble.d.ts

import type { ReactElement, ReactNode } from 'react';
/** The status of a sent message. */
export type BubbleStatus = 'sending' | 'sent' | 'read' | 'unsure' | 'failed';
/** The words of a {@link ChatBubble}. */
export interface ChatBubbleWords extends Record<BubbleStatus, string> {
    masked: string;
    retry: string;
    delete: string;
}
/** Props of {@link ChatBubble}. */
export interface ChatBubbleProps {
    /** `system` is a line between bubbles. */
    from: 'me' | 'them' | 'system';
    children: ReactNode;
    /** The formatted time, e.g. "4:12 pm". */
    time?: string | undefined;
    status?: BubbleStatus | undefined;
    /** Adds a note that a phone number is hidden. */
    masked?: boolean | undefined;
    onRetry?: (() => void) | undefined;
    onDelete?: (() => void) | undefined;
    /** The language of the text, for screen readers and line height. */
    lang?: string | undefined;
    /** The name of the sender, for screen readers. */
    by?: string | undefined;
    /** The words of the bubble; English by default. */
    words?: ChatBubbleWords | undefined;
}
/** A message of a chat. */
export declare function ChatBubble(props: ChatBubbleProps): ReactElement;

// ── dist/session/chat-log.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** Props of {@link ChatLog}. */
export interface ChatLogProps {
    /** The name of the log, e.g. "Chat with Acharya Meera". */
    label: string;
    /** The name of the region that scrolls; "Messages" by default. */
    regionLabel?: string | undefined;
    /** Earlier messages, which are not announced as new. */
    earlier?: ReactNode;
    /** The new messages, which are announced. */
    children?: ReactNode;
    /** Below the messages and not announced, e.g. that the other side is typing. */
    footer?: ReactNode;
    /** The number of new messages. When it changes, a log that was at its end scrolls to its end. */
    rows: number;
    /** The number of unread messages, shown as a button while the reader is further up. */
    newCount?: number | undefined;
    /** The text of that button; "3 new" by default. */
    newLabel?: string | undefined;
    /** Called when the end of the log is visible. */
    onSeen?: (() => void) | undefined;
    /** Pauses announcements. */
    paused?: boolean | undefined;
}
/** A chat log. It follows new messages while its end is visible, and keeps its position otherwise. */
export declare function ChatLog(props: ChatLogProps): ReactElement;

// ── dist/session/composer.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** Props of {@link Composer}. */
export interface ComposerProps {
    value: string;
    onChange: (value: string) => void;
    /** Called with the trimmed text, which is never empty. The caller clears the value. */
    onSend: (text: string) => void;
    /** "Message" by default. */
    label?: string | undefined;
    /** "Send" by default. */
    sendLabel?: string | undefined;
    /** Why nothing can be sent now. It is shown above the field. */
    disabledReason?: string | undefined;
    maxLength?: number | undefined;
    /** Moves the focus into the field when it appears. */
    autoFocus?: boolean | undefined;
    /** Called for every key in the field. */
    onActivity?: (() => void) | undefined;
    /** Before the field, such as a button that adds a picture. */
    leading?: ReactNode;
    /** In the place of the send button while there is no text, such as a microphone. */
    emptyAction?: ReactNode;
}
/** A field for messages. Enter sends and Shift+Enter adds a line; on a touch screen Enter adds a line. */
export declare function Composer(props: ComposerProps): ReactElement;

// ── dist/session/meter-level.d.ts

/** How much time is left: more than 5 minutes, or at most 5, 2 or 1. */
export type MeterLevel = 'ok' | 'five' | 'two' | 'one';
/** The level of the seconds left. */
export declare function meterLevel(secondsLeft: number): MeterLevel;
/** The times that a screen reader announces, in seconds. */
export type AnnouncedSeconds = 300 | 120 | 60 | 30;
/** The time that a screen reader announces. It changes at 5, 2 and 1 minutes and at 30 seconds only. */
export declare function announcedSeconds(secondsLeft: number): AnnouncedSeconds | null;

// ── dist/session/picture-bubble.d.ts

import type { ReactElement } from 'react';
/** Props of {@link PictureBubble}. */
export interface PictureBubbleProps {
    src: string;
    alt: string;
    state: 'sending' | 'failed';
    /** 0 to 1; null while it is not known. */
    progress: number | null;
    /** The name of the progress for screen readers. */
    progressLabel: string;
}
/** A picture on its way, in a bubble of a chat. Its size is fixed, so that nothing moves when it has arrived. */
export declare function PictureBubble({ src, alt, state, progress, progressLabel }: PictureBubbleProps): ReactElement;

// ── dist/session/session-meter.d.ts

import type { ReactElement, ReactNode } from 'react';
import { type AnnouncedSeconds } from './dist/session/meter-level.ts';
/** The words of a {@link SessionMeter}. */
export interface SessionMeterWords {
    /** Follows the money: "spent". */
    spent: string;
    /** Follows the time left: "left of 10:00". */
    leftOf: (total: string) => string;
    ended: string;
    /** What screen readers announce: "5 minutes left". */
    announce: (secondsLeft: AnnouncedSeconds) => string;
}
/** Props of {@link SessionMeter}. */
export interface SessionMeterProps {
    /** The cost of the session so far, in whole paise. */
    usedPaise: number;
    secondsLeft: number;
    /** The longest duration of the session. */
    totalSeconds: number;
    state?: 'running' | 'paused' | 'ended' | undefined;
    /** The words of the meter; English by default. */
    words?: SessionMeterWords | undefined;
    /** Why the time is paused; "Paused, not billed" by default. */
    pausedText?: string | undefined;
    /** A link or button, e.g. "Add money". */
    action?: ReactNode;
}
/**
 * The meter of a paid session: the money used, the time left and a progress bar. Screen readers announce the time left
 * at 5, 2 and 1 minutes and at 30 seconds.
 */
export declare function SessionMeter(props: SessionMeterProps): ReactElement;

// ── dist/session/typing-dots.d.ts

import type { ReactElement } from 'react';
/** Props of {@link TypingDots}. */
export interface TypingDotsProps {
    /** Who is typing, such as "Acharya Meera is typing". */
    text: string;
}
/** A typing indicator: three dots and a text. */
export declare function TypingDots({ text }: TypingDotsProps): ReactElement;

// ── dist/session/voice-note.d.ts

import type { ReactElement } from 'react';
/** Props of {@link VoiceNote}. */
export interface VoiceNoteProps {
    /** Thirty heights from 0 to 1; null while they are not known, which draws a line of dots. */
    peaks: readonly number[] | null;
    /** In seconds; null while it is not known. */
    duration: number | null;
    /** How much has been played, in seconds. */
    position?: number | undefined;
    state: 'stopped' | 'playing' | 'sending';
    /** The names of the button. */
    words: {
        play: string;
        pause: string;
    };
    onToggle?: (() => void) | undefined;
}
/** A recording in a bubble of a chat: a button, its loudness as bars, and the time. */
export declare function VoiceNote({ peaks, duration, position, state, words, onToggle }: VoiceNoteProps): ReactElement;

// ── dist/shell/footer.d.ts

import type { ComponentProps, ReactElement, ReactNode } from 'react';
/** Props of {@link Footer}; the rest go to the `<footer>`. */
export interface FooterProps extends ComponentProps<'footer'> {
    brand?: ReactNode;
    columns: readonly {
        heading: string;
        links: readonly {
            href: string;
            label: string;
        }[];
        /** Whether a phone shows its links at first. */
        isOpen?: boolean | undefined;
    }[];
    /** The small print. */
    children?: ReactNode;
}
/** The footer of a page: columns of links, which a phone folds into groups, and the small print. */
export declare function Footer({ brand, columns, children, className, ...rest }: FooterProps): ReactElement;

// ── dist/shell/nav-menu.d.ts

import { type ReactElement } from 'react';
/** Props of {@link NavMenu}. */
export interface NavMenuProps {
    label: string;
    items: readonly {
        href: string;
        label: string;
        current?: boolean | undefined;
    }[];
}
/** A disclosure of links in the header, which opens without a script. Escape and moving the focus out of it close it. */
export declare function NavMenu({ label, items }: NavMenuProps): ReactElement;

// ── dist/shell/page-bar.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link PageBar}. */
export interface PageBarProps {
    title: string;
    /** Level of the heading; 1 by default. */
    level?: 1 | 2 | undefined;
    /** The address of the back link, or … */
    backHref?: string | undefined;
    /** … the action of the back button. */
    onBack?: (() => void) | undefined;
    backLabel?: string | undefined;
    /** Before the title, such as a portrait of 30 px. */
    lead?: ReactNode;
    /** A small line below the title, e.g. "₹18/min". */
    detail?: ReactNode;
    /** The content on the right. */
    children?: ReactNode;
}
/** The bar of a full-screen page: a back button, the title and one action. */
export declare function PageBar({ title, level, backHref, onBack, backLabel, lead, detail, children, }: PageBarProps): ReactElement;

// ── dist/shell/promo-strip.d.ts

import type { ReactElement } from 'react';
/** Props of {@link PromoStrip}. */
export interface PromoStripProps {
    /** Nothing is rendered without a text. */
    text: string | null | undefined;
    href?: string | undefined;
    /** The name of the landmark; "Announcement" by default. */
    label?: string | undefined;
}
/** A line above the header, in a landmark of its own. */
export declare function PromoStrip({ text, href, label }: PromoStripProps): ReactElement | null;

// ── dist/shell/scroll-top.d.ts

import { type ReactElement } from 'react';
/** Props of {@link ScrollTop}. */
export interface ScrollTopProps {
    /** How many px to scroll before it appears; 20 by default. */
    after?: number | undefined;
    label?: string | undefined;
}
/** A button that scrolls to the top of the page, in the margin beside it. While its target would lie on another control, it is hidden. */
export declare function ScrollTop({ after, label }: ScrollTopProps): ReactElement | null;

// ── dist/shell/skip-link.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
    /** `#main` by default. */
    href?: `#${string}` | undefined;
    children?: ReactNode;
}
/** A link to the main content, as the first element of a page. It is visible only while it has the focus. */
export declare function SkipLink({ href, children }: SkipLinkProps): ReactElement;

// ── dist/shell/tab-bar.d.ts

import type { ReactElement, ReactNode } from 'react';
import { type AnchorProps } from './dist/link/anchor.tsx';
/** Props of {@link TabBar}. */
export interface TabBarProps {
    /** The name of the navigation; "Main" by default. */
    label?: string | undefined;
    items: readonly {
        href: string;
        label: string;
        icon?: ReactNode;
        current?: boolean | undefined;
        /** A short text at the icon, e.g. "Live". */
        badge?: string | undefined;
        /** When to prefetch the page: on hover and focus, or when the bar is visible. */
        prefetch?: AnchorProps['prefetch'] | undefined;
    }[];
}
/** The navigation at the bottom of the screen, hidden from 840 px. */
export declare function TabBar({ label, items }: TabBarProps): ReactElement;

// ── dist/shell/top-bar.d.ts

import type { ReactElement, ReactNode } from 'react';
import { type AnchorProps } from './dist/link/anchor.tsx';
/** Props of {@link TopBar}. */
export interface TopBarProps {
    brand: ReactNode;
    /** Links, shown from 840 px, where the tab bar is hidden. */
    nav?: ReactNode;
    /** The name of the links; "Main" by default. */
    navLabel?: string | undefined;
    /** The content on the right: wallet, profile or sign-in. */
    children?: ReactNode;
}
/** The header of a page. It stays at the top, and has a border when the page is scrolled. */
export declare function TopBar({ brand, nav, navLabel, children }: TopBarProps): ReactElement;
/** Props of {@link TopBarLink}. */
export interface TopBarLinkProps {
    href: string;
    /** Whether it links to the current page. */
    current?: boolean | undefined;
    /** When to prefetch the page. */
    prefetch?: AnchorProps['prefetch'] | undefined;
    children: ReactNode;
}
/** A navigation link of the header. */
export declare function TopBarLink({ href, current, prefetch, children }: TopBarLinkProps): ReactElement;

// ── dist/shell/wallet-chip.d.ts

import { type ReactElement } from 'react';
/** Props of {@link WalletChip}. */
export interface WalletChipProps {
    href: string;
    /** Whole paise, or null for a placeholder of the same size. */
    paise: number | null;
    /** What screen readers say before the balance; "Wallet balance" by default. */
    label?: string | undefined;
}
/** The balance in the header. It is highlighted when the balance rises. */
export declare function WalletChip({ href, paise, label }: WalletChipProps): ReactElement;

// ── dist/status-rule/status-rule.d.ts

import type { ReactElement } from 'react';
/** Props of {@link StatusRule}. */
export interface StatusRuleProps {
    /** The steps in their order. A date is text, e.g. "4:12 pm". */
    steps: readonly {
        label: string;
        date?: string | undefined;
    }[];
    /** The index of the step that has been reached. */
    current: number;
    /** The name of the list for screen readers. */
    label: string;
}
/** Where something is on its way, e.g. a payment or an order. */
export declare function StatusRule({ steps, current, label }: StatusRuleProps): ReactElement;

// ── dist/text/duration.d.ts

import type { ReactElement } from 'react';
/** `clock` is 9:36 (or 1:02:05), `words` is "22 min 55 s". */
export type DurationForm = 'clock' | 'words';
/** The words of a duration, with its numbers. */
export interface DurationWords {
    hours: (values: {
        count: number;
    }) => string;
    minutes: (values: {
        count: number;
    }) => string;
    seconds: (values: {
        count: number;
    }) => string;
}
/** Formats whole seconds, in English words by default. Negative values count as 0. */
export declare function formatDuration(seconds: number, form?: DurationForm, words?: DurationWords): string;
/** Props of {@link Duration}. */
export interface DurationProps {
    /** Whole seconds. */
    seconds: number;
    form?: DurationForm | undefined;
    /** English by default. */
    words?: DurationWords | undefined;
}
/** A length of time. */
export declare function Duration({ seconds, form, words }: DurationProps): ReactElement;

// ── dist/text/rating.d.ts

import type { ReactElement } from 'react';
/** Props of {@link Rating}. */
export interface RatingProps {
    /** The mean, 0 to 5. */
    value: number;
    /** The number of ratings. */
    count?: number | undefined;
    /** What follows, e.g. "255 chats". */
    detail?: string | undefined;
    /** What screen readers say; "Rated 4.9 out of 5, 23 reviews, 255 chats" by default. */
    label?: string | undefined;
}
/** A mean rating, the number of ratings and what follows: ★ 4.9 (23) · 255 chats. */
export declare function Rating({ value, count, detail, label }: RatingProps): ReactElement;

// ── dist/text/visually-hidden.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
    as?: 'span' | 'div' | 'h2' | undefined;
    id?: string | undefined;
    children: ReactNode;
}
/** Text for screen readers only. */
export declare function VisuallyHidden({ as: Element, id, children }: VisuallyHiddenProps): ReactElement;

// ── dist/tick-ring/tick-ring.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link TickRing}. */
export interface TickRingProps {
    /** How many ticks the ring has. */
    count: number;
    /** How many of them are gone, clockwise from the top. */
    done: number;
    /** The value in its middle, e.g. a `<Duration>`. */
    children: ReactNode;
    /** A word below the value. */
    label?: string | undefined;
    /** `live` for the last moments. */
    tone?: 'time' | 'live' | undefined;
}
/** A countdown as a ring: one tick each second, and a longer one each tenth. Screen readers read its middle only. */
export declare function TickRing({ count, done, children, label, tone }: TickRingProps): ReactElement;

// ── dist/tick-rule/tick-rule.d.ts

import type { ReactElement } from 'react';
/** Props of {@link TickRule}. */
export interface TickRuleProps {
    /** The progress from 0 to 1. It adds a bar below the ticks. */
    value?: number | undefined;
    /** The name of the progress for screen readers; decoration without it. */
    label?: string | undefined;
    /** The value for screen readers, e.g. "9 minutes of 15". */
    valueText?: string | undefined;
    /** What the bar stands for: money or paid time (the default), waiting or progress, the last moments. */
    tone?: 'money' | 'time' | 'live' | undefined;
    className?: string | undefined;
}
/** A divider with a tick every 8 px and a longer one every 40. */
export declare function TickRule({ value, label, valueText, tone, className }: TickRuleProps): ReactElement;
