import { html, raw } from 'hono/html'
import { pagePolicy } from './content-security-policy.ts'
import { PAGE_FONTS } from './page-fonts.ts'

export type Html = ReturnType<typeof html>

export interface Page {
  title: string
  body: Html
  formAction?: string
  /** CSS in addition to that of every page. */
  style?: string
  /** Path of a script on this server; without it no script may run. */
  script?: string
  /** Allows images and sounds of this server. */
  hasMedia?: boolean
}

/** A page of this server: a strict content security policy, the colours of the kit, light and dark. */
export async function htmlPage(
  { title, body, formAction = "'self'", style = '', script, hasMedia = false }: Page,
  status = 200,
): Promise<Response> {
  const nonce = crypto.randomUUID()
  const page = await html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(PAGE_FONTS + STYLE + style)}
        </style>
        ${script && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy({ nonce, formAction, hasScript: script !== undefined, hasMedia }),
    },
  })
}

const STYLE = `
:root { color-scheme: light dark; --bg: #fcfaf6; --surface: #fff; --border: #dcd2c4; --control: #7e7466; --text: #1d1912;
  --muted: #4b4439; --primary: #016973; --on-primary: #fff; --money: #eba803; --money-edge: #874b00; --on-money: #1d1912;
  --money-soft: #fff1d9; --money-text: #663800; --danger: #a72114 }
@media (prefers-color-scheme: dark) { :root { --bg: #05151d; --surface: #0f222b; --border: #1d323d; --control: #6c818c;
  --text: #f4f9fb; --muted: #d4dee4; --primary: #50c9d8; --on-primary: #05151d; --money-edge: #eba803; --on-money: #05151d;
  --money-soft: #281402; --money-text: #ffca6d; --danger: #ff9483 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 'Tarapath Sans', system-ui, sans-serif }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem }
h1, h2 { font-family: Eczar, 'Tarapath Sans', Georgia, serif; line-height: 1.2; margin: 0 0 .5rem }
p { margin: 0 0 1rem; color: var(--muted) }
a { color: var(--primary) }
.ticks { height: 8px; margin: 1rem 0; background: repeating-linear-gradient(90deg, var(--control) 0 1px, transparent 1px 8px) }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 14px; padding: 1rem; margin: 0 0 1rem }
.sum { display: flex; justify-content: space-between; gap: 1rem; background: var(--money-soft); color: var(--money-text);
  border-radius: 8px; padding: .75rem 1rem; font-weight: 600; font-variant-numeric: tabular-nums }
form { display: grid; gap: .75rem; margin: 1rem 0 }
button { min-height: 48px; border-radius: 10px; border: 1.5px solid var(--control); background: var(--surface); color: var(--text);
  font: inherit; font-weight: 600; cursor: pointer }
button.pay { background: var(--money); border-color: var(--money-edge); color: var(--on-money) }
button.fail { color: var(--danger) }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
small { color: var(--muted) }
`
