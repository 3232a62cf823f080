import { html } from 'hono/html'
import { htmlPage, type Html } from '@tarapath/backend/http'
import { DESK_STYLE } from './desk-style.ts'
import { CONSOLE_STYLE } from './forms/console-style.ts'
import { LOGO } from './forms/logo.ts'

export interface Refusal {
  /** Why the last form was refused; '' when there was none. */
  text: string
  status: number
}

const NONE: Refusal = { text: '', status: 200 }

export const phonePage = ({ text, status }: Refusal = NONE): Promise<Response> =>
  signInPage(
    status,
    html`<h1>Sign in to the desk</h1>
      <p>For the staff of Tarapath. Customers sign in on the website.</p>
      ${refusalNotice(text)}
      <form method="post" action="/desk/sign-in">
        <label
          >Mobile number
          <input name="phone_number" type="tel" inputmode="tel" autocomplete="tel" maxlength="40" required autofocus
        /></label>
        <button class="primary">Get OTP</button>
      </form>`,
  )

/** The same for numbers that belong to staff and for all others. */
export const codePage = (phone: string, { text, status }: Refusal = NONE): Promise<Response> =>
  signInPage(
    status,
    html`<h1>Enter OTP</h1>
      <p>
        <span class="phone">${phone}</span>: If this number is registered, we've sent an OTP. It is valid for 5 minutes.
        You can resend it after 30 seconds.
      </p>
      ${refusalNotice(text)}
      <form method="post" action="/desk/sign-in/code">
        ${hidden(phone)}
        <label
          >OTP
          <input
            name="code"
            class="digits"
            inputmode="numeric"
            autocomplete="one-time-code"
            pattern="\\d{6}"
            maxlength="6"
            required
            autofocus
        /></label>
        <button class="primary">Sign in</button>
      </form>
      <div class="again">
        <form method="post" action="/desk/sign-in">${hidden(phone)}<button>Resend OTP</button></form>
        <a href="/desk/sign-in">Use another number</a>
      </div>`,
  )

/** A message with a link to the desk: not signed in, not found, refused. `lost`: texts that would be gone. */
export const messagePage = (text: string, status: number, lost: readonly string[] = []): Promise<Response> =>
  signInPage(
    status,
    html`<h1>${text}</h1>
      ${lost.map((entered) => html`<label>You wrote, to copy it <textarea rows="6" readonly>${entered}</textarea></label>`)}
      <p><a href="/desk">Go to the desk</a></p>`,
  )

/** A narrow page with one card: the sign-in and what belongs to it. */
export const signInPage = (status: number, content: Html): Promise<Response> =>
  htmlPage(
    {
      title: 'Tarapath desk',
      style: CONSOLE_STYLE + DESK_STYLE + SIGN_IN_STYLE,
      body: html`<header class="top">${LOGO} <b>Tarapath desk</b></header>
        <section class="card sign-in">${content}</section>`,
    },
    status,
  )

const hidden = (phone: string) => html`<input type="hidden" name="phone_number" value="${phone}" />`

export const refusalNotice = (text: string) =>
  text !== '' && html`<p class="notice" data-notice="refused" role="alert">${text}</p>`

const SIGN_IN_STYLE = `
main { max-width: 29rem }
.card { padding: 1.25rem }
form { margin: 1rem 0; gap: 1rem; grid-template-columns: minmax(0, 1fr) } .card button { white-space: normal }
.digits { font: 600 1.5rem/1 Eczar, 'Tarapath Sans', Georgia, serif; font-variant-numeric: tabular-nums lining-nums; letter-spacing: .3em; height: 3.25rem }
.again { border-top: 1px solid var(--border); display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1rem; padding-top: .75rem }
.qr { width: 12.5rem; max-width: 100%; margin: 0 auto 1rem; display: block; border-radius: 10px }
.key { overflow-wrap: anywhere; user-select: all } .codes { columns: 2; padding: 0; list-style: none; font-variant-numeric: tabular-nums; user-select: all } .codes li { padding: .25rem 0 }
.again form { margin: 0 } .again a { display: inline-flex; align-items: center; min-height: 44px }
`
