// What @tarapath/ui-kit declares to those who import it. Written by `pnpm packages --write`.

// ── @tarapath/ui-kit · dist/index.d.ts

export { Anchor, LinkProvider, type AnchorProps, type LinkProviderProps } from './dist/link/anchor.tsx';
export { TextLink, type TextLinkProps } from './dist/link/text-link.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './dist/button/button.tsx';
export { IconButton, type IconButtonProps } from './dist/button/icon-button.tsx';
export { Badge, type BadgeProps } from './dist/label/badge.tsx';
export { Chip, type ChipProps } from './dist/label/chip.tsx';
export { ChipRow, type ChipRowProps } from './dist/label/chip-row.tsx';
export { Tag, type TagProps } from './dist/label/tag.tsx';
export { type Icon, type IconProps } from './dist/icon/icon.tsx';
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
} from './dist/icon/icons.tsx';
export { GRAHAS, RASHIS, type Glyph, type GrahaSlug, type RashiSlug } from './dist/glyph/glyphs.ts';
export { GrahaGlyph, type GrahaGlyphProps } from './dist/glyph/graha-glyph.tsx';
export { RashiGlyph, type RashiGlyphProps } from './dist/glyph/rashi-glyph.tsx';
export { Brand, type BrandProps } from './dist/brand/brand.tsx';
export { BrandMark, type BrandMarkProps } from './dist/brand/brand-mark.tsx';
export { GnomonDial, type GnomonDialProps } from './dist/brand/gnomon-dial.tsx';
export { Jharokha, type JharokhaProps } from './dist/portrait/jharokha.tsx';
export { type Ramp } from './dist/portrait/rosette.ts';
export { StatusDot, type Presence, type StatusDotProps } from './dist/portrait/status-dot.tsx';
export { TickRule, type TickRuleProps } from './dist/tick-rule/tick-rule.tsx';
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './dist/loading/skeleton.tsx';
export { Spinner, type SpinnerProps } from './dist/loading/spinner.tsx';
export { Duration, formatDuration, type DurationForm, type DurationProps } from './dist/text/duration.tsx';
export { Rating, type RatingProps } from './dist/text/rating.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './dist/text/visually-hidden.tsx';
export { AmountPicker, type AmountPickerProps } from './dist/money/amount-picker.tsx';
export { formatRupees, spokenRupees, type RupeesFormat } from './dist/money/format-rupees.ts';
export { PriceSplit, type PriceSplitProps, type PriceSplitRow } from './dist/money/price-split.tsx';
export { RatePerMinute, type RatePerMinuteProps } from './dist/money/rate-per-minute.tsx';
export { Receipt, type ReceiptProps } from './dist/money/receipt.tsx';
export { Rupees, type RupeesProps } from './dist/money/rupees.tsx';
export { TransactionRow, type TransactionRowProps } from './dist/money/transaction-row.tsx';
export { Checkbox, type CheckboxProps } from './dist/field/checkbox.tsx';
export { ChoiceCards, type ChoiceCardsProps } from './dist/field/choice-cards.tsx';
export { Field, type FieldControl, type FieldProps, type FieldWords } from './dist/field/field.tsx';
export { OtpInput, type OtpInputProps, type OtpState } from './dist/field/otp-input.tsx';
export { PhoneInput, type PhoneInputProps } from './dist/field/phone-input.tsx';
export { Select, type SelectProps } from './dist/field/select.tsx';
export { StarsInput, type StarsInputProps } from './dist/field/stars-input.tsx';
export { Textarea, type TextareaProps } from './dist/field/textarea.tsx';
export { TextInput, type TextInputProps } from './dist/field/text-input.tsx';
export { EmptyState, type EmptyStateProps } from './dist/notice/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './dist/notice/error-state.tsx';
export { InlineNotice, type InlineNoticeProps } from './dist/notice/inline-notice.tsx';
export { showToast, ToastOutlet, type ToastContent } from './dist/notice/toast.tsx';
export { Card, type CardProps } from './dist/card/card.tsx';
export { Footer, type FooterProps } from './dist/shell/footer.tsx';
export { NavMenu, type NavMenuProps } from './dist/shell/nav-menu.tsx';
export { PageBar, type PageBarProps } from './dist/shell/page-bar.tsx';
export { PromoStrip, type PromoStripProps } from './dist/shell/promo-strip.tsx';
export { ScrollTop, type ScrollTopProps } from './dist/shell/scroll-top.tsx';
export { SkipLink, type SkipLinkProps } from './dist/shell/skip-link.tsx';
export { TabBar, type TabBarProps } from './dist/shell/tab-bar.tsx';
export { TopBar, TopBarLink, type TopBarLinkProps, type TopBarProps } from './dist/shell/top-bar.tsx';
export { WalletChip, type WalletChipProps } from './dist/shell/wallet-chip.tsx';
export { AstrologerCard, type AstrologerCardProps } from './dist/astrologer/astrologer-card.tsx';
export { AstrologerCardSkeleton } from './dist/astrologer/astrologer-card-skeleton.tsx';
export { ChatBubble, type BubbleStatus, type ChatBubbleProps } from './dist/session/chat-bubble.tsx';
export { ChatLog, type ChatLogProps } from './dist/session/chat-log.tsx';
export { Composer, type ComposerProps } from './dist/session/composer.tsx';
export { SessionMeter, type SessionMeterProps } from './dist/session/session-meter.tsx';
export { TypingDots, type TypingDotsProps } from './dist/session/typing-dots.tsx';

// ── @tarapath/ui-kit/dialog · dist/dialog.d.ts

export { Dialog, type DialogProps } from './dist/overlay/dialog.tsx';

// ── @tarapath/ui-kit/alert-dialog · dist/alert-dialog.d.ts

export { AlertDialog, type AlertDialogProps } from './dist/overlay/alert-dialog.tsx';

// ── @tarapath/ui-kit/sheet · dist/sheet.d.ts

