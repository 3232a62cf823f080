import { html, raw } from 'hono/html'
import encodeQR from 'qr'
import { type Refusal, refusalNotice, signInPage } from './sign-in-page.ts'

/** The field for a code of the authenticator app, or for a recovery code. */
export const codeField = (name: string) =>
  html`<label
    >Code of your authenticator app
    <input
      name="${name}"
      class="digits"
      inputmode="text"
      autocomplete="one-time-code"
      maxlength="20"
      required
      autofocus
  /></label>`

/** After the one-time code: the code of the app. */
export const verifyPage = (refusal?: Refusal): Promise<Response> =>
  signInPage(
    refusal?.status ?? 200,
    html`<h1>Second step</h1>
      <p>Enter the six digits that your authenticator app shows for Tarapath desk, or one of your recovery codes.</p>
      ${refusalNotice(refusal?.text ?? '')}
      <form method="post" action="/desk/second-factor">
        ${codeField('code')}
        <button class="primary">Continue</button>
        <button formaction="/desk/second-factor/codes">Continue, and get new recovery codes</button>
      </form>
      ${SIGN_OUT}`,
  )

/** The key to scan, and the first code that proves it. */
export const enrolPage = ({ key, address }: { key: string; address: string }, refusal?: Refusal): Promise<Response> =>
  signInPage(
    refusal?.status ?? 200,
    html`<h1>Set up the second step</h1>
      <p>
        Your role moves money, so signing in takes a second step. Scan this with an authenticator app, such as Google
        Authenticator, Aegis or 2FAS.
      </p>
      ${qrCode(address)}
      <p class="small">Without a camera, enter this key: <b class="key">${key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</b></p>
      ${refusalNotice(refusal?.text ?? '')}
      <form method="post" action="/desk/second-factor/enrol">
        ${codeField('code')}
        <button class="primary">Switch on</button>
      </form>
      ${SIGN_OUT}`,
  )

/** The only time that the recovery codes are shown. */
export const recoveryCodesPage = (codes: readonly string[]): Promise<Response> =>
  signInPage(
    200,
    html`<h1>Keep these recovery codes</h1>
      <p>
        Each opens the desk once when your phone is not there. Print them or put them into a password manager: they are
        not shown again.
      </p>
      <ul class="codes">
        ${codes.map((code) => html`<li data-recovery-code>${code}</li>`)}
      </ul>
      <p><a href="/desk">I have kept them: go to the desk</a></p>`,
  )

const SIGN_OUT = html`<div class="again">
  <form method="post" action="/desk/sign-out"><button>Sign out</button></form>
</div>`

/** Drawn here, so that the key is sent to nobody. White around it, because cameras need it in the dark theme too. */
function qrCode(address: string) {
  const rows = encodeQR(address, 'raw', { border: 3 })
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return html`<svg class="qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label="QR code of the key">
    <path fill="#fff" d="M0 0h${rows.length}v${rows.length}H0z" />
    <path fill="#000" d="${raw(dark)}" shape-rendering="crispEdges" />
  </svg>`
}
