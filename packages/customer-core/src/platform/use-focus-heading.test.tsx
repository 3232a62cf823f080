import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { useFocusHeading } from './use-focus-heading.ts'

function Root() {
  useFocusHeading()
  return (
    <>
      <a href="#menu">Menu</a>
      <main>
        <Outlet />
      </main>
    </>
  )
}

async function show(path: string) {
  const page = (name: string) => ({ path: `/${name}`, element: <h1>{name}</h1> })
  const router = createMemoryRouter([{ Component: Root, children: [page('one'), page('two')] }], {
    initialEntries: [path],
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading')
  return router
}

test('a page that is opened with something in its hash has the focus on its heading, too', async () => {
  const router = await show('/one')
  await router.navigate('/two#ask=What%20is%20a%20dasha%3F')
  const heading = await screen.findByRole('heading', { name: 'two' })
  await expect.poll(() => document.activeElement).toBe(heading)
})

test('what has the focus beside a page that changes keeps it, while the hash stays', async () => {
  const router = await show('/one#date=2026-11-26')
  screen.getByRole('link').focus()
  await router.navigate('/two#date=2026-11-26')
  await screen.findByRole('heading', { name: 'two' })
  expect(document.activeElement).toBe(screen.getByRole('link'))
})
