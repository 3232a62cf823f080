import { html } from 'hono/html'
import { printPaise } from '@tarapath/backend/money'
import { codeField } from './second-factor-page.ts'
import { type Refusal, refusalNotice, signInPage } from './sign-in-page.ts'

interface Question {
  /** Where the form was posted, and is posted again. */
  path: string
  /** The page of the form, for those who change their mind. */
  pagePath: string
  /** The title of its page. */
  page: string
  action: string
  paise: number
  fields: Readonly<Record<string, string | File>>
}

/** Asks for a code of the app before a large sum is moved. The form keeps everything that was entered. */
export const confirmPage = (
  { path, pagePath, page, action, paise, fields }: Question,
  refusal?: Refusal,
): Promise<Response> =>
  signInPage(
    refusal?.status ?? 200,
    html`<h1>Confirm ${printPaise(paise)}</h1>
      <p>${page}: ${action}. Nothing has been done yet: above a sum that admins set, each action needs a new code.</p>
      ${refusalNotice(refusal?.text ?? '')}
      <form method="post" action="${path}" data-confirm>
        ${Object.entries(fields).map(([name, value]) => (typeof value === 'string' && name !== 'confirm_code' ? html`<input type="hidden" name="${name}" value="${value}" />` : ''))}
        ${codeField('confirm_code')}
        <button class="primary">Confirm ${printPaise(paise)}</button>
      </form>
      <p><a href="${pagePath}">Cancel</a></p>`,
  )
