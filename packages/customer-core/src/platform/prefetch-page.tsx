import { Link } from './platform-link.tsx'
import { savesData } from './saves-data.ts'

/** Fetches the code of a page that will be opened next, so that it opens without waiting for it. */
export function PrefetchPage({ path }: { path: string }) {
  return savesData() ? null : <Link to={path} prefetch="render" hidden />
}
