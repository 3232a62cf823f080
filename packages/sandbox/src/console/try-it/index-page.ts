import { html } from 'hono/html'
import { htmlPage } from '@tarapath/backend/http'
import { CONSOLE_STYLE } from '@tarapath/staff-desk'
import type { Operation } from './operations.ts'
import { TRY_IT_STYLE } from './try-it-style.ts'

/** Every call by group; what is searched for stands open. */
export function indexPage(operations: readonly Operation[], search: string): Promise<Response> {
  const words = search.toLowerCase().split(/\s+/)
  const found = operations.filter(({ name, path, summary, notes, group }) => {
    const text = `${name} ${path} ${summary} ${notes} ${group}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return htmlPage({
    title: 'Calls – Tarapath developer console',
    style: CONSOLE_STYLE + TRY_IT_STYLE,
    body: html`<p class="small"><a href="/console">Console</a> › Calls</p>
      <h1>Calls <small>${found.length} of ${operations.length}</small></h1>
      <form class="row" method="get" action="/console/calls" role="search">
        <label class="wide">Name, path or words <input type="search" name="search" value="${search}" /></label>
        <button>Search</button>
      </form>
      ${found.length === 0 && html`<p>No call has that in its name, path or description.</p>`}
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
                      <a href="/console/calls/${name}">${name}</a>
                      <small>${summary}</small>
                      <small class="asked"><code>${method} ${path}</code></small>
                    </div>
                  </li>`,
              )}
            </ul>
          </details>`,
      )}`,
  })
}
