import { html } from 'hono/html'
import type { Html } from '@tarapath/backend/http'

export interface ShownReply {
  /** `GET /api/v1/user/ip` */
  asked: string
  status: number
  ms: number
  headers: [name: string, value: string][]
  text: string
}

/** What the API answered, as a person reads it. */
export const replySection = ({ asked, status, ms, headers, text }: ShownReply): Html =>
  html`<section class="card" id="reply" aria-labelledby="reply-title">
    <h2 id="reply-title">Reply</h2>
    <p class="asked">
      <span class="tag" data-tag="${status < 400 ? 'COMPLETED' : 'FAILED'}" data-status="${status}">${status}</span>
      <code>${asked}</code> <small>${ms} ms</small>
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
