import { createContext, use, type ReactNode } from 'react'

/** Where the screens run: on the website, or in the web view of a native app (`?platform=mobile`). */
export type Platform = 'web' | 'mobile'

export interface Environment {
  platform: Platform
  /** The public origin for canonical links; null where pages are not indexed. */
  origin: string | null
  /** The request id of this page view, by which support finds it in the logs. */
  reference: string | null
  /** Who issues invoices and receipts: the lines of a printed one, such as name, address and GSTIN. */
  issuer?: readonly string[]
  /** The prefix of every path in addresses from outside, such as a payment's return address. None on the website. */
  basePath?: string
  /** Sets the document title, where rendering a `<title>` element does not. */
  showTitle?: (title: string) => void
}

const EnvironmentContext = createContext<Environment>({ platform: 'web', origin: null, reference: null })

export function EnvironmentProvider({ value, children }: { value: Environment; children: ReactNode }) {
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>
}

export function useEnvironment(): Environment {
  return use(EnvironmentContext)
}

/** `mobile` hides the shell and all popups. It never changes what a customer may do. */
export function usePlatform(): Platform {
  return useEnvironment().platform
}
