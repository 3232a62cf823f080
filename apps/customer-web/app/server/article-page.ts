import { Transform } from 'node:stream'
import { articleScript } from './article-script.ts'
import { END_OF_PAGE, takePreloads } from './take-preloads.ts'

/** What a route exports as `handle` when its page is for reading: it is sent without the code of the application. */
export interface ArticleHandle {
  isArticle: true
  /** The file of a small script of its own, which the application loads itself by `import()`. */
  script?: string
}

/** The script of React Router that loads the application. */
const APPLICATION = /<script nonce="[^"]*" type="module" async="">[^]*?<\/script>/

/** Puts the scripts of the application into a template, where they do nothing until the article script needs them. */
export function articlePage(nonce: string, ownScript?: string): Transform {
  const chunks: Buffer[] = []
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    flush(done) {
      done(null, withoutApplication(Buffer.concat(chunks).toString(), nonce, ownScript))
    },
  })
}

function withoutApplication(page: string, nonce: string, ownScript?: string): string {
  const [application] = APPLICATION.exec(page) ?? []
  if (application === undefined || !page.endsWith(END_OF_PAGE)) return page
  const { preloads, rest } = takePreloads(page)
  const text = rest.replace(APPLICATION, '').slice(0, -END_OF_PAGE.length)
  const template = `<template id="application">${preloads}${application}</template>`
  const own = ownScript ? `<script nonce="${nonce}" type="module" src="${ownScript}"></script>` : ''
  return `${text}${template}${own}<script nonce="${nonce}">${articleScript}</script>${END_OF_PAGE}`
}
