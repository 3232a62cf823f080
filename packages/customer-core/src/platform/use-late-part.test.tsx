import { ToastOutlet } from '@tarapath/ui-kit'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLatePart } from './use-late-part.ts'

const part = { default: () => <p>How much time</p> }

function Chat({ load }: { load: () => Promise<typeof part> }) {
  const { Part, isLoading, open } = useLatePart(load)
  return (
    <>
      {Part ? <Part /> : <button onClick={() => void open()}>{isLoading ? 'Loading' : 'Recharge'}</button>}
      <ToastOutlet label="Notifications" dismissLabel="Dismiss" />
    </>
  )
}

test('a part is fetched with its screen, and its button is busy until it is there', async () => {
  const fetched = Promise.withResolvers<typeof part>()
  const load = vi.fn(() => fetched.promise)
  render(<Chat load={load} />)
  expect(load).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Recharge' }))
  expect(screen.getByRole('button', { name: 'Loading' })).toBeDefined()
  fetched.resolve(part)
  expect(await screen.findByText('How much time')).toBeDefined()
})

test('a part that cannot be loaded leaves the screen as it is, says so, and can be opened again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'))
  load.mockResolvedValue(part)
  render(<Chat load={load} />)
  fireEvent.click(screen.getByRole('button', { name: 'Recharge' }))
  expect(await screen.findByText(/^Part of this page did not load/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Recharge' }))
  expect(await screen.findByText('How much time')).toBeDefined()
})
