import type { Plugin } from 'vite'
import { MISSING_CODE } from './app/missing-code.ts'

const FILE = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
const RELOAD = 'window.location.reload()'

/**
 * React Router reloads the page when the code of another one does not come, also of one that it only prefetches. In a build
 * it dispatches an event instead, and `app/outdated-page.ts` decides. The build fails when React Router does so elsewhere.
 */
export function missingCode(): Plugin {
  let isReplaced = false
  return {
    name: 'tarapath:missing-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      handler(code) {
        isReplaced = code.includes(RELOAD)
        return code.replace(RELOAD, `dispatchEvent(new Event('${MISSING_CODE}'))`)
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error(`React Router does not reload the page in ${FILE.source}.`)
    },
  }
}
