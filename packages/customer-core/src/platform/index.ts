export { apiAtom, useApi } from './api.ts'
export { apiContext } from './api-context.ts'
export { loadBlock, loadScreen, type Block } from './block.ts'
export { BlockView } from './block-view.tsx'
export { createBrowserPlatform, type BrowserPlatform } from './browser-platform.ts'
export { deviceClock } from './clock.ts'
export { dayInIndia, formatDay, formatDayAndTime, formatLongDay, formatTime, formatTimeWithSeconds } from './dates.ts'
export { useOpenDialog, type DialogProps, type LazyDialog } from './dialogs.tsx'
export { engineAtom } from './engine.ts'
export { failureOf, failureSentence, type Failure } from './failure.ts'
export { useFocusHeading } from './focus-heading.ts'
export { maximisedAtom } from './maximised.ts'
export { toPaise, toWireRupees } from './money.ts'
export { PageMeta } from './page-meta.tsx'
export { Link, NavLink, useGo, withPlatform } from './platform-link.tsx'
export { PlatformProvider } from './platform-provider.tsx'
export { refusalSentence } from './refusal-sentence.ts'
export { ScreenError } from './screen-error.tsx'
export { ScreenSkeleton } from './screen-skeleton.tsx'
export { useSecondsLeft } from './seconds-left.ts'
export type { ServerDates } from './server-dates.ts'
export { serverDatesAtom } from './server-dates-atom.ts'
export {
  requireSignIn,
  signInAtom,
  signInContext,
  signInSourceAtom,
  type SignIn,
  type SignInSource,
} from './sign-in.ts'
export { SignedInHost } from './signed-in-host.tsx'
export { useStickyPlatform } from './sticky-platform.ts'
export { usePlatform, useSurroundings, type Platform, type Surroundings } from './surroundings.tsx'