export { Sheet, type SheetProps } from './dist/overlay/sheet.tsx';

// ── @tarapath/ui-kit/menu · dist/menu.d.ts

export { Menu, type MenuItem, type MenuProps } from './dist/overlay/menu.tsx';

// ── dist/astrologer/astrologer-card-skeleton.d.ts

import type { ReactElement } from 'react';
/** The room of an AstrologerCard that is still loading. Put several into a SkeletonGroup. */
export declare function AstrologerCardSkeleton(): ReactElement;

// ── dist/astrologer/astrologer-card.d.ts

import type { ReactElement, ReactNode } from 'react';
import type { GrahaSlug } from './dist/glyph/glyphs.ts';
import { type AnchorProps } from './dist/link/anchor.tsx';
import type { Ramp } from './dist/portrait/rosette.ts';
import type { Presence } from './dist/portrait/status-dot.tsx';
/** Props of {@link AstrologerCard}. */
export interface AstrologerCardProps {
    name: string;
    /** The profile; the whole card leads there. */
    href: string;
    /** The person's number, for the portrait. */
    seed: number;
    src?: string | undefined;
    ramp?: Ramp | undefined;
    graha?: GrahaSlug | undefined;
    /** One or two lines, e.g. "Vedic · Marriage · 14 yrs", "Hindi, English". */
    lines: readonly string[];
    ratePaise: number;
    wasPaise?: number | undefined;
    rating?: number | undefined;
    ratingCount?: number | undefined;
    status: Presence;
    /** The word at the dot, e.g. "Busy, 6 min". */
    statusText?: string | undefined;
    /** The button; its own target above the card's link. */
    action?: ReactNode;
    /** A heart; above the card's link too. */
    favourite?: ReactNode;
    badge?: ReactNode;
    /** Smaller, for rows of similar people. */
    compact?: boolean | undefined;
    /** Level of the name's heading; 3 by default. */
    level?: 2 | 3 | undefined;
    prefetch?: AnchorProps['prefetch'] | undefined;
}
/** A person one can ask: face, what they read, how they are rated, what a minute costs, and one button. */
export declare function AstrologerCard(props: AstrologerCardProps): ReactElement;

// ── dist/brand/brand-mark.d.ts

import type { ReactElement } from 'react';
/** Props of {@link BrandMark}. */
export interface BrandMarkProps {
    /** Width in px; 26 by default. */
    size?: number | undefined;
    title?: string | undefined;
}
/** The mark: half a dial, its marigold gnomon and one vermilion star. */
export declare function BrandMark({ size, title }: BrandMarkProps): ReactElement;

// ── dist/brand/brand.d.ts

import type { ReactElement } from 'react';
/** Props of {@link Brand}. */
export interface BrandProps {
    /** Where it leads; the home page by default. */
    href?: string | undefined;
    /** Its name for screen readers, e.g. "Tarapath, home". */
    label?: string | undefined;
}
/** Mark and wordmark, leading home. */
export declare function Brand({ href, label }: BrandProps): ReactElement;

// ── dist/brand/gnomon-dial.d.ts

import type { ReactElement } from 'react';
import { type RashiSlug } from './dist/glyph/glyphs.ts';
/** Props of {@link GnomonDial}. */
export interface GnomonDialProps {
    /** The sign that is lit; the hand points to it. */
    sign?: RashiSlug | undefined;
    /** Where the hand points, in degrees from the left end of the dial (0) to the right (180). Overrides the sign's place. */
    angle?: number | undefined;
    /** Names the picture; without it, decoration. */
    title?: string | undefined;
}
/** The hero instrument: a half dial with the twelve signs, a marigold gnomon and a vermilion hand. */
export declare function GnomonDial({ sign, angle, title }: GnomonDialProps): ReactElement;

// ── dist/button/button.d.ts

import { type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { type AnchorProps } from './dist/link/anchor.tsx';
/** How much weight a button has. Money is marigold, anything that ends or destroys is vermilion. */
export type ButtonVariant = 'primary' | 'outline' | 'money' | 'danger' | 'danger-outline' | 'quiet';
/** Props of {@link Button}; the rest go to the `<button>` (or the link, with `href`). */
export interface ButtonProps extends ComponentProps<'button'> {
    /** `primary` for the one main action of a view (the default). */
    variant?: ButtonVariant | undefined;
    /** 40, 48 (the default) and 56 px high; the small one still answers to 44 px. */
    size?: 's' | 'm' | 'l' | undefined;
    /** As wide as its column. */
    full?: boolean | undefined;
    /** Something is under way: the label stays for screen readers, presses do nothing. */
    loading?: boolean | undefined;
    /** Why it cannot be pressed. Printed under the button, which stays reachable so that the reason can be read. */
    disabledReason?: string | undefined;
    /** Stands before the label. */
    icon?: ReactNode;
    /** Turns the button into a link. */
    href?: string | undefined;
    prefetch?: AnchorProps['prefetch'] | undefined;
}
/** A push button, or with `href` a link that looks like one. */
export declare function Button(props: ButtonProps): ReactElement;

// ── dist/button/icon-button.d.ts

import type { ComponentProps, ReactElement, ReactNode } from 'react';
/** Props of {@link IconButton}; the rest go to the `<button>`. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> {
    /** Its name: there are no words on it. */
    label: string;
    /** An icon. */
    children: ReactNode;
    variant?: 'quiet' | 'outline' | undefined;
    /** Makes it a toggle. */
    pressed?: boolean | undefined;
    loading?: boolean | undefined;
    /** Turns it into a link. */
    href?: string | undefined;
}
/** A 44 px button with a picture only; the name is for screen readers and the pointer's tooltip. */
export declare function IconButton(props: IconButtonProps): ReactElement;

// ── dist/card/card.d.ts

