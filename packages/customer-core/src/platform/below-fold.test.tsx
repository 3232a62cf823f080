import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BelowFold } from './below-fold.tsx'

test('a page opened by a link is drawn without its lower part first, and one that is gone back to with it', async () => {
  const firstPaints: string[] = []
  function Page({ name }: { name: string }) {
    useLayoutEffect(() => {
      firstPaints.push(screen.queryByText('Reviews') ? `${name} whole` : `${name} in part`)
    }, [name])
    return (
      <>
        <h1>{name}</h1>
        <BelowFold>Reviews</BelowFold>
      </>
    )
  }
  const router = createMemoryRouter([
    { path: '/', element: <Page name="List" /> },
    { path: '/profile', element: <Page key="profile" name="Profile" /> },
  ])
  render(<RouterProvider router={router} />)
  await router.navigate('/profile')
  await screen.findByText('Profile')
  await screen.findByText('Reviews')
  await router.navigate(-1)
  await screen.findByText('List')
  expect(firstPaints).toEqual(['List whole', 'Profile in part', 'List whole'])
})
