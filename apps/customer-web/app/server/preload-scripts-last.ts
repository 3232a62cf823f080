import { Transform } from 'node:stream'
import { END_OF_PAGE, takePreloads } from './take-preloads.ts'

const END_OF_HEAD = '</head>'

/**
 * Moves the preloads of scripts from the head to the end of the page: React writes them into the head, where they come
 * before the page on a slow connection. The head and the last bytes are held until they are complete. `early` is the script that
 * a page starts with, at the end of its head.
 */
export function preloadScriptsLast(early = ''): Transform {
  const decoder = new TextDecoder()
  let preloads: string | undefined
  let held = ''
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held += decoder.decode(chunk, { stream: true })
      if (preloads === undefined) {
        const end = held.indexOf(END_OF_HEAD)
        if (end < 0) return done()
        const head = takePreloads(held.slice(0, end))
        preloads = head.preloads
        held = head.rest + early + held.slice(end)
      }
      const ready = held.slice(0, -END_OF_PAGE.length)
      held = held.slice(-END_OF_PAGE.length)
      done(null, ready)
    },
    flush(done) {
      held += decoder.decode()
      done(null, held === END_OF_PAGE ? (preloads ?? '') + held : held)
    },
  })
}