import type { ComponentProps, ReactElement } from 'react';
/** Props of {@link Card}; the rest go to its element. */
export interface CardProps extends ComponentProps<'div'> {
    as?: 'div' | 'section' | 'article' | 'li' | undefined;
    /** `plain` is raised paper, `sunk` lies below the page, `money` is about an amount. */
    tone?: 'plain' | 'sunk' | 'money' | undefined;
}
/** A sheet of paper with a hairline around it. */
export declare function Card({ as, tone, className, ...rest }: CardProps): ReactElement;

// ── dist/field/checkbox.d.ts

import { type ComponentProps, type ReactElement, type ReactNode } from 'react';
/** Props of {@link Checkbox}; the rest go to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
    label: ReactNode;
    hint?: ReactNode;
    error?: ReactNode;
}
/** Yes or no; the whole line is the target. */
export declare function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps): ReactElement;

// ── dist/field/choice-cards.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** Props of {@link ChoiceCards}. */
export interface ChoiceCardsProps {
    legend: string;
    /** The form name of the group. */
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
    /** `money` rings the chosen card in marigold. */
    look?: 'plain' | 'money' | undefined;
    error?: string | undefined;
}
/** One of a few: radio buttons drawn as cards. Plain cards in one column are a list, and show their buttons. */
export declare function ChoiceCards(props: ChoiceCardsProps): ReactElement;

// ── dist/field/field.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** What a field tells the control inside it. */
export interface FieldControl {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
}
/** Words around a control; every input of the kit takes them. */
export interface FieldWords {
    label: ReactNode;
    /** Stands under the label before anything goes wrong. */
    hint?: ReactNode;
    /** What is wrong and what to do. */
    error?: ReactNode;
    /** Adds "(optional)": most fields are needed, so the exception is marked. */
    optional?: boolean | undefined;
    /** For a control whose purpose is clear without its printed label. */
    hideLabel?: boolean | undefined;
}
/** Props of {@link Field}. */
export interface FieldProps extends FieldWords {
    id?: string | undefined;
    /** Draws the control; spread what it is given onto it. */
    children: (control: FieldControl) => ReactNode;
}
/** A label, its control, a hint and an error, tied together. */
export declare function Field({ label, hint, error, optional, hideLabel, id, children }: FieldProps): ReactElement;
/** An error's own line; spoken when it appears. */
export declare function FieldError({ id, children }: {
    id: string;
    children: ReactNode;
}): ReactElement | null;

