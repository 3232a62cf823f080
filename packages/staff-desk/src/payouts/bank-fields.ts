import { html } from 'hono/html'
import { z } from 'zod'
import type { ListView } from '../desk-page.ts'
import { id, text } from '../forms/fields.ts'

export const bankFields = z
  .object({
    row: id('Astrologer'),
    // Banks refuse other characters in bulk files.
    holder: text('The name of the account holder', 60).regex(
      /^[A-Za-z][A-Za-z .'&-]*$/,
      'Write the name as the bank has it: Latin letters, spaces, dots.',
    ),
    number: z
      .string('The account number is missing.')
      .transform((value) => value.replaceAll(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{9,18}$/, 'The account number has 9 to 18 digits.')),
    again: z.string('Repeat the account number.').transform((value) => value.replaceAll(/[\s-]/g, '')),
    ifsc: z
      .string('The IFSC is missing.')
      .transform((value) => value.trim().toUpperCase())
      .pipe(z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'The IFSC has four letters, a zero and six more characters.')),
  })
  .refine(({ number, again }) => number === again, {
    error: 'The two account numbers differ.',
    path: ['again'],
  })

export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`

interface Shown {
  id: number
  /** What is stored; the number itself is never shown again. */
  account: { holder: string; ifsc: string } | null
}

/** What was refused stays in the fields, except the account number. */
export function bankForm({ id, account }: Shown, { basePath, refused }: ListView) {
  const entered = refused?.entered['row'] === String(id) ? refused : null
  const value = (name: 'holder' | 'ifsc') => entered?.entered[name] ?? account?.[name] ?? ''
  const problem = (name: string) =>
    entered?.errors[name] && html`<span class="error">${entered.errors[name].join(' ')}</span>`
  return html`<form method="post" action="${basePath}/payouts/account?astrologer=${id}">
    <input type="hidden" name="row" value="${id}" />
    <label
      >Account holder, as the bank has it
      <input
        name="holder"
        maxlength="60"
        required
        autocomplete="off"
        value="${value('holder')}"
      />${problem('holder')}</label
    >
    <label
      >Account number
      <input name="number" inputmode="numeric" maxlength="24" required autocomplete="off" />${problem('number')}</label
    >
    <label
      >Account number again
      <input name="again" inputmode="numeric" maxlength="24" required autocomplete="off" />${problem('again')}</label
    >
    <label
      >IFSC
      <input
        name="ifsc"
        maxlength="11"
        required
        autocomplete="off"
        autocapitalize="characters"
        value="${value('ifsc')}"
      />${problem('ifsc')}</label
    >
    <button class="primary">Save the bank account</button>
  </form>`
}
