import type { DataStrategyResult } from 'react-router'

type Results = Promise<Record<string, DataStrategyResult>>

/** What a middleware in the browser gets. React Router's own type for it differs between its modes. */
type ReadResults = (args: { request: Request }, next: () => Promise<unknown>) => Results

/** Set by the code that refreshes pages, which no first page loads. */
export const shownPage: { keep?: ReadResults } = {}

/** The middleware of the outermost route: a page that is shown stays when its refresh fails. */
export const keepShownPage: ReadResults = (args, next) => shownPage.keep?.(args, next) ?? (next() as Results)