// ── dist/field/otp-input.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** Where a code stands. */
export type OtpState = 'idle' | 'checking' | 'wrong' | 'expired';
/** Props of {@link OtpInput}. */
export interface OtpInputProps {
    /** The digits so far. */
    value: string;
    /** Called with digits only. */
    onChange: (digits: string) => void;
    /** Called once each time the last box is filled, by typing, pasting or autofill. */
    onComplete?: ((code: string) => void) | undefined;
    state?: OtpState | undefined;
    /** What the state means in words; spoken when it changes. */
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
 * A one-time code: one real input painted as boxes, so that paste, autofill from a message and screen readers all work.
 * A wrong code keeps its digits and selects them: typing replaces it.
 */
export declare function OtpInput(props: OtpInputProps): ReactElement;

// ── dist/field/phone-input.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link PhoneInput}. */
export interface PhoneInputProps {
    /** The ten digits after +91, or as many as there are. */
    value: string;
    /** Called with digits only, ten at most. */
    onChange: (digits: string) => void;
    /** "Mobile number" by default. */
    label?: ReactNode;
    hint?: ReactNode;
    error?: ReactNode;
    disabled?: boolean | undefined;
    name?: string | undefined;
    autoFocus?: boolean | undefined;
}
/** The ten digits of whatever was typed, filled in or pasted: "+91 98765-43210", "098765 43210", "9876543210". */
export declare function nationalDigits(text: string): string;
/** An Indian mobile number. */
export declare function PhoneInput({ value, onChange, label, ...rest }: PhoneInputProps): ReactElement;

// ── dist/field/select.d.ts

import type { ComponentProps, ReactElement } from 'react';
import { type FieldWords } from './dist/field/field.tsx';
/** Props of {@link Select}; the rest go to the `<select>`. */
export interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'children'> {
    options: readonly {
        value: string;
        label: string;
        disabled?: boolean | undefined;
    }[];
    /** The first, empty choice. */
    placeholder?: string | undefined;
}
/** One of a list, by the platform's own picker. */
export declare function Select(props: SelectProps): ReactElement;

// ── dist/field/stars-input.d.ts

import { type ReactElement } from 'react';
/** Props of {@link StarsInput}. */
export interface StarsInputProps {
    legend: string;
    name: string;
    /** 1 to 5, or null before a choice. */
    value: number | null;
    onChange: (stars: number) => void;
    /** A word for each star, from the worst. */
    labels?: readonly [string, string, string, string, string] | undefined;
    hideLegend?: boolean | undefined;
    error?: string | undefined;
}
/** One to five stars: a radio group whose choices have words, shown beside the stars as well. */
export declare function StarsInput(props: StarsInputProps): ReactElement;

// ── dist/field/text-input.d.ts

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { type FieldWords } from './dist/field/field.tsx';
/** Props of {@link TextInput}; the rest go to the `<input>`. */
export interface TextInputProps extends FieldWords, Omit<ComponentProps<'input'>, 'prefix'> {
    /** Inside the box, before the text. */
    prefix?: ReactNode;
    /** Inside the box, after the text: a unit, or a button. */
    suffix?: ReactNode;
}
/** One line of text. */
export declare function TextInput(props: TextInputProps): ReactElement;

// ── dist/field/textarea.d.ts

import type { ComponentProps, ReactElement } from 'react';
import { type FieldWords } from './dist/field/field.tsx';
/** Props of {@link Textarea}; the rest go to the `<textarea>`. */
export interface TextareaProps extends FieldWords, ComponentProps<'textarea'> {
}
/** Several lines of text; grows with them where the browser can. */
export declare function Textarea(props: TextareaProps): ReactElement;

// ── dist/glyph/glyphs.d.ts

/** The twelve signs, from Aries. */
export type RashiSlug = 'mesh' | 'vrishabh' | 'mithun' | 'kark' | 'simha' | 'kanya' | 'tula' | 'vrishchik' | 'dhanu' | 'makar' | 'kumbh' | 'meen';
/** The nine grahas of Jyotish. */
export type GrahaSlug = 'surya' | 'chandra' | 'mangal' | 'budh' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
/** A sign or graha: its names and its drawing on the 24 grid. */
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
/** The drawing of one graha, in the same hand as the icons. */
export declare function GrahaGlyph({ graha, size, ...rest }: GrahaGlyphProps): ReactElement;

// ── dist/glyph/rashi-glyph.d.ts

import type { ReactElement } from 'react';
import { type IconProps } from './dist/icon/icon.tsx';
import { type RashiSlug } from './dist/glyph/glyphs.ts';
/** Props of {@link RashiGlyph}. */
export interface RashiGlyphProps extends IconProps {
    sign: RashiSlug;
}
/** The drawing of one sign, in the same hand as the icons. */
export declare function RashiGlyph({ sign, size, ...rest }: RashiGlyphProps): ReactElement;

// ── dist/icon/icon.d.ts

import type { ReactElement } from 'react';
/** Props of every icon and glyph. */
export interface IconProps {
    /** Edge in px; 20 by default. */
    size?: number | undefined;
    /** Names the picture. Without it the picture is decoration and hidden from screen readers. */
    title?: string | undefined;
    className?: string | undefined;
}
/** An icon: a component that draws one path on a 24 grid with a round 1.7 stroke. */
export type Icon = (props: IconProps) => ReactElement;
/** Draws a path in the hand of the set. */
export declare function Stroke({ d, size, title, className, solid, }: IconProps & {
    d: string;
    solid?: boolean;
}): ReactElement;
/** Makes an icon of a path. */
export declare function createIcon(d: string, solid?: boolean): Icon;

// ── dist/icon/icons.d.ts

import { type Icon } from './dist/icon/icon.tsx';
export declare const HomeIcon: Icon;
export declare const PeopleIcon: Icon;
export declare const LiveIcon: Icon;
export declare const WheelIcon: Icon;
export declare const WalletIcon: Icon;
export declare const ChatIcon: Icon;
export declare const CallIcon: Icon;
export declare const SearchIcon: Icon;
export declare const FilterIcon: Icon;
export declare const CloseIcon: Icon;
export declare const ChevronLeftIcon: Icon;
export declare const ChevronRightIcon: Icon;
export declare const ChevronDownIcon: Icon;
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
export declare const MenuIcon: Icon;
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

// ── dist/label/badge.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Badge}. */
export interface BadgeProps {
    kind: 'live' | 'new';
    /** The word; Live or New by default. */
    children?: ReactNode;
}
/** Something that is true only now: live, or new. */
export declare function Badge({ kind, children }: BadgeProps): ReactElement;

// ── dist/label/chip-row.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link ChipRow}. */
export interface ChipRowProps {
    /** Names the group for screen readers. */
    label?: string | undefined;
    children: ReactNode;
}
/** Chips side by side, with room between the lines for fingers. */
export declare function ChipRow({ label, children }: ChipRowProps): ReactElement;

// ── dist/label/chip.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Chip}. */
export interface ChipProps {
    children: ReactNode;
    /** Makes it a toggle button; a chosen one carries a check mark. */
    pressed?: boolean | undefined;
    /** Called with the state it should go to. */
    onPress?: ((pressed: boolean) => void) | undefined;
    /** Makes it a link. */
    href?: string | undefined;
    /** With `href`: the page that is shown now. */
    current?: boolean | undefined;
    /** Makes it a chosen thing that can be taken away. */
    onRemove?: (() => void) | undefined;
    /** The name of that button, e.g. "Remove Hindi". */
    removeLabel?: string | undefined;
    disabled?: boolean | undefined;
}
/** A small choice: a toggle (`pressed`), a link (`href`) or a removable pick (`onRemove`). */
export declare function Chip(props: ChipProps): ReactElement;

// ── dist/label/tag.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Tag}. */
export interface TagProps {
    tone?: 'neutral' | 'primary' | 'money' | 'success' | 'danger' | 'accent' | undefined;
    children: ReactNode;
}
/** A word in a small box: a fact about something, not a control. */
export declare function Tag({ tone, children }: TagProps): ReactElement;

// ── dist/link/anchor.d.ts

import { type ComponentProps, type ComponentType, type ReactElement, type ReactNode } from 'react';
/** What a link component of the application is given: everything an `<a>` takes, and a wish about prefetching. */
export interface AnchorProps extends ComponentProps<'a'> {
    href: string;
    /** When a router should load the page ahead: at hover and focus, or as soon as the link is seen. */
    prefetch?: 'intent' | 'viewport';
}
/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
    /** Draws every link of the kit, e.g. `({ href, ...rest }) => <Link to={href} {...rest} />`. */
    component: ComponentType<AnchorProps>;
    children: ReactNode;
}
/** Says once how this application draws links; every kit component with an `href` follows. Without it links are plain `<a>`. */
export declare function LinkProvider({ component, children }: LinkProviderProps): ReactElement;
/** The kit's own anchor: the application's link component for its own paths, a plain `<a>` for `tel:`, `https:` and `#…`. */
export declare function Anchor(props: AnchorProps): ReactElement;

// ── dist/link/text-link.d.ts

import type { ReactElement } from 'react';
import { type AnchorProps } from './dist/link/anchor.tsx';
/** Props of {@link TextLink}. */
export interface TextLinkProps extends AnchorProps {
    /** `inline` stands in a sentence, `quiet` takes the colour around it, `standalone` is a line of its own with a 44 px target. */
    variant?: 'inline' | 'quiet' | 'standalone' | undefined;
}
/** A link made of words. */
export declare function TextLink({ variant, className, ...rest }: TextLinkProps): ReactElement;

