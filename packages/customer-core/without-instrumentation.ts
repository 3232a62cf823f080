import type { Plugin } from 'vite'
import { changeRouterFile } from './change-router-file.ts'

/** React Router calls this function at each navigation. It calls the others only for an observer, and there is none. */
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
