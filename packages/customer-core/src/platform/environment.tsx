import { createContext, use, type ReactNode } from 'react'

/** Where the screens run: the website, or a native app's web view (`?platform=mobile`). */
export type Platform = 'web' | 'mobile'

export interface Environment {
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

const EnvironmentContext = createContext<Environment>({ platform: 'web', origin: null, reference: null })

export function EnvironmentProvider({ value, children }: { value: Environment; children: ReactNode }) {
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>
}

export function useEnvironment(): Environment {
  return use(EnvironmentContext)
}

/** `mobile` hides the shell and every popup; it changes looks only, never rights. */
export function usePlatform(): Platform {
  return useEnvironment().platform
}