// ── dist/loading/skeleton.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Skeleton}. */
export interface SkeletonProps {
    /** CSS length or px. */
    width?: string | number | undefined;
    height?: string | number | undefined;
    shape?: 'text' | 'box' | 'arch' | undefined;
    /** Lines of text; the last one is shorter. */
    lines?: number | undefined;
}
/** A still, pale box of the size of what is coming. Put several into a {@link SkeletonGroup}. */
export declare function Skeleton({ width, height, shape, lines }: SkeletonProps): ReactElement;
/** Props of {@link SkeletonGroup}. */
export interface SkeletonGroupProps {
    /** What screen readers hear; "Loading" by default. */
    label?: string | undefined;
    className?: string | undefined;
    children: ReactNode;
}
/** One busy region around skeletons, with one sentence for screen readers. */
export declare function SkeletonGroup({ label, className, children }: SkeletonGroupProps): ReactElement;

// ── dist/loading/spinner.d.ts

import type { ReactElement } from 'react';
/** Props of {@link Spinner}. */
export interface SpinnerProps {
    /** Says what is being waited for; without it the spinner is decoration. */
    label?: string | undefined;
    /** Edge in px; 20 by default. */
    size?: number | undefined;
}
/** The gnomon's hand going round its dial. It rests after a minute: nothing here moves for ever. */
export declare function Spinner({ label, size }: SpinnerProps): ReactElement;

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
/** Amounts of money to choose from: radio buttons drawn as cards, marigold around the chosen one. */
export declare function AmountPicker({ amounts, value, onChange, ...rest }: AmountPickerProps): ReactElement;

// ── dist/money/format-rupees.d.ts

/** How {@link formatRupees} writes an amount. */
export interface RupeesFormat {
    /** `always` puts + before what comes in; a minus is always shown. */
    sign?: 'auto' | 'always' | undefined;
    /** `short` leaves out .00, for rates and choices; balances and totals keep their two decimals. */
    whole?: 'keep' | 'short' | undefined;
}
/**
 * Writes whole paise as rupees the Indian way: `formatRupees(12345650)` is "₹1,23,456.50". The minus stands before ₹.
 *
 * Integer arithmetic only, so no amount is ever off by a paisa.
 */
export declare function formatRupees(paise: number, { sign, whole }?: RupeesFormat): string;
/** The amount as it is said: `spokenRupees(41250)` is "412 rupees 50 paise". */
export declare function spokenRupees(paise: number): string;

// ── dist/money/price-split.d.ts

import type { ReactElement, ReactNode } from 'react';
/** A row of {@link PriceSplit}: an amount, or any other value. */
export interface PriceSplitRow {
    label: string;
    paise?: number | undefined;
    value?: ReactNode;
    /** `strong` for a sum, `money` for the figure that leaves the wallet. */
    tone?: 'plain' | 'strong' | 'money' | undefined;
}
/** Props of {@link PriceSplit}. */
export interface PriceSplitProps {
    /** Names the table for screen readers. */
    caption: string;
    rows: readonly PriceSplitRow[];
}
/** What a price is made of, as a real table. */
export declare function PriceSplit({ caption, rows }: PriceSplitProps): ReactElement;

// ── dist/money/rate-per-minute.d.ts

import type { ReactElement } from 'react';
/** Props of {@link RatePerMinute}. */
export interface RatePerMinuteProps {
    /** Paise a minute. */
    paise: number;
    /** The rate before a reduction, struck through. */
    wasPaise?: number | undefined;
    /** "₹18.00 / min" for tables; "₹18/min" otherwise. */
    exact?: boolean | undefined;
}
/** What a minute costs. */
export declare function RatePerMinute({ paise, wasPaise, exact }: RatePerMinuteProps): ReactElement;

// ── dist/money/receipt.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** Props of {@link Receipt}. */
export interface ReceiptProps {
    /** "Receipt" by default. */
    title?: string | undefined;
    /** The number to quote, e.g. "TP-8F21C". */
    reference?: string | undefined;
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
/** A slip of paper: what happened line by line, a graduated tear, and what was paid. */
export declare function Receipt({ title, reference, rows, total, level }: ReceiptProps): ReactElement;

// ── dist/money/rupees.d.ts

import type { ReactElement } from 'react';
import { type RupeesFormat } from './dist/money/format-rupees.ts';
/** Props of {@link Rupees}. */
export interface RupeesProps extends RupeesFormat {
    /** Whole paise. */
    paise: number;
    /** Screen readers hear "412 rupees 50 paise" instead of the figures. */
    spoken?: boolean | undefined;
}
/** An amount of money. All digits have one width, so a running amount does not jitter. */
export declare function Rupees({ paise, spoken, sign, whole }: RupeesProps): ReactElement;

// ── dist/money/transaction-row.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link TransactionRow}. */
export interface TransactionRowProps {
    title: string;
    /** When and how, e.g. "20 Nov 2026, 4:27 pm · UPI". */
    detail?: string | undefined;
    /** Signed: money in is above zero. */
    paise: number;
    status?: 'done' | 'pending' | 'failed' | undefined;
    /** A word beside the row, e.g. "Answered"; a row that is not done has one of its own. */
    statusText?: string | undefined;
    /** Leads to the receipt; the whole row is the target. */
    href?: string | undefined;
    /** A button under the row, e.g. "Check again". */
    action?: ReactNode;
}
/** One line of wallet activity, an `<li>`: put rows into `<ul className="ui-rows">`. */
export declare function TransactionRow(props: TransactionRowProps): ReactElement;

// ── dist/notice/empty-state.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
    /** One sentence: what would be here. */
    title: string;
    children?: ReactNode;
    /** The one thing to do. */
    action?: ReactNode;
    /** Level of the heading; 2 by default. */
    level?: 2 | 3 | undefined;
}
/** Nothing is here yet: a dial without its hand, one sentence, one thing to do. */
export declare function EmptyState({ title, children, action, level }: EmptyStateProps): ReactElement;

