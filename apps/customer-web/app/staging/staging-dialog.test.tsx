// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import StagingDialog from './staging-dialog.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('one to five digits get the message of the gate, and are not sent', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<StagingDialog />))
  for (const digits of ['1', '12345']) {
    const field = document.querySelector('input')
    if (!field) throw new Error('There is no field.')
    await act(async () => type(field, digits))
    // As the button does: a form that is not valid is not submitted.
    await act(async () => document.querySelector('form')?.requestSubmit())
    expect(document.body.textContent).toContain('please enter valid password')
  }
  expect(fetched).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
