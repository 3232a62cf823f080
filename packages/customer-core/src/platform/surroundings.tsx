import { createContext, use, type ReactNode } from 'react'

/** Where the screens run: the website, or a native app's web view (`?platform=mobile`). */
export type Platform = 'web' | 'mobile'

export interface Surroundings {
  platform: Platform
  /** The public origin for canonical links; null where pages are not indexed. */
  origin: string | null
  /** The server's name for this page view, which support can look up. */
  reference: string | null
  /** What stands before the path of a screen for somebody who comes from outside; nothing on the website. */
  basePath?: string
  /** Says what the screen is called where no element can: React moves a title into the head, others may not. */
  showTitle?: (title: string) => void
}

const SurroundingsContext = createContext<Surroundings>({ platform: 'web', origin: null, reference: null })

export function SurroundingsProvider({ value, children }: { value: Surroundings; children: ReactNode }) {
  return <SurroundingsContext value={value}>{children}</SurroundingsContext>
}

export function useSurroundings(): Surroundings {
  return use(SurroundingsContext)
}

/** `mobile` hides the shell and every popup; it changes looks only, never rights. */
export function usePlatform(): Platform {
  return useSurroundings().platform
}
