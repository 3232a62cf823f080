import { apiContext } from '@tarapath/customer-core/platform'
import { loadEntries } from './entries.ts'
import type { Route } from './+types/search-entries'

/** /search.json: what the dialog searches. */
export const loader = async ({ context }: Route.LoaderArgs) => Response.json(await loadEntries(context.get(apiContext)))