// ── dist/notice/error-state.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
    /** What could not be done; "This part did not load" by default. */
    title?: string | undefined;
    children?: ReactNode;
    /** Adds the button. */
    onRetry?: (() => void) | undefined;
    retrying?: boolean | undefined;
    /** "Try again" by default. */
    retryLabel?: string | undefined;
    /** A number to quote when asking for help. */
    reference?: string | undefined;
    /** Level of the heading; 2 by default. */
    level?: 2 | 3 | undefined;
}
/** A block that failed, alone: the rest of the page goes on. */
export declare function ErrorState(props: ErrorStateProps): ReactElement;

// ── dist/notice/inline-notice.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link InlineNotice}. */
export interface InlineNoticeProps {
    tone: 'info' | 'warn' | 'danger' | 'success';
    title?: ReactNode;
    children?: ReactNode;
    /** A button or link under the words. */
    action?: ReactNode;
    /** Makes screen readers speak it when it appears: `status` waits for a pause, `alert` does not. */
    live?: 'status' | 'alert' | undefined;
    /** Adds a close button. */
    onDismiss?: (() => void) | undefined;
}
/** A few words in the page about what happened or what to know, with an icon so that colour is never alone. */
export declare function InlineNotice({ tone, title, children, action, live, onDismiss }: InlineNoticeProps): ReactElement;

// ── dist/notice/toast.d.ts

import { type ReactElement } from 'react';
/** What {@link showToast} shows. */
export interface ToastContent {
    text: string;
    tone?: 'neutral' | 'success' | 'danger' | undefined;
    /** One thing to do about it, e.g. "Undo". */
    action?: {
        label: string;
        onPress: () => void;
    } | undefined;
}
/** Says briefly that something is done. Never the only place for an error. Needs a {@link ToastOutlet} in the page. */
export declare function showToast(content: ToastContent): void;
/**
 * Where toasts appear: once in an application, near its end. F8 moves the focus here.
 *
 * A toast's seven seconds are a CSS animation, so pointing at it or focusing it pauses them without any timer.
 */
export declare function ToastOutlet(): ReactElement;

// ── dist/overlay/alert-dialog.d.ts

import { type ReactElement, type ReactNode } from 'react';
import { type ButtonVariant } from './dist/button/button.tsx';
/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
    open: boolean;
    /** Names the question, as its h2. */
    title: ReactNode;
    description?: ReactNode;
    children?: ReactNode;
    confirm: {
        label: string;
        onPress: () => void;
        variant?: ButtonVariant | undefined;
        loading?: boolean | undefined;
    };
    /** The way out. */
    cancel: {
        label: string;
        onPress: () => void;
    };
    /** What Esc does, where that is not the way out. */
    onEscape?: (() => void) | undefined;
    /** Who gets the focus: `cancel` unless going on is the safe answer. */
    initialFocus?: 'cancel' | 'confirm' | undefined;
}
/** A question that needs an answer: no close button, and a press beside it does nothing. */
export declare function AlertDialog(props: AlertDialogProps): ReactElement;

// ── dist/overlay/dialog.d.ts

import type { ReactElement, ReactNode, RefObject } from 'react';
/** Props of {@link Dialog}. */
export interface DialogProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** Names the dialog, as its h2. */
    title: ReactNode;
    /** One sentence under the title. */
    description?: ReactNode;
    children: ReactNode;
    /** The buttons; they stay in sight while the rest scrolls. */
    footer?: ReactNode;
    /** Esc, the backdrop and a close button end it; true by default. */
    dismissible?: boolean | undefined;
    /** 400, 520 (the default) and 720 px at most. */
    size?: 's' | 'm' | 'l' | undefined;
    /** Keeps the title for screen readers only. */
    hideTitle?: boolean | undefined;
    /** Gets the focus at first; otherwise the first field does, or the title. */
    initialFocus?: RefObject<HTMLElement | null> | undefined;
}
/** A modal dialog: focus goes in, stays in, and returns to whoever opened it. Fills the screen under 600 px. */
export declare function Dialog(props: DialogProps): ReactElement;

// ── dist/overlay/menu.d.ts

import type { ReactElement, ReactNode } from 'react';
/** A line of a {@link Menu}: an action (`onSelect`), a link (`href`), or a rule between groups. */
export type MenuItem = {
    label: string;
    icon?: ReactNode;
    href?: string | undefined;
    onSelect?: (() => void) | undefined;
    tone?: 'danger' | undefined;
} | 'separator';
/** Props of {@link Menu}. */
export interface MenuProps {
    /** Names the list for screen readers. */
    label: string;
    /** A Button or IconButton. */
    trigger: ReactElement;
    items: readonly MenuItem[];
    /** Words above the items, e.g. who is signed in. */
    header?: ReactNode;
}
/** A menu of actions behind a button. For a site's navigation use NavMenu, which is plain links. */
export declare function Menu({ label, trigger, items, header }: MenuProps): ReactElement;

// ── dist/overlay/sheet.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link Sheet}. */
export interface SheetProps {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** Names the sheet, as its h2. */
    title: ReactNode;
    description?: ReactNode;
    /** Stands before the title: a portrait, a glyph. */
    leading?: ReactNode;
    children: ReactNode;
    /** The buttons; they stay in sight while the rest scrolls. */
    footer?: ReactNode;
    /** `false` leaves the page behind reachable and takes no focus: what opens by itself must not interrupt typing. */
    modal?: boolean | undefined;
    /** Esc, the backdrop and a close button end it; true by default. */
    dismissible?: boolean | undefined;
}
/** Paper from below on a phone, a centred dialog from 600 px. */
export declare function Sheet(props: SheetProps): ReactElement;

// ── dist/portrait/jharokha.d.ts

