import { html } from 'hono/html'
import { htmlPage, type Html } from '@tarapath/backend/http'
import { CONSOLE_STYLE } from './forms/console-style.ts'
import { MARK } from './forms/mark.ts'
import { DESK_STYLE } from './desk-style.ts'

interface Said {
  /** Why the last form led nowhere. */
  refused: string
  status: number
}

const NOTHING: Said = { refused: '', status: 200 }

/** Where the staff says who it is. */
export const phonePage = ({ refused, status }: Said = NOTHING): Promise<Response> =>
  signInPage(
    status,
    html`<h1>Sign in to the desk</h1>
      <p>For the staff of Tarapath. Customers sign in on the website.</p>
      ${refusal(refused)}
      <form method="post" action="/desk/sign-in">
        <label
          >Mobile number
          <input name="phone_number" type="tel" inputmode="tel" autocomplete="tel" maxlength="40" required autofocus
        /></label>
        <button class="primary">Send a code</button>
      </form>`,
  )

/** The same page for every number, whoever's it is. */
export const codePage = (phone: string, { refused, status }: Said = NOTHING): Promise<Response> =>
  signInPage(
    status,
    html`<h1>Enter the code</h1>
      <p>
        If <span class="phone">${phone}</span> belongs to the staff, a code is on its way to it. It is good for 5
        minutes. None came? Ask for another one after half a minute.
      </p>
      ${refusal(refused)}
      <form method="post" action="/desk/sign-in/code">
        ${hidden(phone)}
        <label
          >Code
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
        <form method="post" action="/desk/sign-in">${hidden(phone)}<button>Send another code</button></form>
        <a href="/desk/sign-in">Use another number</a>
      </div>`,
  )

/** Somebody whose sign-in is over, or a page that is not there: a sentence and the way on. */
export const sentencePage = (text: string, status: number): Promise<Response> =>
  signInPage(
    status,
    html`<h1>${text}</h1>
      <p><a href="/desk">To the desk</a></p>`,
  )

const signInPage = (status: number, content: Html): Promise<Response> =>
  htmlPage(
    {
      title: 'Tarapath desk',
      style: CONSOLE_STYLE + DESK_STYLE + SIGN_IN_STYLE,
      body: html`<header class="top">${MARK} <b>Tarapath desk</b></header>
        <section class="card sign-in">${content}</section>`,
    },
    status,
  )

const hidden = (phone: string) => html`<input type="hidden" name="phone_number" value="${phone}" />`

const refusal = (refused: string) =>
  refused !== '' && html`<p class="notice" data-notice="refused" role="alert">${refused}</p>`

const SIGN_IN_STYLE = `
main { max-width: 29rem }
.card { padding: 1.25rem }
form { margin: 1rem 0; gap: 1rem }
.digits { font: 600 1.5rem/1 Eczar, Georgia, serif; font-variant-numeric: tabular-nums lining-nums; letter-spacing: .3em; height: 3.25rem }
.again { border-top: 1px solid var(--border); display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1rem; padding-top: .75rem }
.again form { margin: 0 } .again a { display: inline-flex; align-items: center; min-height: 44px }
`
