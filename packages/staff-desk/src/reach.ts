import { html } from 'hono/html'

/** How somebody is reached: a tap calls or writes. */
export const reach = ({ phone, email, subject }: { phone: string | null; email: string | null; subject: string }) =>
  html`<p class="reach">
    ${phone?.startsWith('+') && html`<a href="tel:${phone}">${phone}</a>`}
    ${email && html`<a href="mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}">${email}</a>`}
    ${!phone && !email && 'No way to answer was left.'}
  </p>`
