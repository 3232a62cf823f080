export { BelowFold } from './below-fold.tsx'
export { carriedHash, carryQuestion, questionIn, withQuestion } from './carried-question.ts'
export { choosePrefetch } from './choose-prefetch.ts'
export { apiAtom, useApi } from './api.ts'
export { Loaded } from './loaded.tsx'
export { loadedClient } from './lazy-client.ts'
export { apiContext } from './api-context.ts'
export { loadSection, loadScreen, screenFailure, type Section } from './section.ts'
export { SectionView } from './section-view.tsx'
export { createBrowserPlatform, type BrowserPlatform } from './browser-platform.ts'
export { deviceClock } from './device-clock.ts'
export {
  dayInIndia,
  formatDay,
  formatDayAndTime,
  formatLongDay,
  formatMonth,
  formatShortDay,
  formatTime,
  formatTimeWithSeconds,
} from './dates.ts'
export { loadInTime, sayWhereMissing } from './load-in-time.ts'
export { MAX_LOAD_MS } from './max-load-ms.ts'
export { lazyPart, loadUntilThere } from './load-until-there.ts'
export { isDialogComingAtom, useOpenDialog, type DialogProps, type LazyDialog } from './dialogs.tsx'
export { SlowRequest } from './slow-request.tsx'
export { SlowNote } from './slow-note.tsx'
export { DrawnLater } from './drawn-later.tsx'
export { engineAtom } from './engine-atom.ts'
export { afterPaint } from './after-paint.ts'
export { amountWords } from './words/amount.gen.ts'
export { commonWords } from './words/common.gen.ts'
export { failureWords } from './words/failure.gen.ts'
export { pageWords } from './words/page.gen.ts'
export { failureOf, type Failure } from './failure.ts'
export { failureSentence } from './failure-sentence.ts'
export { useEscape } from './use-escape.ts'
export { focusHeading, useFocusHeading } from './use-focus-heading.ts'
export { useStepFocus } from './use-step-focus.ts'
export { forgetCopies, keepCopy, lastCopy } from './last-copy.ts'
export { isAnswerLateAtom } from './is-answer-late-atom.ts'
export { languageOf } from './language-of.ts'
export { LeaveQuestion, useUnloadQuestion } from './leave-question.tsx'
export { isMaximisedAtom } from './is-maximised-atom.ts'
export { toPaise, toWireRupees } from './money.ts'
export { onDemand } from './on-demand.tsx'
export { openChannel } from './open-channel.ts'
export { keepShownPage } from './shown-page.ts'
export { useQuietRefresh } from './use-quiet-refresh.ts'
export { PrefetchPage } from './prefetch-page.tsx'
export { PageMeta } from './page-meta.tsx'
export { Link, NavLink, usePlatformNavigate, withPlatform } from './platform-link.tsx'
export { PlatformProvider } from './platform-provider.tsx'
export { awaySentence, refusalCode, refusalSentence } from './refusal-sentence.ts'
export { forgetSavedPages, saveFrame } from './saved-pages.ts'
export { SavedCopyNote } from './saved-copy-note.tsx'
export { savesData } from './saves-data.ts'
export { sayNotOpened } from './say-not-opened.ts'
export { shareText } from './share-text.ts'
export { saveFile } from './save-file.ts'
export { shortDescription } from './short-description.ts'
export { breadcrumbs, StructuredData } from './structured-data.tsx'
export { loadScreenError, ScreenError } from './screen-error.tsx'
export { ScreenSkeleton } from './screen-skeleton.tsx'
export { forgetFormerCustomer, forgetFormerInTab, forgetStoredData } from './stored-data.ts'
export { untilAnswered } from './until-answered.ts'
export { useIsHydrated } from './use-is-hydrated.ts'
export { keepDraft, readDraft, useDraft } from './use-draft.ts'
export { useLatePart } from './use-late-part.ts'
export { usePaying } from './use-paying.ts'
export { useRead } from './use-read.ts'
export { useRefresh } from './use-refresh.ts'
export { useSecondsLeft } from './use-seconds-left.ts'
export { ContactLink } from './contact-link.tsx'
export { readCustomerCookie, removeCustomerCookies, writeCustomerCookies } from './customer-cookies.ts'
export { answerTap, repeatEarlyTap, repeatTap, stopEarlyTaps } from './early-tap.ts'
export {
  isSignedIn,
  requireSignIn,
  signInAtom,
  signInContext,
  signInSourceAtom,
  type SignIn,
  type SignInChange,
  type SignInSource,
} from './sign-in.ts'
export { SignedInHost } from './signed-in-host.tsx'
export { watchUpload } from './watch-upload.ts'
export { useStickyPlatform } from './use-sticky-platform.ts'
export { usePlatform, useEnvironment, type Platform, type Environment } from './environment.tsx'
