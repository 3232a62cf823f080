import { createContext, use } from 'react'
import { noteMissingFile } from './outdated-page.ts'

/** The routes that most visits lead to, by the names of their files. */
export const NEXT_ROUTES = ['routes/astrologers', 'routes/astrologer'] as const

/** For each of them the addresses of its scripts and style sheets, apart from those that every page has. */
export type NextPages = Partial<Record<string, readonly string[]>>

/** The server writes them into the page. Empty in the browser. */
export const NextPagesContext = createContext<NextPages>({})

export function useNextPages(): string {
  return JSON.stringify(use(NextPagesContext))
}

const ELEMENT = 'next-pages'
const PAGE = /^(\/consult-astrologer-online(\/[^/?#]+)?)(?:\?([^#]*))?$/

let written: NextPages | undefined

function filesOf(page: string): readonly string[] {
  written ??= JSON.parse(document.getElementById(ELEMENT)?.textContent ?? '{}') as NextPages
  const route = routeOf(page)
  return route === null ? [] : (written[route] ?? [])
}

const isSheet = (file: string): boolean => file.endsWith('.css')

/** Fetches the scripts and style sheets of a page into the cache of the browser, without using them. */
export function prefetchFiles(page: string): void {
  for (const file of filesOf(page)) add({ rel: 'prefetch', as: isSheet(file) ? 'style' : 'script', href: file })
}

/** Fetches the data of a page, as a navigation to it asks for it. The server lets the browser use it for a while. */
export function prefetchData(page: string): void {
  const [, path, , search] = PAGE.exec(page) ?? []
  const route = routeOf(page)
  if (!route) return
  const params = new URLSearchParams(search)
  params.set('_routes', route)
  add({ rel: 'prefetch', as: 'fetch', href: `${path}.data?${params}` })
}

/** Loads the files of a page that is about to be opened, all at once: otherwise one file names the next. */
export function loadFiles(page: string): void {
  const onerror = () => noteMissingFile(page)
  for (const file of filesOf(page)) add({ rel: isSheet(file) ? 'stylesheet' : 'modulepreload', href: file, onerror })
}

function routeOf(page: string): string | null {
  const [, path, slug] = PAGE.exec(page) ?? []
  if (path === undefined) return null
  return slug === undefined ? NEXT_ROUTES[0] : NEXT_ROUTES[1]
}

function add(link: { rel: string; href: string; as?: string; onerror?: () => void }): void {
  if (document.querySelector(`link[rel="${link.rel}"][href="${CSS.escape(link.href)}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), link))
}
