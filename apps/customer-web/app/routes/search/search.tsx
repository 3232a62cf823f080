import { apiContext, Link, PageMeta } from '@tarapath/customer-core/platform'
import { Button, EmptyState, InlineNotice, TextInput } from '@tarapath/ui-kit'
import { loadEntries } from './entries.ts'
import { createSearchIndex } from './search-index.ts'
import styles from './search.module.css'
import { StartLinks } from './start-links.tsx'
import type { Route } from './+types/search'
import { groupWords } from './words/group.gen.ts'
import { searchWords } from './words/search.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  if (query === '') return { query, found: [], isComplete: true }
  const { entries, isComplete } = await loadEntries(context.get(apiContext))
  return { query, found: createSearchIndex(entries).find(query), isComplete }
}

/** /search: the page form of the dialog, which works without scripts. */
export default function Search({ loaderData: { query, found, isComplete } }: Route.ComponentProps) {
  const words = searchWords()
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} noindex />
      <h1>{words.title}</h1>
      <form action="/search" role="search" className={styles['form']}>
        <TextInput
          key={query}
          label={words.label}
          hint={words.hint}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query}
        />
        <Button type="submit">{words.submit}</Button>
      </form>
      {query === '' ? null : (
        <p role="status" className="ui-note">
          {count === 0 ? '' : words.found({ count, query })}
        </p>
      )}
      {isComplete ? null : <InlineNotice tone="danger">{words.partial}</InlineNotice>}
      {query !== '' && count === 0 ? <EmptyState title={words.none({ query })}>{words.noneHint}</EmptyState> : null}
      {found.map(({ group, entries }) => (
        <section key={group} className={styles['group']}>
          <h2>{groupWords()[group]}</h2>
          <ul>
            {entries.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count === 0 ? <StartLinks /> : null}
    </main>
  )
}