import { type ReactElement } from 'react';
import { type GrahaSlug } from './dist/glyph/glyphs.ts';
import { type Ramp } from './dist/portrait/rosette.ts';
import { type Presence } from './dist/portrait/status-dot.tsx';
/** Props of {@link Jharokha}. */
export interface JharokhaProps {
    /** The person's number: it decides colour, petals and centre. */
    seed: number;
    /** Overrides the colour the seed gives. */
    ramp?: Ramp | undefined;
    /** Overrides the graha in the centre. */
    graha?: GrahaSlug | undefined;
    /** 44, 58 (the default) and 104 px wide. */
    size?: 's' | 'm' | 'l' | undefined;
    /** Adds a dot and a word under the arch. */
    status?: Presence | undefined;
    /** The word; Online, Busy or Offline by default. */
    statusText?: string | undefined;
    /** A photograph, if there is one; it fills the arch. */
    src?: string | undefined;
    /** Names the portrait where no name stands beside it; decoration by default. */
    alt?: string | undefined;
    className?: string | undefined;
}
/** A person's portrait: never a circle, always the arch of a jharokha window, with a rosette grown from their number. */
export declare function Jharokha(props: JharokhaProps): ReactElement;

// ── dist/portrait/rosette.d.ts

import type { GrahaSlug } from './dist/glyph/glyphs.ts';
/** A portrait's colours, named after the ramps. */
export type Ramp = 'sindoor' | 'mor' | 'jamun' | 'kesar' | 'tulsi' | 'raat';
/** What a seed turns into. */
export interface Rosette {
    ramp: Ramp;
    graha: GrahaSlug;
    /** Outlines of the petals around (29, 47), in the portrait's 58 × 78 box. */
    petals: string;
}
/** The rosette that belongs to a number: the same one for ever, so that a person keeps a face without a photograph. */
export declare function rosette(seed: number): Rosette;

// ── dist/portrait/status-dot.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Whether a person can be reached now. */
export type Presence = 'online' | 'busy' | 'offline';
/** Props of {@link StatusDot}. */
export interface StatusDotProps {
    status: Presence;
    /** The word beside the dot; Online, Busy or Offline by default. */
    children?: ReactNode;
}
/** A dot with its word: status is never told by colour alone, and the three dots differ in shape as well. */
export declare function StatusDot({ status, children }: StatusDotProps): ReactElement;

// ── dist/session/chat-bubble.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Where a message of mine stands. */
export type BubbleStatus = 'sending' | 'sent' | 'read' | 'unsure' | 'failed';
/** Props of {@link ChatBubble}. */
export interface ChatBubbleProps {
    /** `system` is a line between the bubbles. */
    from: 'me' | 'them' | 'system';
    children: ReactNode;
    /** As shown, e.g. "4:12 pm". */
    time?: string | undefined;
    status?: BubbleStatus | undefined;
    /** A phone number was taken out; says so. */
    masked?: boolean | undefined;
    onRetry?: (() => void) | undefined;
    onDelete?: (() => void) | undefined;
    /** The language of the words, for screen readers and line height. */
    lang?: string | undefined;
    /** Who speaks, heard before the words: a name, or "You". */
    by?: string | undefined;
}
/** One line of a conversation. */
export declare function ChatBubble(props: ChatBubbleProps): ReactElement;

// ── dist/session/chat-log.d.ts

import { type ReactElement, type ReactNode } from 'react';
/** Props of {@link ChatLog}. */
export interface ChatLogProps {
    /** Names the log, e.g. "Chat with Acharya Meera". */
    label: string;
    /** What was said before: not spoken as new. */
    earlier?: ReactNode;
    /** The live rows. */
    children?: ReactNode;
    /** How many live rows there are: a change keeps the view at the end if it was there. */
    rows: number;
    /** Messages not seen yet; shown as a button while the reader is further up. */
    newCount?: number | undefined;
    /** The end of the log is in view. */
    onSeen?: (() => void) | undefined;
    /** Stops announcements. */
    paused?: boolean | undefined;
}
/** A conversation that stays at its end while the reader is there, and holds still while they are reading back. */
export declare function ChatLog(props: ChatLogProps): ReactElement;

// ── dist/session/composer.d.ts

import { type ReactElement } from 'react';
/** Props of {@link Composer}. */
export interface ComposerProps {
    value: string;
    onChange: (value: string) => void;
    /** Called with the trimmed text, never an empty one. Clearing the value is the caller's. */
    onSend: (text: string) => void;
    /** "Message" by default. */
    label?: string | undefined;
    /** "Send" by default. */
    sendLabel?: string | undefined;
    /** Why nothing can be sent now; printed in place of the box's hint. */
    disabledReason?: string | undefined;
    maxLength?: number | undefined;
    /** Any key in the box: the reader is not idle. */
    onActivity?: (() => void) | undefined;
}
/** Where a message is written. Enter sends and Shift+Enter breaks the line; on a touch screen Enter breaks. */
export declare function Composer(props: ComposerProps): ReactElement;

// ── dist/session/session-meter.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link SessionMeter}. */
export interface SessionMeterProps {
    /** What the session has cost so far, in paise. */
    usedPaise: number;
    secondsLeft: number;
    /** The longest the session can run. */
    totalSeconds: number;
    state?: 'running' | 'paused' | 'ended' | undefined;
    /** Why time stands still; "Paused, not billed" by default. */
    pausedText?: string | undefined;
    /** A chip or button at its end, e.g. "Add money". */
    action?: ReactNode;
}
/**
 * The instrument of a paid session: rupees used, time left and a graduated rule that fills.
 * The clock itself is silent; screen readers hear the marks at 5, 2 and 1 minutes and 30 seconds.
 */
export declare function SessionMeter(props: SessionMeterProps): ReactElement;

// ── dist/session/typing-dots.d.ts

