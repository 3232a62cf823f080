import { html } from 'hono/html'
import { htmlPage } from '@tarapath/backend/http'
import { CONSOLE_STYLE } from '@tarapath/staff-desk'
import type { Caller } from './callers.ts'
import type { Typed } from './compose-request.ts'
import { fieldInput } from './field-input.ts'
import type { Field, Operation } from './operations.ts'
import { replySection, type ShownReply } from './reply-section.ts'
import { TRY_IT_STYLE } from './try-it-style.ts'

export interface Tried {
  callers: readonly Caller[]
  caller: string | undefined
  typed: Typed
  reply: ShownReply | null
}

const PLACES: readonly [place: Field['place'], title: string][] = [
  ['path', 'In the path'],
  ['query', 'In the query'],
  ['header', 'Headers'],
  ['body', 'Body'],
]

const SIGN_IN = {
  none: 'Nobody signs in for it.',
  optional: 'Works with and without signing in.',
  required: 'Needs a sign-in.',
}

/** One call: what it does, a form that makes it, and what came back. */
export function callPage(operation: Operation, { callers, caller, typed, reply }: Tried): Promise<Response> {
  const { name, group, method, path, summary, notes, auth, fields, takesFiles } = operation
  const chosen = caller ?? (auth === 'required' ? (callers[2] ?? callers[1])?.value : 'nobody')
  return htmlPage({
    title: `${name} – Tarapath developer console`,
    style: CONSOLE_STYLE + TRY_IT_STYLE,
    body: html`<p class="small"><a href="/console">Console</a> › <a href="/console/calls">Calls</a> › ${group}</p>
      <h1>${name}</h1>
      <p class="asked"><code>${method} ${path}</code></p>
      <p>${summary}${notes && ` ${notes}`} ${SIGN_IN[auth]}</p>
      <form
        class="card"
        method="post"
        action="/console/calls/${name}#reply"
        ${takesFiles ? html`enctype="multipart/form-data"` : ''}
      >
        <label>
          <span><b>Call as</b></span>
          <select name="caller">
            ${callers.map(
              ({ value, label }) =>
                html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${label}</option>`,
            )}
          </select>
        </label>
        ${PLACES.map(([place, title]) =>
          fieldset(
            title,
            fields.filter((field) => field.place === place),
            typed,
          ),
        )}
        <button class="primary">Send</button>
      </form>
      ${reply && replySection(reply)}`,
  })
}

const fieldset = (title: string, fields: readonly Field[], typed: Typed) =>
  fields.length > 0 &&
  html`<fieldset>
    <legend>${title}</legend>
    ${fields.map((field) => fieldInput(field, typed))}
  </fieldset>`
