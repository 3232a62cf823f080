import { changeRouterFile } from '@tarapath/customer-core/change-router-file'
import type { Plugin } from 'vite'
import { MISSING_CODE } from './app/missing-code.ts'

/**
 * React Router reloads the page when the code of another one does not come, also of one that it only prefetches. In a build
 * it dispatches an event instead, and `app/outdated-page.ts` decides.
 */
export const missingCode = (): Plugin =>
  changeRouterFile('dom/ssr/routeModules.js', (code) =>
    code.replace('window.location.reload()', `dispatchEvent(new Event('${MISSING_CODE}'))`),
  )
