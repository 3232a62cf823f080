import { html } from 'hono/html'

interface Contact {
  phone: string | null
  email: string | null
  /** Of the e-mail. */
  subject: string
}

/** Links that call or write to a customer. */
export const contactLinks = ({ phone, email, subject }: Contact) =>
  html`<p class="reach">
    ${phone?.startsWith('+') && html`<a href="tel:${phone}">${phone}</a>`}
    ${email && html`<a href="mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}">${email}</a>`}
    ${!phone && !email && 'No phone number or e-mail address.'}
  </p>`
