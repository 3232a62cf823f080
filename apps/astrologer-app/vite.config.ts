import { pagePolicy } from '@tarapath/customer-core/page-policy'
import { withoutInstrumentation } from '@tarapath/customer-core/without-instrumentation'
import { defineConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4100'

const base = '/astrologer/'

export default defineConfig({
  base,
  plugins: [pagePolicy(`${base}assets/`), withoutInstrumentation()],
  build: {
    // The content security policy blocks `data:` scripts, styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Radix marks its modules for server components, of which there are none here.
      checks: { moduleLevelDirective: false },
    },
  },
  server: { port: 3101, proxy: { '/api': api, '/media': api } },
})
