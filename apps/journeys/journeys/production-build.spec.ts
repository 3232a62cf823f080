import { isWide } from './world/layout.ts'
import { expect, test } from './world/test.ts'

test('the website renders with the production build of React', async ({ request }) => {
  const reply = await request.get('/healthz')
  expect(reply.headers()['x-react-build']).toBe('production')
})

test('styles that a page carries are not loaded or applied a second time', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()))
  await page.goto('/')
  const inline = ((await page.locator('head style').first().getAttribute('data-sheets')) ?? '').split(' ')
  expect(inline).toContainEqual(expect.stringMatching(/home-screen.*css$/))
  const lateCode = page.waitForResponse(/home-screen.*js$/)
  await page.getByRole('heading', { level: 1 }).click()
  await lateCode
  const loadedTwice = () => sheets.filter((address) => inline.includes(new URL(address).pathname))
  expect(loadedTwice()).toEqual([])
  // With a mouse, the sheets of the next page are fetched when the mouse is there.
  if (isWide(page)) return
  await page.getByRole('link', { name: 'Astrologers' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeVisible()
  expect(loadedTwice()).toEqual([])
})
