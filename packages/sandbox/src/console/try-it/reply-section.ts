import { html } from 'hono/html'
import type { Html } from '@tarapath/backend/http'

export interface ShownReply {
  /** `GET /api/v1/user/ip` */
  requestLine: string
  status: number
  ms: number
  headers: [name: string, value: string][]
  text: string
}

/** The reply of the API, with indented JSON. */
export const replySection = ({ requestLine, status, ms, headers, text }: ShownReply): Html =>
  html`<section class="card" id="reply" aria-labelledby="reply-title">
    <h2 id="reply-title">Reply</h2>
    <p class="request-line">
      <span class="tag" data-tag="${status < 400 ? 'COMPLETED' : 'FAILED'}" data-status="${status}">${status}</span>
      <code>${requestLine}</code> <small>${ms} ms</small>
    </p>
    <details>
      <summary>Headers</summary>
      <pre tabindex="0" aria-label="Headers of the reply">
${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
    </details>
    <pre tabindex="0" aria-label="Body of the reply" data-reply>${pretty(text)}</pre>
  </section>`

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
