import type { Plugin } from 'vite'
import { changeRouterFile } from './change-router-file.ts'

/** The router calls it at each navigation, also where nobody observes it. The other functions are never called then. */
const CALLED = 'consumeInstrumentationClientResultMetaReceiver'
const NEVER_CALLED = [
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'instrumentHandler',
  'instrumentationResultMetaContext',
]

/** Leaves out what lets other tools observe React Router: a kilobyte of every first load, which nothing here uses. */
export const withoutInstrumentation = (): Plugin =>
  changeRouterFile('router/instrumentation.js', () => {
    const others = NEVER_CALLED.map((name) => `${CALLED} as ${name}`)
    return `export function ${CALLED}() {}\nexport { ${others.join(', ')} }`
  })