import type { ReactElement } from 'react';
/** Props of {@link TypingDots}. */
export interface TypingDotsProps {
    /** Who is typing. */
    name: string;
}
/** Somebody is writing; said in words, and drawn as three dots. */
export declare function TypingDots({ name }: TypingDotsProps): ReactElement;

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
    }[];
    /** The small print. */
    children?: ReactNode;
}
/** The end of a page: columns of links and the small print, under a graduated rule. */
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
/** Links behind a button of the header: a disclosure, so that screen readers meet plain links. Esc and leaving it close it. */
export declare function NavMenu({ label, items }: NavMenuProps): ReactElement;

// ── dist/shell/page-bar.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link PageBar}. */
export interface PageBarProps {
    title: string;
    /** Level of the heading; 1 by default. */
    level?: 1 | 2 | undefined;
    /** Where back leads, or … */
    backHref?: string | undefined;
    /** … what it does. */
    onBack?: (() => void) | undefined;
    backLabel?: string | undefined;
    /** The right side. */
    children?: ReactNode;
}
/** The bar of a screen that fills the phone: back, its name, and one action. */
export declare function PageBar({ title, level, backHref, onBack, backLabel, children, }: PageBarProps): ReactElement;

// ── dist/shell/promo-strip.d.ts

import type { ReactElement } from 'react';
/** Props of {@link PromoStrip}. */
export interface PromoStripProps {
    /** Without words there is no strip, and no room is kept for it. */
    text: string | null | undefined;
    href?: string | undefined;
}
/** One line above the header, outside of it: a landmark of its own, as everything on a page stands in one. */
export declare function PromoStrip({ text, href }: PromoStripProps): ReactElement | null;

// ── dist/shell/scroll-top.d.ts

import { type ReactElement } from 'react';
/** Props of {@link ScrollTop}. */
export interface ScrollTopProps {
    /** Appears after so many px of scrolling; 20 by default. */
    after?: number | undefined;
    label?: string | undefined;
}
/** Back to the top of the page. */
export declare function ScrollTop({ after, label }: ScrollTopProps): ReactElement | null;

// ── dist/shell/skip-link.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
    /** `#main` by default. */
    href?: `#${string}` | undefined;
    children?: ReactNode;
}
/** The first stop of the Tab key: leads past the bars. Seen only while it has the focus. */
export declare function SkipLink({ href, children }: SkipLinkProps): ReactElement;

// ── dist/shell/tab-bar.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link TabBar}. */
export interface TabBarProps {
    /** Names the navigation; "Main" by default. */
    label?: string | undefined;
    items: readonly {
        href: string;
        label: string;
        icon?: ReactNode;
        current?: boolean | undefined;
        /** A word or number at the icon, e.g. "Live". */
        badge?: string | undefined;
    }[];
}
/** The phone's navigation, at the thumb; gone from 840 px. */
export declare function TabBar({ label, items }: TabBarProps): ReactElement;

// ── dist/shell/top-bar.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link TopBar}. */
export interface TopBarProps {
    brand: ReactNode;
    /** Links; shown from 840 px, where the tab bar goes. */
    nav?: ReactNode;
    /** The right side: wallet, profile, sign in. */
    children?: ReactNode;
}
/** The header of a page. It stays at the top, and gets its hairline once something scrolls under it. */
export declare function TopBar({ brand, nav, children }: TopBarProps): ReactElement;
/** Props of {@link TopBarLink}. */
export interface TopBarLinkProps {
    href: string;
    /** The page that is shown now. */
    current?: boolean | undefined;
    children: ReactNode;
}
/** A link of the header's navigation. */
export declare function TopBarLink({ href, current, children }: TopBarLinkProps): ReactElement;

// ── dist/shell/wallet-chip.d.ts

import { type ReactElement } from 'react';
/** Props of {@link WalletChip}. */
export interface WalletChipProps {
    href: string;
    /** Whole paise; null while it is not known, which keeps the room. */
    paise: number | null;
}
/** The balance in the header. Money that comes in lights it up once; money that goes out changes quietly. */
export declare function WalletChip({ href, paise }: WalletChipProps): ReactElement;

// ── dist/text/duration.d.ts

import type { ReactElement } from 'react';
/** `clock` is 9:36 (or 1:02:05), `words` is "22 min 55 s". */
export type DurationForm = 'clock' | 'words';
/** Writes whole seconds; less than nothing counts as nothing. */
export declare function formatDuration(seconds: number, form?: DurationForm): string;
/** Props of {@link Duration}. */
export interface DurationProps {
    /** Whole seconds. */
    seconds: number;
    form?: DurationForm | undefined;
}
/** A length of time. */
export declare function Duration({ seconds, form }: DurationProps): ReactElement;

// ── dist/text/rating.d.ts

import type { ReactElement } from 'react';
/** Props of {@link Rating}. */
export interface RatingProps {
    /** The mean, 0 to 5. */
    value: number;
    /** How many people gave one. */
    count?: number | undefined;
}
/** A mean rating and how many it stands on: ★ 4.9 · 2,140. */
export declare function Rating({ value, count }: RatingProps): ReactElement;

// ── dist/text/visually-hidden.d.ts

import type { ReactElement, ReactNode } from 'react';
/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
    as?: 'span' | 'div' | 'h2' | undefined;
    id?: string | undefined;
    children: ReactNode;
}
/** Words for screen readers only. */
export declare function VisuallyHidden({ as: Element, id, children }: VisuallyHiddenProps): ReactElement;

// ── dist/tick-rule/tick-rule.d.ts

import type { ReactElement } from 'react';
/** Props of {@link TickRule}. */
export interface TickRuleProps {
    /** How far along, 0 to 1: adds the marigold bar under the ticks. */
    value?: number | undefined;
    /** Names the progress for screen readers; without it the rule is a silent divider. */
    label?: string | undefined;
    /** The value in words, e.g. "9 minutes of 15". */
    valueText?: string | undefined;
    className?: string | undefined;
}
/** The signature divider: a graduated rule, a tick every 8 px and a long one every 40. */
export declare function TickRule({ value, label, valueText, className }: TickRuleProps): ReactElement;
