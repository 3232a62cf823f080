import type { Plugin } from 'vite'

const FILE = /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/

/** The router asks for it although nobody observes it. The other functions are never called then. */
const ASKED_FOR = 'consumeInstrumentationClientResultMetaReceiver'
const NEVER_CALLED = [
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'instrumentHandler',
  'instrumentationResultMetaContext',
]
const NOTHING_OBSERVED = `export function ${ASKED_FOR}() {}\nexport { ${NEVER_CALLED.map((name) => `${ASKED_FOR} as ${name}`).join(', ')} }`

/**
 * Leaves out of the scripts what lets other tools observe React Router: a kilobyte of every first load, which nothing here
 * uses. The build fails when React Router has it no more in this file.
 */
export function withoutInstrumentation(): Plugin {
  let isLeftOut = false
  return {
    name: 'tarapath:without-instrumentation',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: FILE },
      handler() {
        isLeftOut = true
        return NOTHING_OBSERVED
      },
    },
    buildEnd(error) {
      if (!error && !isLeftOut) this.error(`No module of React Router matches ${FILE.source}.`)
    },
  }
}
