import { html } from 'hono/html'

/** The product's logo, a sundial. */
export const LOGO = html`<svg class="logo" width="34" height="34" viewBox="0 0 26 26" fill="none" aria-hidden="true">
  <path class="gnomon" d="M13.5 21.6 20.8 8.2v13.4z" />
  <path class="dial" d="M2 21.8V21a11 11 0 0 1 22 0v.8M1 22h24" />
  <circle class="star" cx="13" cy="4.6" r="2" />
</svg>`
