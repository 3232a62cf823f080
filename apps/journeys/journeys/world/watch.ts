import type { BrowserContext } from '@playwright/test'

/**
 * Collects what no journey may cause: errors in the browser's console (such as violations of the content security
 * policy and of Trusted Types), uncaught errors, and requests of the website to another origin.
 */
export function watch(context: BrowserContext, web: string, expected: readonly RegExp[]): string[] {
  const problems: string[] = []
  const isOurs = (url: string | undefined) => url?.startsWith(`${web}/`) === true
  const note = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  context.on('console', (message) => {
    if (!isOurs(message.page()?.url()) || message.type() !== 'error') return
    note(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (failure) => note(`uncaught: ${String(failure.error())}`))
  context.on('request', (request) => {
    // Going to the pay page is a navigation, which the customer sees.
    if (request.serviceWorker() !== null || request.isNavigationRequest()) return
    if (isOurs(request.frame().url()) && !isOurs(request.url()) && !/^(data|blob):/.test(request.url()))
      problems.push(`another origin: ${request.url()}`)
  })
  return problems
}
