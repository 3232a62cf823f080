import type { HtmlTagDescriptor, Plugin } from 'vite'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FirstPaint } from './src/first-paint.tsx'

/** The screen that opens by itself, and the client of its calls: without a hint each would wait for the one before. */
const NEXT_FILES = ['list-screen', 'browser-client']

/**
 * Draws the first paint from the page alone: its markup, before any file has come. The files of the first screen are asked
 * for at once, and the style sheet, which the page has no part of, holds up the scripts and not the paint.
 */
export function firstPaint(): Plugin {
  return {
    name: 'tarapath:first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const page = html.replace('<!-- first-paint -->', renderToStaticMarkup(createElement(FirstPaint)))
        const [sheet = ''] = /^\s*<link rel="stylesheet".*\n/m.exec(page) ?? []
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = new Set<string>()
        const add = (file: string): void => {
          if (files.has(file)) return
          files.add(file)
          for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) add(next)
        }
        for (const { name, fileName } of chunks) if (NEXT_FILES.includes(name)) add(fileName)
        const tags = [...files]
          .filter((file) => !page.includes(file))
          .map((file): HtmlTagDescriptor => {
            const attrs = { rel: 'modulepreload', crossorigin: true, href: `/embedded/${file}` }
            return { tag: 'link', attrs, injectTo: 'head' }
          })
        return { html: page.replace(sheet, '').replace('  </body>', `${sheet}  </body>`), tags }
      },
    },
  }
}
