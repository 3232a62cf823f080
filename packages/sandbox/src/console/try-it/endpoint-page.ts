import { html } from 'hono/html'
import { htmlPage } from '@tarapath/backend/http'
import { CONSOLE_STYLE } from '@tarapath/staff-desk'
import type { Caller } from './callers.ts'
import type { FormValues } from './compose-request.ts'
import { fieldInput } from './field-input.ts'
import type { Field, Operation } from './operations.ts'
import { replySection, type ShownReply } from './reply-section.ts'
import { TRY_IT_STYLE } from './try-it-style.ts'

export interface EndpointForm {
  callers: readonly Caller[]
  caller: string | undefined
  values: FormValues
  reply: ShownReply | null
}

const SECTIONS: readonly [location: Field['location'], title: string][] = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
  ['body', 'Body'],
]

const SIGN_IN = {
  none: 'No sign-in.',
  optional: 'Works with and without sign-in.',
  required: 'Requires sign-in.',
}

/** One endpoint: its description, a form that sends a request, and the reply. */
export function endpointPage(
  operation: Operation,
  { callers, caller, values, reply }: EndpointForm,
): Promise<Response> {
  const { name, group, method, path, summary, notes, auth, fields, takesFiles } = operation
  const selected = caller ?? (auth === 'required' ? (callers[2] ?? callers[1])?.value : 'visitor')
  return htmlPage({
    title: `${name} – Tarapath developer console`,
    style: CONSOLE_STYLE + TRY_IT_STYLE,
    body: html`<p class="small">
        <a href="/console">Console</a> › <a href="/console/endpoints">Endpoints</a> › ${group}
      </p>
      <h1>${name}</h1>
      <p class="request-line"><code>${method} ${path}</code></p>
      <p>${summary}${notes && ` ${notes}`} ${SIGN_IN[auth]}</p>
      <form
        class="card"
        method="post"
        action="/console/endpoints/${name}#reply"
        ${takesFiles ? html`enctype="multipart/form-data"` : ''}
      >
        <label>
          <span><b>Send as</b></span>
          <select name="caller">
            ${callers.map(
              ({ value, label }) =>
                html`<option value="${value}" ${value === selected ? 'selected' : ''}>${label}</option>`,
            )}
          </select>
        </label>
        ${SECTIONS.map(([location, title]) =>
          fieldset(
            title,
            fields.filter((field) => field.location === location),
            values,
          ),
        )}
        <button class="primary">Send</button>
      </form>
      ${reply && replySection(reply)}`,
  })
}

const fieldset = (title: string, fields: readonly Field[], values: FormValues) =>
  fields.length > 0 &&
  html`<fieldset>
    <legend>${title}</legend>
    ${fields.map((field) => fieldInput(field, values))}
  </fieldset>`
