import type { Page } from '@playwright/test'

/** Replaces names in pages and replies. */
export async function rename(page: Page, names: Record<string, string>): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request()
    const isData = request.isNavigationRequest() || new URL(request.url()).pathname.startsWith('/api/v1/')
    if (!isData || request.headers()['accept']?.includes('event-stream')) return route.fallback()
    const response = await route.fetch({ maxRedirects: 0, maxRetries: 2 })
    if (!/html|json/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response })
    const body = Object.entries(names).reduce((text, pair) => text.replaceAll(...pair), await response.text())
    return route.fulfill({ response, body })
  })
}
