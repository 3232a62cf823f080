import { html } from 'hono/html'
import { htmlPage } from '@tarapath/backend/http'
import { CONSOLE_STYLE } from '@tarapath/staff-desk'
import type { Operation } from './operations.ts'
import { TRY_IT_STYLE } from './try-it-style.ts'

/** All endpoints by group; groups are open while searching. */
export function indexPage(operations: readonly Operation[], search: string): Promise<Response> {
  const words = search.toLowerCase().split(/\s+/)
  const found = operations.filter(({ name, path, summary, notes, group }) => {
    const text = `${name} ${path} ${summary} ${notes} ${group}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return htmlPage({
    title: 'Endpoints – Tarapath developer console',
    style: CONSOLE_STYLE + TRY_IT_STYLE,
    body: html`<p class="small"><a href="/console">Console</a> › Endpoints</p>
      <h1>Endpoints <small>${found.length} of ${operations.length}</small></h1>
      <form class="row" method="get" action="/console/endpoints" role="search">
        <label class="wide"
          >Search by name, path or description <input type="search" name="search" value="${search}"
        /></label>
        <button>Search</button>
      </form>
      ${found.length === 0 && html`<p>No endpoints found</p>`}
      ${[...Map.groupBy(found, ({ group }) => group)].map(
        ([group, members]) =>
          html`<details class="card" ${search === '' ? '' : 'open'}>
            <summary>
              <h2>${group}</h2>
              <small>${members.length}</small>
            </summary>
            <ul class="rows">
              ${members.map(
                ({ name, method, path, summary }) =>
                  html`<li>
                    <div>
                      <a href="/console/endpoints/${name}">${name}</a>
                      <small>${summary}</small>
                      <small class="request-line"><code>${method} ${path}</code></small>
                    </div>
                  </li>`,
              )}
            </ul>
          </details>`,
      )}`,
  })
}
