import { expect, test } from './world/test.ts'

test('the website renders with the production build of React', async ({ request }) => {
  const reply = await request.get('/healthz')
  expect(reply.headers()['x-react-build']).toBe('production')
})
